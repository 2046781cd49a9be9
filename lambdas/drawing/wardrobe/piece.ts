/** Wardrobe pieces: shapes as data, so that pictures without them need not load them. */
import type { Figure } from '../../species/figure'
import type { Layer } from '../sketch'
import type drawings from './wardrobe.json'

export interface Shape {
  /**
   * Absolute commands with coordinate pairs around the origin, and discs (O, then centre and radii); 100 is the edge of
   * what it is drawn on. Scenes use the 256 canvas, above the floor at 200.
   */
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

/** A kind of animal, machine, plant or weather, built from the figure's parts. */
export interface Kind {
  figure: Partial<Figure>
  /** Parts in addition to the figure's extras. */
  parts?: readonly PartName[]
  /** Coat, front and accent colours, unless words say otherwise. */
  colours: readonly [string, string, string]
}

/** A part that no built-in species has. */
export type PartName = keyof typeof drawings.parts
