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
  'was_sat',
  'nearly_lost',
  'at_ease',
  'meal_ready',
  'unneeded',
  'dirty',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** `short`: the form for answers in which space is short; a text of 35 words or fewer needs none. */
export type Line = string | { text: string; when: readonly Condition[]; short?: string }
/** The first two have no conditions. */
export type Lines = readonly [string, string, ...Line[]]

export interface Looks {
  thriving: Lines
  content: Lines
  curious: Lines
  bored: Lines
  /** The meal is overdue, and the creature is not hungry yet. */
  due: Lines
  /** By its actual hunger, whatever the status displays. */
  hungry: Lines
  starving: Lines
  weak: Lines
  dirty: Lines
  sick: Lines
  failing: Lines
  near_death: Lines
  asleep: Lines
  asleep_in_danger: Lines
  /** Also shown for a creature that refuses care until it trusts its keeper. */
  shy: Lines
  back_from_death: Lines
  old: Lines
  /** While a bad feeling lasts. */
  hurt: Lines
  let_down: Lines
  scolded: Lines
}

/** The result of giving an item, for any action. */
interface WithItem {
  loved: Lines
  disliked: Lines
  harmful: Lines
}

export interface Acts {
  feed: WithItem & {
    on_time: Lines
    streak: Lines
    early: Lines
    late: Lines
    missed: Lines
    full: Lines
    ill: Lines
  }
  play: WithItem & { wanted: Lines; little: Lines; bad_time: Lines }
  clean: WithItem & { wanted: Lines; little: Lines }
  medicine: WithItem & { wanted: Lines; little: Lines }
  discipline: WithItem & { wanted: Lines; little: Lines; bad_time: Lines }
  sleep: WithItem & { wanted: Lines; little: Lines }
  reflect: { awake: Lines; little: Lines; ill: Lines; asleep: Lines; shy: Lines }
}

/** The first has no conditions. */
type Soul = readonly [string, ...Line[]]

/** The creature's inner voice, in 25 to 90 words addressed to itself. */
export interface Souls {
  thriving: Lines
  content: Lines
  bored: Soul
  due: Soul
  hungry: Soul
  starving: Soul
  sick: Soul
  failing: Soul
  near_death: Soul
  asleep: Soul
  shy: Soul
  back_from_death: Soul
  /** While a feeling lasts: after a harmful item, a late or missed meal, discipline; a granted wish, a long wait, a milestone. */
  hurt: Soul
  let_down: Soul
  scolded: Soul
  glad_of_wish: Soul
  missed_you: Soul
  proud: Soul
}

/** A care action that the creature would like today. */
export interface Wish {
  by: {
    action: CareAction
    /** Any one of these items. Without a list: with any item, or none. */
    item?: readonly string[]
    /** From the first local hour up to the second. */
    hours?: readonly [number, number]
    /** Twice on the same day. */
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

export interface ByCause {
  neglect: Lines
  hunger: Lines
  illness: Lines
  /** A harmful item killed it. */
  poison: Lines
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
  stages: {
    child: Lines
    teen: Lines
    high_care: Lines
    balanced: Lines
    low_care: Lines
    rescue: Lines
  }
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
