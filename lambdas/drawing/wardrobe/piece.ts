/** Wardrobe pieces: shapes as data, loaded only for pictures that use them. */

import type { Layer } from '../part-context'
import type { Figure } from '../parts/figure'
import type drawings from './wardrobe.json'

export interface Shape {
  /**
   * A path around the origin in absolute commands with coordinate pairs, and discs (O, then centre and radii); 100 is
   * the edge of what it is drawn on. Scenes use the 256 canvas, above the floor at 200.
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
  /** The part of the creature that it is drawn on. */
  at: 'head' | 'neck' | 'flank' | 'wing' | 'feet'
  /** The default colour. */
  main: string
  shapes: readonly Shape[]
  /** How far it falls from the neck, in widths of the neck; as far as a scarf unless given. */
  falls?: number
  /** How it looks from behind: the same, or a band around the neck. Absent if it is hidden. */
  behind?: 'same' | 'band'
  /** Factor for the size of the creature, so that everything fits. */
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
