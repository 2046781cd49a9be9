/** The facial expression: the mood, unless death is near, a meal is overdue, a bad feeling lasts or the creature is wary. */
import { hoursBetween, type Instant } from '../time/instants'
import type { PublicCreature } from './creature'
import { isUnfed } from './feeding'
import { feelingAt, isBadFeeling } from './feeling'
import { CRITICAL_HEALTH, type Expression, type Mood, moodOf, UNWELL } from './mood'
import { deathThreshold, isNearDeath, urgencyOf } from './rhythm'

/** Initial trust is higher, so below this value trust was lost. */
const WARY_BELOW = 10
const UNTROUBLED: readonly Mood[] = ['happy', 'curious', 'content']

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
  const mood = moodOf(moment)
  const isWary = trust < WARY_BELOW || isBadFeeling(feelingAt(creature, now))
  if (!UNTROUBLED.includes(mood)) return mood
  // However full it still is.
  if (isUnfed(moment)) return 'hungry'
  return isWary ? 'wary' : mood
}

/** Whether it may be shown with festive things: an egg, or a creature neither unwell nor hungry, asleep or not. */
export const isAtEase = (moment: ExpressionInput): boolean => {
  const awake = expressionOf({ ...moment, asleep: false })
  return moment.creature.stage === 'egg' || !(UNWELL.includes(awake) || awake === 'hungry')
}
