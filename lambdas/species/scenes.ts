/** The scenes that lines are written for, the number of lines each needs, and the slots that these may contain. */
import { CARE_ACTIONS, type CareAction } from './care-actions'
import { INNATE_TRAITS, type InnateTrait } from './vocabulary'

/** The looks, each with the number of lines that the file of a family has at least. */
const LOOKS = {
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

/** The outcomes of each action. `loved`, `disliked` and `harmful` are for actions with an item. */
const ACTS = {
  feed: { on_time: 6, streak: 2, early: 2, late: 2, missed: 2, full: 2, ill: 2, loved: 2, disliked: 2, harmful: 2 },
  play: { wanted: 4, little: 2, bad_time: 2, loved: 2, disliked: 2, harmful: 2 },
  clean: { wanted: 2, little: 2, loved: 2, disliked: 2, harmful: 2 },
  medicine: { wanted: 2, little: 2, loved: 2, disliked: 2, harmful: 2 },
  discipline: { wanted: 2, little: 2, bad_time: 2, loved: 2, disliked: 2, harmful: 2 },
  sleep: { wanted: 2, little: 2, loved: 2, disliked: 2, harmful: 2 },
  reflect: { awake: 2, little: 2, ill: 2, asleep: 2, shy: 2 },
} as const satisfies Record<CareAction, Readonly<Record<string, number>>>

const STAGE_SCENES = { child: 2, teen: 2, high_care: 2, balanced: 2, low_care: 2, rescue: 2 } as const

/** Keyed by cause of death. Illness has no ending. */
const ENDINGS = { neglect: 2, hunger: 2, poison: 2 } as const

/** The creature's inner voice: texts of 25 to 90 words that it addresses to itself. */
const SOULS = {
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

type ActScene = { [Action in CareAction]: `acts.${Action}.${keyof (typeof ACTS)[Action] & string}` }[CareAction]
export type Look = keyof typeof LOOKS
export type Soul = keyof typeof SOULS
export type Ending = keyof typeof ENDINGS
export type ActOutcome<Action extends CareAction> = keyof (typeof ACTS)[Action] & string

/** The name of a scene in the files. */
export type LinePath =
  | 'hatching'
  | `looks.${Look}`
  | ActScene
  | `against.${CareAction}`
  | `favoured.${CareAction}`
  | 'refusals.asleep'
  | 'refusals.closed'
  | 'refusals.unplayed'
  | `stages.${keyof typeof STAGE_SCENES}`
  | 'trust'
  | 'streaks'
  | 'ages'
  | 'release'
  | `dying.${Ending}`
  | 'returned'
  | 'epitaph.openings'
  | `epitaph.closings.${Ending}`
  | `souls.${Soul}`
  | `traits.${InnateTrait}`

export interface Scene {
  /** Lines that the file of a family has at least. 0: the scene may be left out, as every one by a species. */
  least: number
  /** The number of lines at the start that may not have conditions, so that one always holds. */
  unconditional: number
  /** Exactly these labels, in this order: one line for each. */
  labels?: readonly string[]
}

type NamedScene = [path: LinePath, scene: Scene]

const scene = (path: LinePath, least: number, unconditional = 2): NamedScene => [path, { least, unconditional }]
const scenes = (path: string, leasts: Readonly<Record<string, number>>): NamedScene[] =>
  Object.entries(leasts).map(([key, least]) => scene(`${path}.${key}` as LinePath, least))
const optional = (keys: readonly string[]): Record<string, number> => Object.fromEntries(keys.map((key) => [key, 0]))
const steps = (path: LinePath, labels: readonly string[]): NamedScene => [
  path,
  { least: labels.length, unconditional: labels.length, labels },
]

/** In the order of the files. */
export const SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  scene('hatching', 2),
  ...scenes('looks', LOOKS),
  ...Object.entries(ACTS).flatMap(([action, leasts]) => scenes(`acts.${action}`, leasts)),
  ...scenes('against', optional(CARE_ACTIONS)),
  ...scenes('favoured', optional(CARE_ACTIONS)),
  ...scenes('refusals', { asleep: 2, closed: 0, unplayed: 0 }),
  ...scenes('stages', STAGE_SCENES),
  steps('trust', ['50', '75', '90']),
  steps('streaks', ['10 meals', '25 meals', '50 meals', '100 meals']),
  steps('ages', ['10 days', '30 days', '100 days', '365 days']),
  scene('release', 2),
  ...scenes('dying', ENDINGS),
  scene('returned', 2),
  scene('epitaph.openings', 4, 4),
  ...scenes('epitaph.closings', ENDINGS),
  ...Object.entries(SOULS).map(([soul, least]) => scene(`souls.${soul as Soul}`, least, least)),
  ...INNATE_TRAITS.map((trait) => scene(`traits.${trait}`, 2)),
])

/** Only a family has these: a species has them in its own lines. */
export const isOfFamily = (path: string): boolean => path.startsWith('traits.')

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
