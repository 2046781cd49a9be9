/** Recent care of a deleted account: its entries are taken from the lists with their rows. */
import { applyChange, PendingProjections } from '../../../lambdas/domain/projections/projections'

const NOW = Date.parse('2026-03-02T09:00:00.000Z')
const by = { agent_id: 'a', agent: 'ann', creature: 'Pip', species: 'Tabby', family: 'cat' }
const entry = (id: string, at = NOW) =>
  ({ id, at, action: 'clean', by, creature_id: 'c', timing: null, item: null, category: null, notes: null }) as never
const row = (data: never) => ({ type: 'log', data })

const added = (one: never) => ({ before: null, after: row(one) })
const deleted = (one: never) => ({ before: row(one), after: null })

function projected(...changes: { before: object | null; after: object | null }[]) {
  const pending = new PendingProjections()
  for (const change of changes) applyChange(change as never, pending)
  return pending
}

const recent = (pending: PendingProjections) =>
  [...pending.rows.values()].flatMap(({ key, data }) => (key.partition.startsWith('recent#') ? [data] : []))

it('removes the entries of a deleted account, and what they counted', () => {
  const pending = projected(added(entry('1')), deleted(entry('1')))
  expect(recent(pending)).toEqual([null, null])
  const counts = [...pending.sums.values()].flatMap((one) => [...one.counts.values()])
  expect(counts.length).toBeGreaterThan(5)
  expect(new Set(counts)).toEqual(new Set([0]))
})

it('keeps the entries of other agents', () => {
  const buckets = recent(projected(added(entry('1')), added(entry('2')), deleted(entry('1'))))
  for (const bucket of buckets) expect(bucket).toMatchObject({ entries: [{ id: '2' }] })
  expect(buckets).toHaveLength(2)
})

it('does nothing to lists that are already gone', () => {
  expect(recent(projected(deleted(entry('1'))))).toEqual([])
})
