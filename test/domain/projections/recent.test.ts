/** What was done lately, and one who leaves: two shards tell of them, and either may be later. */
import {
  type DeletedLogEntry,
  EMPTY_DELETION_BATCH,
  toDeletedLogEntry,
} from '../../../lambdas/domain/accounts/account-deletion'
import { applyChange, PendingProjections, visibleBucket } from '../../../lambdas/domain/projections/projections'
import type { Row, RowType } from '../../../lambdas/store/row'

const NOW = Date.parse('2026-03-02T09:00:00.000Z')
const by = { agent_id: 'a', agent: 'ann', creature: 'Pip', species: 'Tabby', family: 'cat' }
const entry = (id: string, at = NOW) =>
  ({ id, at, action: 'clean', by, creature_id: 'c', timing: null, item: null, category: null, notes: null }) as never
const row = (type: RowType, data: object): Row => ({ pk: type, sk: type, type, version: 1, data })
const leaver = (entries: readonly DeletedLogEntry[]) =>
  row('leaver', { id: 'a', username: 'ann', left_at: NOW + 1000, going: { ...EMPTY_DELETION_BATCH, entries } })

const comes = (one: never) => ({ before: null, after: row('log', one) })
const goes = (...all: never[]) => ({ before: leaver([]), after: leaver(all.map(toDeletedLogEntry)) })

const recent = (changes: readonly { before: Row | null; after: Row | null }[]) => {
  const sketch = new PendingProjections()
  for (const change of changes) applyChange(change as never, sketch)
  return [...sketch.rows.values()].flatMap(({ key: place, data }) =>
    place.partition.startsWith('recent#') ? [data] : [],
  )
}

it('says nothing of one who left, whichever is told first', () => {
  expect(recent([comes(entry('1')), goes(entry('1'))])).toEqual([null, null])
  expect(recent([goes(entry('1')), comes(entry('1'))])).toEqual([null, null])
})

it('keeps what others did beside it', () => {
  const other = entry('2')
  for (const bucket of recent([goes(entry('1')), comes(other), comes(entry('1'))]))
    expect(bucket).toMatchObject({ entries: [{ id: '2' }] })
})

it('waits for nothing that is older than the stream', () => {
  const old = entry('1', NOW - 25 * 3_600_000)
  expect(recent([goes(old)])).toEqual([])
})

it('tells nothing while it waits', () => {
  for (const bucket of recent([goes(entry('1'))])) expect(visibleBucket(bucket as never)).toBeNull()
})
