/** Defaults of a figure, and a species' look: colours and figure. */
import type { Figure } from './parts/figure'
import type { PartTints } from './tints'
import type { Piece, Scene, Thing } from './wardrobe/piece'

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

export interface Look {
  /** Body, belly and accent. */
  colours: readonly [string, string, string]
  figure: Figure
  /** Clothes, things and scenery from words for a picture. */
  dress?: Dress
}

/** A wardrobe piece in the requested colour or its own. */
export interface Dressed {
  piece: Piece
  colour: string | undefined
}

export interface Held {
  thing: Thing
  colour: string | undefined
}

export interface Dress {
  pieces: readonly Dressed[]
  things: readonly Held[]
  scene: Scene | null
  wall: string | null
  /** Requested colours: individuals of the species stay close to them. */
  coat?: string
  eyes?: string
  parts?: PartTints
}
