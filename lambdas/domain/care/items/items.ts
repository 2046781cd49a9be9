/** What each species likes and must never be given: the shape of the item lists. */

import type { Family } from '../../species/species'

export const ITEM_ACTIONS = ['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep'] as const
export type ItemAction = (typeof ITEM_ACTIONS)[number]

export type ApprovedItems = Readonly<Record<ItemAction, readonly string[]>>

/** An item whose name misleads those who judge by it. */
export interface Misread {
  items: readonly string[]
  /** For whom: species by slug, or a whole family. */
  slugs?: readonly string[]
  family?: Family
  /** Where it is just right; elsewhere it does neither good nor harm. */
  liked: readonly ItemAction[]
}

export interface SpeciesItems {
  approved: ApprovedItems
  /** Items that hurt this species in particular, whatever the action. */
  harmful: readonly string[]
  /** Items that this species need not fear, whatever they are called. */
  misread?: readonly Misread[]
}
