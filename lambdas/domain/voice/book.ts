/** Which book a creature is told from: its species' own, or for one that an agent designed its family's. */
import type { Book, FamilyBook, Line } from '../../species/book'
import { readBook } from '../../species/read-book'
import { bookNameOf } from '../species/catalogue'
import type { CreatureSpecies } from '../species/species'

type Kind = Pick<CreatureSpecies, 'slug' | 'family' | 'tier' | 'innate_traits'>

const hasOwn = (species: Kind): boolean => bookNameOf(species) === species.slug

export const bookOf = (species: Kind): Book => readBook(bookNameOf(species))

/** How its traits colour the days on which all is well; a built-in species has that in its own lines. */
export const traitLines = (species: Kind): readonly Line[] => {
  if (hasOwn(species)) return []
  const { traits } = bookOf(species) as FamilyBook
  return species.innate_traits.flatMap((trait) => traits[trait] ?? [])
}
