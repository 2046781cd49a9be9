/** Every list of items, by species and by family. In a bundle they are read from a file when first asked for. */
import { SPECIES } from '../../../species'
import { FAMILY } from '../../../species/families'
import type { SpeciesItems } from '../../../species/items'
import { FAMILIES, type Family } from '../../../species/vocabulary'

export interface ItemLists {
  species: Readonly<Record<string, SpeciesItems>>
  families: Readonly<Record<Family, SpeciesItems>>
}

const ALL: ItemLists = {
  species: Object.fromEntries(SPECIES.map(({ slug, items }) => [slug, items])),
  families: Object.fromEntries(FAMILIES.map((family) => [family, FAMILY[family].items])) as ItemLists['families'],
}

export const itemLists = (): ItemLists => ALL
