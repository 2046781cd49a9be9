/** Everything that words can add to a picture. In a bundle it is read from a file at first use. */
import { HELD_THINGS } from './held'
import { KIND_LOOKS } from './kinds'
import { COAT_PIECES, FEATURE_PARTS, MARK_PIECES, PARTS } from './parts'
import { SCENES } from './scenes'
import { WORN_PIECES } from './worn'

const ALL = {
  coats: COAT_PIECES,
  marks: MARK_PIECES,
  worn: WORN_PIECES,
  held: HELD_THINGS,
  scenes: SCENES,
  features: FEATURE_PARTS,
  parts: PARTS,
  kinds: KIND_LOOKS,
} as const

export const wardrobe = (): typeof ALL => ALL
