/** The diary of care: one entry for every action that was accepted. */
import type { CareAction, ItemAction } from '../../species/care-actions'
import type { Family } from '../../species/vocabulary'
import type { Stats } from '../creature/creature'
import type { FeedTiming } from '../creature/feeding'
import type { Instant } from '../time/instants'
import type { Effectiveness, ItemCategory } from './care'

export interface LogEntry {
  id: string
  creature_id: string
  /** 1 for the creature's first care action, without gaps. */
  number: number
  at: Instant
  action: CareAction
  item: string | null
  /** Null when no item was given or nobody could judge it. */
  category: ItemCategory | null
  notes: string | null
  timing: FeedTiming | null
  effectiveness: Effectiveness
  before: Stats
  after: Stats
  by: LogContext
  /** Whoever did it in the keeper's place, by id alone: the credit stays the keeper's, and who leaves leaves no name. */
  sitter_id?: string
}

/** What anybody may see of an entry: not what was given, not what was noted, not by whom. */
export type PublicLogEntry = Omit<LogEntry, 'item' | 'notes' | 'by' | 'sitter_id'>

export const publicEntry = ({ item: _, notes: __, by: ___, sitter_id: ____, ...entry }: LogEntry): PublicLogEntry =>
  entry

/** What harmed it was no meal, whenever it came. */
export const isMeal = ({ action, category }: Pick<LogEntry, 'action' | 'category'>): boolean =>
  action === 'feed' && category !== 'harmful'

/** Who cared for whom: what a reader needs who has only this page. */
export interface LogContext {
  agent_id: string
  agent: string
  creature: string
  species: string
  family: Family
}

/** What a creature was offered, and what it made of it. */
export interface TriedItem {
  action: ItemAction
  item: string
  category: ItemCategory
  score: number
  at: Instant
}
