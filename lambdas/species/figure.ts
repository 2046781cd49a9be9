/** What the pen can draw, by name, and a figure: everything it knows of a species. */

export type Body =
  | 'sitting'
  | 'standing'
  | 'low'
  | 'upright'
  | 'round'
  | 'bird'
  | 'swimming'
  | 'shelled'
  | 'snail'
  | 'manyArmed'
  | 'coiled'
  | 'hoop'
  | 'sprawling'
  | 'dome'
  | 'draped'
  | 'stalk'
  | 'potted'
  | 'boxy'
  | 'cubic'
  | 'globe'
  | 'sixLegged'
  | 'insect'
  | 'fish'
  | 'jelly'
  | 'crab'
  | 'cloudy'
  | 'boulder'
  | 'rooted'
  | 'starry'
  | 'spidery'
  | 'segmented'

export type Skull = 'round' | 'tufted' | 'wedge' | 'square' | 'pear' | 'narrow' | 'wide' | 'box' | 'gem'

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

export type Ears =
  | 'pointed'
  | 'tufted'
  | 'round'
  | 'bat'
  | 'tall'
  | 'folded'
  | 'drop'
  | 'button'
  | 'rose'
  | 'lop'
  | 'crest'
  | 'casque'
  | 'horn'
  | 'fin'
  | 'gills'
  | 'prongs'
  | 'none'
  | 'antenna'
  | 'stalks'

export type Tail =
  | 'none'
  | 'curl'
  | 'wag'
  | 'up'
  | 'whip'
  | 'banded'
  | 'bun'
  | 'bob'
  | 'puff'
  | 'plume'
  | 'rope'
  | 'fan'
  | 'train'
  | 'spike'
  | 'barb'
  | 'fin'
  | 'ribbon'
  | 'wire'
  | 'tentacle'
  | 'feather'

export type MarkingName =
  | 'plain'
  | 'stripes'
  | 'brindle'
  | 'bands'
  | 'spots'
  | 'dapples'
  | 'rosettes'
  | 'patches'
  | 'saddle'
  | 'mask'
  | 'peak'
  | 'cheeks'
  | 'bandit'
  | 'face'
  | 'disc'
  | 'scales'
  | 'circuit'
  | 'stars'
  | 'mist'

export type ExtraName =
  | 'whiskers'
  | 'mane'
  | 'halo'
  | 'crestmane'
  | 'blaze'
  | 'chin'
  | 'letterM'
  | 'beard'
  | 'eyebrows'
  | 'frown'
  | 'wrinkles'
  | 'tears'
  | 'kohl'
  | 'glasses'
  | 'spectacles'
  | 'turrets'
  | 'pouches'
  | 'tongue'
  | 'oldscar'
  | 'nick'
  | 'artichoke'
  | 'visor'
  | 'brass'
  | 'glint'
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
  | 'kite'
  | 'shell'
  | 'rays'
  | 'drawers'
  | 'spiral'
  | 'spines'
  | 'prickles'
  | 'harness'
  | 'bolt'
  | 'glow'
  | 'lights'
  | 'crumbs'
  | 'shine'
  | 'orbit'
  | 'orbitfront'
  | 'facets'
  | 'cube'
  | 'heads'
  | 'glove'
  | 'sock'
  | 'handbell'
  | 'pebble'
  | 'yuzu'
  | 'dandelion'
  | 'flower'
  | 'feather'
  | 'brows'
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
