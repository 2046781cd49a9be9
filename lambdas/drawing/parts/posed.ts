/** The effect of a pose on a body: its own outline, if any, and its stance. */
import type { Oval } from '../pen'
import type { BodyPlan } from './bodies'
import type { Pose, Stance } from './pose'

export interface Posed {
  /** Differences to the body plan. */
  plan?: Partial<Omit<BodyPlan, 'head' | 'headless'>>
  /** Head position, by its middle and its chin. */
  head?: { x: number; chin: number }
  stance?: Partial<Stance>
}

export type Poses = Readonly<Partial<Record<Pose, Posed>>>

export const NO_LIMBS = {
  legs: undefined,
  paws: undefined,
  fore: undefined,
  behind: undefined,
  front: undefined,
} as const

export const paw = (x: number, y = 221, rx = 15, ry = 8): Oval => ({ x, y, rx, ry })
