/** Body plans and their poses, one line each in JSON. In a bundle they are read from a file at first use. */
import type { Body } from '../../species/figure'
import type { Oval, Point } from '../pen'
import type { Tints } from '../tints'
import bodies from './bodies.json'
import type { Pose, Stance } from './pose'
import poses from './poses.json'

/** Positions of head, belly and tail of an adult, on a 256 canvas with the ground at 226. */
export interface BodyPlan {
  /** Where the face is. */
  head: Oval
  /** The face is on the body; no separate head is drawn. */
  headless?: boolean
  /** The outline that is coloured and marked; optional in a plan. */
  torso: string
  /** Where markings go on the torso. */
  flank: Oval
  /** The light front. */
  belly?: Oval
  /** Where a scarf sits, and how wide. */
  neck: Point & { w: number }
  tail: Point
  /** The root of the left wing; the right one mirrors it. */
  wing: Point
  /** The front legs as lines, and the paws under them. The second of each is missing on three-legged creatures. */
  legs?: readonly [string, string]
  paws?: readonly [Oval, Oval]
  /** The front legs as limbs. The second is missing with its paw, unless the paws are feet it rests on. */
  fore?: { width: number; limbs: readonly [string, string]; behind?: true; feet?: true }
  /** Drawn behind and in front of the torso. */
  behind?: readonly Mark[]
  front?: readonly Mark[]
  /** Floats this high above its shadow. */
  floats?: number
  /** It grows lengthwise, not upward. */
  lengthwise?: true
  /** It floats, hangs or coils: a teenager grows longer instead of standing up. */
  legless?: true
  /** It stretches instead of standing up: only what is above this height rises. */
  stretchesAbove?: number
  /** Feet of a body that shows none, so that it can stand. */
  feet?: readonly Point[]
  /** It is mostly limbs, which grow longer instead of ending in wisps. */
  limbed?: true
  /** A gap through it would not show. */
  covered?: true
  /** Its top is round. */
  smooth?: true
  /** Width and height of its egg. */
  egg?: readonly [number, number]
}

/** A limb, a line, an outlined shape or an oval, in one of the creature's tints or in a fixed colour. */
export interface Mark {
  limb?: string
  line?: string
  shape?: string
  oval?: Oval
  ink: keyof Tints | `#${string}`
  /** Width of a limb or line. */
  w?: number
  opacity?: number
  /** An oval without outline. */
  bare?: true
  /** Also mirrored on the other side, together with neighbours that are. */
  both?: true
}

/** The effect of a pose on a body: its own outline, if any, and its stance. */
export interface Posed {
  /** Differences to the body plan, where null removes a part; or the pose of the same body that has the same ones. */
  plan?: Pose | { [Part in keyof Omit<BodyPlan, 'head' | 'headless'>]?: BodyPlan[Part] | null }
  /** Head position, by its middle and its chin. */
  head?: { x: number; chin: number }
  stance?: Partial<Stance>
}

export type Poses = Readonly<Partial<Record<Pose, Posed>>>

interface BodyPlans {
  bodies: Readonly<Record<Body, BodyPlan>>
  /** `like`: another body, whose poses it has where it has no own. */
  poses: Readonly<Partial<Record<Body, Poses & { like?: Body }>>>
}

/** A body without a plan does not compile. */
const complete: { bodies: Record<Body, unknown>; poses: Partial<Record<Body, unknown>> } = { bodies, poses }

export const bodyPlans = (): BodyPlans => complete as BodyPlans
