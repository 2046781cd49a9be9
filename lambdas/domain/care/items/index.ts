/** Which items a species likes: its own lists, or its family's for a species that an agent designed. */
import type { Family } from '../../species/species'
import { AI_NATIVE_ITEMS } from './ai-native'
import { CAT_ITEMS } from './cat'
import { DOG_ITEMS } from './dog'
import { EXOTIC_ITEMS } from './exotic'
import { FAMILY_ITEMS } from './families'
import type { SpeciesItems } from './items'
import { MISREAD } from './misread'

export const SPECIES_ITEMS: Readonly<Record<string, SpeciesItems>> = {
  ...CAT_ITEMS,
  ...DOG_ITEMS,
  ...EXOTIC_ITEMS,
  ...AI_NATIVE_ITEMS,
}

export const itemsOf = (slug: string, family: Family): SpeciesItems => ({
  ...(Object.hasOwn(SPECIES_ITEMS, slug) ? SPECIES_ITEMS[slug]! : { approved: FAMILY_ITEMS[family], harmful: [] }),
  misread: MISREAD.filter((one) => one.family === family || one.slugs?.includes(slug)),
})

/** Every item that is approved somewhere, once. */
export const everyApprovedItem = (): string[] => {
  const lists = [...Object.values(SPECIES_ITEMS).map(({ approved }) => approved), ...Object.values(FAMILY_ITEMS)]
  return [...new Set(lists.flatMap((approved) => Object.values(approved).flat()))]
}
