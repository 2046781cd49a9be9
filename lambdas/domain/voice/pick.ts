/** Deterministic choice of text variants: the same seed and turn always pick the same one. */
import type { CareAction } from '../../species/care-actions'
import type { Variants } from '../../species/species'
import { mixBits, seedOf } from '../chance'
import type { Creature } from '../creature/creature'
import { hoursBetween, type Instant } from '../time/instants'

export const hash = (text: string): number => mixBits(seedOf(text))

export const pick = <T>(variants: Variants<T>, seed: string): T => variants[hash(seed) % variants.length] ?? variants[0]

/** In turn, so that two consecutive turns never show the same. */
export const rotate = <T>(variants: Variants<T>, seed: string, turn: number): T =>
  variants[(hash(seed) + turn) % variants.length] ?? variants[0]

export type TextTurn = number

/** The number of visits with care. Computed from stored state, so that looking does not change it. */
export const visitTurn = ({ last_action_at, rhythm }: Pick<Creature, 'last_action_at' | 'rhythm'>): TextTurn =>
  rhythm.intervals + (last_action_at === null ? 0 : 1)

/** Half feeding windows since the last care: moves on by one or two at each visit that could give none. */
export const waitStep = ({ last_care_at, species }: Pick<Creature, 'last_care_at' | 'species'>, now: Instant): number =>
  Math.floor(Math.max(0, hoursBetween(last_care_at, now)) / (species.feeding_window_hours / 2))

export const careTurn = ({ cared }: Pick<Creature, 'cared'>, action: CareAction): TextTurn => cared[action] ?? 0
