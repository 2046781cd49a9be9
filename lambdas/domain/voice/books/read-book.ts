/** Reads the book of a species or family. The bundler replaces this module: Lambdas read JSON. */
import type { Book } from '../../../species/book'
import { readSpeciesFile, SPECIES_FILES } from '../../../species/files'
import { parseSpecies } from '../../../species/parse-species'
import { CONDITIONS } from '../conditions'

/** A species' slug, or "family-cat". */
export const bookNames = (): string[] => SPECIES_FILES.map(({ name }) => name)

const books = new Map<string, Book>()

/** A line with a problem is left out; `npm run tool species` reports it. */
export function readBook(name: string): Book {
  const known = books.get(name)
  if (known) return known
  const { text, isFamily } = readSpeciesFile(name)
  const { book } = parseSpecies(text, { conditions: Object.keys(CONDITIONS) }, { isFamily })
  books.set(name, book)
  return book
}
