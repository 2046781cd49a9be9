/**
 * Care log entries that a sitter wrote for other agents' creatures. Each has a row in the sitter's partition, so that
 * data export and account deletion find it.
 */
import { type LogEntry, withoutSitterText } from '../../domain/care/care-log'
import type { Db } from '../db'
import { readRowsInOrder } from '../read'
import { type Change, newRow, nextRow, type Row } from '../row'
import { keys } from '../table'

export type SitterEntry = Pick<LogEntry, 'creature_id' | 'number'>

/** Commit together with the log entry. */
export const sitterEntryChanges = ({ sitter_id, creature_id, number }: LogEntry): Change[] =>
  sitter_id
    ? [
        {
          before: null,
          after: newRow(keys.sitterEntry(sitter_id, creature_id, number), 'sitter_entry', {
            creature_id,
            number,
          } satisfies SitterEntry),
        },
      ]
    : []

/** The rows of these log entries in the partitions of their sitters. */
export const readSitterEntryRows = (db: Db, log: readonly LogEntry[]): Promise<Row[]> =>
  readRowsInOrder(
    db,
    log.flatMap(({ sitter_id, creature_id, number }) =>
      sitter_id ? [keys.sitterEntry(sitter_id, creature_id, number)] : [],
    ),
  )

/** The log entries that still exist. */
export const readWrittenEntries = (db: Db, written: readonly SitterEntry[]): Promise<Row<LogEntry>[]> =>
  readRowsInOrder(
    db,
    written.map(({ creature_id, number }) => keys.log(creature_id, number)),
  )

/** Removes the texts and the name of a deleted account. The action, its time and its effect stay. */
export const sitterTextRemovals = async (db: Db, written: readonly SitterEntry[]): Promise<Change[]> =>
  (await readWrittenEntries(db, written))
    .filter(({ data }) => data.sitter !== undefined)
    .map((row) => ({ before: row, after: nextRow(row, withoutSitterText(row.data)) }))
