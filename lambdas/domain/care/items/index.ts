/** The item lists of a species; a community species uses those of its family. */
import type { BodyKind, SpeciesItems } from '../../../species/items'
import type { Family } from '../../../species/vocabulary'
import { itemLists } from './item-lists'

const ownLists = (slug: string) => {
  const { species } = itemLists()
  return Object.hasOwn(species, slug) ? species[slug] : undefined
}

export const approvedItems = (slug: string, family: Family): SpeciesItems['approved'] =>
  (ownLists(slug) ?? itemLists().families[family]).approved

export const itemsOf = (slug: string, family: Family): SpeciesItems & { body: BodyKind } => {
  const { families } = itemLists()
  const own = ownLists(slug)
  const misread = [...(own?.misread ?? []), ...(families[family].misread ?? [])]
  return { ...(own ?? families[family]), misread, body: own?.body ?? families[family].body ?? 'animal' }
}

/** Without duplicates. */
export const everyApprovedItem = (): string[] => {
  const { species, families } = itemLists()
  const lists = [...Object.values(species), ...Object.values(families)].map(({ approved }) => approved)
  return [...new Set(lists.flatMap((approved) => Object.values(approved).flat()))]
}
