/** Computes a calibration from texts and their vectors: vectors of approved items and kinds, and the fitted weights. */
import { type CalibrationFigures, type ComputedVectors, quantise } from '../../adapters/item-vectors'
import { everyApprovedItem } from '../../domain/care/items'
import { ITEM_KINDS } from '../../domain/care/items/kinds'
import { normaliseItem } from '../../domain/care/items/normalise'
import type { Vector } from '../../domain/care/items/similarity'
import { type Case, casesOf, fitCalibration, type JudgementFile, type KindsFor, measure, measureUnnamed } from './fit'

/**
 * Human judgements. A third of `given` and all of `unseen` are kept for evaluation; `further` is used only for the fit.
 */
export interface Judgements {
  given: JudgementFile
  further: JudgementFile
  unseen: JudgementFile
}

export type Vectors = ReadonlyMap<string, Float32Array>

export interface ComputedCalibration extends ComputedVectors {
  /** The figures if no item were known by name. */
  unnamed: Readonly<Record<string, CalibrationFigures>>
}

const knownTexts = (): string[] => [...new Set(everyApprovedItem().map(normaliseItem))]

const wordsOf = (kind: (typeof ITEM_KINDS)[number]): string[] => [...new Set(kind.words.map(normaliseItem))]

export const textsIn = ({ approved, items }: JudgementFile): string[] => [
  ...Object.values(approved).flat(),
  ...items.map(({ item }) => item),
]

/** All texts to embed, without duplicates. */
export const textsToEmbed = ({ given, further, unseen }: Judgements): string[] => [
  ...new Set(
    [...ITEM_KINDS.flatMap(wordsOf), ...knownTexts(), ...[given, further, unseen].flatMap(textsIn)].map(normaliseItem),
  ),
]

const isKeptAside = (_: unknown, at: number): boolean => at % 3 === 1

export function computeCalibration(vectors: Vectors, { given, further, unseen }: Judgements): ComputedCalibration {
  const lookUp = (text: string): Float32Array => vectors.get(normaliseItem(text))!
  const cases = (file: JudgementFile): readonly Case[] => casesOf(file, lookUp)
  const kinds = ITEM_KINDS.map((kind) => quantise(meanOf(wordsOf(kind).map(lookUp))))
  const kindsFor = kindsWithout(lookUp, kinds)
  const givenCases = cases(given)
  const sets: Readonly<Record<string, readonly Case[]>> = {
    fitted: [...givenCases.filter((one, at) => !isKeptAside(one, at)), ...cases(further)],
    'kept aside': givenCases.filter(isKeptAside),
    unseen: cases(unseen),
  }
  const calibration = fitCalibration(sets.fitted!, kindsFor)
  const each = (figures: (set: readonly Case[]) => CalibrationFigures) =>
    Object.fromEntries(Object.entries(sets).map(([name, set]) => [name, figures(set)]))
  const items = knownTexts()
  return {
    calibration,
    figures: each((set) => measure(set, kinds, calibration)),
    unnamed: each((set) => measureUnnamed(set, kindsFor, calibration)),
    kinds: ITEM_KINDS.map(({ name }) => name),
    items,
    vectors: [...kinds, ...items.map((item) => quantise(lookUp(item)))],
  }
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const middle = new Float32Array(vectors[0]!.length)
  for (const vector of vectors) for (const [at, value] of vector.entries()) middle[at]! += value
  return middle
}

/** The kinds without the item's own word. */
function kindsWithout(lookUp: (text: string) => Float32Array, kinds: readonly Vector[]): KindsFor {
  const words = ITEM_KINDS.map(wordsOf)
  return (item) => {
    const own = normaliseItem(item)
    return words.map((list, at) =>
      list.includes(own) ? meanOf(list.filter((word) => word !== own).map(lookUp)) : kinds[at]!,
    )
  }
}

/** The texts to embed, and the computation on their vectors. */
export interface Lessons {
  texts: readonly string[]
  /** Other inputs of the computation, for the fingerprint. */
  source: object
  learn(vectors: Vectors): ComputedCalibration
}

export const lessonsFrom = (judgements: Judgements): Lessons => ({
  texts: textsToEmbed(judgements),
  source: judgements,
  learn: (vectors) => computeCalibration(vectors, judgements),
})
