/** Every list of items, by species and by family. In a bundle they are read from a file when first asked for. */
import { SPECIES } from '../../../species'
import { FAMILY_ITEMS } from '../../../species/families'
import type { SpeciesItems } from '../../../species/items'
import type { Family } from '../../../species/vocabulary'

export interface ItemLists {
  species: Readonly<Record<string, SpeciesItems>>
  families: Readonly<Record<Family, SpeciesItems>>
}

const ALL: ItemLists = {
  species: Object.fromEntries(SPECIES.map(({ slug, items }) => [slug, items])),
  families: FAMILY_ITEMS,
}

export const itemLists = (): ItemLists => ALL
