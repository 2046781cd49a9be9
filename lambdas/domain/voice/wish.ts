/** A wish, its granting and what is kept of it, in the words of the creature's book. */
import type { Keepsake, KeepsakeShape } from '../../species/book'
import type { TodaysWish } from '../care/wishes'
import type { Creature } from '../creature/creature'
import type { Stone } from '../creature/death'
import { type KeepsakeKind, keepsakesOf } from '../creature/keepsakes'
import { capitalize, displayName, fillSlots, passage } from '../words'
import { bookOf } from './book'

const told = (text: string, { name }: Pick<Creature, 'name'>): string =>
  passage(capitalize(fillSlots(text, { name: displayName(name) })))

export const wishText = (creature: Creature, { number }: TodaysWish): string =>
  told(bookOf(creature.species).wishes?.[number]?.wish ?? '', creature)

export const grantedText = (creature: Creature, number: number): string =>
  told(bookOf(creature.species).wishes?.[number]?.granted ?? '', creature)

type Keeper = Pick<Creature, 'name'> & { species: Parameters<typeof bookOf>[0] }

/** Nothing where the book has none yet. */
const found = ({ species }: Keeper, kind: KeepsakeKind): Keepsake | undefined => {
  const { keepsakes } = bookOf(species)
  if (kind === 'return' || kind === 'streak' || kind === 'hundred_days') return keepsakes?.[kind]
  return keepsakes?.wishes[Number(kind.slice(-1)) - 1]
}

/** Each once, with the words for it. */
export const keepsakesNamed = (creature: Keeper, kinds: readonly KeepsakeKind[]): Keepsake[] =>
  [...new Set(kinds)].flatMap((kind) => {
    const one = found(creature, kind)
    return one ? [{ ...one, text: told(one.text, creature) }] : []
  })

export const keepsakesTold = (creature: Creature): Keepsake[] => keepsakesNamed(creature, keepsakesOf(creature))

/** As the pen draws them, each once. */
export const keepsakeShapes = (creature: Creature): KeepsakeShape[] => [
  ...new Set(keepsakesTold(creature).map(({ shape }) => shape)),
]

/** What lies by a stone. */
export const keptBy = ({ likeness, name }: Pick<Stone, 'name'> & Partial<Pick<Stone, 'likeness'>>): Keepsake[] =>
  likeness ? keepsakesNamed({ name, species: likeness }, likeness.kept ?? []) : []
