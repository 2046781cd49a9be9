/**
 * Bugs that are planted to see that they are seen: a condition dropped, a retry that repeats, an order swapped, a marker
 * forgotten. Each is an edit of the code, and has to be found within so many worlds. A new rule of the house gets its own.
 */

export interface Edit {
  file: string
  /** Stands there once. */
  find: string
  replace: string
}

export interface Mutant {
  name: string
  why: string
  within: number
  edits: readonly Edit[]
}

const one = (name: string, why: string, within: number, file: string, find: string, replace: string): Mutant => ({
  ...{ name, why, within },
  edits: [{ file, find, replace }],
})

const COMMIT = 'lambdas/store/commit.ts'
const LISTS = 'lambdas/store/projections/lists.ts'
const PROJECTIONS = 'lambdas/store/projections/projections.ts'
const OWN_HOUSE = 'lambdas/operations/own-house.ts'
const LOCAL_PROJECTOR = 'lib/local/projector.ts'

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'two payments under one key',
    why: 'as it was: a pledge that came in between was overwritten, and two were charged',
    within: 1500,
    edits: [
      {
        file: 'lambdas/store/money/orders.ts',
        find: 'return { before: row, after: row ? next(row, pledge, extras)',
        replace: "return { before: 'whatever', after: row ? next(row, pledge, extras)",
      },
    ],
  },
  {
    name: "a projector's move beside another",
    why: 'as it was: two that collided both failed, each left the entry to the other, and nobody came by later',
    within: 4000,
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
      { file: 'lambdas/chores/reap.ts', find: '+ (await settleLists(ctx))', replace: '' },
    ],
  },
  {
    name: 'a change handed over before the one it follows',
    why: 'as it was: what was handed over first was projected first, and the earlier change was lost for good',
    within: 3000,
    edits: [
      {
        file: LOCAL_PROJECTOR,
        find: "if (write.fate === 'under way' || partitions.some((pk) => held.has(pk))) {",
        replace: "if (write.fate === 'under way') {",
      },
    ],
  },
  one(
    'nobody checks what was read',
    'a change overwrites another unseen',
    300,
    COMMIT,
    "{ ConditionExpression: UNCHANGED, ExpressionAttributeValues: { ':version': before.version } }",
    '{}',
  ),
  one(
    'a first write replaces what is there',
    'a name is given twice',
    1500,
    COMMIT,
    ': { ConditionExpression: ABSENT }',
    ': {}',
  ),
  one(
    'a transaction does not know itself again',
    'its reply is lost, and it is done again',
    1500,
    COMMIT,
    'TransactItems: writes, ClientRequestToken: token',
    'TransactItems: writes',
  ),
  one(
    'versions do not grow',
    'a change overwrites another unseen',
    300,
    'lambdas/store/row.ts',
    '  version: row.version + 1,',
    '  version: row.version,',
  ),
  one(
    'only the last of two acts is written',
    'a visit conflicts with itself',
    1500,
    COMMIT,
    '{ ...(rows.get(id) ?? change), after: change.after }',
    'change',
  ),
  one(
    'a marker counts for nothing',
    'twins are both done',
    400,
    'lambdas/store/markers.ts',
    'attribute_not_exists(pk) OR expires_at <= :now',
    'attribute_not_exists(pk) OR expires_at > :now',
  ),
  one(
    'the marker is forgotten',
    'a call that is sent again is done again',
    400,
    'lambdas/pipeline/idempotency.ts',
    'const marker = once && markerFor(call, once, await telling)',
    'const marker = once && changes.length < 0 ? markerFor(call, once, await telling) : null',
  ),
  one(
    'a twin is not asked after',
    'a call that was done is refused when it is sent again',
    3000,
    'lambdas/pipeline/idempotency.ts',
    'if (once.concluded || hasFailed(answer)) return answer',
    'if (answer) return answer',
  ),
  one(
    'the house is read from a copy that is behind',
    'an agent is told what was true before',
    600,
    'lambdas/store/read.ts',
    '{ newestFirst = false, limit, consistent = true }',
    '{ newestFirst = false, limit, consistent = false }',
  ),
  one(
    'a balance overwrites another',
    'two payments at once leave one',
    1500,
    'lambdas/store/money/ledger.ts',
    '      { before: row, after },',
    "      { before: 'whatever', after },",
  ),
  one(
    'a payment forgets what it has moved',
    'each event is booked anew',
    600,
    'lambdas/domain/money/money.ts',
    'payment: { ...payment, moved: target } }',
    'payment }',
  ),
  one(
    'the payment is not written with its credits',
    'each event is booked anew',
    600,
    'lambdas/operations/money/settle.ts',
    'return [changedPayment(row, payment), ...paidOrder',
    'return [...paidOrder',
  ),
  one(
    'an event that failed counts as taken',
    'what Stripe gives back stays with the agent',
    4000,
    'lambdas/chores/take-stripe-events.ts',
    "    log('error', 'failed', (error as Error).name)\n    return false",
    "    log('error', 'failed', (error as Error).name)\n    return true",
  ),
  one(
    'no pledge is made',
    'two payments for one call are both taken',
    600,
    'lambdas/operations/money/inline-payment.ts',
    'pledge ? [...changes, pledge] : changes',
    'changes',
  ),
  one(
    'the sweep asks and does nothing',
    'a payment whose answer was lost is never booked',
    1500,
    'lambdas/chores/sweep-orders.ts',
    "'fact' in reading ? await settlePayment(ctx, reading.fact) : reading",
    "'fact' in reading ? 'known' : reading",
  ),
  one(
    'a page is opened anew without asking',
    'a person pays twice for one order',
    6000,
    'lambdas/operations/money/checkout.ts',
    'if (session && (await wasPaid(ctx, session.id))) continue',
    '',
  ),
  one(
    'an order is noted for one who has left',
    'its name stays',
    8000,
    'lambdas/store/money/orders.ts',
    '  changedAgent(agent, agent.data),\n]',
    ']',
  ),
  one(
    'care is done and not logged',
    'the log has gaps',
    100,
    'lambdas/operations/keeping/acts.ts',
    '      written(entry),',
    '',
  ),
  one(
    'a death is not counted',
    'stones and tallies differ',
    100,
    OWN_HOUSE,
    'commit(call.ctx.db, [...changes, agentChange])',
    'commit(call.ctx.db, changes)',
  ),
  one(
    'a death has no stone',
    'a creature is gone without a trace',
    100,
    OWN_HOUSE,
    '      engraved(agent.id, gravestone),',
    '',
  ),
  one(
    'a burial that was too late counts',
    'what another has done meanwhile is not seen',
    4000,
    OWN_HOUSE,
    "if (outcome.kind !== 'done') return 'again'\n  tellDeaths",
    'tellDeaths',
  ),
  one(
    'a sitter is not told of a death',
    'it still has a creature in charge that is dead',
    3000,
    OWN_HOUSE,
    '      ...mourned(row.data, agent.username, { stone_id: gravestone.id, died_at: gravestone.died_at }, now),',
    '',
  ),
  one(
    'an adoption is not counted',
    'tallies and lives differ',
    100,
    'lambdas/operations/keeping/adopt.ts',
    '[adopted(creature), changedAgent(row, keeper), ...wishes]',
    '[adopted(creature), ...wishes]',
  ),
  one(
    'a released one stays with its sitter',
    'a sitter has a creature in charge that is gone',
    4000,
    'lambdas/operations/keeping/release.ts',
    '      ...over(row.data, agent.data.username, call.now),',
    '',
  ),
  one(
    'a sitter says no to itself alone',
    'the creature still names it',
    3000,
    'lambdas/store/charges.ts',
    '  { before: charge, after: null },\n  changed(row, withoutSitter(row.data)),',
    '  { before: charge, after: null },',
  ),
  one(
    'a return costs nothing',
    'the ledger does not know of it',
    1000,
    'lambdas/operations/afterlife/resurrect.ts',
    '    ...posting.changes,',
    '',
  ),
  one(
    'one that returned stays among the past',
    'it is in two places',
    1000,
    'lambdas/store/creatures.ts',
    '    { before: row, after: null },\n    { before: null, after: { ...living, version: row.version + 1 } },',
    '    { before: null, after: { ...living, version: row.version + 1 } },',
  ),
  one(
    'whoever looks again overwrites',
    'what was done since the look is lost',
    4000,
    'lambdas/store/creatures.ts',
    '  before: row,\n  after: { ...row, dies_at, due_at: dies_at },',
    "  before: 'whatever',\n  after: { ...row, dies_at, due_at: dies_at },",
  ),
  one(
    'a name stays with one who left',
    'it leads to nobody',
    4000,
    'lambdas/store/leaving.ts',
    '    { before: claim, after: next(claim, { agent_id: null }) },',
    '',
  ),
  one(
    'what goes is not told',
    'the sums keep counting what has gone',
    6000,
    'lambdas/store/leaving.ts',
    'const after = next(leaver, { ...leaver.data, going })',
    'const after = next(leaver, { ...leaver.data, going: NOTHING_GOING })',
  ),
  one(
    'a flower lies in one place alone',
    'its giver does not know of it',
    1000,
    'lambdas/store/flowers.ts',
    "    {\n      before: null,\n      after: first(keys.laidFlower(agent_id, flower.stone_id), 'laid_flower', noted satisfies LaidFlower),\n    },",
    '',
  ),
  one(
    'a change is projected as often as it comes',
    'a record that is delivered twice counts twice',
    300,
    PROJECTIONS,
    'const fresh = piece.filter(({ sequence }) => isAfter(sequence, standing.row(checkpoint)))',
    'const fresh = piece.filter(({ sequence }) => sequence !== checkpoint.pk)',
  ),
  one(
    'shards overwrite each other',
    'what two shards know of one row is lost',
    1500,
    PROJECTIONS,
    'Item, ...(read === undefined ? {} : guarded(read))',
    'Item',
  ),
  one(
    'what could not be projected is passed over',
    'a failure loses a change',
    1500,
    'lambdas/chores/project.ts',
    'return { state: {}, batchItemFailures: [{ itemIdentifier }] }',
    'return { state: {}, batchItemFailures: [] }',
  ),
  one(
    'two movers share a list',
    'an entry is lost from it',
    4000,
    LISTS,
    '{ count: count + fresh.length }, head?.version ?? 0)',
    '{ count: count + fresh.length })',
  ),
  one(
    'in doubt counts as nothing',
    'a write whose reply was lost is not projected',
    3000,
    LOCAL_PROJECTOR,
    "          write.fate = 'in doubt'\n",
    '          writes.delete(write)\n',
  ),
  one(
    'what never came is told',
    'a first write that came to nothing stops the projections',
    6000,
    LOCAL_PROJECTOR,
    'return nothing ? [] : [{ before: change.before, after }]',
    'return [{ before: change.before, after }]',
  ),
]
