/** Rows of the table, changes of rows, and the outcome of a write. */
import type { Instant } from '../domain/time/instants'
import type { RowKind } from './entities/row-data'
import type { Key } from './table'

/** An item of the table. `version` grows with every change of `data`. */
export interface Row<T = unknown> extends Key {
  type: RowKind
  version: number
  data: T
  /** Seconds since the epoch; the table deletes the row some time later. */
  expires_at?: number
  /** `dies_at`: when a living creature dies without care; `due_at` is no later. */
  dies_at?: number
  due_shard?: string
  due_at?: number
}

/** For `expires_at`. */
export const secondsInDays = (now: Instant, days: number): number => Math.floor(now / 1000) + days * 86_400

export type RowExtras = Pick<Row, 'expires_at' | 'dies_at' | 'due_shard' | 'due_at'>

/** An insert (no `before`), an update (both) or a deletion (no `after`). `whatever` overwrites unconditionally. */
export interface Change {
  before: Row | null | 'whatever'
  after: Row | null
}

/** The row was changed since it was read. `current` is its present state. */
export interface Conflict {
  kind: 'conflict'
  change: Change
  current: Row | null
}

export type CommitOutcome =
  | { kind: 'done' }
  | Conflict
  /** The marker exists: the call was carried out before, with this record. */
  | { kind: 'repeated'; record: unknown }

export const newRow = <T>(key: Key, type: RowKind, data: T, extras: RowExtras = {}): Row<T> => ({
  ...key,
  type,
  version: 1,
  data,
  ...extras,
})

export const nextRow = <T>(row: Row<T>, data: T, extras: RowExtras = {}): Row<T> => ({
  ...row,
  version: row.version + 1,
  data,
  ...extras,
})
