/** Reads the books of species and families from their Markdown files. The bundler replaces this module: Lambdas read JSON. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPECIES } from '.'
import type { Book } from './book'
import { type ParsedBook, parseBook } from './parse-book'
import { FAMILIES } from './vocabulary'

/** The root is two folders up, both from this file and from a bundle of the proofs in `dist/<name>/`. */
const ROOT = join(import.meta.dirname, '..', '..')

/** By the name of a book: a species' slug, or "family-cat". */
const FILES: Readonly<Record<string, string>> = Object.fromEntries([
  ...SPECIES.map(({ slug, family }) => [slug, `lambdas/species/${family}/${slug.replaceAll('_', '-')}.md`]),
  ...FAMILIES.map((family) => [`family-${family}`, `lambdas/species/families/${family}.md`]),
])

export const bookNames = (): string[] => Object.keys(FILES)

export interface BookFile extends ParsedBook {
  /** From the root of the project. */
  file: string
}

/** Reads and parses the file on each call. */
export function readBookFile(name: string): BookFile {
  const file = FILES[name]
  if (!file) throw new Error(`unknown book: ${name}`)
  return { file, ...parseBook(readFileSync(join(ROOT, file), 'utf8'), { isFamily: name.startsWith('family-') }) }
}

const books = new Map<string, Book>()

export function readBook(name: string): Book {
  const known = books.get(name)
  if (known) return known
  const { file, book, problems } = readBookFile(name)
  if (problems.length > 0) throw new Error(problems.map(({ line, reason }) => `${file}:${line}: ${reason}`).join('\n'))
  books.set(name, book)
  return book
}
