/** What a part is drawn on: the measured figure as it holds itself, its tints and its own luck. */
import type { BodyPlan } from './parts/bodies'
import type { Pose, Stance } from './parts/pose'
import type { Oval } from './pen'
import type { Tints } from './tints'

export interface Sketch {
  /** A prefix for ids, this portrait's own. */
  id: string
  pose: Pose
  stance: Stance
  /** The body in this pose. */
  plan: BodyPlan
  tints: Tints
  head: Oval
  /** How far down the head the mouth is, where 100 is its edge. */
  mouth: number
  /** 0 newly hatched to 1 grown. */
  grown: number
}

/** Parts that belong to the body are drawn in the plan's own measures; parts of the head on the head as it has grown. */
export type Layer = 'back' | 'torso' | 'chest' | 'crown' | 'coat' | 'brow' | 'mouth' | 'fore'

/** A drawn thing and what it refers to. */
export interface Drawn {
  defs: string
  shapes: string
}
