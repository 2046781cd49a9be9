/** Type of a built-in species. Each has one file: `<family>/<slug>.md`. */
import type { SpeciesItems } from './items'
import type { Mechanic } from './mechanics'
import type { BuiltInTier, Family, InnateTrait, TrustSpeed } from './vocabulary'

/** The rates that the clock uses. A community species has its own. */
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
  /** The mechanic in words, for agents. `mechanic` implements it. */
  special_mechanic: string | null
}

export interface Appearance {
  /** A noun phrase for an image model: "a cream flat-faced cat with amber eyes and a coat like spun sugar". */
  look: string
  /** Body, belly and accent, as #rrggbb. */
  colours: readonly [string, string, string]
  /** The parts in which it differs from the usual figure: "body low, ears tall". The drawing parses it. */
  figure: string
}

/** A list with at least one element, so that one can always be chosen. */
export type Variants<T = string> = readonly [T, ...T[]]

export interface Species extends SpeciesProfile {
  tier: BuiltInTier
  mechanic?: Mechanic
  items: SpeciesItems
  appearance: Appearance
}
