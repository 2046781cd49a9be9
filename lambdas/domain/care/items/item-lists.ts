/** All item lists, by species and by family. The bundler replaces this module: Lambdas read JSON. */
import { FAMILY_ITEMS, SPECIES } from '../../../species'
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
