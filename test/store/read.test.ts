/** Batch reads: unprocessed keys are retried with backoff, up to a limit. */
import type { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { commit } from '../../lambdas/store/commit'
import type { Db } from '../../lambdas/store/db'
import { readRows, readRowsInOrder } from '../../lambdas/store/read'
import { newRow } from '../../lambdas/store/row'
import type { Key } from '../../lambdas/store/table'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()
let db: Db
const wanted: readonly Key[] = Array.from({ length: 120 }, (_, at) => ({ pk: `test#${at}`, sk: 'row' }))
beforeAll(async () => {
  db = house.context.db
  for (const from of [0, 60]) {
    const rows = wanted.slice(from, from + 60).map((key) => newRow(key, 'marker', { of: key.pk }))
    await commit(
      db,
      rows.map((after) => ({ before: null, after })),
    )
  }
})
afterEach(() => jest.restoreAllMocks())

it('reads a key once that is requested twice: DynamoDB refuses duplicate keys', async () => {
  const [one, other] = wanted as [Key, Key]
  expect((await readRowsInOrder(db, [one, other, one])).map(({ pk }) => pk)).toEqual([one.pk, other.pk, one.pk])
})

/** Makes the database answer only the first `most` keys of each batch. */
function answering(most: number): number[] {
  const asked: number[] = []
  house.onDbCall = async (command) => {
    const Keys = (command as BatchGetCommand).input.RequestItems?.[db.table]?.Keys ?? []
    asked.push(Keys.length)
    const Item = (key: object) => ({ ...key, type: 'marker', version: 1, data: { of: (key as Key).pk } })
    return {
      Responses: { [db.table]: Keys.slice(0, most).map(Item) },
      UnprocessedKeys: Keys.length > most ? { [db.table]: { Keys: Keys.slice(most) } } : {},
    }
  }
  return asked
}

/** Records the pauses between attempts and skips them. */
function waits(): number[] {
  const delays: number[] = []
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms: number) => {
    delays.push(ms)
    setImmediate(act)
  }) as never)
  return delays
}

it('returns the rows of several batches in the requested order', async () => {
  const rows = await readRowsInOrder(db, wanted)
  expect(rows.map(({ data }) => data)).toEqual(wanted.map(({ pk }) => ({ of: pk })))
})

it('retries only unprocessed keys', async () => {
  const asked = answering(40)
  waits()
  expect((await readRows(db, wanted.slice(0, 100))).size).toBe(100)
  expect(asked).toEqual([100, 60, 20])
})

it('waits longer each time and gives up at last', async () => {
  const asked = answering(0)
  const delays = waits()
  await expect(readRows(db, wanted.slice(0, 3))).rejects.toThrow('3 of 3 were left unprocessed')
  expect(asked).toEqual([3, 3, 3, 3, 3, 3])
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(new Set(delays).size).toBe(5)
})
