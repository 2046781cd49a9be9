/** Care logs of lives long over, and what these were offered: they go a piece at a time, and what they counted for stays with the life. */
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

/** A transaction's most, the life itself included. */
const MAX_REMOVALS = 99

/** The lives whose care logs go by `now`, a page at a time. */
export async function* dueCareLogs(db: Db, now: Instant): AsyncGenerator<Key[]> {
  for await (const page of readDue(db, OLD_CARE_LOGS, now)) yield page.map(({ pk, sk }) => ({ pk, sk }))
}

/** True when nothing is left of the log, nor of what the creature was offered; false when time ran out or the life was changed, and the next round goes on. */
export async function deleteCareLog(db: Db, life: Key, now: Instant, mayContinue: () => boolean): Promise<boolean> {
  let row: PastRow | null = await readRow<Past>(db, life)
  while (row?.due_shard === OLD_CARE_LOGS && (row.due_at ?? now) <= now && mayContinue()) {
    const { id, agent_id } = row.data.creature
    const entries = await readRange<LogEntry>(db, keys.log(id, 0), keys.log(id, HIGHEST_NUMBER), {
      limit: MAX_REMOVALS,
    })
    const room = MAX_REMOVALS - entries.length
    const tries = room > 0 ? await readTriedRows(db, agent_id, id, { limit: room }) : []
    const cleared = forgottenChange(row, entries, tries.length < room)
    const gone = [...entries, ...tries].map((before): Change => ({ before, after: null }))
    const outcome = await commit(db, [cleared, ...gone])
    if (outcome.kind !== 'done') return false
    if (cleared.after.due_shard === undefined) return true
    row = cleared.after
  }
  return false
}

/** The instant stays when the listing goes: it says until when there was a log. */
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
