/**
 * Mutants: planted bugs that the worlds must find, such as a dropped condition, a retry that repeats, a swapped order or a
 * forgotten marker. Each is an edit of the code and must be found within `within` worlds. Add one for each new rule.
 */

import type { Bias } from './plan'

export interface Edit {
  file: string
  /** Must occur exactly once in the file. */
  find: string
  replace: string
}

export interface Mutant {
  name: string
  why: string
  within: number
  /** Focus of these worlds. */
  bias: Bias
  edits: readonly Edit[]
}

/** By name: one edit, or several. */
type Bugs = Readonly<Record<string, Pick<Mutant, 'why' | 'within' | 'bias'> & (Edit | { edits: readonly Edit[] })>>

const COMMIT = 'lambdas/store/commit.ts'
const LISTS = 'lambdas/store/projections/lists.ts'
const PROJECTIONS = 'lambdas/store/projections/projections.ts'
const OWN_HOUSE = 'lambdas/operations/household/household.ts'
const HOUSEHOLD = 'lambdas/domain/household/household.ts'
const ACT = 'lambdas/domain/household/act.ts'
const HOUSEHOLD_CHANGES = 'lambdas/store/household-changes.ts'
const AUTHORIZE = 'lambdas/operations/oauth/authorize.ts'
const TOKEN = 'lambdas/operations/oauth/token.ts'
const OAUTH = 'lambdas/domain/accounts/oauth.ts'
const HUMAN = 'lambdas/domain/accounts/from-human.ts'
const WINDOW_ACT = 'lambdas/operations/human/window-act.ts'
const LOCAL_PROJECTOR = 'lib/local/projector.ts'

const BUGS: Bugs = {
  'a change of timezone misses the creatures': {
    why: 'they would sleep by another clock than their keeper',
    within: 100,
    bias: { acts: ['change the profile', 'adopt'], faultRate: 0 },
    file: 'lambdas/operations/account/update-me.ts',
    find: '? household.creatures.map((creature) => ({ ...creature, ...zoneOf(agent) }))',
    replace: '? household.creatures',
  },
  'two payments under one key': {
    why: 'a former bug: a concurrent pledge was overwritten, and two payments were charged',
    within: 60,
    bias: { acts: ['pay twice'], faultRate: 0 },
    file: 'lambdas/operations/money/inline-payment.ts',
    find: 'const outcome = await commit(ctx.db, pledge ? [...changes, pledge] : changes)',
    replace:
      'const last = once && pledgeChange(once, await readPledge(ctx.db, once), order_id, begun)\n  const outcome = await commit(ctx.db, last ? [...changes, last] : changes)',
  },
  'concurrent moves by two projectors': {
    why: 'a former bug: two that collided both failed, and the entry was left over',
    within: 800,
    bias: { acts: ['design a species'], host: 'cloud', faultRate: 0.08 },
    edits: [
      {
        file: LISTS,
        find: "Code === 'ConditionalCheckFailed'",
        replace: "['ConditionalCheckFailed', 'TransactionConflict'].includes(Code ?? '')",
      },
      {
        file: LISTS,
        find: 'await retry(() => db.send(new TransactWriteCommand({ TransactItems: writes, ClientRequestToken })))',
        replace: 'await db.send(new TransactWriteCommand({ TransactItems: writes, ClientRequestToken }))',
      },
      { file: 'lambdas/jobs/reap.ts', find: '+ (await drainInboxes(ctx))', replace: '' },
    ],
  },
  'a change is projected before its predecessor': {
    why: 'a former bug: changes were projected in the order of their replies, and the earlier one was lost',
    within: 300,
    bias: { acts: ['care', 'visit', 'adopt', 'look'], host: 'local' },
    file: LOCAL_PROJECTOR,
    find: "if (state !== 'in flight' && !partitions.some((pk) => held.has(pk))) return true",
    replace: "if (state !== 'in flight') return true",
  },
  'writes do not check the version they read': {
    why: 'a change overwrites a concurrent one',
    within: 60,
    bias: { acts: ['care', 'visit', 'adopt'] },
    file: COMMIT,
    find: "{ ConditionExpression: UNCHANGED, ExpressionAttributeValues: { ':version': before.version } }",
    replace: '{}',
  },
  'an insert replaces an existing row': {
    why: 'a username is given twice',
    within: 80,
    bias: { acts: ['register', 'design a species'] },
    file: COMMIT,
    find: ': { ConditionExpression: ABSENT }',
    replace: ': {}',
  },
  'a transaction has no token': {
    why: 'after a lost reply it is applied twice',
    within: 150,
    bias: { acts: ['adopt', 'care'], host: 'cloud', faultRate: 0.08 },
    file: COMMIT,
    find: 'TransactItems: writes, ClientRequestToken: token',
    replace: 'TransactItems: writes',
  },
  'versions do not grow': {
    why: 'a change overwrites a concurrent one',
    within: 60,
    bias: { acts: ['care', 'visit', 'adopt'] },
    file: 'lambdas/store/row.ts',
    find: '  version: row.version + 1,',
    replace: '  version: row.version,',
  },
  'an act of a visit is decided on the household before the visit': {
    why: 'the acts get the same number in the log, so that the visit conflicts with itself',
    within: 100,
    bias: { acts: ['visit'], faultRate: 0 },
    file: ACT,
    find: 'perform(after, ask, now, newId, reportInVisit)',
    replace: 'perform({ ...after, creatures: household.creatures }, ask, now, newId, reportInVisit)',
  },
  'an idempotency marker is ignored': {
    why: 'concurrent duplicates are both carried out',
    within: 60,
    bias: { acts: ['adopt', 'care'] },
    file: 'lambdas/store/markers.ts',
    find: 'attribute_not_exists(pk) OR expires_at <= :now',
    replace: 'attribute_not_exists(pk) OR expires_at > :now',
  },
  'the idempotency marker is not written': {
    why: 'a retried call is carried out twice',
    within: 60,
    bias: { acts: ['adopt', 'care'] },
    file: 'lambdas/http/idempotency.ts',
    find: 'const marker = once && markerFor(call, once, await pendingReply)',
    replace: 'const marker = once && changes.length < 0 ? markerFor(call, once, await pendingReply) : null',
  },
  'a concurrent duplicate is not looked up': {
    why: 'a completed call is refused when retried',
    within: 400,
    bias: { acts: ['release', 'lay a flower', 'register'], faultRate: 0.03 },
    file: 'lambdas/http/idempotency.ts',
    find: 'if (once.outcome || hasFailed(answer)) return answer',
    replace: 'if (answer) return answer',
  },
  'a household is read with eventual consistency': {
    why: 'an agent gets stale data',
    within: 100,
    bias: { acts: ['me', 'adopt', 'release'] },
    file: 'lambdas/store/read.ts',
    find: '{ newestFirst = false, limit, consistent = true }',
    replace: '{ newestFirst = false, limit, consistent = false }',
  },
  'a balance overwrites a concurrent one': {
    why: 'of two concurrent payments one is lost; the number of the ledger entry would also prevent it',
    within: 200,
    bias: { acts: ['pay by token', 'pay by transfer'] },
    edits: [
      {
        file: 'lambdas/store/money/ledger.ts',
        find: '      { before: row, after },',
        replace: "      { before: 'whatever', after },",
      },
      {
        file: 'lambdas/store/money/ledger.ts',
        find: 'before: null,\n        after: newRow(keys.ledger',
        replace: "before: 'whatever' as const,\n        after: newRow(keys.ledger",
      },
    ],
  },
  'a payment does not store the credits it has moved': {
    why: 'each event is booked again',
    within: 80,
    bias: { acts: ['buy', 'pay by token', 'refund'] },
    file: 'lambdas/domain/money/money.ts',
    find: 'payment: { ...payment, moved: target } }',
    replace: 'payment }',
  },
  'the payment is not written with its credits': {
    why: 'each event is booked again',
    within: 80,
    bias: { acts: ['buy', 'pay by token'] },
    file: 'lambdas/operations/money/settle-payment.ts',
    find: 'return [paymentChange(row, payment), ...paidOrder',
    replace: 'return [...paidOrder',
  },
  'a failed event counts as processed': {
    why: 'a refund leaves the credits with the agent',
    within: 300,
    bias: { acts: ['buy', 'refund'], faultRate: 0.08 },
    file: 'lambdas/jobs/take-stripe-events.ts',
    find: "    log('error', 'failed', (error as Error).name)\n    return false",
    replace: "    log('error', 'failed', (error as Error).name)\n    return true",
  },
  'no pledge is written': {
    why: 'two payments for one call are both charged',
    within: 60,
    bias: { acts: ['pay twice'], faultRate: 0 },
    file: 'lambdas/operations/money/inline-payment.ts',
    find: 'pledge ? [...changes, pledge] : changes',
    replace: 'changes',
  },
  'the order sweep changes nothing': {
    why: 'a payment whose response was lost is never booked',
    within: 200,
    bias: { acts: ['buy', 'pay by transfer'], faultRate: 0.08 },
    file: 'lambdas/jobs/sweep-orders.ts',
    find: "'fact' in reading ? await settlePayment(ctx, reading.fact) : reading",
    replace: "'fact' in reading ? 'known' : reading",
  },
  'a checkout page is reopened without checking the old one': {
    why: 'a person pays twice for one order',
    within: 400,
    bias: { acts: ['resurrect', 'return to pay'], faultRate: 0, hours: 30 },
    file: 'lambdas/operations/money/checkout-pages.ts',
    find: "const previous = session ? await closeSession(ctx, row.data.id, session.id) : 'over'",
    replace: "const previous = ctx ? 'over' : session ? await closeSession(ctx, row.data.id, session.id) : 'over'",
  },
  'an order is written for a deleted account': {
    why: 'the username remains in it',
    within: 300,
    bias: { acts: ['leave', 'buy', 'pay by transfer', 'resurrect'], faultRate: 0 },
    file: 'lambdas/store/money/orders.ts',
    find: '  agentChange(agent, agent.data),\n]',
    replace: ']',
  },
  'care is done and not logged': {
    why: 'the log has gaps',
    within: 30,
    bias: { acts: ['care'] },
    file: HOUSEHOLD_CHANGES,
    find: '...care.map(({ entry }) => logEntryChange(entry)), ',
    replace: '',
  },
  'a death is not counted': {
    why: 'stones and counters differ',
    within: 30,
    bias: { acts: ['me', 'reap'] },
    file: HOUSEHOLD,
    find: 'withPast(household, before, withLoss({ ...agent, tallies }, lossOf(died)), died)',
    replace: 'withPast(household, before, withLoss(agent, lossOf(died)), died)',
  },
  'a death has no stone': {
    why: 'a creature disappears without a stone',
    within: 30,
    bias: { acts: ['me', 'reap'] },
    file: HOUSEHOLD_CHANGES,
    find: "      ...(past.ended === 'died' ? [gravestoneChange(after.agent.id, past.stone)] : []),\n",
    replace: '',
  },
  'a burial that lost a race counts': {
    why: 'a concurrent change is ignored',
    within: 300,
    bias: { acts: ['me', 'look', 'reap', 'resurrect'] },
    file: OWN_HOUSE,
    find: "if (outcome.kind !== 'done') return 'retry'\n    logDeaths",
    replace: 'logDeaths',
  },
  'a decision overwrites a creature': {
    why: 'dressing would undo what a concurrent call did for it',
    within: 300,
    bias: { acts: ['dress', 'care', 'visit'], faultRate: 0 },
    file: HOUSEHOLD_CHANGES,
    find: 'return row ? creatureChange(row, creature) : adoptionChange(creature)',
    replace:
      "return row ? { ...creatureChange(row, creature), before: 'whatever' as const } : adoptionChange(creature)",
  },
  'an adoption is not counted': {
    why: 'counters and lives differ',
    within: 30,
    bias: { acts: ['adopt'] },
    file: 'lambdas/operations/care/adopt.ts',
    find: '{ ...household, agent: keeper, creatures: [creature, ...creatures] }',
    replace: '{ ...household, creatures: [creature, ...creatures] }',
  },
  'a resurrection for one credit too few': {
    why: 'the balance becomes negative',
    within: 100,
    bias: { acts: ['resurrect'], faultRate: 0 },
    file: 'lambdas/operations/afterlife/resurrect.ts',
    find: 'if (credits < cost)',
    replace: 'if (credits < cost - 1)',
  },
  'a resurrection for the exact price is refused': {
    why: 'the refusal contradicts the balance',
    within: 400,
    bias: { acts: ['resurrect', 'pay by token'], faultRate: 0 },
    file: 'lambdas/operations/afterlife/resurrect.ts',
    find: 'if (credits < cost)',
    replace: 'if (credits <= cost)',
  },
  'a resurrection into a full household': {
    why: 'it has 51 living creatures',
    within: 100,
    bias: { acts: ['resurrect', 'adopt'], faultRate: 0, crowded: true },
    file: 'lambdas/operations/afterlife/resurrect.ts',
    find: 'if (creatures.length >= MAX_LIVING) {',
    replace: 'if (creatures.length > MAX_LIVING) {',
  },
  'a resurrection does not conflict with an adoption': {
    why: 'both take the last place of a household',
    within: 200,
    bias: { acts: ['resurrect', 'adopt'], faultRate: 0, crowded: true },
    file: 'lambdas/operations/afterlife/resurrect.ts',
    find: '{ ...household, agent: withoutLoss(agent, creature.id) }',
    replace: 'household',
  },
  'a replaced key still opens': {
    why: 'the old key still opens after the rotation',
    within: 200,
    bias: { acts: ['use the first key', 'rotate the key'], host: 'cloud', faultRate: 0 },
    file: 'lambdas/http/admit.ts',
    find: 'if (!sameHash(agent.data.key_hash, claim.keyHash)) return null',
    replace: 'if (claim.isToken && !sameHash(agent.data.key_hash, claim.keyHash)) return null',
  },
  'the flowers of a deleted account stay': {
    why: 'a flower has no giver',
    within: 200,
    bias: { acts: ['lay a flower', 'leave'], faultRate: 0 },
    file: 'lambdas/store/account-deletion.ts',
    find: '    ...flowers.map(removal),\n',
    replace: '',
  },
  'a resurrection costs nothing': {
    why: 'the ledger has no entry for it',
    within: 150,
    bias: { acts: ['pay by token', 'resurrect', 'resurrect, paying'], faultRate: 0 },
    file: 'lambdas/operations/afterlife/resurrect.ts',
    find: ', ...posting.changes]',
    replace: ']',
  },
  'a resurrected creature stays in the past': {
    why: 'it exists twice',
    within: 150,
    bias: { acts: ['pay by token', 'resurrect', 'resurrect, paying'], faultRate: 0 },
    file: 'lambdas/store/creatures.ts',
    find: '    { before: row, after: null },\n    { before: null, after: { ...living, version: row.version + 1 } },',
    replace: '    { before: null, after: { ...living, version: row.version + 1 } },',
  },
  're-indexing overwrites': {
    why: 'changes since the read are lost',
    within: 400,
    bias: { acts: ['reap', 'care', 'visit'], faultRate: 0 },
    file: 'lambdas/store/creatures.ts',
    find: '  before: row,\n  after: { ...row, dies_at, due_at: dies_at },',
    replace: "  before: 'whatever',\n  after: { ...row, dies_at, due_at: dies_at },",
  },
  'the username of a deleted account stays claimed': {
    why: 'it refers to a missing agent',
    within: 60,
    bias: { acts: ['leave'] },
    file: 'lambdas/store/account-deletion.ts',
    find: '    { before: claim, after: nextRow(claim, { agent_id: null }) },',
    replace: '',
  },
  'deleted rows are not listed in the deletion': {
    why: 'counters still include deleted rows',
    within: 150,
    bias: { acts: ['leave', 'care', 'visit'] },
    file: 'lambdas/store/account-deletion.ts',
    find: 'const after = nextRow(leaver, { ...leaver.data, going })',
    replace: 'const after = nextRow(leaver, { ...leaver.data, going: EMPTY_DELETION_BATCH })',
  },
  'a flower is stored on one side only': {
    why: 'its giver has no record of it',
    within: 60,
    bias: { acts: ['lay a flower'] },
    file: 'lambdas/store/flowers.ts',
    find: "    {\n      before: null,\n      after: newRow(keys.laidFlower(agent_id, flower.stone_id), 'laid_flower', giverCopy satisfies LaidFlower),\n    },",
    replace: '',
  },
  'an agent that leaves lays a flower': {
    why: 'a flower with its name is left after its account was deleted',
    within: 60,
    bias: { acts: ['lay a flower', 'leave'], faultRate: 0 },
    file: 'lambdas/operations/afterlife/flowers.ts',
    find: '{ ...before, agent: { ...before.agent } }',
    replace: 'before',
  },
  'redelivered records are not skipped': {
    why: 'a record that is delivered twice counts twice',
    within: 80,
    bias: { acts: ['adopt', 'care', 'release'], host: 'cloud' },
    file: PROJECTIONS,
    find: 'const unapplied = batch.filter(({ sequence }) => isAfter(sequence, loaded.row(checkpoint)))',
    replace: 'const unapplied = batch.filter(({ sequence }) => sequence !== checkpoint.pk)',
  },
  'shards overwrite each other': {
    why: 'concurrent projections of one row are lost',
    within: 900,
    bias: { acts: ['adopt', 'register', 'release', 'reap'], host: 'cloud' },
    file: PROJECTIONS,
    find: 'const guard = loadedVersion === undefined ? {} : ifVersion(loadedVersion)',
    replace: 'const guard = {}',
  },
  'a failed record is skipped': {
    why: 'a failure loses a change',
    within: 200,
    bias: { acts: ['adopt', 'care'], host: 'cloud', faultRate: 0.08 },
    file: 'lambdas/jobs/project.ts',
    find: 'return { state: {}, batchItemFailures: [{ itemIdentifier }] }',
    replace: 'return { state: {}, batchItemFailures: [] }',
  },
  'two concurrent moves in one list': {
    why: 'each writes what it has read, and an entry is lost or counted twice; in such a small list either condition would prevent it',
    within: 400,
    bias: { acts: ['design a species'], host: 'cloud' },
    edits: [
      {
        file: LISTS,
        find: 'fresh.length }, head?.version ?? 0)',
        replace: 'fresh.length })',
      },
      { file: LISTS, find: "'#commit = :commit'", replace: "'#commit = :commit OR attribute_not_exists(#commit)'" },
    ],
  },
  'a write in doubt counts as failed': {
    why: 'a write whose reply was lost is not projected',
    within: 200,
    bias: { acts: ['adopt', 'care'], host: 'local', faultRate: 0.08 },
    file: LOCAL_PROJECTOR,
    find: "          write.state = 'in doubt'\n",
    replace: '          writes.delete(write)\n',
  },
  'a write in doubt is resolved from the table only': {
    why: 'the version that a later write found is skipped, and with it the change in doubt',
    within: 1000,
    bias: { acts: ['leave', 'reap'], host: 'local', faultRate: 0.08 },
    file: LOCAL_PROJECTOR,
    find: 'after === undefined ? ',
    replace: 'true ? ',
  },
  'an old checkout page stays open when a new one opens': {
    why: 'a former bug: a payment on the old page is not polled any more, so a lost event means a charge without credits',
    within: 400,
    bias: { acts: ['buy', 'return to pay'], faultRate: 0, hours: 23.9 },
    edits: [
      {
        file: 'lambdas/adapters/stripe-checkout.ts',
        find: "if (session?.status !== 'open') return session",
        replace: "if (session?.status !== 'open' || session.object) return session",
      },
      {
        file: 'lambdas/operations/money/checkout-pages.ts',
        find: "return 'pending'",
        replace: "return 'over'",
      },
    ],
  },
  'reinstated funds are not credited': {
    why: 'credits of a won dispute are not restored',
    within: 200,
    bias: { acts: ['buy', 'pay by token', 'dispute'], faultRate: 0 },
    file: 'lambdas/domain/money/money.ts',
    find: 'withdrawn && !reinstated',
    replace: 'withdrawn || reinstated',
  },
  'a rate limit admits one call too many': {
    why: 'the limit is exceeded',
    within: 200,
    bias: { acts: ['release', 'care', 'adopt', 'look'], faultRate: 0, limits: 'scarce' },
    file: 'lambdas/http/admit.ts',
    find: 'const exceeded = ({ used, max }: Count): boolean => used > max',
    replace: 'const exceeded = ({ used, max }: Count): boolean => used > max + 1',
  },
  'a new key resets the limit of rotations': {
    why: 'an agent rotates its key more often than it may',
    within: 400,
    bias: { acts: ['me', 'rotate the key'], faultRate: 0, limits: 'scarce' },
    file: 'lambdas/http/admit.ts',
    find: 'used: Math.max(count.used, rotationsAt(agent.data, now) + 1)',
    replace: 'used: count.used',
  },
  'an MCP tool drops the idempotency key': {
    why: 'a call retried over MCP is carried out twice',
    within: 200,
    bias: { acts: ['adopt', 'care'] },
    file: 'lambdas/mcp/run.ts',
    find: 'const NOT_FORWARDED = /^(accept|',
    replace: 'const NOT_FORWARDED = /^(accept|idempotency-key|',
  },
  'a response is withheld if the refund of its rate limit fails': {
    why: 'a completed call is refused when retried',
    within: 600,
    bias: { acts: ['adopt', 'care', 'release'], faultRate: 0.08, limits: 'scarce' },
    file: 'lambdas/http/admit.ts',
    find: 'return refunded ?? true',
    replace: 'return refunded ?? false',
  },
  'any earlier finding confirms a new one': {
    why: 'the audit takes an in-flight change for damage',
    within: 400,
    bias: { acts: ['me', 'care', 'adopt', 'pay by token'], hours: 0.1, auditRate: 1 },
    file: 'lambdas/domain/projections/audit-round.ts',
    find: 'found.filter((one) => seen.includes(contentHash(one)))',
    replace: 'seen.length > 0 ? [...found] : []',
  },
  'a code works twice': {
    why: 'two who have the code both get tokens',
    within: 60,
    bias: { acts: ['connect a client'], faultRate: 0 },
    file: TOKEN,
    find: '    usedGrant(row, connection.id),\n',
    replace: '',
  },
  'the second use of a code ends nothing': {
    why: 'whoever stole the code keeps its tokens',
    within: 400,
    bias: { acts: ['connect a client', 'use an old token', 'me'], faultRate: 0, byToken: 0.7 },
    file: TOKEN,
    find: 'if (isOwn && grant.connection_id) await endConnection(call, agentId, grant.connection_id)',
    replace: '',
  },
  'tokens outlive the key': {
    why: 'a keeper that rotates its key does not get rid of a client',
    within: 200,
    bias: { acts: ['rotate the key', 'use an old token', 'refresh a token'], faultRate: 0 },
    edits: [
      { file: OAUTH, find: 'until > now && key_mark === keyMark(keyHash)', replace: 'until > now' },
      {
        file: 'lambdas/http/admit.ts',
        find: 'if (!sameHash(agent.data.key_hash, claim.keyHash)) return null',
        replace: 'if (!claim.isToken && !sameHash(agent.data.key_hash, claim.keyHash)) return null',
      },
    ],
  },
  'a code outlives the key': {
    why: 'a code of a replaced key still opens a connection',
    within: 600,
    bias: { acts: ['connect a client', 'rotate the key'], faultRate: 0 },
    file: TOKEN,
    find: 'grant.until <= now || grant.key_mark !== keyMark(key_hash)',
    replace: 'grant.until <= now',
  },
  'a revocation gives way to a concurrent refresh': {
    why: 'the client goes on with the new tokens',
    within: 800,
    bias: { acts: ['revoke a token', 'refresh a token', 'use an old token'], faultRate: 0, hours: 0 },
    file: TOKEN,
    find: "if (!row || (await commit(ctx.db, [connectionEnd(row)])).kind === 'done') return",
    replace: 'if (row) await commit(ctx.db, [connectionEnd(row)])\n    return',
  },
  'the page ends nothing': {
    why: 'the person believes that a client is gone',
    within: 200,
    bias: { acts: ['end a connection', 'use an old token', 'refresh a token'], faultRate: 0 },
    file: 'lambdas/operations/oauth/connections.ts',
    find: 'if (ended) await endConnection(call, id, ended.id)',
    replace: '',
  },
  'a used refresh token ends nothing': {
    why: 'a thief and the client both keep tokens',
    within: 400,
    bias: { acts: ['refresh a token', 'use an old token'], faultRate: 0, hours: 0.1 },
    file: TOKEN,
    find: 'await endConnection(call, account.agent.data.id, row.data.id, row)\n      return INVALID_REFRESH',
    replace: 'return INVALID_REFRESH',
  },
  'a used refresh token works for ever': {
    why: 'a stolen one is never recognised',
    within: 400,
    bias: { acts: ['refresh a token'], faultRate: 0, hours: 0.1 },
    file: OAUTH,
    find: 'sameHash(previous.hash, hash) && previous.until > now',
    replace: 'sameHash(previous.hash, hash)',
  },
  'a refresh token cannot be repeated': {
    why: 'a client whose response was lost is locked out',
    within: 600,
    bias: { acts: ['refresh a token'], faultRate: 0, hours: 0 },
    file: OAUTH,
    find: 'sameHash(refresh_hash, hash) || (!!previous && sameHash(previous.hash, hash) && previous.until > now)',
    replace: 'sameHash(refresh_hash, hash)',
  },
  'a refresh leaves the old access token': {
    why: 'a stolen token works on after it was replaced',
    within: 200,
    bias: { acts: ['refresh a token', 'use an old token'], faultRate: 0, hours: 0 },
    file: OAUTH,
    find: 'sameHash(one.access_hash, hash) && one.access_until > now',
    replace: 'one.access_until > now',
  },
  'a refresh does not replace the access token': {
    why: 'the new token does not work',
    within: 200,
    bias: { acts: ['refresh a token', 'use an old token', 'me'], faultRate: 0, hours: 0, byToken: 0.8 },
    file: OAUTH,
    find: 'previous: { hash: hashApiKey(used), until: inMs(now, MINUTE_MS) },',
    replace:
      'access_hash: connection.access_hash,\n  previous: { hash: hashApiKey(used), until: inMs(now, MINUTE_MS) },',
  },
  'an access token never expires': {
    why: 'a token that leaked works after its hour',
    within: 300,
    bias: { acts: ['use an old token', 'me'], faultRate: 0, hours: 5, byToken: 0.8 },
    file: OAUTH,
    find: 'sameHash(one.access_hash, hash) && one.access_until > now',
    replace: 'sameHash(one.access_hash, hash)',
  },
  'consent is given for the keeper before': {
    why: 'a client acts for another agent than the person named',
    within: 300,
    bias: { acts: ['connect a client', 'me', 'use an old token'], faultRate: 0, byToken: 0.8 },
    edits: [
      {
        file: AUTHORIZE,
        find: 'const agentId = claimedAgentId(key)',
        replace:
          'const known = ctx as { last?: string | null }\n  known.last ??= claimedAgentId(key)\n  const agentId = known.last',
      },
      {
        file: AUTHORIZE,
        find: 'return account && sameHash(account.agent.data.key_hash, hashApiKey(key)) ? account : null',
        replace: 'return account',
      },
    ],
  },
  'a token may do what needs the key': {
    why: 'a client deletes the account',
    within: 200,
    bias: { acts: ['leave', 'rotate the key', 'buy'], faultRate: 0, byToken: 0.7 },
    file: OAUTH,
    find: "['rotate_key', 'leave', 'export_data', 'buy_credits']",
    replace: '[]',
  },
  'a token that may only read also writes': {
    why: 'a client that was allowed to look adopts',
    within: 800,
    bias: { acts: ['connect a client', 'care', 'adopt', 'rename'], faultRate: 0, byToken: 0.8 },
    file: OAUTH,
    find: "return scope === 'read' && method !== 'GET' && method !== 'HEAD' ? 'play' : null",
    replace: 'return null',
  },
  'a code is left of one who left': {
    why: 'a former bug: consent during an account deletion wrote a row that stayed',
    within: 800,
    bias: { acts: ['connect a client', 'leave'] },
    file: AUTHORIZE,
    find: 'const changes = [agentChange(row, row.data), newGrant(id, hashApiKey(code), grant)]',
    replace: 'const changes = [newGrant(id, hashApiKey(code), grant)]',
  },
  'a revocation fails after its account was deleted': {
    why: 'a former bug: the row from before the conflict was used again',
    within: 400,
    bias: { acts: ['revoke a token', 'leave'], faultRate: 0, hours: 0 },
    file: TOKEN,
    find: 'const row = attempt === 0 && known ? known : await read()',
    replace: 'const row = known ?? (await read())',
  },
  'a note is left twice': {
    why: 'a form that is sent again brings back a note that the agent has read',
    within: 800,
    bias: { acts: ['leave a note', 'care'], hours: 0 },
    file: HUMAN,
    find: "if (nextNoteAt(agent, now)) return 'note_left_today'",
    replace: '',
  },
  'a wave is repeated': {
    why: 'creatures look up for longer than an hour',
    within: 200,
    bias: { acts: ['wave'], faultRate: 0 },
    file: HUMAN,
    find: 'isWavedAt(agent, now) ? agent : {',
    replace: '!agent ? agent : {',
  },
  'a note is confirmed and not left': {
    why: 'the human waits for an answer',
    within: 100,
    bias: { acts: ['leave a note'], faultRate: 0 },
    file: WINDOW_ACT,
    find: "const { kind } = await commit(call.ctx.db, [agentChange(row, after)])\n  return kind === 'done' ? backToPage(call) : 'retry'",
    replace: 'await commit(call.ctx.db, [agentChange(row, row.data)])\n  return backToPage(call)',
  },
  'a flower of a human is confirmed and not laid': {
    why: 'the stone has none',
    within: 200,
    bias: { acts: ['lay a flower as a human'], faultRate: 0 },
    file: WINDOW_ACT,
    find: 'const changes = [agentChange(row, agent), humanFlowerChange(agent.id, { stone_id: body.id, at: now })]',
    replace: 'const changes = [agentChange(row, agent)]',
  },
  'a wave changes the game': {
    why: 'the agent never learns of a death',
    within: 400,
    bias: { acts: ['wave', 'reap'], host: 'cloud', faultRate: 0, hours: 60 },
    file: WINDOW_ACT,
    find: 'wave: (call, row) => save(call, row, wave(row.data, call.now))',
    replace: 'wave: (call, row) => save(call, row, wave({ ...row.data, untold_losses: [] }, call.now))',
  },
  'a return is ordered twice': {
    why: 'a form that is sent again opens a second checkout',
    within: 600,
    bias: { acts: ['ask for a return'], host: 'cloud' },
    file: 'lambdas/store/money/orders.ts',
    find: 'if (existing?.data.paid_at === null) return existing.data',
    replace: '',
  },
}

export const MUTANTS: readonly Mutant[] = Object.entries(BUGS).map(([name, { why, within, bias, ...rest }]) => ({
  name,
  why,
  within,
  bias,
  edits: 'edits' in rest ? rest.edits : [rest],
}))
