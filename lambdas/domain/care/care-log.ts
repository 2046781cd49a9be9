/** The care log: one entry for every accepted action. */
import type { CareAction, ItemAction } from '../../species/care-actions'
import type { Family } from '../../species/vocabulary'
import type { Stats } from '../creature/creature'
import type { FeedTiming } from '../creature/feeding'
import type { Instant } from '../time/instants'
import type { Effectiveness, ItemCategory } from './care'

export interface LogEntry {
  id: string
  creature_id: string
  /** Starts at 1, without gaps. */
  number: number
  at: Instant
  action: CareAction
  item: string | null
  /** Null if no item was given or it could not be judged. */
  category: ItemCategory | null
  notes: string | null
  timing: FeedTiming | null
  effectiveness: Effectiveness
  before: Stats
  after: Stats
  by: LogContext
  /** The number of the wish that this action granted. */
  wish?: number
}

/** Public fields of a log entry: without the item, the notes and who did it. */
export type PublicLogEntry = Omit<LogEntry, 'item' | 'notes' | 'by' | 'wish'>

export const publicEntry = ({ item: _, notes: __, by: ___, wish: ____, ...entry }: LogEntry): PublicLogEntry => entry

/** A feed counts as a meal unless the item was harmful. */
export const isMeal = ({ action, category }: Pick<LogEntry, 'action' | 'category'>): boolean =>
  action === 'feed' && category !== 'harmful'

/** Denormalised names, so that a reader needs no other row. */
export interface LogContext {
  agent_id: string
  agent: string
  creature: string
  species: string
  family: Family
}

/** An item that was offered, and the creature's verdict. */
export interface TriedItem {
  action: ItemAction
  item: string
  category: ItemCategory
  score: number
  at: Instant
}
