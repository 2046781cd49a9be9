/** Judges whether an item is loved, liked, neutral, disliked or harmful: by the lists, or by similarity to them. */
import type { ItemAction } from '../../../species/care-actions'
import type { ItemCategory } from '../care'
import { type Judgement, LOVED } from './by-list'
import { type KindShares, type KindVectors, kindSharesOf, type ShareOptions, sharesOf } from './kind-shares'
import { ITEM_KINDS, type Realm, TASTES } from './kinds'
import { normaliseItem } from './normalise'
import { cosine, similarity, spellingSimilarity, type Vector } from './similarity'

/** The minimum score of each category, best first. */
export const CATEGORY_SCORES: readonly { category: ItemCategory; from: number }[] = [
  { category: 'loved', from: 0.6 },
  { category: 'liked', from: 0.5 },
  { category: 'neutral', from: 0.42 },
  { category: 'disliked', from: 0.33 },
  { category: 'harmful', from: 0 },
]

export const categoryOf = (score: number): ItemCategory =>
  (CATEGORY_SCORES.find(({ from }) => score >= from) ?? { category: 'harmful' as const }).category

/** Features of an item relative to the approved ones, each from 0 to 1. */
export interface Traits {
  /** Similarity to the nearest approved item, reduced by `harm`. */
  like: number
  /** The part of that similarity above `close_from`. */
  close: number
  /** The share of its kinds, clans and realms that approved items have too. */
  kind: number
  clan: number
  realm: number
  /** The share of its kinds that are harmful in this action. */
  harm: number
  /** The share of its kinds that are unwelcome in this action. */
  unwelcome: number
}

export const TRAITS = [
  'like',
  'close',
  'kind',
  'clan',
  'realm',
  'harm',
  'unwelcome',
] as const satisfies (keyof Traits)[]
export type Weights = Readonly<Record<keyof Traits, number>>

/** Maps the similarities of one embedding model to the scale above; fitted to measurements. */
export interface Calibration {
  sharpness: number
  /** The similarity from which an item counts as `close`. */
  close_from: number
  weights: Weights
  /** Where disliked, neutral, liked and loved start on the weighted sum. */
  cuts: readonly [number, number, number, number]
}

export interface KnownItem {
  item: string
  vector: Vector
}

export interface ItemQuestion {
  action: ItemAction
  item: string
  vector: Vector
  approved: readonly KnownItem[]
  kinds: readonly Vector[]
}

const CLANS = groupsBy(({ clan }) => clan)
const REALMS = groupsBy(({ realm }) => realm)

/** For each kind, the indexes of its group. */
function groupsBy(groupOf: (kind: (typeof ITEM_KINDS)[number]) => string): readonly (readonly number[])[] {
  return ITEM_KINDS.map((kind) => ITEM_KINDS.flatMap((other, at) => (groupOf(other) === groupOf(kind) ? [at] : [])))
}

/** A smaller affinity counts as a coincidence, so as 0. */
const MIN_AFFINITY = 0.4

const sumAt = (shares: KindShares, group: readonly number[]): number => group.reduce((sum, at) => sum + shares[at]!, 0)

/**
 * For each kind, the affinity of its group to the approved items: 1 if the group is the main one of an approved item.
 */
function affinities(approved: readonly KindShares[], groups: readonly (readonly number[])[]): readonly number[] {
  const shares = approved.map((one) => {
    const sums = groups.map((group) => sumAt(one, group))
    const most = Math.max(...sums)
    return sums.map((sum) => (most > 0 ? sum / most : 0))
  })
  return groups.map((_, at) => {
    const best = Math.max(0, ...shares.map((share) => share[at]!))
    return best < MIN_AFFINITY ? 0 : best
  })
}

const ALONE = ITEM_KINDS.map((_, at) => [at])

const shareOf = (shares: KindShares, affinity: readonly number[]): number =>
  shares.reduce((sum, share, at) => sum + share * affinity[at]!, 0)

/** An approved item is never harmful or unwelcome, whatever its name suggests. */
function withoutHazards(shares: KindShares, action: ItemAction): KindShares {
  const { unwelcome } = TASTES[action]
  return sharesOf(
    shares.map((share, at) => {
      const { realm, clan, name } = ITEM_KINDS[at]!
      return realm === 'hazard' || (clan !== 'flesh' && unwelcome.includes(name)) ? 0 : share
    }),
  )
}

export function examine(
  { action, item: text, vector, approved, kinds: vectors }: ItemQuestion,
  { sharpness, close_from }: Pick<Calibration, 'sharpness' | 'close_from'>,
  options: ShareOptions = {},
): Traits {
  const item = normaliseItem(text)
  const kinds: KindVectors = { vectors, sharpness }
  const known = approved.map((one) => ({ ...one, plain: normaliseItem(one.item) }))
  const alike = known.map((one) => similarity(cosine(vector, one.vector), spellingSimilarity(item, one.plain)))
  const best = Math.max(0, ...alike)
  const shares = kindSharesOf(item, vector, kinds, options)
  const knownShares = known.map((one) => withoutHazards(kindSharesOf(one.plain, one.vector, kinds), action))
  const [byKind, byClan, byRealm] = [ALONE, CLANS, REALMS].map((groups) => affinities(knownShares, groups)) as [
    readonly number[],
    readonly number[],
    readonly number[],
  ]

  const taste = TASTES[action]
  const harms = (realm: Realm, name: string): boolean => taste.harm.includes(realm) && !taste.unwelcome.includes(name)
  let harm = 0
  let unwelcome = 0
  for (const [at, share] of shares.entries()) {
    const { realm, name } = ITEM_KINDS[at]!
    if (realm === 'hazard') harm += share
    else if (harms(realm, name)) harm += share * (1 - byRealm[at]!)
    else if (taste.unwelcome.includes(name)) unwelcome += share * (1 - byClan[at]!)
  }

  return {
    like: best * (1 - harm),
    close: (Math.max(0, best - close_from) / (1 - close_from)) * (1 - harm),
    kind: shareOf(shares, byKind),
    clan: shareOf(shares, byClan),
    realm: shareOf(shares, byRealm),
    harm,
    unwelcome,
  }
}

export const weigh = (traits: Traits, weights: Weights): number =>
  TRAITS.reduce((sum, trait) => sum + traits[trait] * weights[trait], 0)

/** How fast the score approaches 0 and 1 beyond the outer cuts. */
const TAIL = 2

/** Piecewise linear between the cuts. */
export function scoreOf(weight: number, cuts: Calibration['cuts']): number {
  const marks = CATEGORY_SCORES.map(({ from }) => from)
    .slice(0, -1)
    .reverse()
  const passed = cuts.filter((cut) => weight >= cut).length
  const [low, high] = [marks[passed - 1], marks[passed]]
  const [from, to] = [cuts[passed - 1], cuts[passed]]
  const score =
    low === undefined || from === undefined
      ? marks[0]! * Math.exp((weight - cuts[0]) / TAIL)
      : high === undefined || to === undefined
        ? 1 - (1 - low) * Math.exp((from - weight) / TAIL)
        : low + ((high - low) * (weight - from)) / (to - from)
  return downToHundredths(score)
}

/** Never rounded up: a score just below a threshold must not be shown as the threshold. */
const downToHundredths = (score: number): number => Math.floor(score * 100 + 1e-9) / 100

/** For items that no list has. */
export function judge(question: ItemQuestion, calibration: Calibration): Judgement {
  const item = normaliseItem(question.item)
  if (question.approved.some((one) => normaliseItem(one.item) === item)) return LOVED
  const score = scoreOf(weigh(examine(question, calibration), calibration.weights), calibration.cuts)
  return { category: categoryOf(score), score }
}
