/** The items that a species likes, and those that harm it. */
import type { ItemAction } from './care-actions'

export type ApprovedItems = Readonly<Record<ItemAction, readonly string[]>>

/**
 * Good items that the judge would take for harmful because of their names: a battery harms most species, but not a
 * robot.
 */
export interface Misread {
  items: readonly string[]
  /** The actions for which the species likes them. For other actions they have no effect. */
  liked: readonly ItemAction[]
}

/**
 * The kind of body decides what poisons it: see poison-lists.ts. `animal`: no particular kind. `construct`: no animal
 * poison acts on it.
 */
export const BODIES = [
  'cat',
  'dog',
  'small_mammal',
  'herbivore',
  'bird',
  'reptile',
  'aquatic',
  'invertebrate',
  'animal',
  'construct',
] as const
export type BodyKind = (typeof BODIES)[number]

export interface SpeciesItems {
  /** If absent, the body of its family. */
  body?: BodyKind
  approved: ApprovedItems
  /** Items that harm this species for any action. */
  harmful: readonly string[]
  misread?: readonly Misread[]
}
