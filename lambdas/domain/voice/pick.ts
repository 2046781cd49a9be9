/** Chance without dice: the same seed always picks the same words. */
import { mixed, seedOf } from '../chance'
import type { Variants } from '../species/species'

export type { Variants }

export const hash = (text: string): number => mixed(seedOf(text))

export const pick = <T>(variants: Variants<T>, seed: string): T => variants[hash(seed) % variants.length] ?? variants[0]

/** Which turn it is; the nudge is for what happens within one, and moves on all lists but the first. */
export interface Turn {
  turn: number
  nudge?: number
}

/** Chooses from one list after another, all of them for the same turn. */
export type Speaker = <T>(variants: Variants<T>, part: string) => T

/**
 * Every turn moves all lists on, so that no turn repeats the one before; and all combinations of the lists have been
 * used before one returns.
 */
export const speaker = (seed: string, { turn, nudge = 0 }: Turn): Speaker => {
  let lists = 0
  let combinations = 1
  let first = 0
  return (variants, part) => {
    if (variants.length > 1) lists += 1
    if (lists === 1) first = turn % variants.length
    const moved = lists === 1 ? 0 : Math.floor(turn / combinations) + (lists === 2 ? 2 : 1) * nudge
    combinations *= variants.length
    return variants[(hash(`${seed}/${part}`) + first + moved) % variants.length] ?? variants[0]
  }
}
