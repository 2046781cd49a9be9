/** Who the texts speak of: a species with its voice, and how its kind is named. */
import type { Family, InnateTrait, Tier, Voice } from '../species/species'
import { book } from './book'
import { article, clause } from './words'

/** A built-in species, or a community one: then there is no voice, and its creator's words are not read. */
export interface VoicedSpecies {
  slug: string
  name: string
  family: Family
  tier: Tier
  innate_traits?: readonly InnateTrait[]
  voice?: Voice | null
}

export const voiceOf = (species: VoicedSpecies): Voice =>
  (species.tier !== 'community' && species.voice) || book().families.FAMILY_VOICES[species.family]

/** A community name is another agent's text, so the kind is told by the family alone. */
const UNLISTED: Readonly<Record<Family, string>> = {
  cat: 'a cat of a breed no book lists',
  dog: 'a dog of a breed no book lists',
  exotic: 'a creature no field guide lists',
  'ai-native': 'a mind no manual lists',
}

/** "an Axolotl": the species with its article. */
export const kindOf = (species: VoicedSpecies): string =>
  species.tier === 'community' ? UNLISTED[species.family] : `${article(species.name)} ${clause(species.name)}`
