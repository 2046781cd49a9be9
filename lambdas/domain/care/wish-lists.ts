/** By what care each wish is granted, by the name of the book it stands in. In a bundle it is read from a file when first asked for. */
import { SPECIES } from '../../species'
import type { Wish } from '../../species/book'
import { FAMILY } from '../../species/families'

export type WishedFor = Wish['by']

const ALL: Readonly<Record<string, readonly WishedFor[]>> = Object.fromEntries(
  [
    ...SPECIES.map(({ slug, book }) => [slug, book] as const),
    ...Object.entries(FAMILY).map(([family, { book }]) => [`family-${family}`, book] as const),
  ].map(([name, { wishes = [] }]) => [name, wishes.map(({ by }) => by)]),
)

export const wishLists = (): Readonly<Record<string, readonly WishedFor[]>> => ALL
