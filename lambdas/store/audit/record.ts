/** How far the watch has come, in one small row: it stays below a few kilobytes, however large the house grows. */
import type { Doubt, ReportedFinding, Round } from '../../domain/projections/audit-round'
import { asInstant, type Instant } from '../../domain/time/instants'
import { commit } from '../commit'
import type { Db } from '../db'
import { type Consistency, readRange } from '../read'
import { newRow, nextRow, type Row } from '../row'
import { keys } from '../table'
import type { Position } from './walks'

export interface FinishedRound extends Round {
  finished_at: Instant
}

export interface WatchRecord {
  ran_at: Instant
  round: Round
  /** The walk that is under way, and how far; null while the watch rests until the next round. */
  walk: { name: string; after: Position | null } | null
  doubts: readonly Doubt[]
  /** What differs and was told, the latest first: of this round, or of the last. */
  told: readonly ReportedFinding[]
  last: FinishedRound | null
}

export type WatchRow = Row<WatchRecord>

const KEY = keys.view('watch', 'record')

/** By a query, as everything is read that those who run the house are shown: their function may do nothing else. */
export const readWatch = async (db: Db, consistency?: Consistency): Promise<WatchRow | null> =>
  (await readRange<WatchRecord>(db, KEY, KEY, consistency))[0] ?? null

/** Whoever ran at the same moment has told the same: who comes second leaves it at that. */
export async function keepWatch(db: Db, row: WatchRow | null, record: WatchRecord): Promise<void> {
  await commit(db, [{ before: row, after: row ? nextRow(row, record) : newRow(KEY, 'view', record) }])
}

const LONG_AGO = asInstant(0)
export const NEW_WATCH: WatchRecord = {
  ran_at: LONG_AGO,
  round: { began_at: LONG_AGO, subjects: 0, differed: {}, mended: {} },
  walk: null,
  doubts: [],
  told: [],
  last: null,
}
