/** The care that grants each wish, by book. The bundler replaces this module: Lambdas read JSON. */
import { SPECIES } from '../../species'
import type { Wish } from '../../species/book'
import { takesItem } from '../../species/care-actions'
import { readSpeciesFile, SPECIES_FILES } from '../../species/files'
import type { SpeciesItems } from '../../species/items'
import { parseWishes } from '../../species/parse-species'

export type WishedCare = Wish['by']

/** Null: a wish of its family for an item that this species does not like. */
type WishList = readonly (WishedCare | null)[]

let lists: Readonly<Record<string, WishList>> | undefined

export const wishLists = (): Readonly<Record<string, WishList>> => {
  lists ??= readLists()
  return lists
}

function readLists(): Record<string, WishList> {
  const own = new Map(
    SPECIES_FILES.map(({ name }) => [name, parseWishes(readSpeciesFile(name).text).map(({ by }) => by)]),
  )
  const borrowing = SPECIES.filter(({ slug }) => own.get(slug)?.length === 0).map(({ slug, family, items }) => [
    slug,
    borrowed(own.get(`family-${family}`) ?? [], items),
  ])
  return { ...Object.fromEntries(own), ...Object.fromEntries(borrowing) }
}

/** The wishes of a family, with the same numbers. */
const borrowed = (wishes: readonly WishedCare[], { approved }: SpeciesItems): WishList =>
  wishes.map((by) => {
    const liked = takesItem(by.action) ? approved[by.action] : []
    return (by.item ?? []).every((item) => liked.includes(item)) ? by : null
  })
