/** How things really stand with a creature: what no sentence about it may gloss over. */
import type { Stats } from '../creature/creature'
import { CRITICAL_HEALTH, type Mood } from '../creature/mood'
import type { FeedingStatus } from '../time/feeding'
import { isNearDeath, type Urgency } from '../time/urgency'

export interface Circumstances {
  mood: Mood
  /** As they are, shown or not: nothing that is said may contradict them. */
  stats: Stats
  feeding: FeedingStatus
  urgency: Urgency
  /** Uncleaned for so long that health suffers. */
  filthy: boolean
  /** It takes nothing but company: no sentence may send for anything else. */
  closed?: boolean
  /** Health was lost a moment ago: to harm, or to waiting. */
  lost?: 'hurt' | 'weak' | null
}

/** What is told first, first; the last three are the moods of one that is well. */
export const CONDITIONS = [
  'sleeping',
  'critical',
  'unfed',
  'dying',
  'sick',
  'hurt',
  'hungry',
  'weak',
  'filthy',
  'lonely',
  'peckish',
  'happy',
  'curious',
  'content',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** Sleep hides no emergency: these are told of a sleeper too. */
export type Emergency = Extract<Condition, 'critical' | 'dying' | 'unfed'>

const UNHAPPY_BELOW = 40
const PECKISH_BELOW = 50
const WEAK_BELOW = 60

/** The clock before the meal: while it sleeps, only the clock can be helped. */
export const emergencyOf = ({ mood, stats, feeding, urgency }: Circumstances): Emergency | null => {
  if (mood === 'critical' || stats.health < CRITICAL_HEALTH) return 'critical'
  if (isNearDeath(urgency)) return 'dying'
  return feeding === 'critical' ? 'unfed' : null
}

export const conditionOf = (found: Circumstances): Condition => {
  const { mood, stats, feeding, filthy, lost } = found
  if (mood === 'sleeping') return mood
  const emergency = emergencyOf(found)
  if (emergency) return emergency === 'dying' && feeding === 'critical' ? 'unfed' : emergency
  if (mood === 'sick') return mood
  if (lost) return lost
  if (mood === 'hungry') return mood
  if (stats.health < WEAK_BELOW) return 'weak'
  if (filthy) return 'filthy'
  if (stats.happiness < UNHAPPY_BELOW) return 'lonely'
  return feeding === 'overdue' || stats.hunger < PECKISH_BELOW ? 'peckish' : mood
}

export const isWell = (condition: Condition): boolean =>
  condition === 'happy' || condition === 'curious' || condition === 'content'
