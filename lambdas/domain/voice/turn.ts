/** Turn numbers for text rotation, computed from stored state, so that reading does not change them. */
import type { CareAction } from '../../species/care-actions'
import type { Creature } from '../creature/creature'
import { hoursBetween, type Instant } from '../time/instants'
import type { LookTurn, TextTurn } from './pick'

/** Changes with every visit, every care action and every hour without care. */
export const lookTurn = (
  { care_actions, rhythm, last_care_at }: Pick<Creature, 'care_actions' | 'rhythm' | 'last_care_at'>,
  now: Instant,
): LookTurn => ({
  visits: rhythm.intervals + Math.min(1, care_actions),
  hours: Math.floor(Math.max(0, hoursBetween(last_care_at, now))),
  cares: care_actions,
})

/** The number of care actions of this kind. */
export const careTurn = ({ cared }: Pick<Creature, 'cared'>, action: CareAction): TextTurn => cared[action] ?? 0
