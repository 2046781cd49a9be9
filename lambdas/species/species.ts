/** What a species is: everything there is to know of one, in one file each. */
import type { Book } from './book'
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

/**
 * How a species shows itself. Every phrase but `manner` and `remembered` is a verb phrase in the third person present
 * that follows the creature's name: "kneads the same corner of the blanket".
 */
export interface Voice {
  /** One sentence in the second person, for the soul prompt: how it speaks when given words. */
  manner: string
  hungry: string
  /** Five, so that looks at the same hours every day meet them all; none speaks of food or of trust. */
  happy: Variants
  /** Three; with the four quirks they make seven. */
  content: Variants
  /** How a meal goes down that counts in full, whatever it is. */
  eats: string
  /** How it plays when play is all it should be, with or without a toy. */
  plays: string
  lonely: string
  unwell: string
  asleep: string
  curious: string
  /** What it does when it trusts its keeper. */
  bonded: string
  /** Small habits, four. */
  quirks: Variants
  /** A noun phrase for a gravestone: "keeper of the warm windowsill". */
  remembered: string
}

/** A built-in species, whole. */
export interface Species extends SpeciesProfile {
  tier: BuiltInTier
  mechanic?: Mechanic
  items: SpeciesItems
  appearance: Appearance
  /** What is unusual about how it is drawn. */
  figure: Partial<Figure>
  voice: Voice
  book?: Book
}
