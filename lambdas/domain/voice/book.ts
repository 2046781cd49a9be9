/** Selects the text book of a creature: its species' own, or its family's for a community species. */
import type { Book, FamilyBook, Line } from '../../species/book'
import { readBook } from '../../species/read-book'
import { bookNameOf } from '../species/catalogue'
import type { CreatureSpecies } from '../species/creature-species'

type Kind = Pick<CreatureSpecies, 'slug' | 'family' | 'tier' | 'innate_traits'>

const hasOwn = (species: Kind): boolean => bookNameOf(species) === species.slug

export const bookOf = (species: Kind): Book => readBook(bookNameOf(species))

export const familyBookOf = ({ family }: Kind): Book => readBook(`family-${family}`)

/** Additional lines for the traits of a community species; a built-in species has them in its own book. */
export const traitLines = (species: Kind): readonly Line[] => {
  if (hasOwn(species)) return []
  const { traits } = bookOf(species) as FamilyBook
  return species.innate_traits.flatMap((trait) => traits[trait] ?? [])
}
