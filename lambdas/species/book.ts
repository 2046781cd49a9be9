/** Type of a book: all lines of a species or family, by scene. */
import type { CareAction, ItemAction } from './care-actions'
import type { LinePath } from './scenes'

/** `short`: a shorter form for responses with little space. Texts of up to 35 words need none. */
export type Line = string | { text: string; when: readonly string[]; short?: string }

/** A care action that the creature would like today. */
export interface Wish {
  by: {
    action: CareAction
    /** One of these items must be given. Without a list, any item or none. */
    item?: readonly string[]
    /** From the first local hour until the second. */
    hours?: readonly [number, number]
    /** The action must be given twice on the same day. */
    times?: 2
  }
  wish: string
  granted: string
}

/** The keepsakes that can be drawn. */
export const KEEPSAKE_SHAPES = [
  'acorn',
  'ball',
  'bell',
  'biscuit',
  'bone',
  'book',
  'bulb',
  'button',
  'candle',
  'coin',
  'cork',
  'crown',
  'cube',
  'cup',
  'egg',
  'feather',
  'flower',
  'fruit',
  'gem',
  'glove',
  'hat',
  'key',
  'leaf',
  'letter',
  'marble',
  'mirror',
  'moon',
  'nail',
  'peg',
  'pencil',
  'piece',
  'ribbon',
  'ring',
  'scarf',
  'shard',
  'shell',
  'sock',
  'spoon',
  'star',
  'stone',
  'thread',
  'ticket',
  'tooth',
  'whistle',
  'wool',
] as const
export type KeepsakeShape = (typeof KEEPSAKE_SHAPES)[number]

export interface Keepsake {
  /** "The last piece". */
  name: string
  shape: KeepsakeShape
  text: string
}

export interface Keepsakes {
  /** For the 3rd, 8th, 15th, 25th and 40th granted wish. */
  wishes: readonly [Keepsake, Keepsake, Keepsake, Keepsake, Keepsake]
  return: Keepsake
  /** For 25 meals on time in a row. */
  streak: Keepsake
  hundred_days: Keepsake
}

export interface Book {
  lines: Readonly<Partial<Record<LinePath, readonly Line[]>>>
  /** Lines for items that the species likes, by the name of the item in `approved`. */
  things: Readonly<Partial<Record<ItemAction, Readonly<Record<string, readonly Line[]>>>>>
  wishes: readonly Wish[]
  keepsakes: Keepsakes | null
}
