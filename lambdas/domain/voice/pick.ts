/** Deterministic choice of text variants: the same seed and turn always pick the same one. */
import type { CareAction } from '../../species/care-actions'
import type { Variants } from '../../species/species'
import { mixBits, seedOf } from '../chance'
import type { Creature } from '../creature/creature'
import { hoursBetween, type Instant } from '../time/instants'

export const hash = (text: string): number => mixBits(seedOf(text))

export const pick = <T>(variants: Variants<T>, seed: string): T => variants[hash(seed) % variants.length] ?? variants[0]

export type TextTurn = number

/** Computed from stored state, so that looking does not change it. Moves on with every visit and every hour without care. */
export const lookTurn = (
  { care_actions, rhythm, last_care_at }: Pick<Creature, 'care_actions' | 'rhythm' | 'last_care_at'>,
  now: Instant,
): TextTurn => rhythm.intervals + Math.min(1, care_actions) + Math.floor(Math.max(0, hoursBetween(last_care_at, now)))

/** The number of care actions of this kind. */
export const careTurn = ({ cared }: Pick<Creature, 'cared'>, action: CareAction): TextTurn => cared[action] ?? 0
