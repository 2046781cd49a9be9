/** The care log: one entry for every accepted action. */
import type { CareAction, ItemAction } from '../../species/care-actions'
import type { Family } from '../../species/vocabulary'
import { roundStat, type Stats } from '../creature/creature'
import type { FeedTiming } from '../creature/feeding'
import { showsHealth } from '../creature/visible'
import { itemLabel, withArticle } from '../nouns'
import type { CreatureSpecies } from '../species/creature-species'
import type { Instant } from '../time/instants'
import type { Effectiveness, ItemCategory } from './care'

export interface LogEntry {
  id: string
  creature_id: string
  /** Starts at 1, without gaps. */
  number: number
  done_at: Instant
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
  wish?: number
  /** Missing if the text was a plain sentence. */
  told?: ToldLine
}

/** The line in the answer: the hash of its text, and the words in its slots that the entry does not have. */
export interface ToldLine {
  line: string
  said?: Readonly<Record<string, string>>
}

/** Public fields of a log entry: without the notes and who did it, and with the item only if it harmed. */
export type PublicLogEntry = Omit<LogEntry, 'item' | 'notes' | 'by' | 'wish' | 'told'> & { harmful_item?: string }

export const publicEntry = ({ item, notes: _, by: __, wish: ___, told: ____, ...entry }: LogEntry): PublicLogEntry => ({
  ...entry,
  ...(item !== null && isHarm(entry) && { harmful_item: item }),
})

export const isHarm = ({ category }: Pick<LogEntry, 'category'>): boolean => category === 'harmful'

type Kind = Pick<CreatureSpecies, 'slug' | 'tier'>

/** What is read of an act to tell how it harmed. */
interface HealthChange {
  before: Pick<Stats, 'health' | 'trust'>
  after: Pick<Stats, 'health'>
}
export type HarmDone = HealthChange & Pick<LogEntry, 'item'>

/** Health that an act took; null if its keeper may not see that number. */
export const healthTaken = (species: Kind, { before, after }: HealthChange): number | null =>
  showsHealth(species, before.trust) ? Math.max(0, roundStat(before.health - after.health)) : null

/** "the bleach, which took 15 of its health". */
export const harmWords = (species: Kind, { item, ...change }: HarmDone): string => {
  const lost = healthTaken(species, change)
  const hurt = lost ? `took ${Math.round(lost)} of its health` : 'hurt it'
  return `${item ? withArticle(itemLabel(item)) : 'something harmful'}, which ${hurt}`
}

export const harmView = (species: Kind, entry: LogEntry): { health_taken?: number | null } =>
  isHarm(entry) ? { health_taken: healthTaken(species, entry) } : {}

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
  tried_at: Instant
}
