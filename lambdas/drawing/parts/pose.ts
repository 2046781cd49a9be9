/** Poses, and the effect of each on a figure as numbers that can be combined. */

export type Pose =
  | 'easy'
  | 'alert'
  | 'slumped'
  | 'lying'
  | 'sinking'
  | 'asleep'
  | 'away'
  | 'resting'
  // Only for happy creatures.
  | 'leaping'
  | 'stretching'
  | 'rolling'
  | 'loafing'
  | 'trotting'
  | 'kneading'
  | 'bowing'
  | 'tilting'
  | 'reaching'
  | 'dancing'
  | 'spinning'
  | 'drifting'
  | 'pulsing'

export interface Stance {
  /** Offset upward and to the right, and rotation in degrees. */
  lift: number
  shift: number
  lean: number
  /** Drawn mirrored. */
  turned: boolean
  /** Scale of the body's width and height; the head is not scaled. */
  wide: number
  tall: number
  tilt: number
  /** Tail rotation about its root, in degrees. */
  tail: number
  /** The tail is on the other side, or in front of everything. */
  tailFlipped: boolean
  tailInFront: boolean
  /** The head is drawn behind the body: in a shell, under a wing. */
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

/** Combines two stances: ratios are multiplied, distances and angles added. */
export const added = (stance: Stance, { tall = 1, wide = 1, ...more }: Partial<Stance> = {}): Stance => ({
  ...stance,
  tall: stance.tall * tall,
  wide: stance.wide * wide,
  lift: stance.lift + (more.lift ?? 0),
  lean: stance.lean + (more.lean ?? 0),
  tilt: stance.tilt + (more.tilt ?? 0),
  tail: stance.tail + (more.tail ?? 0),
  tailInFront: stance.tailInFront || (more.tailInFront ?? false),
})
