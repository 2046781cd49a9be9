/** The name of a creature's kind in texts. */
import type { Family } from '../../species/vocabulary'
import { article, clause } from '../words'
import type { CreatureSpecies } from './creature-species'

/** The name of a community species is another agent's text, so only its family is named. */
const UNLISTED: Readonly<Record<Family, string>> = {
  cat: 'a cat of a breed no book lists',
  dog: 'a dog of a breed no book lists',
  exotic: 'a creature no field guide lists',
  'ai-native': 'a mind no manual lists',
}

/** "an Axolotl". */
export const kindName = ({ tier, family, name }: Pick<CreatureSpecies, 'tier' | 'family' | 'name'>): string =>
  tier === 'community' ? UNLISTED[family] : `${article(name)} ${clause(name)}`
