/** What each species likes and must never be given: the shape of the item lists. */

export const ITEM_ACTIONS = ['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep'] as const
export type ItemAction = (typeof ITEM_ACTIONS)[number]

export type ApprovedItems = Readonly<Record<ItemAction, readonly string[]>>

export interface SpeciesItems {
  approved: ApprovedItems
  /** Items that hurt this species in particular, whatever the action. */
  harmful: readonly string[]
}
