/** The context for drawing a part: the posed figure and its tints. */
import type { BodyPlan } from './parts/body-plans'
import type { Pose, Stance } from './parts/pose'
import type { Oval } from './pen'
import type { Tints } from './tints'

export interface PartContext {
  /** Prefix for SVG ids, unique to this portrait. */
  id: string
  pose: Pose
  stance: Stance
  plan: BodyPlan
  tints: Tints
  head: Oval
  /** Vertical position of the mouth, where 100 is the edge of the head. */
  mouth: number
  /** 0 newly hatched, 1 adult. */
  grown: number
}

/** Body parts use the plan's coordinates; head parts use the head at its current size. */
export type Layer = 'back' | 'torso' | 'chest' | 'crown' | 'coat' | 'brow' | 'mouth' | 'fore'

/** SVG markup and the definitions it refers to. */
export interface Drawn {
  defs: string
  shapes: string
}
