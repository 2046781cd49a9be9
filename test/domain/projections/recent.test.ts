/** Recent care of a deleted account: two shards deliver the changes, in any order. */
import {
  type DeletedLogEntry,
  EMPTY_DELETION_BATCH,
  toDeletedLogEntry,
} from '../../../lambdas/domain/accounts/account-deletion'
import { applyChange, PendingProjections, visibleBucket } from '../../../lambdas/domain/projections/projections'
import type { RowKind } from '../../../lambdas/store/entities/row-data'
import type { Row } from '../../../lambdas/store/row'

const NOW = Date.parse('2026-03-02T09:00:00.000Z')
const by = { agent_id: 'a', agent: 'ann', creature: 'Pip', species: 'Tabby', family: 'cat' }
const entry = (id: string, at = NOW) =>
  ({ id, at, action: 'clean', by, creature_id: 'c', timing: null, item: null, category: null, notes: null }) as never
const row = (type: RowKind, data: object): Row => ({ pk: type, sk: type, type, version: 1, data })
const deletedAccount = (entries: readonly DeletedLogEntry[]) =>
  row('leaver', { id: 'a', username: 'ann', left_at: NOW + 1000, going: { ...EMPTY_DELETION_BATCH, entries } })

const added = (one: never) => ({ before: null, after: row('log', one) })
const deleted = (...all: never[]) => ({ before: deletedAccount([]), after: deletedAccount(all.map(toDeletedLogEntry)) })

const recent = (changes: readonly { before: Row | null; after: Row | null }[]) => {
  const pending = new PendingProjections()
  for (const change of changes) applyChange(change as never, pending)
  return [...pending.rows.values()].flatMap(({ key, data }) => (key.partition.startsWith('recent#') ? [data] : []))
}

it('removes the entries of a deleted account, whichever change arrives first', () => {
  expect(recent([added(entry('1')), deleted(entry('1'))])).toEqual([null, null])
  expect(recent([deleted(entry('1')), added(entry('1'))])).toEqual([null, null])
})

it('keeps the entries of other agents', () => {
  const other = entry('2')
  for (const bucket of recent([deleted(entry('1')), added(other), added(entry('1'))]))
    expect(bucket).toMatchObject({ entries: [{ id: '2' }] })
})

it("does not wait for entries older than the stream's retention", () => {
  const old = entry('1', NOW - 25 * 3_600_000)
  expect(recent([deleted(old)])).toEqual([])
})

it('shows nothing while it waits', () => {
  for (const bucket of recent([deleted(entry('1'))])) expect(visibleBucket(bucket as never)).toBeNull()
})
