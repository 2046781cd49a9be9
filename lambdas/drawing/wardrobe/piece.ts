/** A wardrobe piece: shapes as data, so that pictures without them need not load them. */
import type { Layer } from '../sketch'

export interface Shape {
  /** Absolute commands with coordinate pairs around the origin, and discs; 100 is the edge of what it is drawn on. */
  d: string
  /** `main` is the requested colour or the piece's own, `deep` and `pale` are variants; or a tint; or #rrggbb. */
  fill?: string
  line?: string
  w?: number
  o?: number
  /** Also mirrored on the other side. */
  both?: true
}

export interface Piece {
  on: Layer
  /** What it is drawn on. */
  at: 'head' | 'neck' | 'flank' | 'wing' | 'feet'
  /** The default colour. */
  main: string
  shapes: readonly Shape[]
  /** The creature is drawn smaller by this factor, so that everything fits. */
  shrinks?: number
}

/** An object that is not attached to the creature. */
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

/** A circle or ellipse within a path, by centre and radii. */
export const disc = (x: number, y: number, rx: number, ry: number = rx): string => `O${x} ${y} ${rx} ${ry}`

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
