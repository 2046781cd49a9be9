/** The care that grants each wish, by book. The bundler replaces this module: Lambdas read JSON. */
import type { Wish } from '../../species/book'
import { bookNames, readBook } from '../../species/read-book'

export type WishedCare = Wish['by']

let lists: Readonly<Record<string, readonly WishedCare[]>> | undefined

export const wishLists = (): Readonly<Record<string, readonly WishedCare[]>> => {
  lists ??= Object.fromEntries(bookNames().map((name) => [name, (readBook(name).wishes ?? []).map(({ by }) => by)]))
  return lists
}
