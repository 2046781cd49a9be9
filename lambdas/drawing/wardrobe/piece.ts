/** A piece of the wardrobe: shapes as data, so that a picture that has none of them need not load them. */
import type { Layer } from '../sketch'

export interface Shape {
  /**
   * Absolute commands that take pairs of numbers, around the origin, and discs; the edge of what it is drawn on is at
   * 100.
   */
  d: string
  /** `main` is the colour asked for or the piece's own, `deep` and `pale` are near it; or a tint; or #rrggbb. */
  fill?: string
  line?: string
  w?: number
  o?: number
  /** And its reflection on the other side. */
  both?: true
}

export interface Piece {
  on: Layer
  /** What it is drawn on. */
  at: 'head' | 'neck' | 'flank' | 'wing' | 'feet'
  /** The colour it has where none was asked for. */
  main: string
  shapes: readonly Shape[]
  /** Whoever has it is drawn so much smaller, so that all of it is seen. */
  shrinks?: number
}

/** Something that stands by itself. */
export interface Thing {
  main: string
  shapes: readonly Shape[]
}

export interface Scene {
  wall: string
  floor: string
  shapes: readonly Shape[]
}

export const shape = (d: string, fill: string, more: Omit<Shape, 'd' | 'fill'> = {}): Shape => ({ d, fill, ...more })
export const line = (d: string, colour: string, w: number, more: Omit<Shape, 'd' | 'line' | 'w'> = {}): Shape => ({
  d,
  line: colour,
  w,
  ...more,
})
export const flat = (d: string, fill: string, more: Omit<Shape, 'd' | 'fill'> = {}): Shape => ({
  d,
  fill,
  line: 'none',
  ...more,
})

/** A circle, or an oval, within a path: by its middle and its radii. */
export const disc = (x: number, y: number, rx: number, ry: number = rx): string => `O${x} ${y} ${rx} ${ry}`

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
