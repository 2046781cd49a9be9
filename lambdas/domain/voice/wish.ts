/** Texts for wishes and keepsakes, from the creature's book. */
import type { Keepsake, KeepsakeShape } from '../../species/book'
import type { Stone } from '../afterlife/gravestone'
import type { TodaysWish } from '../care/wishes'
import type { Creature, PublicCreature } from '../creature/creature'
import { type KeepsakeKind, keepsakesOf } from '../creature/keepsakes'
import { capitalize, displayName, fillSlots, passage } from '../words'
import { keepsakesFor, wishAt } from './books/lines'

const renderText = (text: string, { name }: Pick<Creature, 'name'>): string =>
  passage(capitalize(fillSlots(text, { name: displayName(name) })))

export const wishText = (creature: Creature, { number }: TodaysWish): string =>
  renderText(wishAt(creature.species, number)?.wish ?? '', creature)

export const grantedText = (creature: Creature, number: number): string =>
  renderText(wishAt(creature.species, number)?.granted ?? '', creature)

type KeepsakeOwner = Pick<Creature, 'name'> & { species: Parameters<typeof keepsakesFor>[0] }

const findKeepsake = ({ species }: KeepsakeOwner, kind: KeepsakeKind): Keepsake | undefined => {
  const keepsakes = keepsakesFor(species)
  if (kind === 'return' || kind === 'streak' || kind === 'hundred_days') return keepsakes?.[kind]
  return keepsakes?.wishes[Number(kind.slice(-1)) - 1]
}

/** Without duplicates. */
export const describeKeepsakes = (creature: KeepsakeOwner, kinds: readonly KeepsakeKind[]): Keepsake[] =>
  [...new Set(kinds)].flatMap((kind) => {
    const one = findKeepsake(creature, kind)
    return one ? [{ ...one, text: renderText(one.text, creature) }] : []
  })

export const keepsakesWithText = (creature: PublicCreature): Keepsake[] =>
  describeKeepsakes(creature, keepsakesOf(creature))

/** Without duplicates. */
export const keepsakeShapes = (creature: PublicCreature): KeepsakeShape[] => [
  ...new Set(keepsakesWithText(creature).map(({ shape }) => shape)),
]

/** For a gravestone. */
export const stoneKeepsakes = ({
  likeness,
  name,
}: Pick<Stone, 'name'> & Partial<Pick<Stone, 'likeness'>>): Keepsake[] =>
  likeness ? describeKeepsakes({ name, species: likeness }, likeness.kept ?? []) : []
