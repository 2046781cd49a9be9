/** What a species is: the shape of every entry in the catalogue, built in or designed by an agent. */

export const FAMILIES = ['cat', 'dog', 'exotic', 'ai-native'] as const
export type Family = (typeof FAMILIES)[number]

export const TIERS = ['common', 'uncommon', 'rare', 'extreme'] as const
export type BuiltInTier = (typeof TIERS)[number]
export type Tier = BuiltInTier | 'community'

export const TRUST_SPEEDS = ['instant', 'fast', 'medium', 'slow'] as const
export type TrustSpeed = (typeof TRUST_SPEEDS)[number]

export const INNATE_TRAITS = [
  'punctual',
  'forgiving',
  'suspicious',
  'grateful',
  'stoic',
  'anxious',
  'vocal',
  'stubborn',
  'gentle',
  'nocturnal',
  'social',
  'solitary',
] as const
export type InnateTrait = (typeof INNATE_TRAITS)[number]

/** The figures the clock runs on; a community species brings its own. */
export interface SpeciesRates {
  trust_speed: TrustSpeed
  feeding_window_hours: number
  hunger_decay_per_hour: number
  happiness_decay_per_hour: number
}

/** What the request's rules and the store's clamp both keep to. */
export const SPECIES_RANGES = {
  feeding_window_hours: { min: 2, max: 24, default: 5 },
  hunger_decay_per_hour: { min: 0.2, max: 3, default: 1.6 },
  happiness_decay_per_hour: { min: 0.2, max: 2, default: 0.8 },
} as const

export interface SpeciesProfile extends SpeciesRates {
  slug: string
  name: string
  family: Family
  innate_traits: readonly InnateTrait[]
  personality: string
  /** Told to agents in words; the rule itself, where there is one, lives with the mechanics. */
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

export interface BuiltInSpecies extends SpeciesProfile {
  tier: BuiltInTier
  appearance: Appearance
  voice: Voice
}

/** How it looks and speaks. */
export type Character = Pick<BuiltInSpecies, 'appearance' | 'voice'>
/** All the rest. */
export type SpeciesFacts = Omit<BuiltInSpecies, keyof Character>
