/** What the table holds: rows with a version, the change from one to the next, and what becomes of it. */
import type { Key } from './table'

/** Every kind of row. The projections' kinds begin with `view`. */
export type RowType =
  | 'agent'
  | 'username'
  | 'leaver'
  | 'creature'
  | 'past'
  | 'stone'
  | 'log'
  | 'tried'
  | 'balance'
  | 'ledger'
  | 'order'
  | 'placed'
  | 'open_order'
  | 'pledge'
  | 'payment'
  | 'wish'
  | 'painting'
  | 'pictures'
  | 'vector'
  | 'calibration'
  | 'limit'
  | 'design'
  | 'charge'
  | 'flower'
  | 'laid_flower'
  | 'species'
  | 'marker'
  | 'view'
  | 'view-count'
  | 'view-checkpoint'
  | 'view-inbox'
  | 'view-aside'

/** One item of the table. `version` grows with every change of `data`. */
export interface Row<T = unknown> extends Key {
  type: RowType
  version: number
  data: T
  /** Seconds since the epoch; the table drops the row some time after. */
  expires_at?: number
  /** When a living creature dies if nobody comes, and when to look at it: no later than that. One of the past: until when its care log is kept. */
  dies_at?: number
  due_shard?: string
  due_at?: number
}

export type RowExtras = Pick<Row, 'expires_at' | 'dies_at' | 'due_shard' | 'due_at'>

/** A row comes (no `before`), changes (both) or goes (no `after`). A plain fact may be noted over whatever is there. */
export interface Change {
  before: Row | null | 'whatever'
  after: Row | null
}

/** Somebody else changed this row since it was read. `current` is what stands there now. */
export interface Conflict {
  kind: 'conflict'
  change: Change
  current: Row | null
}

export type Outcome =
  | { kind: 'done' }
  | Conflict
  /** The marker was there already: this deed was done before, and this is what was remembered of it. */
  | { kind: 'repeated'; record: unknown }

export const newRow = <T>(key: Key, type: RowType, data: T, extras: RowExtras = {}): Row<T> => ({
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
