/** The name of a species, with its designer: the name of a community species is another agent's text. */
import type { CreatureSpecies } from '../domain/species/creature-species'

export const speciesTag = ({ name, creator }: CreatureSpecies) => ({
  species: name,
  ...(creator !== undefined && { species_creator: creator }),
})
