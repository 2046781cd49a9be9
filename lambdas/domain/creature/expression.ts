/** The facial expression: the mood, unless death is near, a meal is overdue, a bad feeling lasts or the creature is wary. */
import { hoursBetween, type Instant } from '../time/instants'
import type { PublicCreature } from './creature'
import { type FeedingStatus, feedingStatus } from './feeding'
import { feelingAt, isBadFeeling } from './feeling'
import { CRITICAL_HEALTH, type Expression, type Mood, moodOf, UNWELL } from './mood'
import { deathThreshold } from './rhythm'
import { isNearDeath, urgencyOf } from './urgency'

/** Initial trust is higher, so below this value trust was lost. */
const WARY_BELOW = 10
const UNTROUBLED: readonly Mood[] = ['happy', 'curious', 'content']

const UNFED: readonly FeedingStatus[] = ['overdue', 'critical']

interface ExpressionInput {
  creature: PublicCreature
  now: Instant
  asleep: boolean
  dies_at: Instant | null
}

export const expressionOf = (moment: ExpressionInput): Expression => {
  const { creature, now, asleep, dies_at } = moment
  const { health, trust } = creature.stats
  const late = dies_at !== null && isNearDeath(urgencyOf(hoursBetween(now, dies_at) / deathThreshold(creature.rhythm)))
  if (late || health < CRITICAL_HEALTH) return asleep ? 'fading' : 'critical'
  const mood = untilFed(moodOf(moment), feedingStatus(creature, now))
  const isWary = trust < WARY_BELOW || isBadFeeling(feelingAt(creature, now))
  return isWary && UNTROUBLED.includes(mood) ? 'wary' : mood
}

/** Whether it may be shown with festive things: an egg, or a creature neither unwell nor hungry, asleep or not. */
export const isAtEase = (moment: ExpressionInput): boolean => {
  const awake = expressionOf({ ...moment, asleep: false })
  return moment.creature.stage === 'egg' || !(UNWELL.includes(awake) || awake === 'hungry')
}

/** While a meal is overdue, an untroubled mood becomes hungry, however full the creature still is. */
const untilFed = (mood: Mood, fed: FeedingStatus): Mood =>
  UNFED.includes(fed) && UNTROUBLED.includes(mood) ? 'hungry' : mood
