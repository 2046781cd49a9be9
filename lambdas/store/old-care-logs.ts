/**
 * Deletes care logs and offered items of creatures that died or were released long ago, in batches. Their counts are
 * kept in the creature's row.
 */
import type { LogEntry } from '../domain/care/care-log'
import type { ForgottenCounts, Past } from '../domain/creature/death'
import { careCounterNames } from '../domain/projections/projections'
import type { Instant } from '../domain/time/instants'
import { commit } from './commit'
import { type PastRow, readTriedRows } from './creatures'
import type { Db } from './db'
import { readDue } from './due'
import { readRange, readRow } from './read'
import { type Change, nextRow, type Row } from './row'
import { HIGHEST_NUMBER, type Key, keys, OLD_CARE_LOGS } from './table'

/** DynamoDB's limit of 100 writes per transaction, less one for the creature. */
const MAX_REMOVALS = 99

/** Keys of past creatures whose care log is due for deletion by `now`, in pages. */
export async function* dueCareLogs(db: Db, now: Instant): AsyncGenerator<Key[]> {
  for await (const page of readDue(db, OLD_CARE_LOGS, now)) yield page.map(({ pk, sk }) => ({ pk, sk }))
}

/**
 * True when log and offered items are deleted; false if time ran out or the creature was changed: the next run
 * continues.
 */
export async function deleteCareLog(db: Db, life: Key, now: Instant, mayContinue: () => boolean): Promise<boolean> {
  let row: PastRow | null = await readRow<Past>(db, life)
  while (row?.due_shard === OLD_CARE_LOGS && (row.due_at ?? now) <= now && mayContinue()) {
    const { id, agent_id } = row.data.creature
    const entries = await readRange<LogEntry>(db, keys.log(id, 0), keys.log(id, HIGHEST_NUMBER), {
      limit: MAX_REMOVALS,
    })
    const removalsLeft = MAX_REMOVALS - entries.length
    const tries = removalsLeft > 0 ? await readTriedRows(db, agent_id, id, { limit: removalsLeft }) : []
    const cleared = forgottenChange(row, entries, tries.length < removalsLeft)
    const gone = [...entries, ...tries].map((before): Change => ({ before, after: null }))
    const outcome = await commit(db, [cleared, ...gone])
    if (outcome.kind !== 'done') return false
    if (cleared.after.due_shard === undefined) return true
    row = cleared.after
  }
  return false
}

/** Keeps `due_at` after the index entry is removed, to record until when the log was kept. */
const forgottenChange = (
  row: PastRow,
  entries: readonly Row<LogEntry>[],
  last: boolean,
): Change & { after: PastRow } => ({
  before: row,
  after: nextRow(
    row,
    { ...row.data, forgotten: addForgotten(row.data.forgotten, entries) },
    last ? { due_shard: undefined } : {},
  ),
})

function addForgotten(known: ForgottenCounts = {}, entries: readonly Row<LogEntry>[]): ForgottenCounts {
  const sums: Record<string, number> = { ...known }
  for (const name of entries.flatMap(({ data }) => careCounterNames(data))) sums[name] = (sums[name] ?? 0) + 1
  return sums
}
