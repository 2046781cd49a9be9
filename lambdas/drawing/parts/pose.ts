/** How a creature holds itself: a pose by name, and what a pose does to a figure, in numbers that can be mixed. */

export const POSES = ['easy', 'alert', 'leaping', 'slumped', 'lying', 'sinking', 'asleep', 'away', 'resting'] as const
export type Pose = (typeof POSES)[number]

export interface Stance {
  /** Steps above the ground and to the right, and degrees by which all of it leans. */
  lift: number
  shift: number
  lean: number
  /** It faces the other way. */
  turned: boolean
  /** Ratios of the body's width and height; the head keeps its own. */
  wide: number
  tall: number
  /** Degrees by which the head is turned. */
  tilt: number
  /** Degrees by which the tail is turned about its root. */
  tail: number
  /** The tail grows to the other side, or lies in front of everything. */
  tailFlipped: boolean
  tailInFront: boolean
  /** The head is under the body: in a shell, beneath a wing. */
  headUnder: boolean
}

export const AT_EASE: Stance = {
  lift: 0,
  shift: 0,
  lean: 0,
  turned: false,
  wide: 1,
  tall: 1,
  tilt: 0,
  tail: 0,
  tailFlipped: false,
  tailInFront: false,
  headUnder: false,
}
