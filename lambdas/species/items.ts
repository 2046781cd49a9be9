/** What a species likes and must never be given. */
import type { ItemAction } from './care-actions'

export type ApprovedItems = Readonly<Record<ItemAction, readonly string[]>>

/** Good things whose names suggest otherwise: a battery is a hazard to swallow, unless one is a robot. */
export interface Misread {
  items: readonly string[]
  /** Where they are just right; elsewhere they do neither good nor harm. */
  liked: readonly ItemAction[]
}

export interface SpeciesItems {
  approved: ApprovedItems
  /** Items that hurt this species in particular, whatever the action. */
  harmful: readonly string[]
  /** Items that this species need not fear, whatever they are called. */
  misread?: readonly Misread[]
}
