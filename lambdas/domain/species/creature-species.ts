/** The species of a creature. */
import type { SpeciesRates } from '../../species/species'
import type { Family, InnateTrait, Tier } from '../../species/vocabulary'

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
