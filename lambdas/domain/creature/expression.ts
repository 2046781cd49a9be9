/** What its face shows: its mood, unless death is so near that a smile would lie. Sleep looks like sleep. */
import { hoursBetween, type Instant } from '../time/instants'
import type { Creature } from './creature'
import { type Mood, moodOf } from './mood'
import { deathThreshold } from './rhythm'
import { isNearDeath, urgencyOf } from './urgency'

interface Facing {
  creature: Creature
  now: Instant
  asleep: boolean
  dies_at: Instant | null
}

export const expressionOf = (moment: Facing): Mood => {
  const { creature, now, asleep, dies_at } = moment
  const dying = dies_at !== null && isNearDeath(urgencyOf(hoursBetween(now, dies_at) / deathThreshold(creature.rhythm)))
  return dying && !asleep ? 'critical' : moodOf(moment)
}
