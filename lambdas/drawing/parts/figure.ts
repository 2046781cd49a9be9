/** The parts that a creature can be drawn from, and a figure: how one species is drawn. */
import type bodies from './bodies.json'
import type shapes from './shapes.json'

export type Body = keyof typeof bodies

export type Skull = keyof typeof shapes.skulls

export type MuzzleName =
  | 'small'
  | 'broad'
  | 'long'
  | 'flat'
  | 'snout'
  | 'block'
  | 'hook'
  | 'bill'
  | 'cone'
  | 'lips'
  | 'nostrils'
  | 'none'

/** Ears without a shape are none, or lines with knobs. */
export type Ears = keyof typeof shapes.ears | 'none' | 'antenna' | 'stalks'

export type Tail = keyof typeof shapes.tails

/** Markings and extras without a shape are computed. */
export type MarkingName =
  | keyof typeof shapes.markings
  | 'plain'
  | 'spots'
  | 'dapples'
  | 'rosettes'
  | 'patches'
  | 'stars'

export type ExtraName =
  | keyof typeof shapes.extras
  | 'mane'
  | 'halo'
  | 'crestmane'
  | 'glasses'
  | 'spectacles'
  | 'turrets'
  | 'pouches'
  | 'oldscar'
  | 'nick'
  | 'visor'
  | 'brass'
  | 'cap'
  | 'pleats'
  | 'flame'
  | 'ember'
  | 'ruff'
  | 'bib'
  | 'bowtie'
  | 'chest'
  | 'socks'
  | 'stockings'
  | 'mittens'
  | 'wings'
  | 'leather'
  | 'folded'
  | 'tipped'
  | 'flippers'
  | 'sidewing'
  | 'drawers'
  | 'spiral'
  | 'spines'
  | 'harness'
  | 'bolt'
  | 'glow'
  | 'lights'
  | 'bubble'
  | 'abyss'
  | 'rim'
  | 'soot'
  | 'ringmark'
  | 'aura'
  | 'islet'
  | 'kelp'
  | 'tern'
  | 'plates'
  | 'claws'
  | 'shag'
  | 'beads'
  | 'puddle'
  | 'moss'
  | 'lodger'
  | 'orbit'
  | 'orbitfront'
  | 'cube'
  | 'heads'
  | 'glove'
  | 'sock'
  | 'handbell'
  | 'pebble'
  | 'yuzu'
  | 'dandelion'
  | 'flower'
  | 'nametag'
  | 'twig'
  | 'seven'
  | 'jar'
  | 'books'

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
  /** The colour of the tips of ears and tail, if it differs. */
  earTip?: Tint
  tail: Tail
  tailTip?: Tint
  marking: MarkingName
  extras: readonly ExtraName[]
  /** Drawn mirrored. */
  turned: boolean
  /** Offset to the right on the canvas. A negative one leaves space for a tail. */
  shift: number
  /** Factors of the usual size. */
  size: number
  girth: number
  headSize: number
  eyeSize: number
  eyesApart: number
  earSize: number
  tailSize: number
  /** The torso has the colour of the belly, like the stem of a mushroom. */
  pale?: boolean
  /** An effect on the whole drawing. */
  whole?: 'echoes' | 'twice' | 'dashes' | 'clear'
}
