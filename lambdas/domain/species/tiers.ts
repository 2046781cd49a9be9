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

const LOW_DEATH_RATE = 0.25

const deathRate = (tally: Pick<Tally, 'deaths' | 'hatched'>): number =>
  tally.deaths === 0 ? 0 : tally.deaths / Math.max(1, tally.hatched)

const UNLOCKED: Readonly<Record<BuiltInTier, (tally: Tally, now: Instant) => boolean>> = {
  common: () => true,
  uncommon: (tally) => tally.adults_raised >= 1,
  rare: (tally) => tally.adults_raised >= 3 && deathRate(tally) <= LOW_DEATH_RATE,
  extreme: (tally, now) =>
    tally.reached_child >= 5 && hoursBetween(tally.registered_at, now) >= 30 * HOURS_PER_DAY && tally.deaths === 0,
}

/** From the lowest up. */
export const unlockedTiers = (tally: Tally, now: Instant): BuiltInTier[] =>
  TIERS.filter((tier) => UNLOCKED[tier](tally, now))

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
