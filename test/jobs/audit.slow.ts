/** The watch: a quiet house gives it nothing to tell; whatever is damaged it finds within one round, and mends or tells. */
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Creature } from '../../lambdas/domain/creature/creature'
import type { Gravestone } from '../../lambdas/domain/creature/death'
import type { LedgerEntry, Payment } from '../../lambdas/domain/money/money'
import type { Law } from '../../lambdas/domain/projections/audit-round'
import { DEATH_COUNTERS } from '../../lambdas/domain/projections/graveyard-index'
import { LOOKUPS, timeOrderKey } from '../../lambdas/domain/projections/page-lookups'
import { type OldestEntry, PROJECTION_KEYS } from '../../lambdas/domain/projections/projections'
import { type AuditRun, audit, UNITS_A_MINUTE } from '../../lambdas/jobs/audit'
import { rebuild } from '../../lambdas/store/audit/rebuild'
import { readAuditRecord } from '../../lambdas/store/audit/record'
import type { Row } from '../../lambdas/store/row'
import { encodeRow } from '../../lambdas/store/rows/codec'
import { type Key, keys } from '../../lambdas/store/table'
import { UNLIMITED } from '../../lib/local/local-host'
import { type Keeper, newKeeper } from '../support/agents/keeper'
import { runRandomLives } from '../support/agents/random-lives'
import { buyCredits } from '../support/services/stripe'
import { openTestHouse, type TestHouse } from '../support/test-house'

const MINUTE = 1 / 60
const ADMIN_KEY = 'the-key-of-those-who-run-the-house'

/** A round from its beginning to its end, as a host that wakes the watch every minute. */
async function aRound(
  house: TestHouse,
  units?: number,
): Promise<{ minutes: AuditRun[]; differences: number; mended: number }> {
  house.clock.advance(1)
  const minutes: AuditRun[] = []
  const finished = async () => (await readAuditRecord(house.context.db))?.data.last?.finished_at
  const before = await finished()
  do {
    house.clock.advance(MINUTE)
    const watched = await audit(house.context, undefined, units)
    if (watched) minutes.push(watched)
  } while ((await finished()) === before)
  const sum = (of: 'differences' | 'mended') => minutes.reduce((all, one) => all + one[of], 0)
  return { minutes, differences: sum('differences'), mended: sum('mended') }
}

const logged = (house: TestHouse, message: string) =>
  house.logLines.map((line) => JSON.parse(line)).filter((line) => line.message === message)

describe('a house in which all is well', () => {
  it('gives it nothing to tell after lives at random, within its units', async () => {
    const house = await openTestHouse({ projecting: true, rateLimits: UNLIMITED })
    const keepers = await runRandomLives(house, 'watch', 75)
    await house.call('DELETE', '/api/me', { key: keepers[0]?.key, body: { username: keepers[0]?.username } })
    await house.runJobs()
    const { minutes, differences, mended } = await aRound(house)
    expect({ differences, mended, doubts: (await readAuditRecord(house.context.db))?.data.doubts }).toEqual({
      differences: 0,
      mended: 0,
      doubts: [],
    })
    const { data } = (await readAuditRecord(house.context.db)) as NonNullable<
      Awaited<ReturnType<typeof readAuditRecord>>
    >
    expect(data.round.subjects).toBeGreaterThan(40)
    expect(Math.max(...minutes.map(({ units }) => units))).toBeLessThanOrEqual(UNITS_A_MINUTE)
    await house.close()
  })
})

it('never spends more than it may, and comes round all the same', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: UNLIMITED })
  for (let agent = 0; agent < 12; agent++) await (await newKeeper(house)).raise()
  const whole = await aRound(house)
  const parts = await aRound(house, 140)
  expect(Math.max(...parts.minutes.map(({ units }) => units))).toBeLessThanOrEqual(140)
  expect(parts.minutes.length).toBeGreaterThan(whole.minutes.length)
  const looked = ({ minutes }: typeof whole) => minutes.reduce((sum, { subjects }) => sum + subjects, 0)
  expect(looked(parts)).toBeGreaterThanOrEqual(looked(whole))
  // Twice in a minute, or before an hour is over, there is nothing to do.
  expect(await audit(house.context)).toBeNull()
  house.clock.advance(0.5)
  expect(await audit(house.context)).toBeNull()
  await house.close()
})

it('leaves the dead and whoever is new to a projector that is long behind, which counts them', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: UNLIMITED })
  const keeper = await newKeeper(house)
  await keeper.raise({ species_slug: 'beagle' })
  const { db } = house.context
  const tell = db.onCommit
  db.onCommit = async () => {}
  house.clock.advance(60)
  await keeper.status()
  await keeper.raise({ species_slug: 'tabby' })
  await (await newKeeper(house)).raise()
  await aRound(house)
  await aRound(house)
  db.onCommit = tell
  await tell?.([])
  expect((await rebuild(db, house.clock.now())).differences).toEqual([])
  await house.close()
})

describe('what is damaged', () => {
  let house: TestHouse
  let keeper: Keeper
  let living: string
  beforeAll(async () => {
    house = await openTestHouse({ projecting: true, rateLimits: UNLIMITED, adminKey: ADMIN_KEY })
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
    expect(await aRound(house)).toMatchObject({ differences: 0, mended: 0 })
  })
  beforeEach(async () => {
    house.logLines.length = 0
    house.clock.advance(2)
    await keeper.care('feed')
  })
  afterAll(() => house.close())

  const db = () => house.context.db
  const rowOf = async <T>(type: string): Promise<Row<T>> => (await house.rowsOf<T>(keeper.id, type))[0] as Row<T>
  const standing = async (place: { partition: string; name: string }): Promise<Row> =>
    (await house.allRows()).find(({ pk, sk }) => pk === `view#${place.partition}` && sk.startsWith(place.name)) as Row
  const put = (row: Row) => db().send(new PutCommand({ TableName: db().table, Item: encodeRow(row) }))
  const remove = ({ pk, sk }: Key) => db().send(new DeleteCommand({ TableName: db().table, Key: { pk, sk } }))
  const add = ({ pk, sk }: Key, name: string, by: number) =>
    db().send(
      new UpdateCommand({
        TableName: db().table,
        Key: { pk, sk },
        UpdateExpression: 'ADD #n :by',
        ExpressionAttributeNames: { '#n': name },
        ExpressionAttributeValues: { ':by': by },
      }),
    )
  const stone = async () => (await rowOf<Gravestone>('stone')).data
  const counters = async (place: { partition: string; name: string }) => standing({ ...place, name: `${place.name}#` })
  const someCounter = (row: Row) => Object.keys(row).find((name) => /^\d+$/.test(name)) as string

  const MENDED: Record<string, [Law, () => Promise<unknown>]> = {
    'a creature that is listed too late': [
      'due',
      async () => {
        const row = await rowOf<Creature>('creature')
        await put({ ...row, due_at: Number(row.dies_at) + 3_600_000 })
      },
    ],
    'a creature that nobody is to look at': [
      'due',
      async () => {
        const { due_at: _, due_shard: __, ...row } = await rowOf<Creature>('creature')
        await put(row)
      },
    ],
    'a place that is missing on a board': [
      'boards',
      async () => remove(await standing({ partition: 'hall#oldest_living', name: '' })),
    ],
    'a place of nobody on a board': [
      'boards',
      async () => {
        const row = await standing({ partition: 'hall#oldest_living', name: '' })
        await put({ ...row, sk: row.sk.replace(/^\d+/, (digits) => String(Number(digits) + 7).padStart(15, '0')) })
      },
    ],
    'a place that says something else': [
      'boards',
      async () => {
        const row = await standing({ partition: 'hall#gravestone_count', name: '' })
        await put({ ...row, data: { ...(row.data as object), gravestones: 9 } })
      },
    ],
    'a keeper of whom something else is known': [
      'boards',
      async () => {
        const row = await standing(PROJECTION_KEYS.keeper(keeper.id))
        await put({ ...row, data: { ...(row.data as object), living: {} } })
      },
    ],
    'a keeper of whom nothing is known': [
      'boards',
      async () => remove(await standing(PROJECTION_KEYS.keeper(keeper.id))),
    ],
    'a stone that is not in the graveyard': [
      'stones',
      async () => {
        const { died_at, id } = await stone()
        await remove(keys.view(LOOKUPS.deaths, timeOrderKey(died_at, id)))
      },
    ],
    'a stone that is there twice': [
      'stones',
      async () => {
        const row = await standing({ partition: LOOKUPS.deaths, name: '' })
        await put({ ...row, sk: timeOrderKey(house.clock.now(), (row.data as Gravestone).id) })
      },
    ],
    'a stone that nobody finds': ['stones', async () => remove(await standing(LOOKUPS.stone((await stone()).id)))],
    'a creature that nobody finds': ['cards', async () => remove(await standing(LOOKUPS.owner(living)))],
    'a minute in which more are counted than died': [
      'counts',
      async () => {
        const row = await counters(DEATH_COUNTERS.minutes(Math.floor((await stone()).died_at / 3_600_000)))
        await add(row, someCounter(row), 2)
      },
    ],
    'a minute in which nobody is counted': [
      'counts',
      async () => remove(await counters(DEATH_COUNTERS.minutes(Math.floor((await stone()).died_at / 3_600_000)))),
    ],
    'an hour that counts one and has none': [
      'counts',
      async () => {
        const { partition, name } = DEATH_COUNTERS.minutes(Math.floor((await stone()).died_at / 3_600_000) - 1)
        await put({ ...keys.view(partition, `${name}#2`), type: 'view-count', 7: 1 } as object as Row)
      },
    ],
    'a day that counts too many': [
      'counts',
      async () => {
        const row = await standing({ partition: DEATH_COUNTERS.partition, name: 'days#' })
        await add(row, someCounter(row), 3)
      },
    ],
  }

  it.each(Object.entries(MENDED))('%s is mended within one round, and that is told', async (_, [law, damage]) => {
    await damage()
    const { differences, mended } = await aRound(house)
    expect(logged(house, 'does not hold')).toEqual([])
    expect(differences).toBe(0)
    expect(mended).toBeGreaterThan(0)
    expect(logged(house, 'mended').map((line) => line.law)).toContain(law)
    expect((await rebuild(db(), house.clock.now())).differences).toEqual([])
    expect(await aRound(house)).toMatchObject({ differences: 0, mended: 0 })
  })

  const minute = async () => {
    house.clock.advance(MINUTE)
    return audit(house.context)
  }
  const settling = async () => {
    house.clock.advance(5 * MINUTE)
    return minute()
  }

  it('is no damage where it is gone at the second look: work under way rings no bell', async () => {
    const row = await standing({ partition: 'hall#oldest_living', name: '' })
    house.clock.advance(1)
    await remove(row)
    await minute()
    expect((await readAuditRecord(db()))?.data.doubts).not.toEqual([])
    await put(row)
    expect(await settling()).toMatchObject({ differences: 0, mended: 0 })
    expect((await readAuditRecord(db()))?.data.doubts).toEqual([])
  })

  it('is none for certain while what it follows from changes', async () => {
    const row = await standing({ partition: 'hall#oldest_living', name: '' })
    house.clock.advance(1)
    await remove(row)
    await minute()
    const { creature_id } = row.data as OldestEntry
    const rows = (await house.allRows()) as Row<Creature>[]
    const creature = rows.find(({ type, data }) => type === 'creature' && data.id === creature_id) as Row<Creature>
    await put({ ...creature, version: creature.version + 1 })
    expect(await settling()).toMatchObject({ differences: 0, mended: 0 })
    expect(await settling()).toMatchObject({ differences: 0, mended: 1 })
    await settling()
    expect(await aRound(house)).toMatchObject({ differences: 0, mended: 0 })
  })

  it('is told where it was mended and is wrong again', async () => {
    const row = await standing({ partition: 'hall#oldest_living', name: '' })
    house.clock.advance(1)
    await remove(row)
    await minute()
    expect(await settling()).toMatchObject({ differences: 0, mended: 1 })
    await remove(row)
    expect(await settling()).toMatchObject({ differences: 1 })
    expect(logged(house, 'does not hold')).toMatchObject([{ law: 'boards' }])
    await put(row)
    expect(await aRound(house)).toMatchObject({ differences: 0, mended: 0 })
  })

  it('keeps nobody else from being looked at where it cannot even be read', async () => {
    const row = await rowOf<Creature>('creature')
    await put({ ...row, type: 'wish', data: { prompt: null } } as never)
    await db().send(
      new UpdateCommand({
        TableName: db().table,
        Key: { pk: row.pk, sk: row.sk },
        UpdateExpression: 'SET #t = :t',
        ExpressionAttributeNames: { '#t': 'type' },
        ExpressionAttributeValues: { ':t': 'creature' },
      }),
    )
    house.clock.advance(1)
    await expect(minute()).rejects.toThrow('could not be checked')
    expect(logged(house, 'not watched').length).toBeGreaterThan(0)
    await put(row)
    expect(await aRound(house)).toMatchObject({ differences: 0, mended: 0 })
  })

  const TOLD: Record<string, [Law, string, () => Promise<() => Promise<unknown>>]> = {}
  const changing =
    (find: () => Promise<Row>, change: (row: Row) => Row | null) => async (): Promise<() => Promise<unknown>> => {
      const row = await find()
      const changed = change(row)
      await (changed ? put(changed) : remove(row))
      return () => put(row)
    }
  const ledger = async (number: number) =>
    (await house.allRows()).find(
      ({ type, data }) => type === 'ledger' && (data as LedgerEntry).number === number,
    ) as Row<LedgerEntry>
  const byType = async (type: string) => (await house.allRows()).find((row) => row.type === type) as Row
  const withData = (row: Row, data: object): Row => ({ ...row, data: { ...(row.data as object), ...data } })
  Object.assign(TOLD, {
    'a balance that is not its ledger': [
      'money',
      'the balance is',
      changing(
        () => rowOf('balance'),
        (row) => withData(row, { credits: 9000 }),
      ),
    ],
    'a line that is missing': [
      'money',
      'the ledger has gaps',
      changing(
        () => ledger(1),
        () => null,
      ),
    ],
    'a line of another amount': [
      'money',
      'of the ledger says',
      changing(
        () => ledger(1),
        (row) => withData(row, { credits: 600 }),
      ),
    ],
    'credits without a charge': [
      'money',
      'nobody has paid it',
      changing(
        () => byType('payment'),
        () => null,
      ),
    ],
    'a payment that moved something else': [
      'money',
      'has moved',
      changing(
        () => byType('payment'),
        (row) => withData(row, { moved: { ...(row.data as Payment).moved, purchase: 1000 } }),
      ),
    ],
    'credits for an order that nobody paid': [
      'money',
      'is not paid',
      changing(
        () => byType('order'),
        (row) => withData(row, { paid_at: null }),
      ),
    ],
    'a charge without credits': [
      'money',
      'no credits have come of it',
      async () => {
        const order = withData(await byType('order'), { id: 'another' })
        const rows = [
          { ...order, ...keys.order('another') },
          { ...keys.placed(keeper.id, 'another'), type: 'placed', version: 1, data: { order_id: 'another' } } as Row,
        ]
        for (const row of rows) await put(row)
        return async () => {
          for (const row of rows) await remove(row)
        }
      },
    ],
    'a return that nobody paid for': [
      'lives',
      'paid for',
      changing(
        () => ledger(2),
        (row) => withData(row, { creature_id: 'somebody else' }),
      ),
    ],
    'a stone without a death': [
      'lives',
      'stones',
      changing(
        () => rowOf('stone'),
        () => null,
      ),
    ],
    'a name that leads nowhere': [
      'names',
      'is not taken',
      changing(
        () => byType('username'),
        () => null,
      ),
    ],
    'a name that leads to another': [
      'names',
      'leads to',
      changing(
        () => byType('username'),
        (row) => withData(row, { agent_id: 'another' }),
      ),
    ],
    'more stones than are counted': [
      'total',
      'more gravestones',
      async () => {
        const { partition, name } = PROJECTION_KEYS.totals
        const key = keys.view(partition, `${name}#0`)
        await add(key, 'gravestones', 1)
        return () => add(key, 'gravestones', -1)
      },
    ],
  } satisfies typeof TOLD)

  it.each(Object.entries(TOLD))(
    '%s is told within one round, once, and left alone',
    async (_, [law, words, damage]) => {
      const undo = await damage()
      const { differences } = await aRound(house)
      const told = logged(house, 'does not hold')
      expect(told).toEqual(
        expect.arrayContaining([expect.objectContaining({ law, told: expect.stringContaining(words) })]),
      )
      expect(differences).toBe(told.length)
      const record = (await readAuditRecord(db()))?.data
      expect(record?.last?.differed).toHaveProperty(law)
      expect(record?.told).toHaveLength(new Set(told.map(({ told, law, place }) => `${law} ${place} ${told}`)).size)
      const { body } = await house.call('GET', '/api/admin/analytics', { headers: { 'x-admin-key': ADMIN_KEY } })
      expect(body.watch.open).toEqual(
        expect.arrayContaining([expect.objectContaining({ law, told: expect.stringContaining(words) })]),
      )
      await undo()
      await aRound(house)
      expect((await readAuditRecord(db()))?.data.told).toEqual([])
    },
  )
})
