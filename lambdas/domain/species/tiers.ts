/** Which species an agent may be given at random. */
import { type BuiltInTier, type Family, TIERS } from '../../species/vocabulary'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'

/** Counted over all creatures of the agent; a death counts even after a resurrection. */
export interface TierTally {
  registered_at: Instant
  hatched: number
  adults_raised: number
  deaths: number
}

/** Required values; absent ones are not required. */
interface Needs {
  adults_raised?: number
  hatched?: number
  days?: number
  /** Maximum deaths per hatched creature. */
  death_rate?: number
}

export const TIER_NEEDS: Readonly<Record<BuiltInTier, Needs>> = {
  common: {},
  uncommon: { adults_raised: 1 },
  rare: { adults_raised: 3, death_rate: 0.25 },
  extreme: { hatched: 5, days: 30, death_rate: 0 },
}

const deathRate = (tally: Pick<TierTally, 'deaths' | 'hatched'>): number =>
  tally.deaths === 0 ? 0 : tally.deaths / Math.max(1, tally.hatched)

const HAVE: Readonly<Record<keyof Needs, (tally: TierTally, now: Instant) => number>> = {
  adults_raised: ({ adults_raised }) => adults_raised,
  hatched: ({ hatched }) => hatched,
  days: ({ registered_at }, now) => hoursBetween(registered_at, now) / HOURS_PER_DAY,
  death_rate: deathRate,
}

export const conditionsOf = (tier: BuiltInTier, tally: TierTally, now: Instant) =>
  (Object.entries(TIER_NEEDS[tier]) as [keyof Needs, number][]).map(([condition, need]) => {
    const have = HAVE[condition](tally, now)
    return { condition, need, have, met: condition === 'death_rate' ? have <= need : have >= need }
  })

const isUnlocked = (tier: BuiltInTier, tally: TierTally, now: Instant): boolean =>
  conditionsOf(tier, tally, now).every(({ met }) => met)

/** Lowest first. */
export const unlockedTiers = (tally: TierTally, now: Instant): BuiltInTier[] =>
  TIERS.filter((tier) => isUnlocked(tier, tally, now))

export const nextTier = (tally: TierTally, now: Instant): BuiltInTier | null =>
  TIERS.find((tier) => !isUnlocked(tier, tally, now)) ?? null

export const highestTier = (tally: TierTally, now: Instant): BuiltInTier => unlockedTiers(tally, now).at(-1) ?? 'common'

export interface ListedSpecies {
  slug: string
  family: Family
  tier: BuiltInTier
}

/**
 * A random species of the tier, of the given family if any. If the tier has none of that family, one of the next lower
 * tier that has. `random` is in [0, 1). Undefined only if the catalogue has no such species.
 */
export const pickSpecies = <S extends ListedSpecies>(
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
