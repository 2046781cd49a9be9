/** Chance without dice: the same seed always picks the same words. */
import { mixed, seedOf } from '../chance'

export const hash = (text: string): number => mixed(seedOf(text))

/** At least one variant, so that a pick is never empty-handed. */
export type Variants<T = string> = readonly [T, ...T[]]

export const pick = <T>(variants: Variants<T>, seed: string): T => variants[hash(seed) % variants.length] ?? variants[0]

/** The variant of this turn: the next turn always has another one, when there is another one. */
export const rotate = <T>(variants: Variants<T>, seed: string, turn: number): T => {
  const place = (hash(seed) + Math.trunc(turn)) % variants.length
  return variants[(place + variants.length) % variants.length] ?? variants[0]
}
