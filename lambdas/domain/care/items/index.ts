/** The item lists of a species; a community species uses those of its family. */
import type { BodyKind, SpeciesItems } from '../../../species/items'
import type { Family } from '../../../species/vocabulary'
import { itemLists } from './lists'

export const itemsOf = (slug: string, family: Family): SpeciesItems & { body: BodyKind } => {
  const { species, families } = itemLists()
  const own = Object.hasOwn(species, slug) ? species[slug] : undefined
  const misread = [...(own?.misread ?? []), ...(families[family].misread ?? [])]
  return { ...(own ?? families[family]), misread, body: own?.body ?? families[family].body ?? 'animal' }
}

/** Without duplicates. */
export const everyApprovedItem = (): string[] => {
  const { species, families } = itemLists()
  const lists = [...Object.values(species), ...Object.values(families)].map(({ approved }) => approved)
  return [...new Set(lists.flatMap((approved) => Object.values(approved).flat()))]
}
