/** Fits a calibration to human judgements, and measures how well it reproduces them. */
import type { CalibrationFigures } from '../../adapters/item-vectors'
import { ITEM_CATEGORIES, type ItemCategory } from '../../domain/care/care'
import { itemsOf } from '../../domain/care/items'
import { HARMFUL, type Judgement } from '../../domain/care/items/by-list'
import {
  type Calibration,
  examine,
  judge,
  type KnownItem,
  TRAITS,
  type Traits,
  type Weights,
  weigh,
} from '../../domain/care/items/judge'
import type { ShareOptions } from '../../domain/care/items/kind-shares'
import { normaliseItem } from '../../domain/care/items/normalise'
import { isPoison } from '../../domain/care/items/poisons'
import type { Vector } from '../../domain/care/items/similarity'
import { builtInSpecies } from '../../domain/species/catalogue'
import type { ItemAction } from '../../species/care-actions'
import type { BodyKind } from '../../species/items'
import { FAMILIES } from '../../species/vocabulary'

/** A person's judgement of an item, and the categories they would also accept. */
export interface JudgedItem {
  id: number
  species: string
  action: ItemAction
  item: string
  expected: ItemCategory
  accept: readonly ItemCategory[]
}

export interface JudgementFile {
  /** By "species/action"; the species "any" is a fallback for all. */
  approved: Readonly<Record<string, readonly string[]>>
  items: readonly JudgedItem[]
}

export interface Case extends JudgedItem {
  body: BodyKind
  vector: Vector
  approvedItems: readonly KnownItem[]
}

export function casesOf({ approved, items }: JudgementFile, vectorOf: (item: string) => Vector): readonly Case[] {
  return items.map((one) => {
    const list = approved[`${one.species}/${one.action}`] ?? approved[`any/${one.action}`] ?? []
    return {
      ...one,
      body: bodyOf(one.species),
      vector: vectorOf(one.item),
      approvedItems: list.map((item) => ({ item, vector: vectorOf(item) })),
    }
  })
}

/** By slug or family. */
const bodyOf = (name: string): BodyKind => {
  const species = builtInSpecies(name)
  if (species) return itemsOf(name, species.family).body
  const family = FAMILIES.find((one) => one === name)
  return family ? itemsOf(name, family).body : 'animal'
}

/** The service also checks poisons before it asks a model. */
const isKnownPoison = ({ body, action, item, approvedItems }: Case): boolean =>
  isPoison(
    body,
    action,
    normaliseItem(item),
    approvedItems.map((one) => one.item),
  )

const RANK = Object.fromEntries(ITEM_CATEGORIES.map((category, at) => [category, at])) as Record<ItemCategory, number>

export function figuresOf(cases: readonly JudgedItem[], given: readonly ItemCategory[]): CalibrationFigures {
  const harmful = cases.filter(({ expected }) => expected === 'harmful').length
  const count = (good: (one: JudgedItem, category: ItemCategory) => boolean): number =>
    cases.filter((one, at) => good(one, given[at]!)).length
  return {
    judged: cases.length,
    acceptable: count((one, category) => one.accept.includes(category)) / cases.length,
    within_one: count((one, category) => Math.abs(RANK[one.expected] - RANK[category]) <= 1) / cases.length,
    harmful:
      harmful === 0 ? 1 : count(({ expected }, category) => expected === 'harmful' && category === 'harmful') / harmful,
  }
}

/** Rounded down, so that no target is met by rounding. */
const percent = (share: number): string => `${Math.floor(share * 100 + 1e-9)}%`

export const figuresLine = ({ acceptable, within_one, harmful }: CalibrationFigures): string =>
  `acceptable ${percent(acceptable)} · within one ${percent(within_one)} · harmful ${percent(harmful)}`

const judgementOf = (one: Case, kinds: readonly Vector[], calibration: Calibration): Judgement =>
  !isApproved(one) && isKnownPoison(one)
    ? HARMFUL
    : judge({ action: one.action, item: one.item, vector: one.vector, approved: one.approvedItems, kinds }, calibration)

export const measure = (
  cases: readonly Case[],
  kinds: readonly Vector[],
  calibration: Calibration,
): CalibrationFigures =>
  figuresOf(
    cases,
    cases.map((one) => judgementOf(one, kinds, calibration).category),
  )

/** Vectors of the kinds for one item, without the item's own word, which would make the fit too optimistic. */
export type KindsFor = (item: string) => readonly Vector[]

interface Sample {
  expected: number
  accepted: readonly number[]
  traits: Traits
  weight: number
}

/** Every judgement gives two samples: with the item's name known, and without. */
const VIEWS: readonly { options: ShareOptions; weight: number }[] = [
  { options: {}, weight: 2 },
  { options: { unnamed: true }, weight: 1 },
]

/** Judging a harmful item as harmless costs a creature its health. */
const HARM_WEIGHT = 2.5

type Shape = Pick<Calibration, 'sharpness' | 'close_from'>

/** Grouped by case. */
function samplesOf(cases: readonly Case[], kindsFor: KindsFor, shape: Shape): readonly (readonly Sample[])[] {
  return cases.map((one) =>
    VIEWS.flatMap(({ options, weight }) => {
      if (isKnownPoison(one) || isApproved(one)) return []
      const traits = traitsOf(one, kindsFor, shape, options)
      const accepted = one.accept.map((category) => worstFirst(category))
      const heavy = one.expected === 'harmful' ? HARM_WEIGHT : 1
      return [{ expected: worstFirst(one.expected), accepted, traits, weight: weight * heavy }]
    }),
  )
}

const worstFirst = (category: ItemCategory): number => ITEM_CATEGORIES.length - 1 - RANK[category]

const isApproved = ({ item, approvedItems }: Case): boolean =>
  approvedItems.some((one) => normaliseItem(one.item) === normaliseItem(item))

const traitsOf = (one: Case, kindsFor: KindsFor, shape: Shape, options: ShareOptions): Traits =>
  examine(
    { action: one.action, item: one.item, vector: one.vector, approved: one.approvedItems, kinds: kindsFor(one.item) },
    shape,
    options,
  )

/** Harm and unwelcome kinds always count against an item, even if the samples suggest otherwise. */
const SIGNS: Weights = { like: 1, close: 1, kind: 1, clan: 1, realm: 1, harm: -1, unwelcome: -1 }

/** Logarithms of the weights, the first cut, and logarithms of the gaps between cuts, so that every value is valid. */
type Parameters = readonly number[]
const START: Parameters = [1, 1, 0.5, 0, 0, 1, 0.5, 0, 0.5, 0.5, 1]

function unpack(parameters: Parameters): Pick<Calibration, 'weights' | 'cuts'> {
  const weights = Object.fromEntries(
    TRAITS.map((trait, at) => [trait, SIGNS[trait] * Math.exp(parameters[at]!)]),
  ) as unknown as Weights
  const [first, ...gaps] = parameters.slice(TRAITS.length) as [number, number, number, number]
  const cuts = [first]
  for (const gap of gaps) cuts.push(cuts.at(-1)! + Math.exp(gap))
  return { weights, cuts: cuts as unknown as Calibration['cuts'] }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Weight of the expected category in addition to all accepted ones, and the penalty for large weights. */
const EXPECTED_SHARE = 0.4
const WEIGHT_COST = 0.002
const TINY = 1e-6

/** Ordinal logistic regression: each cut is a threshold on one weighted sum. */
function lossOf(parameters: Parameters, samples: readonly Sample[]): number {
  const { weights, cuts } = unpack(parameters)
  let loss = 0
  let total = 0
  for (const { expected, accepted, traits, weight } of samples) {
    const sum = weigh(traits, weights)
    const below = [0, ...cuts.map((cut) => logistic(cut - sum)), 1]
    const chance = (category: number): number => below[category + 1]! - below[category]!
    const passing = accepted.reduce((all, category) => all + chance(category), 0)
    loss -= weight * (Math.log(passing + TINY) + EXPECTED_SHARE * Math.log(chance(expected) + TINY))
    total += weight
  }
  return loss / total + WEIGHT_COST * TRAITS.reduce((cost, trait) => cost + weights[trait] ** 2, 0)
}

const STEPS = 160
const RATE = 0.12
const NUDGE = 1e-4

/** Adam on numeric gradients: sufficient for eleven parameters and a few hundred samples. */
function minimise(samples: readonly Sample[]): Parameters {
  let parameters = START
  const drift = START.map(() => 0)
  const spread = START.map(() => 0)
  for (let step = 1; step <= STEPS; step++) {
    const here = lossOf(parameters, samples)
    const rate = RATE * (1 - (step - 1) / STEPS)
    const slopes = parameters.map((_, at) => (lossOf(nudged(parameters, at), samples) - here) / NUDGE)
    parameters = parameters.map((value, at) => {
      drift[at] = 0.9 * drift[at]! + 0.1 * slopes[at]!
      spread[at] = 0.99 * spread[at]! + 0.01 * slopes[at]! ** 2
      const direction = drift[at]! / (1 - 0.9 ** step) / (Math.sqrt(spread[at]! / (1 - 0.99 ** step)) + 1e-8)
      return value - rate * direction
    })
  }
  return parameters
}

const nudged = (parameters: Parameters, at: number): Parameters =>
  parameters.map((value, other) => (other === at ? value + NUDGE : value))

const SHAPES: readonly Shape[] = [30, 60, 120].flatMap((sharpness) =>
  [0.5, 0.65, 0.8].map((close_from) => ({ sharpness, close_from })),
)

const FOLDS = 3

/** Mean loss on the left-out fold. */
function crossValidated(samples: readonly (readonly Sample[])[]): number {
  const losses = Array.from({ length: FOLDS }, (_, fold) => {
    const fitted = minimise(samples.filter((_, at) => at % FOLDS !== fold).flat())
    return lossOf(fitted, samples.filter((_, at) => at % FOLDS === fold).flat())
  })
  return losses.reduce((sum, loss) => sum + loss, 0) / FOLDS
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000

/** Deterministic: the same judgements and vectors give the same calibration. */
export function fitCalibration(cases: readonly Case[], kindsFor: KindsFor): Calibration {
  const trials = SHAPES.map((shape) => {
    const samples = samplesOf(cases, kindsFor, shape)
    return { shape, samples, loss: crossValidated(samples) }
  })
  const { shape, samples } = trials.reduce((best, trial) => (trial.loss < best.loss ? trial : best))
  const { weights, cuts } = unpack(minimise(samples.flat()))
  return {
    ...shape,
    weights: Object.fromEntries(TRAITS.map((trait) => [trait, thousandths(weights[trait])])) as unknown as Weights,
    cuts: cuts.map(thousandths) as unknown as Calibration['cuts'],
  }
}

/** The figures if no item were known by name. */
export function measureUnnamed(
  cases: readonly Case[],
  kindsFor: KindsFor,
  calibration: Calibration,
): CalibrationFigures {
  return figuresOf(
    cases,
    cases.map((one) => {
      if (isApproved(one)) return 'loved'
      if (isKnownPoison(one)) return 'harmful'
      const sum = weigh(traitsOf(one, kindsFor, calibration, { unnamed: true }), calibration.weights)
      const passed = calibration.cuts.filter((cut) => sum >= cut).length
      return ITEM_CATEGORIES[ITEM_CATEGORIES.length - 1 - passed]!
    }),
  )
}
