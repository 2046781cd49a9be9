/** The audit: an intact table gives no findings; damage is found within one round, and repaired or reported. */
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Gravestone } from '../../lambdas/domain/afterlife/gravestone'
import type { Creature } from '../../lambdas/domain/creature/creature'
import type { LedgerEntry, Payment } from '../../lambdas/domain/money/money'
import type { Law } from '../../lambdas/domain/projections/audit-round'
import { DEATH_COUNTERS } from '../../lambdas/domain/projections/graveyard-index'
import { LOOKUPS, timeOrderKey } from '../../lambdas/domain/projections/page-lookups'
import { type OldestEntry, PROJECTION_KEYS } from '../../lambdas/domain/projections/projections'
import { type AuditRun, audit, UNITS_A_MINUTE } from '../../lambdas/jobs/audit'
import { rebuild } from '../../lambdas/store/audit/rebuild'
import { readAuditRecord } from '../../lambdas/store/audit/record'
import { encodeRow } from '../../lambdas/store/entities/codec'
import type { Row } from '../../lambdas/store/row'
import { type Key, keys } from '../../lambdas/store/table'
import { UNLIMITED } from '../../lib/local/local-host'
import { type Keeper, newKeeper } from '../support/agents/keeper'
import { runRandomLives } from '../support/agents/random-lives'
import { buyCredits } from '../support/services/stripe'
import { openTestHouse, sharedTestHouse, type TestHouse } from '../support/test-house'

const MINUTE = 1 / 60
const ADMIN_KEY = 'an-admin-key'

/** Runs the audit every minute until a round has finished. */
async function runRound(house: TestHouse, units?: number) {
  house.clock.advance(1)
  const minutes: AuditRun[] = []
  const finishedAt = async () => (await readAuditRecord(house.context.db))?.data.last?.finished_at
  const before = await finishedAt()
  do {
    house.clock.advance(MINUTE)
    const run = await audit(house.context, undefined, units)
    if (run) minutes.push(run)
  } while ((await finishedAt()) === before)
  const sum = (name: keyof AuditRun) => minutes.reduce((total, run) => total + run[name], 0)
  return {
    differences: sum('differences'),
    mended: sum('mended'),
    subjects: sum('subjects'),
    minutes: minutes.length,
    units: Math.max(...minutes.map(({ units }) => units)),
  }
}

const NOTHING = { differences: 0, mended: 0 }

const logged = (house: TestHouse, message: string) =>
  house.logLines.map((line) => JSON.parse(line)).filter((line) => line.message === message)

it('finds nothing after random lives, within its budget', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: UNLIMITED })
  const [{ key, username } = { key: '', username: '' }] = await runRandomLives(house, 'watch', 75)
  await house.call('DELETE', '/api/me', { key, body: { username } })
  await house.runJobs()
  const round = await runRound(house)
  expect(round).toMatchObject(NOTHING)
  expect(round.subjects).toBeGreaterThan(40)
  expect(round.units).toBeLessThanOrEqual(UNITS_A_MINUTE)
  expect((await readAuditRecord(house.context.db))?.data.doubts).toEqual([])
  await house.close()
})

it('stays within a small budget and still finishes a round', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: UNLIMITED })
  for (let agent = 0; agent < 12; agent++) await (await newKeeper(house)).raise()
  const whole = await runRound(house)
  const parts = await runRound(house, 140)
  expect(parts.units).toBeLessThanOrEqual(140)
  expect(parts.minutes).toBeGreaterThan(whole.minutes)
  expect(parts.subjects).toBeGreaterThanOrEqual(whole.subjects)
  // Twice in a minute, or within an hour of the last round, there is nothing to do.
  expect(await audit(house.context)).toBeNull()
  house.clock.advance(0.5)
  expect(await audit(house.context)).toBeNull()
  await house.close()
})

it('leaves deaths and new agents to a projector that is far behind and will count them', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: UNLIMITED })
  const keeper = await newKeeper(house)
  await keeper.raise({ species_slug: 'beagle' })
  const { db } = house.context
  const project = db.onCommit
  db.onCommit = async () => {}
  house.clock.advance(60)
  await keeper.status()
  await keeper.raise({ species_slug: 'tabby' })
  await (await newKeeper(house)).raise()
  expect(await runRound(house)).toMatchObject({ differences: 0 })
  expect(await runRound(house)).toMatchObject({ differences: 0 })
  expect(logged(house, 'repaired').map(({ law }) => law)).not.toContain('stones')
  db.onCommit = project
  await project?.([])
  expect((await rebuild(db, house.clock.now())).differences).toEqual([])
  await house.close()
})

describe('a damaged row', () => {
  const house = sharedTestHouse({ projecting: true, rateLimits: UNLIMITED, adminKey: ADMIN_KEY })
  let keeper: Keeper
  let living: string
  beforeAll(async () => {
    keeper = await newKeeper(house)
    const dead = await keeper.raise({ species_slug: 'beagle' })
    house.clock.advance(60)
    await keeper.status()
    await buyCredits(house, keeper, '500')
    await house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id: dead } })
    house.clock.advance(72)
    await keeper.status()
    living = await keeper.raise({ species_slug: 'tabby' })
    for (let meal = 0; meal < 3; meal++) {
      house.clock.advance(3)
      await keeper.care('feed')
    }
    expect(await runRound(house)).toMatchObject(NOTHING)
  })
  beforeEach(async () => {
    house.logLines.length = 0
    house.clock.advance(2)
    await keeper.care('feed')
  })

  const db = () => house.context.db
  const record = async () => (await readAuditRecord(db()))?.data
  const differences = async () => (await rebuild(db(), house.clock.now())).differences
  const put = (row: Row) => db().send(new PutCommand({ TableName: db().table, Item: encodeRow(row) }))
  const remove = ({ pk, sk }: Key) => db().send(new DeleteCommand({ TableName: db().table, Key: { pk, sk } }))

  type Find = () => Promise<Row>
  const find =
    (matches: (row: Row) => boolean): Find =>
    async () =>
      (await house.allRows()).find(matches) as Row
  const ofType = (type: string) => find((row) => row.type === type)
  const own = (type: string) => find((row) => row.type === type && row.pk === keys.agent(keeper.id).pk)
  const projection = (partition: string, name = '') =>
    find(({ pk, sk }) => pk === `view#${partition}` && sk.startsWith(name))
  const ledgerLine = (number: number) =>
    find(({ type, data }) => type === 'ledger' && (data as LedgerEntry).number === number)
  const stone = async () => (await own('stone')()).data as Gravestone
  const hourOfStone = async () => Math.floor((await stone()).died_at / 3_600_000)

  /** Damages the table and returns how to undo it. */
  type Damage = () => Promise<() => Promise<unknown>>
  const change =
    (row: Find, to: (row: Row) => Row | null): Damage =>
    async () => {
      const before = await row()
      const after = to(before)
      await (after ? put(after) : remove(before))
      return () => put(before)
    }
  const lose = (row: Find) => change(row, () => null)
  const setData = (row: Find, data: object) => change(row, (before) => withData(before, data))
  const withData = (row: Row, data: object): Row => ({ ...row, data: { ...(row.data as object), ...data } })
  const copy =
    (row: Find, to: (row: Row) => Partial<Row>): Damage =>
    async () => {
      const before = await row()
      const after = { ...before, ...to(before) }
      await put(after)
      return () => remove(after)
    }
  const add =
    (row: () => Promise<Key>, by: number, counter?: string): Damage =>
    async () => {
      const { pk, sk, ...counts } = await row()
      const name = counter ?? Object.keys(counts).find((one) => /^\d+$/.test(one))
      const increase = (amount: number) =>
        db().send(
          new UpdateCommand({
            TableName: db().table,
            Key: { pk, sk },
            UpdateExpression: 'ADD #n :by',
            ExpressionAttributeNames: { '#n': name as string },
            ExpressionAttributeValues: { ':by': amount },
          }),
        )
      await increase(by)
      return () => increase(-by)
    }
  const minutes = async () =>
    projection(DEATH_COUNTERS.partition, `${DEATH_COUNTERS.minutes(await hourOfStone()).name}#`)()
  const lookup = ({ partition, name }: { partition: string; name: string }) => projection(partition, name)
  const keeperRow: Find = () => lookup(PROJECTION_KEYS.keeper(keeper.id))()

  let orphanMinute = 0

  const REPAIRED: readonly (readonly [string, Law, Damage])[] = [
    [
      'a creature that is indexed too late',
      'due',
      change(own('creature'), (row) => ({ ...row, due_at: Number(row.dies_at) + 3_600_000 })),
    ],
    [
      'a creature that is missing in the due index',
      'due',
      change(own('creature'), ({ due_at: _, due_shard: __, ...row }) => row),
    ],
    ['a missing board entry', 'boards', lose(projection('hall#oldest_living'))],
    [
      'an orphan board entry',
      'boards',
      copy(projection('hall#oldest_living'), ({ sk }) => ({
        sk: sk.replace(/^\d+/, (digits) => String(Number(digits) + 7).padStart(15, '0')),
      })),
    ],
    ['a wrong board entry', 'boards', setData(projection('hall#gravestone_count'), { gravestones: 9 })],
    ['a wrong keeper row', 'boards', setData(keeperRow, { living: {} })],
    ['a missing keeper row', 'boards', lose(keeperRow)],
    ['a missing consistency entry', 'boards', lose(projection('hall#most_consistent'))],
    [
      'an orphan consistency entry',
      'boards',
      copy(projection('hall#most_consistent'), ({ sk }) => ({ sk: sk.replace(/^\d+/, '000000000000001') })),
    ],
    ['a gravestone that is missing in the graveyard', 'stones', lose(projection(LOOKUPS.deaths))],
    [
      'a gravestone that is in the graveyard twice',
      'stones',
      copy(projection(LOOKUPS.deaths), ({ data }) => ({
        sk: timeOrderKey(house.clock.now(), (data as Gravestone).id),
      })),
    ],
    ['a gravestone without a lookup row', 'stones', lose(async () => lookup(LOOKUPS.stone((await stone()).id))())],
    ['a creature without a lookup row', 'cards', lose(async () => lookup(LOOKUPS.owner(living))())],
    ['a minute with too many deaths', 'counts', add(minutes, 2)],
    ['a minute without deaths', 'counts', lose(minutes)],
    [
      'an hour with a death but no gravestone',
      'counts',
      async () => {
        const { partition, name } = DEATH_COUNTERS.minutes((await hourOfStone()) - 1)
        const row = { ...keys.view(partition, `${name}#2`), type: 'view-count', [++orphanMinute]: 1 } as object as Row
        await put(row)
        return () => remove(row)
      },
    ],
    ['a day with too many deaths', 'counts', add(projection(DEATH_COUNTERS.partition, 'days#'), 3)],
  ]

  it.each(REPAIRED)('is repaired within one round: %s', async (_, law, damage) => {
    await damage()
    if (law !== 'due') expect(await differences()).not.toEqual([])
    const { differences: reported, mended } = await runRound(house)
    expect(logged(house, 'invariant violated')).toEqual([])
    expect(reported).toBe(0)
    expect(mended).toBeGreaterThan(0)
    expect(logged(house, 'repaired').map((line) => line.law)).toContain(law)
    expect(await differences()).toEqual([])
    expect(await runRound(house)).toMatchObject(NOTHING)
  })

  it.each(REPAIRED.filter(([, law]) => law !== 'due'))('is repaired by a rebuild: %s', async (_, _law, damage) => {
    await damage()
    const { differing, repaired } = await rebuild(db(), house.clock.now(), { repair: 'offline' })
    expect(differing).toBeGreaterThan(0)
    expect(repaired).toBe(differing)
    expect(await differences()).toEqual([])
    expect(await runRound(house)).toMatchObject(NOTHING)
  })

  const nextMinute = async () => {
    house.clock.advance(MINUTE)
    return audit(house.context)
  }
  const settle = async () => {
    house.clock.advance(5 * MINUTE)
    return nextMinute()
  }
  /** Loses a board entry and lets the audit see that. */
  const loseBoardEntry = async () => {
    const row = await projection('hall#oldest_living')()
    house.clock.advance(1)
    await remove(row)
    await nextMinute()
    return row
  }

  it('is ignored if the second check does not confirm it', async () => {
    const row = await loseBoardEntry()
    expect((await record())?.doubts).not.toEqual([])
    await put(row)
    expect(await settle()).toMatchObject(NOTHING)
    expect((await record())?.doubts).toEqual([])
  })

  it('is not confirmed while its source changes', async () => {
    const { creature_id } = (await loseBoardEntry()).data as OldestEntry
    const creature = await find(({ type, data }) => type === 'creature' && (data as Creature).id === creature_id)()
    await put({ ...creature, version: creature.version + 1 })
    expect(await settle()).toMatchObject(NOTHING)
    expect(await settle()).toMatchObject({ differences: 0, mended: 1 })
    await settle()
    expect(await runRound(house)).toMatchObject(NOTHING)
  })

  it('is reported if it is wrong again after a repair', async () => {
    const row = await loseBoardEntry()
    expect(await settle()).toMatchObject({ differences: 0, mended: 1 })
    await remove(row)
    expect(await settle()).toMatchObject({ differences: 1 })
    expect(logged(house, 'invariant violated')).toMatchObject([{ law: 'boards' }])
    await put(row)
    expect(await runRound(house)).toMatchObject(NOTHING)
  })

  it('does not stop the audit of other subjects if it cannot be decoded', async () => {
    const row = await own('creature')()
    await db().send(new PutCommand({ TableName: db().table, Item: { ...encodeRow(row), data: { prompt: null } } }))
    house.clock.advance(1)
    await expect(nextMinute()).rejects.toThrow('could not be checked')
    expect(logged(house, 'audit check failed').length).toBeGreaterThan(0)
    await put(row)
    expect(await runRound(house)).toMatchObject(NOTHING)
  })

  const payment = ofType('payment')
  const REPORTED: readonly (readonly [string, Law, string, Damage])[] = [
    ['a balance that differs from its ledger', 'money', 'the balance is', setData(own('balance'), { credits: 9000 })],
    ['a missing ledger line', 'money', 'the ledger has gaps', lose(ledgerLine(1))],
    ['a ledger line of another amount', 'money', 'of the ledger says', setData(ledgerLine(1), { credits: 600 })],
    ['credits without a payment', 'money', 'nobody has paid it', lose(payment)],
    [
      'a payment that moved another amount',
      'money',
      'has moved',
      change(payment, (row) => withData(row, { moved: { ...(row.data as Payment).moved, purchase: 1000 } })),
    ],
    ['credits for an unpaid order', 'money', 'is not paid', setData(ofType('order'), { paid_at: null })],
    [
      'a paid order without credits',
      'money',
      'no credits have come of it',
      async () => {
        const order = withData(await ofType('order')(), { id: 'another' })
        const placed = {
          ...keys.placed(keeper.id, 'another'),
          type: 'placed',
          version: 1,
          data: { order_id: 'another' },
        }
        const rows = [{ ...order, ...keys.order('another') }, placed as Row]
        for (const row of rows) await put(row)
        return () => Promise.all(rows.map(remove))
      },
    ],
    ['a resurrection without a payment', 'lives', 'paid for', setData(ledgerLine(2), { creature_id: 'another' })],
    ['a death without a gravestone', 'lives', 'stones', lose(own('stone'))],
    ['a username without a claim', 'names', 'is not taken', lose(ofType('username'))],
    ['a username of another agent', 'names', 'leads to', setData(ofType('username'), { agent_id: 'another' })],
    [
      'a total that differs from the days',
      'total',
      'more gravestones',
      add(
        async () => keys.view(PROJECTION_KEYS.totals.partition, `${PROJECTION_KEYS.totals.name}#0`),
        1,
        'gravestones',
      ),
    ],
  ]

  it.each(REPORTED)('is reported within one round, once, and not changed: %s', async (_, law, words, damage) => {
    const undo = await damage()
    const { differences: reported } = await runRound(house)
    const findings = logged(house, 'invariant violated')
    const expected = expect.arrayContaining([expect.objectContaining({ law, told: expect.stringContaining(words) })])
    expect(findings).toEqual(expected)
    expect(reported).toBe(findings.length)
    expect((await record())?.last?.differed).toHaveProperty(law)
    expect((await record())?.told).toHaveLength(
      new Set(findings.map(({ told, law, place }) => `${law} ${place} ${told}`)).size,
    )
    const { body } = await house.call('GET', '/api/admin/analytics', { headers: { 'x-admin-key': ADMIN_KEY } })
    expect(body.watch.open).toEqual(expected)
    await undo()
    await runRound(house)
    expect((await record())?.told).toEqual([])
  })
})
