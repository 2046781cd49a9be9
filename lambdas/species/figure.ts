/** The parts that a creature can be drawn from, and a figure: how one species is drawn. */

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
  | 'wobbly'
  | 'wisp'
  | 'blot'
  | 'smudge'
  | 'ray'

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
  | 'bubble'
  | 'abyss'
  | 'rim'
  | 'soot'
  | 'ringmark'
  | 'aura'
  | 'lantern'
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
  /** The colour of the tips of ears and tail, if it differs. */
  earTip?: Tint
  tail: Tail
  tailTip?: Tint
  marking: MarkingName
  extras: readonly ExtraName[]
  /** Mirrored. */
  turned: boolean
  /** To the right on the canvas. A negative shift leaves space for a tail. */
  shift: number
  /** Ratios to the usual size. */
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
