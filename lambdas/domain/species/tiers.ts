/** Which species an agent may be given at random, by what it has done so far. */
import { type BuiltInTier, type Family, TIERS } from '../../species/vocabulary'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'

/** What an agent has done, counted over all its creatures; a death counts even if it was undone. */
export interface TierTally {
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

const deathRate = (tally: Pick<TierTally, 'deaths' | 'hatched'>): number =>
  tally.deaths === 0 ? 0 : tally.deaths / Math.max(1, tally.hatched)

const HAVE: Readonly<Record<keyof Needs, (tally: TierTally, now: Instant) => number>> = {
  adults_raised: ({ adults_raised }) => adults_raised,
  reached_child: ({ reached_child }) => reached_child,
  days: ({ registered_at }, now) => hoursBetween(registered_at, now) / HOURS_PER_DAY,
  death_rate: deathRate,
}

/** What a tier asks for, what there is of it, and whether that is enough. */
export const conditionsOf = (tier: BuiltInTier, tally: TierTally, now: Instant) =>
  (Object.entries(TIER_NEEDS[tier]) as [keyof Needs, number][]).map(([condition, need]) => {
    const have = HAVE[condition](tally, now)
    return { condition, need, have, met: condition === 'death_rate' ? have <= need : have >= need }
  })

const isUnlocked = (tier: BuiltInTier, tally: TierTally, now: Instant): boolean =>
  conditionsOf(tier, tally, now).every(({ met }) => met)

/** From the lowest up. */
export const unlockedTiers = (tally: TierTally, now: Instant): BuiltInTier[] =>
  TIERS.filter((tier) => isUnlocked(tier, tally, now))

/** The lowest that is still closed; null once all are open. */
export const nextTier = (tally: TierTally, now: Instant): BuiltInTier | null =>
  TIERS.find((tier) => !isUnlocked(tier, tally, now)) ?? null

export const highestTier = (tally: TierTally, now: Instant): BuiltInTier => unlockedTiers(tally, now).at(-1) ?? 'common'

export interface ListedSpecies {
  slug: string
  family: Family
  tier: BuiltInTier
}

/**
 * One species of the tier, limited to the family if given; where the tier has none of that family, of the next lower
 * tier that does. `random` is in [0, 1). Undefined only when the catalogue has no such species at all.
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
