/** Similarity of two items by spelling and by embedding. Items must be normalised. */
import { headIndex } from './normalise'

export type Vector = ArrayLike<number>

export function cosine(a: Vector, b: Vector): number {
  let product = 0
  let squareA = 0
  let squareB = 0
  for (let at = 0; at < a.length; at++) {
    const x = a[at]!
    const y = b[at] ?? 0
    product += x * y
    squareA += x * x
    squareB += y * y
  }
  return squareA > 0 && squareB > 0 ? product / Math.sqrt(squareA * squareB) : 0
}

/** Trigrams of the word, including its edges. */
function trigrams(word: string): ReadonlySet<string> {
  const edged = `^${word}$`
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= edged.length; at++) grams.add(edged.slice(at, at + 3))
  return grams
}

/** With a smaller share of common trigrams, words are unrelated. */
const SAME_STEM = 0.55

/** 1 for equal words, a share for words of one stem ("brush", "brushing"), else 0. */
function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1
  const gramsA = trigrams(a)
  const gramsB = trigrams(b)
  const common = [...gramsA].filter((gram) => gramsB.has(gram)).length
  const dice = (2 * common) / (gramsA.size + gramsB.size)
  return dice > SAME_STEM ? dice : 0
}

const LIGHT_WORDS = new Set(
  `soft warm fresh new big small gentle hot cold dry wet clean dirty old good nice little fluffy cozy firm loud quiet
  tasty yummy delicious favorite favourite plain extra very of to on in with and at for from under`.split(/\s+/),
)

/** The head noun counts more than its attributes. */
const WEIGHTS = { head: 1, other: 0.6, light: 0.25 } as const

interface WeightedWord {
  word: string
  weight: number
}

function weighWords(item: string): WeightedWord[] {
  const words = item.split(' ')
  const head = headIndex(words)
  return words.map((word, at) => ({
    word,
    weight: at === head ? WEIGHTS.head : LIGHT_WORDS.has(word) ? WEIGHTS.light : WEIGHTS.other,
  }))
}

const totalWeight = (words: readonly WeightedWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

const sharedWeight = (words: readonly WeightedWord[], among: readonly WeightedWord[]): number =>
  words.reduce(
    (sum, { word, weight }) =>
      sum + Math.max(...among.map((other) => wordSimilarity(word, other.word) * Math.min(weight, other.weight))),
    0,
  )

/** 0 to 1: the share of common words. Spaces are ignored: "time out" equals "timeout". */
export function spellingSimilarity(a: string, b: string): number {
  if (a.replaceAll(' ', '') === b.replaceAll(' ', '')) return 1
  const wordsA = weighWords(a)
  const wordsB = weighWords(b)
  const shared = sharedWeight(wordsA, wordsB) + sharedWeight(wordsB, wordsA)
  return shared / (totalWeight(wordsA) + totalWeight(wordsB))
}

const SPELLING_SHARE = 0.7

/** 0 to 1: similar in meaning, in spelling, or partly in both. */
export const similarity = (meaning: number, spelling: number): number =>
  1 - (1 - Math.max(0, meaning)) * (1 - SPELLING_SHARE * spelling)
