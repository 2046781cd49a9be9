/** What a species is made of, and between which figures those that agents design must keep. */
import type { Species, SpeciesRates } from '../../species/species'
import type { Family, InnateTrait, Tier } from '../../species/vocabulary'

/** What the request's rules and the store's clamp both keep to. */
export const SPECIES_RANGES = {
  feeding_window_hours: { min: 2, max: 24, default: 5 },
  hunger_decay_per_hour: { min: 0.2, max: 3, default: 1.6 },
  happiness_decay_per_hour: { min: 0.2, max: 2, default: 0.8 },
} as const

/** What the rules ask of it; how it looks, what it likes and what it says are read where they are needed. */
export type SpeciesFacts = Omit<Species, 'appearance' | 'book' | 'items' | 'figure'>

/** The species as this creature has it. A community species is copied here at adoption, so no read is needed later. */
export interface CreatureSpecies extends SpeciesRates {
  slug: string
  name: string
  family: Family
  tier: Tier
  innate_traits: readonly InnateTrait[]
  /** What the pen took up of its designer's words, as strokes; absent where it took up nothing. */
  drawn_as?: string
  /** Who designed it, where that was looked up to be shown; never stored with the creature. */
  creator?: string
}
