/** What a species is made of, and between which figures those that agents design must keep. */
export type { Appearance, SpeciesProfile, SpeciesRates } from '../../species/species'
export {
  type BuiltInTier,
  FAMILIES,
  type Family,
  INNATE_TRAITS,
  type InnateTrait,
  TIERS,
  type Tier,
  TRUST_SPEEDS,
  type TrustSpeed,
} from '../../species/vocabulary'

import type { Species } from '../../species/species'

/** What the request's rules and the store's clamp both keep to. */
export const SPECIES_RANGES = {
  feeding_window_hours: { min: 2, max: 24, default: 5 },
  hunger_decay_per_hour: { min: 0.2, max: 3, default: 1.6 },
  happiness_decay_per_hour: { min: 0.2, max: 2, default: 0.8 },
} as const

/** What the rules ask of it; how it looks, what it likes and what it says are read where they are needed. */
export type SpeciesFacts = Omit<Species, 'appearance' | 'book' | 'items' | 'figure'>
