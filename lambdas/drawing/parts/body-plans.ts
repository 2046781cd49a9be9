/** Body plans and their poses, one line each in JSON. In a bundle they are read from a file at first use. */

import type { Oval, Point } from '../pen'
import type { Tints } from '../tints'
import bodies from './bodies.json'
import type { Body } from './figure'
import type { Pose, Stance } from './pose'
import poses from './poses.json'

/** Positions of head, belly and tail of an adult, on a 256 canvas with the ground at 226. */
export interface BodyPlan {
  head: Oval
  /** The face is drawn on the body, without a separate head. */
  headless?: boolean
  /** The outline that gets the coat colour and the markings. May be absent in a plan. */
  torso: string
  /** Area of the torso for markings. */
  flank: Oval
  /** The light area of the chest and belly. */
  belly?: Oval
  /** Where a scarf sits, and how wide. */
  neck: Point & { w: number }
  /** Width of what is worn on the back, if the body would hide what is as wide as the neck. */
  back?: number
  tail: Point
  /** The root of the left wing; the right one mirrors it. */
  wing: Point
  /** The front legs as lines, and the paws under them. The second of each is missing on three-legged creatures. */
  legs?: readonly [string, string]
  paws?: readonly [Oval, Oval]
  /**
   * The front legs as limbs. Three-legged creatures lack the second limb and its paw, unless the paws are feet that
   * carry the body.
   */
  fore?: { width: number; limbs: readonly [string, string]; behind?: true; feet?: true }
  /** Parts drawn behind and in front of the torso. */
  behind?: readonly Mark[]
  front?: readonly Mark[]
  /** Floats this high above its shadow. */
  floats?: number
  /** The body grows in length, not in height. */
  lengthwise?: true
  /** The body floats, hangs or coils, so a teenager is not raised on legs. */
  legless?: true
  /** A teenager is stretched instead of raised: only points above this height move up. */
  stretchesAbove?: number
  /** Feet for a body that shows none; legs are drawn from them. */
  feet?: readonly Point[]
  /** The body is mostly limbs, which become longer instead of ending in wisps. */
  limbed?: true
  /** Other parts would hide a gap through the body. */
  covered?: true
  /** The top of the body is round, so a topknot fits on it. */
  smooth?: true
  /** Width and height of its egg. */
  egg?: readonly [number, number]
}

/** A limb, line, outlined shape or oval, in a tint of the creature or a fixed colour. */
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
  /** Also drawn mirrored on the other side. Neighbouring marks with `both` are mirrored together. */
  both?: true
}

/** The effect of a pose on a body: its own outline, if any, and its stance. */
export interface Posed {
  /**
   * Differences from the body plan; null removes a part. Or the name of a pose of the same body with the same
   * differences.
   */
  plan?: Pose | { [Part in keyof Omit<BodyPlan, 'head' | 'headless'>]?: BodyPlan[Part] | null }
  /** Head position, by its middle and its chin. */
  head?: { x: number; chin: number }
  stance?: Partial<Stance>
}

export type Poses = Readonly<Partial<Record<Pose, Posed>>>

interface BodyPlans {
  bodies: Readonly<Record<Body, BodyPlan>>
  /** `like`: another body, whose poses are used where this one has none. */
  poses: Readonly<Partial<Record<Body, Poses & { like?: Body }>>>
}

/** A body without a plan does not compile. */
const complete: { bodies: Record<Body, unknown>; poses: Partial<Record<Body, unknown>> } = { bodies, poses }

export const bodyPlans = (): BodyPlans => complete as BodyPlans
