/** The lines of a creature: its species' own, else its family's, else a plain sentence. */
import type { Book, Keepsakes, Line, Wish } from '../../../species/book'
import { CARE_ACTIONS, CARE_WORDS } from '../../../species/care-actions'
import type { LinePath } from '../../../species/scenes'
import { bookNameOf } from '../../species/catalogue'
import type { CreatureSpecies } from '../../species/creature-species'
import { readBook } from './read-book'

type Kind = Pick<CreatureSpecies, 'slug' | 'family' | 'tier'>

const ownBook = (species: Kind): Book => readBook(bookNameOf(species))
const familyBook = ({ family }: Kind): Book => readBook(`family-${family}`)

/** Undefined if its own book has none: for scenes that only some species have. */
export const ownLines = (species: Kind, path: LinePath): readonly Line[] | undefined => ownBook(species).lines[path]

export const familyLines = (species: Kind, path: LinePath): readonly Line[] => familyBook(species).lines[path] ?? []

export const linesOf = (species: Kind, path: LinePath): readonly Line[] =>
  ownLines(species, path) ?? linesFrom(ownBook(species), familyBook(species), path)

export const linesFrom = (own: Book, family: Book, path: LinePath): readonly Line[] =>
  own.lines[path] ?? family.lines[path] ?? [plainLine(path)]

/** "You washed {name}." for an act, else that it is there. */
const plainLine = (path: LinePath): string => {
  const action = CARE_ACTIONS.find((one) => path.startsWith(`acts.${one}.`))
  if (!action) return path.startsWith('souls.') ? 'You are {name}.' : 'This is {name}.'
  const [before, after] = CARE_WORDS[action].active
  return `You ${before}{name}${after}.`
}

/** All books that its texts may come from. */
export const booksOf = (species: Kind): readonly Book[] => [ownBook(species), familyBook(species)]

export const thingsOf = (species: Kind): Book['things'] => ownBook(species).things

/** A species without wishes has those of its family, with the same numbers. */
export const wishAt = (species: Kind, number: number): Wish | undefined => {
  const { wishes } = ownBook(species)
  return (wishes.length > 0 ? wishes : familyBook(species).wishes)[number]
}

export const keepsakesFor = (species: Kind): Keepsakes | null =>
  ownBook(species).keepsakes ?? familyBook(species).keepsakes

/** Additional lines for the traits of a community species; a built-in species has them in its own book. */
export const traitLines = (species: Kind & Pick<CreatureSpecies, 'innate_traits'>): readonly Line[] =>
  bookNameOf(species) === species.slug
    ? []
    : species.innate_traits.flatMap((trait) => familyLines(species, `traits.${trait}`))
