/** Deterministic choice of text variants: the same seed always picks the same one. */
import type { Variants } from '../../species/species'
import { mixBits, seedOf } from '../chance'

export const hash = (text: string): number => mixBits(seedOf(text))

export const pick = <T>(variants: Variants<T>, seed: string): T => variants[hash(seed) % variants.length] ?? variants[0]

export type TextTurn = number

const pickAt = <T>(variants: Variants<T>, seed: string, place: number): T =>
  variants[(hash(seed) + place) % variants.length] ?? variants[0]

/** Picks from several lists for one turn. */
export type VariantPicker = <T>(variants: Variants<T>, part: string) => T

/**
 * Each turn moves all lists on, so no turn repeats the previous one, and all combinations are used before any returns.
 */
export const turnPicker = (seed: string, turn: TextTurn): VariantPicker => {
  let lists = 0
  let combinations = 1
  let first = 0
  return (variants, part) => {
    if (variants.length > 1) lists += 1
    if (lists === 1) first = turn % variants.length
    const moved = lists === 1 ? 0 : Math.floor(turn / combinations)
    combinations *= variants.length
    return pickAt(variants, `${seed}/${part}`, first + moved)
  }
}

/** The state of a creature when it is looked at; looking does not change it. */
export interface LookTurn {
  visits: number
  hours: number
  cares: number
}

/** The number of variants in most lists. */
const ROUND = 5

/** Picks for a status, by visits and by hours since the last one. */
export const lookPicker = (seed: string, { visits, hours, cares }: LookTurn) => {
  const lead = visits + hours
  const rounds = Math.floor(lead / ROUND)
  return {
    /** Moves on with each visit and each hour. */
    lead: ((variants, part) => pickAt(variants, `${seed}/${part}`, lead)) as VariantPicker,
    /** For lists with an even number of variants: differs from the previous visit, whatever the hours between. */
    other: ((variants, part) => pickAt(variants, `${seed}/${part}`, 2 * rounds + (visits % 2))) as VariantPicker,
    /** Also moves on with each care action. */
    step: ((variants, part) => pickAt(variants, `${seed}/${part}`, lead + cares)) as VariantPicker,
    /** Also moves on when `lead` has gone round. */
    rest: ((variants, part) => pickAt(variants, `${seed}/${part}`, lead + rounds + cares)) as VariantPicker,
  }
}
