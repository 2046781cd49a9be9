/** What a pose does to a body: an outline of its own where it has one, and how it is held. */
import type { Oval } from '../pen'
import type { BodyPlan } from './bodies'
import type { Pose, Stance } from './pose'

export interface Posed {
  /** What of the body differs. */
  plan?: Partial<Omit<BodyPlan, 'head' | 'headless'>>
  /** Where the head is, by its middle and its chin. */
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
