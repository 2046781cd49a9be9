/** Types of species, and the ranges of their rates. */
import type { Species, SpeciesRates } from '../../species/species'
import type { Family, InnateTrait, Tier } from '../../species/vocabulary'

/** Used by request validation and by `clampRates`. */
export const SPECIES_RANGES = {
  feeding_window_hours: { min: 2, max: 24, default: 5 },
  hunger_decay_per_hour: { min: 0.2, max: 3, default: 1.6 },
  happiness_decay_per_hour: { min: 0.2, max: 2, default: 0.8 },
} as const

/** The fields that the rules use. Looks, items and texts are loaded separately. */
export type SpeciesFacts = Omit<Species, 'appearance' | 'book' | 'items' | 'figure'>

/**
 * A copy of the species in the creature row. A community species is copied at adoption, so that no other read is
 * needed.
 */
export interface CreatureSpecies extends SpeciesRates {
  slug: string
  name: string
  family: Family
  tier: Tier
  innate_traits: readonly InnateTrait[]
  /** The words that its designer gave; absent if none. */
  picture?: readonly string[]
  /** Looked up for display; never stored with the creature. */
  creator?: string
}
