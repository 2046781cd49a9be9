/** Classifies an item into kinds: by known words, otherwise by its embedding. */
import { ITEM_KINDS } from './kinds'
import { headIndex, normaliseItem } from './normalise'
import { cosine, type Vector } from './similarity'

/** A share for each entry of ITEM_KINDS; the sum is 1. */
export type KindShares = readonly number[]

const NAMES = new Map<string, number[]>()
for (const [at, { words }] of ITEM_KINDS.entries()) {
  for (const word of words.map(normaliseItem)) {
    const known = NAMES.get(word)
    if (!known) NAMES.set(word, [at])
    else if (!known.includes(at)) known.push(at)
  }
}

const LONGEST_NAME = Math.max(...[...NAMES.keys()].map((name) => name.split(' ').length))

/** A hazard counts most wherever it is in the name: a bed of nails is mainly nails. */
const NAME_WEIGHTS = { head: 1, hazard: 3, other: 0.3 } as const
/** Confidence in the classification by name: if names cover the whole item, its head noun, or only an attribute. */
const BELIEF = { whole: 1, head: 0.85, other: 0.4 } as const

/** Diseases are no hazard, because before another noun they name a cure: flea drops, rabies vaccine. */
const isHazard = (at: number): boolean => ITEM_KINDS[at]!.realm === 'hazard' && ITEM_KINDS[at]!.clan !== 'disease'

interface Named {
  shares: KindShares
  belief: number
}

export interface ShareOptions {
  /** Ignores the item's own name, to measure how unknown items would be judged. */
  unnamed?: boolean
}

function byName(item: string, { unnamed = false }: ShareOptions): Named {
  const words = item.split(' ')
  const head = headIndex(words)
  const shares = ITEM_KINDS.map(() => 0)
  let belief = 0
  for (let from = 0; from < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - from)
    let kinds: readonly number[] | undefined
    for (; length > 0; length--) {
      const name = words.slice(from, from + length).join(' ')
      if (!(unnamed && name === item)) kinds = NAMES.get(name)
      if (kinds) break
    }
    if (!kinds) {
      from += 1
      continue
    }
    const whole = length === words.length
    const role = from <= head && head < from + length ? 'head' : kinds.some(isHazard) ? 'hazard' : 'other'
    for (const at of kinds) shares[at]! += NAME_WEIGHTS[role] / kinds.length
    belief = Math.max(belief, whole ? BELIEF.whole : role === 'other' ? BELIEF.other : BELIEF.head)
    from += length
  }
  return { shares: sharesOf(shares), belief }
}

function byVector(vector: Vector, kinds: readonly Vector[], sharpness: number): KindShares {
  const alike = kinds.map((kind) => cosine(vector, kind))
  const most = Math.max(...alike)
  return sharesOf(alike.map((one) => Math.exp((one - most) * sharpness)))
}

export function sharesOf(weights: readonly number[]): KindShares {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return total > 0 ? weights.map((weight) => weight / total) : weights
}

export interface KindVectors {
  vectors: readonly Vector[]
  /** How clearly the nearest kind wins over the next. */
  sharpness: number
}

export function kindSharesOf(item: string, vector: Vector, kinds: KindVectors, options: ShareOptions = {}): KindShares {
  const named = byName(item, options)
  if (named.belief === 1) return named.shares
  const guessed = byVector(vector, kinds.vectors, kinds.sharpness)
  return guessed.map((share, at) => share * (1 - named.belief) + named.shares[at]! * named.belief)
}
