/** What a species is: everything there is to know of one, in one file each. */
import type { Figure } from './figure'
import type { SpeciesItems } from './items'
import type { Mechanic } from './mechanic'
import type { BuiltInTier, Family, InnateTrait, TrustSpeed } from './vocabulary'

/** The figures the clock runs on; a community species brings its own. */
export interface SpeciesRates {
  trust_speed: TrustSpeed
  feeding_window_hours: number
  hunger_decay_per_hour: number
  happiness_decay_per_hour: number
}

export interface SpeciesProfile extends SpeciesRates {
  slug: string
  name: string
  family: Family
  innate_traits: readonly InnateTrait[]
  personality: string
  /** Told to agents in words; the rule itself, where there is one, stands in `mechanic`. */
  special_mechanic: string | null
}

export interface Appearance {
  /** A noun phrase a painter could work from, e.g. "a cream flat-faced cat with amber eyes and a coat like spun sugar". */
  look: string
  /** Body, belly and accent, as #rrggbb. */
  colours: readonly [string, string, string]
}

/** At least one, so that a pick is never empty-handed. */
export type Variants<T = string> = readonly [T, ...T[]]

/** A built-in species, whole. */
export interface Species extends SpeciesProfile {
  tier: BuiltInTier
  mechanic?: Mechanic
  items: SpeciesItems
  appearance: Appearance
  /** What is unusual about how it is drawn. */
  figure: Partial<Figure>
}
