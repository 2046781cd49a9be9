/** Which turn it is for a text: found in what is stored, and changed by no look. */
import type { CareAction } from '../../species/care-actions'
import type { Creature } from '../creature/creature'
import { hoursBetween, type Instant } from '../time/instants'
import type { LookTurn, TextTurn } from './pick'

/** For texts about the moment: another one after every visit, every care action and every hour alone. */
export const lookTurn = (
  { care_actions, rhythm, last_care_at }: Pick<Creature, 'care_actions' | 'rhythm' | 'last_care_at'>,
  now: Instant,
): LookTurn => ({
  visits: rhythm.intervals + Math.min(1, care_actions),
  hours: Math.floor(Math.max(0, hoursBetween(last_care_at, now))),
  cares: care_actions,
})

/** For texts about one kind of care: how often it has been given. */
export const careTurn = ({ cared }: Pick<Creature, 'cared'>, action: CareAction): TextTurn => cared[action] ?? 0
