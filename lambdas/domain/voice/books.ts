/** The books of species and families, by name. In a bundle each is read from a file of its own when first asked for. */
import { SPECIES } from '../../species'
import type { Book } from '../../species/book'
import { FAMILY } from '../../species/families'

const ALL: Readonly<Record<string, Book>> = Object.fromEntries([
  ...SPECIES.map(({ slug, book }) => [slug, book]),
  ...Object.entries(FAMILY).map(([family, { book }]) => [`family-${family}`, book]),
])

export const bookNames = (): string[] => Object.keys(ALL)

export const bookNamed = (name: string): Book => ALL[name] as Book
