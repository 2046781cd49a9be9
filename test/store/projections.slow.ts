/** Graveyard projections: order, concurrency and costs. */
import { randomUUID } from 'node:crypto'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { connect, type Db } from '../../lambdas/store/db'
import { readGraveyard } from '../../lambdas/store/graveyard'
import { project, type Sequenced } from '../../lambdas/store/projections/projections'
import { readLatestCare } from '../../lambdas/store/projections/views'
import { createTable, type Engine, startDynamoDB } from '../../lib/local/engine/dynamodb'
import { meter } from '../../lib/local/engine/meter'

const STONES = 450

let engine: Engine
let db: Db
beforeAll(async () => {
  engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  await createTable(engine.endpoint, 'lists')
  db = connect({ table: 'lists', endpoint: engine.endpoint, newId: randomUUID })
})
afterAll(() => engine.close())

let sequence = 0
const death = (died_at: number): Sequenced => {
  sequence += 1
  const data = {
    id: `stone-${died_at}`,
    creature_id: 'creature',
    name: 'Moth',
    species: 'Tabby',
    lived: '2 days',
    feedings: 3,
    missed_feedings: 1,
    last_care_action: 'feed',
    epitaph: 'It waited.',
    number: died_at,
    died_at,
    caretaker_id: 'someone',
    caretaker: 'someone',
    cause: 'hunger',
    stage_reached: 'baby',
    resurrected_at: null,
  }
  return { sequence: String(sequence), change: { before: null, after: { type: 'stone', data } } }
}

async function all(per_page: number): Promise<number[]> {
  const { total } = await readGraveyard(db, { page: 1, per_page })
  const pages = Array.from({ length: Math.ceil(total / per_page) }, (_, at) => at + 1)
  const read = await Promise.all(pages.map((page) => readGraveyard(db, { page, per_page })))
  return read.flatMap(({ graves }) => graves.map(({ stone }) => stone.died_at))
}

it('sorts late deaths in, on every page', async () => {
  const inTime = Array.from({ length: STONES }, (_, at) => 10 * (at + 1))
  await project(db, 'one', inTime.map(death))
  const late = [5, 15, 1005, 2505, 4495, 4505]
  await project(db, 'one', late.map(death))
  const expected = [...inTime, ...late].sort((a, b) => b - a)
  for (const per_page of [50, 70, 200]) expect(await all(per_page)).toEqual(expected)
})

it('accepts eighty deaths from sixteen concurrent shards, and reads a page of them in one trip', async () => {
  const before = await all(200)
  const shards = Array.from({ length: 16 }, (_, shard) =>
    project(
      db,
      `busy ${shard}`,
      Array.from({ length: 5 }, (_, nth) => death(20_000 + 16 * nth + shard)),
    ),
  )
  await Promise.all(shards)
  const newcomers = Array.from({ length: 80 }, (_, nth) => 20_079 - nth)
  expect(await all(200)).toEqual([...newcomers, ...before])
  const spent = meter()
  const page = await readGraveyard({ ...db, send: spent.intercept(db.send) }, { page: 1, per_page: 50 })
  expect(page.graves).toHaveLength(50)
  expect(page.graves[0]?.stone).toMatchObject({
    id: 'stone-20079',
    died_at: 20_079,
    epitaph: 'It waited.',
    resurrected_at: null,
  })
  expect(spent.total.reads).toBeLessThanOrEqual(8)
  expect(spent.total.trips).toBe(1)
})

/** More than could be shifted in blocks. */
const MANY = 3_000
const HOUR = 3_600_000

/** Units per stone for projecting these deaths. */
async function unitsFor(shard: string, deaths: readonly number[]): Promise<number> {
  const spent = meter()
  await project({ ...db, send: spent.intercept(db.send) }, shard, deaths.map(death))
  return (spent.total.reads + spent.total.writes) / deaths.length
}

it('projects thousands of deaths out of order at the cost of those in order, and sorts all of them', async () => {
  const before = await all(200)
  const days = Array.from({ length: MANY }, (_, nth) => 50 * 24 * HOUR + Math.round((nth * 90 * 24 * HOUR) / MANY))
  const backwards = days.map((at) => at + 7).reverse()
  const inOrder = await unitsFor('in order', days)
  const outOfOrder = await unitsFor('out of order', backwards)
  expect(outOfOrder).toBeLessThanOrEqual(inOrder * 1.02)
  expect(inOrder).toBeLessThanOrEqual(12)
  expect(await all(200)).toEqual([...[...days, ...backwards].sort((a, b) => b - a), ...before])
})

it('finds a deep page by the counters, and reads few unneeded stones', async () => {
  const spent = meter()
  const far = { ...db, send: spent.intercept(db.send) }
  const page = await readGraveyard(far, { page: 100, per_page: 50 })
  const everybody = await all(200)
  expect(page.graves.map(({ stone }) => stone.died_at)).toEqual(everybody.slice(99 * 50, 100 * 50))
  expect(spent.total.reads).toBeLessThanOrEqual(15)
  expect(await readGraveyard(db, { page: 1_000, per_page: 50 })).toEqual({ total: everybody.length, graves: [] })
})

it('keeps the entries that another shard added concurrently', async () => {
  const at = Date.parse('2026-03-02T09:00:00.000Z')
  const care = (id: string, agent_id: string) => {
    const by = { agent_id, agent: agent_id, creature: 'Pip', species: 'Tabby', family: 'cat' }
    return { id, at, action: 'clean', by, creature_id: 'c', timing: null, item: null, category: null, notes: null }
  }
  const record = (before: object | null, after: object): Sequenced => {
    sequence += 1
    return { sequence: String(sequence), change: { before, after } as never }
  }
  const comes = (data: object) => record(null, { type: 'log', data })
  const late = care('1', 'ann')
  let meanwhile = () => project(db, 'other', [comes(care('2', 'bob'))])
  const send = (async (command: object) => {
    const first = meanwhile
    if (command instanceof TransactWriteCommand) {
      meanwhile = async () => undefined
      await first()
    }
    return db.send(command as never)
  }) as Db['send']
  await project({ ...db, send }, 'late', [comes(late)])
  expect((await readLatestCare(db)).map(({ id }) => id).toSorted()).toEqual(['1', '2'])
})
