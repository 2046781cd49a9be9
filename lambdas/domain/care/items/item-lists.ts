/** All item lists, by species and by family. The bundler replaces this module: Lambdas read JSON. */
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
