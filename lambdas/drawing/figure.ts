/** A figure: everything the pen knows of a species. */
import type { Body } from './bodies'
import type { ExtraName } from './extras'
import type { MuzzleName } from './face'
import type { Ears, Skull } from './heads'
import type { MarkingName } from './markings'
import type { Tail } from './tails'

type Tint = 'body' | 'belly' | 'accent' | 'shade'

export interface Figure {
  body: Body
  skull: Skull
  muzzle: MuzzleName
  /** #rrggbb */
  eyes: string
  slit: boolean
  ears: Ears
  earTint: Tint
  /** Tips of ears and tail, where they differ. */
  earTip?: Tint
  tail: Tail
  tailTip?: Tint
  marking: MarkingName
  extras: readonly ExtraName[]
  /** Faces the other way. */
  turned: boolean
  /** Steps to the right on the canvas; less than 0 makes room for a tail. */
  shift: number
  /** Ratios to what is usual. */
  size: number
  girth: number
  headSize: number
  eyeSize: number
  eyesApart: number
  earSize: number
  tailSize: number
  /** The torso has the belly's colour: a stem under a cap. */
  pale?: boolean
  /** Something about all of it. */
  whole?: 'echoes' | 'twice' | 'dashes' | 'clear'
}

export const USUAL: Figure = {
  body: 'sitting',
  skull: 'round',
  muzzle: 'none',
  eyes: '#5a4632',
  slit: false,
  ears: 'none',
  earTint: 'body',
  tail: 'none',
  marking: 'plain',
  extras: [],
  size: 1,
  turned: false,
  shift: 0,
  girth: 1,
  headSize: 1,
  eyeSize: 1,
  eyesApart: 1,
  earSize: 1,
  tailSize: 1,
}

/** Figures by slug: what is unusual about each. */
export type Figures = Readonly<Record<string, Partial<Figure>>>

export const sharing = (shared: Partial<Figure>, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([slug, figure]) => [slug, { ...shared, ...figure }]))

export interface Look {
  /** Body, belly and accent. */
  colours: readonly [string, string, string]
  figure: Figure
}
