/** The progress of the audit, in one row of a few kilobytes at any size of the table. */
import type { Doubt, ReportedFinding, Round } from '../../domain/projections/audit-round'
import { asInstant, type Instant } from '../../domain/time/instants'
import { commit } from '../commit'
import type { Db } from '../db'
import { type Consistency, readRange } from '../read'
import { newRow, nextRow, type Row } from '../row'
import { keys } from '../table'
import type { Position } from './walks'

export interface AuditRecord {
  ran_at: Instant
  round: Round
  /** The current walk and its position; null between two rounds. */
  walk: { name: string; after: Position | null } | null
  doubts: readonly Doubt[]
  /** Confirmed findings of this round or of the last one, latest first. */
  told: readonly ReportedFinding[]
  last: (Round & { finished_at: Instant }) | null
}

type AuditRow = Row<AuditRecord>

const KEY = keys.view('watch', 'record')

/** A query, because the function of the operators' routes has no permission for other reads. */
export const readAuditRecord = async (db: Db, consistency?: Consistency): Promise<AuditRow | null> =>
  (await readRange<AuditRecord>(db, KEY, KEY, consistency))[0] ?? null

/** Ignores a conflict: a concurrent run has saved its own progress. */
export async function saveAuditRecord(db: Db, row: AuditRow | null, record: AuditRecord): Promise<void> {
  await commit(db, [{ before: row, after: row ? nextRow(row, record) : newRow(KEY, 'view', record) }])
}

const NEVER = asInstant(0)
export const NEW_AUDIT_RECORD: AuditRecord = {
  ran_at: NEVER,
  round: { began_at: NEVER, subjects: 0, differed: {}, mended: {} },
  walk: null,
  doubts: [],
  told: [],
  last: null,
}
