/** Numbered lists: without gaps and in order, however late an entry comes. */
import { randomUUID } from 'node:crypto'
import { GRAVEYARD } from '../../lambdas/domain/house/projections'
import { connect, type Db } from '../../lambdas/store/db'
import { readGraveyard } from '../../lambdas/store/graveyard'
import { readList } from '../../lambdas/store/projections/lists'
import { project, type Sequenced } from '../../lambdas/store/projections/projections'
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
  const { total } = await readList(db, GRAVEYARD, { page: 1, per_page })
  const pages = Array.from({ length: Math.ceil(total / per_page) }, (_, at) => at + 1)
  const read = await Promise.all(pages.map((page) => readList(db, GRAVEYARD, { page, per_page })))
  return read.flatMap(({ entries }) => entries.map(({ ref }) => Number(ref.number)))
}

it('puts latecomers where they belong, across every row of the list', async () => {
  const inTime = Array.from({ length: STONES }, (_, at) => 10 * (at + 1))
  await project(db, 'one', inTime.map(death))
  const late = [5, 15, 1005, 2505, 4495, 4505]
  await project(db, 'one', late.map(death))
  const expected = [...inTime, ...late].sort((a, b) => b - a)
  for (const per_page of [50, 70, 200]) expect(await all(per_page)).toEqual(expected)
})

it('takes entries from several shards at once without losing or doubling one', async () => {
  const before = await all(200)
  const shards = ['two', 'three', 'four'].map((shard, at) =>
    project(
      db,
      shard,
      Array.from({ length: 40 }, (_, nth) => death(10_000 + 3 * nth + at)),
    ),
  )
  await Promise.all(shards)
  const newcomers = Array.from({ length: 120 }, (_, nth) => 10_119 - nth)
  expect(await all(200)).toEqual([...newcomers, ...before])
})

it('takes forty deaths a second from sixteen shards at once, and a page of them is few units', async () => {
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
