/** What its face shows: its mood, unless death is so near that a smile would lie, or it trusts nobody. */
import { hoursBetween, type Instant } from '../time/instants'
import type { PublicCreature } from './creature'
import { CRITICAL_HEALTH, type Expression, type Mood, moodOf } from './mood'
import { deathThreshold } from './rhythm'
import { isNearDeath, urgencyOf } from './urgency'

/** It came with more trust than this, and lost it. */
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
  return trust < WARY_BELOW && UNTROUBLED.includes(mood) ? 'wary' : mood
}
