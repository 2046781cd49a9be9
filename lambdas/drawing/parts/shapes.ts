/**
 * Shapes that are used without computation, one line each in shapes.json. In a bundle they are read from a file at
 * first use.
 */
import type { Expression } from '../../domain/creature/mood'
import type { KeepsakeShape } from '../../species/book'
import type { Layer } from '../part-context'
import type { Oval, Point } from '../pen'
import type { Shape } from '../wardrobe/piece'
import type { Ears, MarkingName, Skull, Tail } from './figure'
import drawings from './shapes.json'

export interface EarShape {
  outer: string
  /** Inside of the ear. */
  inner?: string
  /** A tip in the accent colour. */
  tip?: string
  /** Where it grows from. */
  root: Point
  /** Hangs in front of the head instead of behind it. */
  hangs?: boolean
  /** A single ear in the middle. */
  single?: boolean
}

export interface TailShape {
  /** A line of this thickness… */
  line?: string
  width?: number
  /** …or an outline. */
  outline?: string
  /** A tip in the accent colour: another line or outline. */
  tip?: string
  bands?: string
  /** The whole tail has the accent colour. */
  bright?: boolean
}

interface Machine {
  /** Where the face is. */
  face: Oval
  /** The face is a dark screen, on which eyes and mouth glow. */
  screen?: boolean
  /** The face is light, whatever the colour of the case. */
  light?: boolean
  /** Markup with names of colours in braces. */
  drawing: string
}

interface Shapes {
  skulls: Record<Skull, string>
  ears: Record<Exclude<Ears, PlainEars>, EarShape>
  notched: Partial<Record<Ears, string>>
  topknots: Record<Topknot, string>
  /** Drawn to the right of the root; 100 is fifty units of the canvas. */
  tails: Record<Tail, TailShape>
  markings: Partial<Record<MarkingName, { head?: readonly Shape[]; flank?: readonly Shape[] }>>
  extras: Record<ShapedExtra, { on: Layer; at: 'head' | 'flank'; both?: true; shapes: readonly Shape[] }>
  /** Markup around the origin, about 24 wide, resting on y = 12. */
  keepsakes: Record<KeepsakeShape, string>
  machines: Record<string, Machine>
  /** Markup with names of colours in braces. */
  garments: Record<string, string>
  /** Signs of a mood around the creature, and drawings behind it. */
  signs: Partial<Record<Expression | 'resting', string>>
  beneath: Record<'stone' | 'heartbeat' | 'rings', string>
}

/** No ears, or lines with knobs. */
export type PlainEars = 'none' | 'antenna' | 'stalks'
/** What grows on heads without ears. */
export type Topknot = keyof typeof drawings.topknots
/** Extras and markings with a shape here; the others are computed. */
export type ShapedExtra = keyof typeof drawings.extras
export type ShapedMarking = keyof typeof drawings.markings

/** A part without a shape does not compile. */
const complete: { [Group in keyof Shapes]: { [Name in keyof Shapes[Group]]: unknown } } = drawings

export const shapes = (): Shapes => complete as Shapes
