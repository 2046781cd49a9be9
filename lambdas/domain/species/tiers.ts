/** Which species an agent may be given at random, by what it has done so far. */

import { HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'
import { type BuiltInTier, type Family, TIERS } from './species'

/** What an agent has done, counted over all its creatures; a death counts even if it was undone. */
export interface Tally {
  registered_at: Instant
  hatched: number
  reached_child: number
  adults_raised: number
  deaths: number
}

/** What a tier asks for; what is not named does not matter. */
interface Needs {
  adults_raised?: number
  reached_child?: number
  days?: number
  /** At most so many deaths for each creature hatched. */
  death_rate?: number
}

export const TIER_NEEDS: Readonly<Record<BuiltInTier, Needs>> = {
  common: {},
  uncommon: { adults_raised: 1 },
  rare: { adults_raised: 3, death_rate: 0.25 },
  extreme: { reached_child: 5, days: 30, death_rate: 0 },
}

const deathRate = (tally: Pick<Tally, 'deaths' | 'hatched'>): number =>
  tally.deaths === 0 ? 0 : tally.deaths / Math.max(1, tally.hatched)

const isUnlocked = (tier: BuiltInTier, tally: Tally, now: Instant): boolean => {
  const {
    adults_raised = 0,
    reached_child = 0,
    days = Number.NEGATIVE_INFINITY,
    death_rate = Number.POSITIVE_INFINITY,
  } = TIER_NEEDS[tier]
  return (
    tally.adults_raised >= adults_raised &&
    tally.reached_child >= reached_child &&
    hoursBetween(tally.registered_at, now) >= days * HOURS_PER_DAY &&
    deathRate(tally) <= death_rate
  )
}

/** From the lowest up. */
export const unlockedTiers = (tally: Tally, now: Instant): BuiltInTier[] =>
  TIERS.filter((tier) => isUnlocked(tier, tally, now))

export const highestTier = (tally: Tally, now: Instant): BuiltInTier => unlockedTiers(tally, now).at(-1) ?? 'common'

export interface Listed {
  slug: string
  family: Family
  tier: BuiltInTier
}

/**
 * One species of the tier, limited to the family if given; where the tier has none of that family, of the next lower
 * tier that does. `random` is in [0, 1). Undefined only when the catalogue has no such species at all.
 */
export const pickSpecies = <S extends Listed>(
  catalogue: readonly S[],
  tier: BuiltInTier,
  family: Family | undefined,
  random: number,
): S | undefined => {
  for (let rank = TIERS.indexOf(tier); rank >= 0; rank--) {
    const choice = catalogue.filter(
      (species) => species.tier === TIERS[rank] && (family === undefined || species.family === family),
    )
    if (choice.length > 0) return choice[Math.min(choice.length - 1, Math.floor(random * choice.length))]
  }
  return undefined
}
