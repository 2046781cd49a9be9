/** Chance without dice: the same seed always picks the same words. */
import type { Variants } from '../../species/species'
import { mixBits, seedOf } from '../chance'

export const hash = (text: string): number => mixBits(seedOf(text))

export const pick = <T>(variants: Variants<T>, seed: string): T => variants[hash(seed) % variants.length] ?? variants[0]

export type TextTurn = number

const pickAt = <T>(variants: Variants<T>, seed: string, place: number): T =>
  variants[(hash(seed) + place) % variants.length] ?? variants[0]

/** Chooses from one list after another, all of them for the same turn. */
export type VariantPicker = <T>(variants: Variants<T>, part: string) => T

/**
 * Every turn moves all lists on, so that no turn repeats the one before; and all combinations of the lists have been
 * used before one returns.
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

/** When a look is taken: after so many visits and care actions, so many hours after the last. */
export interface LookTurn {
  visits: number
  hours: number
  cares: number
}

/** How often the hours bring a list round, where it has as many variants as most. */
const ROUND = 5

/** Chooses for a look, which leaves no trace: by the visits before it and the hours since. */
export const lookPicker = (seed: string, { visits, hours, cares }: LookTurn) => {
  const lead = visits + hours
  const rounds = Math.floor(lead / ROUND)
  return {
    /** Moves on with each visit and each hour. */
    lead: ((variants, part) => pickAt(variants, `${seed}/${part}`, lead)) as VariantPicker,
    /** From an even number: never the one of the visit before, whatever the hours between. */
    other: ((variants, part) => pickAt(variants, `${seed}/${part}`, 2 * rounds + (visits % 2))) as VariantPicker,
    /** Moves on with each care action as well; */
    step: ((variants, part) => pickAt(variants, `${seed}/${part}`, lead + cares)) as VariantPicker,
    /** and again when `lead` has come round. */
    rest: ((variants, part) => pickAt(variants, `${seed}/${part}`, lead + rounds + cares)) as VariantPicker,
  }
}
