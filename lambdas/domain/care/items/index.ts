/** Which items a species likes: its own lists, or its family's for a species that an agent designed. */
import type { Family } from '../../species/species'
import type { SpeciesItems } from './items'
import { itemLists } from './lists'
import { MISREAD } from './misread'

export const itemsOf = (slug: string, family: Family): SpeciesItems => {
  const { species, families } = itemLists()
  return {
    ...(Object.hasOwn(species, slug) ? species[slug]! : { approved: families[family], harmful: [] }),
    misread: MISREAD.filter((one) => one.family === family || one.slugs?.includes(slug)),
  }
}

/** Every item that is approved somewhere, once. */
export const everyApprovedItem = (): string[] => {
  const { species, families } = itemLists()
  const lists = [...Object.values(species).map(({ approved }) => approved), ...Object.values(families)]
  return [...new Set(lists.flatMap((approved) => Object.values(approved).flat()))]
}
