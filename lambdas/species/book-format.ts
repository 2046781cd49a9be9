/** The Markdown format of a book: headings in order, required number of texts, allowed slots. */
import { ACTS, type Book, ENDINGS, type FamilyBook, LOOKS, SOULS, STAGE_SCENES } from './book'
import { CARE_ACTIONS, ITEM_ACTIONS } from './care-actions'
import { INNATE_TRAITS } from './vocabulary'

/** The texts below one heading. */
export interface BookScene {
  /** Where the texts are in a `Book`: "looks.thriving". */
  path: string
  /** Required number of texts. 0: the heading may be left out. */
  minimum: number
  /** The number of texts at the start that may not have conditions. */
  unconditional: number
  kind: 'lines' | 'things' | 'steps' | 'wishes' | 'keepsakes'
  /** Steps and keepsakes: exactly these labels, in this order. */
  labels?: readonly string[]
  isFamilyOnly?: boolean
}

/** "from_child" is written "from child". */
export const keyToWords = (key: string): string => key.replaceAll('_', ' ')
export const keyToHeading = (key: string): string => keyToWords(key).replace(/^./, (first) => first.toUpperCase())

/** The label of each keepsake in the order of the file, and its field in `Keepsakes`. */
export const KEEPSAKE_LABELS: Readonly<Record<string, 'wishes' | 'return' | 'streak' | 'hundred_days'>> = {
  '3 wishes': 'wishes',
  '8 wishes': 'wishes',
  '15 wishes': 'wishes',
  '25 wishes': 'wishes',
  '40 wishes': 'wishes',
  return: 'return',
  '25 meals': 'streak',
  '100 days': 'hundred_days',
}

/** A record by key, so that a new refusal without an entry does not compile. */
const REFUSALS: Readonly<Record<keyof Book['refusals'], number>> = { asleep: 2, closed: 0, unplayed: 0 }
const optional = (keys: readonly string[]): Record<string, number> => Object.fromEntries(keys.map((key) => [key, 0]))

type HeadedScene = [heading: string, scene: BookScene]

const scene = (heading: string, path: string, minimum: number, more: Partial<BookScene> = {}): HeadedScene => {
  const unconditional = path.startsWith('souls.') ? Math.max(minimum, 1) : 2
  return [heading, { path, minimum, unconditional, kind: 'lines', ...more }]
}
const scenes = (
  heading: string,
  path: string,
  minimums: Readonly<Record<string, number>>,
  more?: Partial<BookScene>,
): HeadedScene[] =>
  Object.entries(minimums).map(([key, minimum]) =>
    scene(`${heading} / ${keyToHeading(key)}`, `${path}.${key}`, minimum, more),
  )
const steps = (heading: string, path: string, labels: readonly string[]): HeadedScene =>
  scene(heading, path, labels.length, { kind: 'steps', labels })

/** A record by part, so that a new part of a book without headings does not compile. */
const PARTS: { readonly [Part in keyof FamilyBook]-?: HeadedScene[] } = {
  hatching: [scene('Hatching', 'hatching', 2)],
  looks: scenes('Looks', 'looks', LOOKS),
  acts: Object.entries(ACTS).flatMap(([act, minimums]) => scenes(keyToHeading(act), `acts.${act}`, minimums)),
  things: scenes('Things', 'things', optional(ITEM_ACTIONS), { kind: 'things' }),
  against: scenes('Against', 'against', optional(CARE_ACTIONS)),
  favoured: scenes('Favoured', 'favoured', optional(CARE_ACTIONS)),
  refusals: scenes('Refusals', 'refusals', REFUSALS),
  stages: scenes('Stages', 'stages', STAGE_SCENES),
  trust: [steps('Trust', 'trust', ['50', '75', '90'])],
  streaks: [steps('Streaks', 'streaks', ['10 meals', '25 meals', '50 meals', '100 meals'])],
  ages: [steps('Ages', 'ages', ['10 days', '30 days', '100 days', '365 days'])],
  wishes: [scene('Wishes', 'wishes', 0, { kind: 'wishes' })],
  keepsakes: [scene('Keepsakes', 'keepsakes', 0, { kind: 'keepsakes', labels: Object.keys(KEEPSAKE_LABELS) })],
  release: [scene('Release', 'release', 2)],
  dying: scenes('Dying', 'dying', ENDINGS),
  returned: [scene('Returned', 'returned', 2)],
  epitaph: [
    scene('Epitaph openings', 'epitaph.openings', 4, { unconditional: 4 }),
    ...scenes('Epitaph closings', 'epitaph.closings', ENDINGS),
  ],
  souls: scenes('Souls', 'souls', SOULS),
  traits: INNATE_TRAITS.map((trait) =>
    scene(`Traits / ${keyToHeading(trait)}`, `traits.${trait}`, 2, { isFamilyOnly: true }),
  ),
}
/** By heading: "Hatching", or "Looks / Thriving" for "### Thriving" below "## Looks". */
export const BOOK_SCENES: ReadonlyMap<string, BookScene> = new Map(Object.values(PARTS).flat())

/** The slots that a text may contain besides {name}, by path. */
const SLOTS_BY_PATH: readonly { paths: RegExp; slots: readonly string[] }[] = [
  { paths: /^(looks|acts)\./, slots: ['alone', 'hour', 'part', 'cause'] },
  { paths: /^acts\./, slots: ['item', 'nth'] },
  { paths: /^(acts\.feed\.(on_time|streak|loved)|looks\.thriving)$/, slots: ['streak'] },
  { paths: /^acts\.feed\.(early|full)$/, slots: ['opens'] },
  { paths: /^acts\.feed\.(late|missed)$/, slots: ['run', 'lates'] },
  { paths: /^(acts\.feed\.missed|looks\.(due|starving|near_death))$/, slots: ['hours'] },
  { paths: /^looks\.(due|hungry|starving|sick|failing|near_death)$/, slots: ['left'] },
  { paths: /^acts\.feed\.missed$/, slots: ['late'] },
  { paths: /^(looks\.asleep_in_danger|refusals\.asleep)$/, slots: ['wakes_at'] },
  { paths: /^stages\.(high_care|balanced|low_care|rescue)$/, slots: ['form'] },
  {
    paths: /^(looks\.(content|thriving|old|shy)|acts\.reflect\.(awake|asleep)|souls\.content)$/,
    slots: ['loved', 'wait', 'days'],
  },
]
export const allowedSlots = (path: string): string[] => [
  'name',
  ...SLOTS_BY_PATH.filter(({ paths }) => paths.test(path)).flatMap(({ slots }) => slots),
]
