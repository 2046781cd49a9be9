/** A book: everything a species says and is seen to do, one scene for each thing that can happen to it. */
import type { CareAction, ItemAction } from './care-actions'
import type { InnateTrait } from './vocabulary'

/**
 * What a line may rest on beyond its scene. A line is chosen only where all of it is so, and a scene's first two lines
 * rest on nothing, so that there is always one to choose and never the same one twice running.
 */
export const CLAIMS = [
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
] as const
export type Claim = (typeof CLAIMS)[number]

export type Line = string | { text: string; when: readonly Claim[] }
/** At least two, of which the first two rest on nothing but their scene. */
export type Lines = readonly [string, string, ...Line[]]

export interface Looks {
  thriving: Lines
  content: Lines
  curious: Lines
  bored: Lines
  /** Its meal is overdue, and it is not hungry yet: it waits. */
  due?: Lines
  /** Really less than half full. */
  hungry: Lines
  starving: Lines
  weak: Lines
  dirty: Lines
  sick: Lines
  failing: Lines
  near_death: Lines
  asleep: Lines
  asleep_in_danger: Lines
  /** It keeps its distance; one that lets nobody near at all is seen like this, too. */
  shy: Lines
  back_from_death: Lines
  old: Lines
}

/** What comes of an item, whatever the act. */
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

/** The first rests on nothing. */
type Soul = readonly [string, ...Line[]]

/** How the world is from inside it, in 40 to 90 words to itself. */
export interface Souls {
  thriving: Lines
  content: Lines
  bored: Soul
  due?: Soul
  hungry: Soul
  starving: Soul
  sick: Soul
  failing: Soul
  near_death: Soul
  asleep: Soul
  shy: Soul
  back_from_death: Soul
  /** It was just given something harmful. */
  hurt: Soul
}

/** An ordinary act of care that it would like today. */
export interface Wish {
  by: {
    action: CareAction
    /** One of these, out of what it likes; any item or none where it names none. */
    item?: readonly string[]
    /** From this local hour up to that one. */
    hours?: readonly [number, number]
    /** As often on the same day. */
    times?: 2
  }
  wish: string
  granted: string
}

/** What the pen can draw as a keepsake. */
export const KEEPSAKE_SHAPES = [
  'acorn',
  'ball',
  'bell',
  'bone',
  'book',
  'bulb',
  'button',
  'candle',
  'chip',
  'coin',
  'cork',
  'crown',
  'cup',
  'feather',
  'flower',
  'gem',
  'key',
  'leaf',
  'letter',
  'marble',
  'mirror',
  'moon',
  'peg',
  'piece',
  'ribbon',
  'ring',
  'scarf',
  'shell',
  'sock',
  'spoon',
  'star',
  'stone',
  'thread',
  'ticket',
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
  /** For the 3rd, 8th, 15th, 25th and 40th wish granted. */
  wishes: readonly [Keepsake, Keepsake, Keepsake, Keepsake, Keepsake]
  return: Keepsake
  /** Twenty-five meals on time. */
  streak: Keepsake
  hundred_days: Keepsake
}

export interface ByCause {
  neglect: Lines
  hunger: Lines
  illness: Lines
  /** It was given something that killed it. */
  poison: Lines
}

export interface Book {
  hatching: Lines
  looks: Looks
  acts: Acts
  /** What it does with a thing of its own: scenes for an item it is known to love, by the item as its list has it. */
  things?: Readonly<Partial<Record<ItemAction, Readonly<Record<string, string | Lines>>>>>
  /** Told instead where the species' own rule made an act worth less, or nothing. */
  against?: Readonly<Partial<Record<CareAction, Lines>>>
  /** Told now and then where its own rule made an act worth more. */
  favoured?: Readonly<Partial<Record<CareAction, Lines>>>
  refusals: {
    asleep: Lines
    /** Only where the species lets nobody near before it trusts them. */
    closed?: Lines
    /** Only where the species will not eat before it has played. */
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
    /** Four or more. */
    openings: readonly [string, string, string, string, ...Line[]]
    closings: ByCause
  }
  souls: Souls
}

/** What a whole family says: the voice of species that agents design, coloured by the traits they gave it. */
export interface FamilyBook extends Book {
  /** Looks of one that is well and has the trait. */
  traits: Readonly<Record<InnateTrait, Lines>>
}
