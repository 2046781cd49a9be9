/** Type of a book: all texts of a species, grouped into scenes. The files are Markdown: see book-format.ts. */
import type { CareAction, ItemAction } from './care-actions'
import type { InnateTrait } from './vocabulary'

/**
 * The conditions that a text may have. A text is chosen only if all its conditions are true. The first two texts of a
 * scene have none, so at least one always applies and the same text need not be shown twice in a row.
 */
export const CONDITIONS = [
  'baby',
  'child',
  'teen',
  'from_child',
  'grown',
  'ill',
  'weak',
  'well',
  'mended',
  'glad',
  'sad',
  'hungry',
  'sated',
  'unfed',
  'missed_meal',
  'starving',
  'wary',
  'warming',
  'trusting',
  'trusts_more',
  'trusts_less',
  'item',
  'no_item',
  'first_time',
  'waited',
  'again',
  'run_broken',
  'morning',
  'evening',
  'night',
  'returned',
  'sulking',
  'after_late_meal',
  'after_poison',
  'after_scolding',
  'after_wait',
  'after_wish',
  'after_pride',
  'after_meal',
  'after_play',
  'after_wash',
  'after_company',
  'punctual',
  'third_in_row',
  'same_again',
  'neutral',
  'wish_granted',
  'nearly_lost',
  'at_ease',
  'meal_ready',
  'unneeded',
  'dirty',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** `short`: a shorter form for responses with little space. Texts of up to 35 words need none. */
export type Line = string | { text: string; when: readonly Condition[]; short?: string }
/** The first two have no conditions. */
export type Lines = readonly [string, string, ...Line[]]

/** The looks, each with the number of texts that a book must have at least. */
export const LOOKS = {
  thriving: 4,
  content: 5,
  curious: 2,
  bored: 2,
  /** The meal is overdue, and the creature is not hungry yet. */
  due: 2,
  /** Decided by the actual hunger, not by the displayed feeding status. */
  hungry: 2,
  starving: 2,
  weak: 2,
  dirty: 2,
  sick: 2,
  failing: 2,
  near_death: 2,
  asleep: 2,
  asleep_in_danger: 2,
  /** Also shown for a creature that refuses care until it trusts its keeper. */
  shy: 2,
  back_from_death: 2,
  old: 2,
  /** While a bad feeling lasts. */
  hurt: 2,
  let_down: 2,
  scolded: 2,
} as const
export type Looks = ScenesOf<typeof LOOKS>

/** The outcomes of each action. `loved`, `disliked` and `harmful` are for actions with an item. */
export const ACTS = {
  feed: { on_time: 6, streak: 2, early: 2, late: 2, missed: 2, full: 2, ill: 2, loved: 2, disliked: 2, harmful: 2 },
  play: { wanted: 4, little: 2, bad_time: 2, loved: 2, disliked: 2, harmful: 2 },
  clean: { wanted: 2, little: 2, loved: 2, disliked: 2, harmful: 2 },
  medicine: { wanted: 2, little: 2, loved: 2, disliked: 2, harmful: 2 },
  discipline: { wanted: 2, little: 2, bad_time: 2, loved: 2, disliked: 2, harmful: 2 },
  sleep: { wanted: 2, little: 2, loved: 2, disliked: 2, harmful: 2 },
  reflect: { awake: 2, little: 2, ill: 2, asleep: 2, shy: 2 },
} as const satisfies Record<CareAction, Readonly<Record<string, number>>>
export type Acts = { readonly [Action in CareAction]: ScenesOf<(typeof ACTS)[Action]> }

export const STAGE_SCENES = { child: 2, teen: 2, high_care: 2, balanced: 2, low_care: 2, rescue: 2 } as const

/** `poison`: a harmful item killed it, which is the only illness that kills. */
export const ENDINGS = { neglect: 2, hunger: 2, poison: 2 } as const
export type ByCause = ScenesOf<typeof ENDINGS>

/** The creature's inner voice: texts of 25 to 90 words that it addresses to itself. */
export const SOULS = {
  thriving: 2,
  content: 2,
  bored: 1,
  due: 1,
  hungry: 1,
  starving: 1,
  sick: 1,
  failing: 1,
  near_death: 1,
  asleep: 1,
  shy: 1,
  back_from_death: 1,
  /** While a feeling lasts: after a harmful item, a late or missed meal, discipline; a granted wish, a long wait, a milestone. */
  hurt: 1,
  let_down: 1,
  scolded: 1,
  glad_of_wish: 1,
  missed_you: 1,
  proud: 1,
} as const
export type Souls = ScenesOf<typeof SOULS>

/** A scene with at least one text: the first has no conditions. */
type OneLine = readonly [string, ...Line[]]
type ScenesOf<Minimums extends Readonly<Record<string, number>>> = {
  readonly [Scene in keyof Minimums]: Minimums[Scene] extends 1 ? OneLine : Lines
}

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
  hatching: Lines
  looks: Looks
  acts: Acts
  /** Texts for items that the species likes, by the name of the item in `approved`. */
  things?: Readonly<Partial<Record<ItemAction, Readonly<Record<string, string | Lines>>>>>
  /** Used instead of the texts in `acts` if the mechanic reduced the gain of an action, or cancelled it. */
  against?: Readonly<Partial<Record<CareAction, Lines>>>
  /** Sometimes used instead of the texts in `acts` if the mechanic raised the gain of an action. */
  favoured?: Readonly<Partial<Record<CareAction, Lines>>>
  refusals: {
    asleep: Lines
    /** Only for species that refuse care below some trust. */
    closed?: Lines
    /** Only for species that do not eat before they have played. */
    unplayed?: Lines
  }
  stages: ScenesOf<typeof STAGE_SCENES>
  /** At trust 50, 75 and 90. */
  trust: readonly [string, string, string]
  /** At 10, 25, 50 and 100 meals on time in a row. */
  streaks: readonly [string, string, string, string]
  /** At 10, 30, 100 and 365 days of age. */
  ages: readonly [string, string, string, string]
  wishes?: readonly Wish[]
  keepsakes?: Keepsakes
  release: Lines
  dying: ByCause
  returned: Lines
  epitaph: {
    openings: readonly [string, string, string, string, ...Line[]]
    closings: ByCause
  }
  souls: Souls
}

/** The book of a family, used for the species that agents design. */
export interface FamilyBook extends Book {
  /** Extra looks of a healthy creature, by its innate traits. */
  traits: Readonly<Record<InnateTrait, Lines>>
}
