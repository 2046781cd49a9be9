/** Every list of items, by species and by family. In a bundle they are read from a file when first asked for. */
import type { Family } from '../../species/species'
import { AI_NATIVE_ITEMS } from './ai-native'
import { CAT_ITEMS } from './cat'
import { DOG_ITEMS } from './dog'
import { EXOTIC_ITEMS } from './exotic'
import { FAMILY_ITEMS } from './families'
import type { ApprovedItems, SpeciesItems } from './items'

export interface ItemLists {
  species: Readonly<Record<string, SpeciesItems>>
  families: Readonly<Record<Family, ApprovedItems>>
}

const ALL: ItemLists = {
  species: { ...CAT_ITEMS, ...DOG_ITEMS, ...EXOTIC_ITEMS, ...AI_NATIVE_ITEMS },
  families: FAMILY_ITEMS,
}

export const itemLists = (): ItemLists => ALL
