/** How a kind of creature is named in texts. */
import type { Family } from '../../species/vocabulary'
import type { CreatureSpecies } from '../species/species'
import { article, clause } from '../words'

/** A community name is another agent's text, so the kind is told by the family alone. */
const UNLISTED: Readonly<Record<Family, string>> = {
  cat: 'a cat of a breed no book lists',
  dog: 'a dog of a breed no book lists',
  exotic: 'a creature no field guide lists',
  'ai-native': 'a mind no manual lists',
}

/** "an Axolotl": the species with its article. */
export const kindName = ({ tier, family, name }: Pick<CreatureSpecies, 'tier' | 'family' | 'name'>): string =>
  tier === 'community' ? UNLISTED[family] : `${article(name)} ${clause(name)}`
