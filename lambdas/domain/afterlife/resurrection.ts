/** Resurrection: its cost, its time limit, and the creature that comes back. */

import { type Creature, NEW_CREATURE, type Stats } from '../creature/creature'
import { ageHours, beginLife } from '../creature/life'
import { after, asHours, type Instant, later } from '../time/instants'

export const REVIVED_STATS: Stats = { hunger: 50, happiness: 50, health: 50, trust: 30, discipline: 50 }

export const RESURRECTION = { base_credits: 100, per_death: 5, full_age_hours: 168, window_hours: 168 } as const

/** For a living creature, the cost if it died now. */
export const resurrectionCost = (creature: Creature, now: Instant): number => {
  const ageFactor = Math.max(1, ageHours(creature, now) / RESURRECTION.full_age_hours)
  return Math.round(RESURRECTION.base_credits * RESURRECTION.per_death ** creature.returns.length * ageFactor)
}

export const resurrectableUntil = (diedAt: Instant): Instant => after(diedAt, asHours(RESURRECTION.window_hours))

export const isReturnable = (diedAt: Instant, now: Instant): boolean => now <= resurrectableUntil(diedAt)

/** The revived creature is weakened, has no established rhythm, keeps its age, and gains one trait. */
export const revive = (dead: Creature, now: Instant, layer: string): Creature => {
  if (dead.death === null) return dead
  const { feeling: _, harm: __, health_lost: ___, ...creature } = dead
  const { late_meals: _run, ...memory } = creature.memory
  const lived_before_hours = ageHours(creature, now)
  const { died_at, cause } = dead.death
  const returned_at = later(now, died_at)
  return {
    ...beginLife(creature, returned_at),
    returns: [...creature.returns, { died_at, cause, returned_at, stats: dead.stats, last_care_at: dead.last_care_at }],
    stats: REVIVED_STATS,
    lived_before_hours,
    rhythm: NEW_CREATURE.rhythm,
    on_time_streak: 0,
    memory,
    reflected_at: [],
    was_critical: false,
    death: null,
    temperament: [...creature.temperament, layer],
  }
}

export const resurrectionDeadline = (diedAt: Instant, now: Instant): Instant | null =>
  isReturnable(diedAt, now) ? resurrectableUntil(diedAt) : null
