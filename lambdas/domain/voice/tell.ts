/** Chooses once which lines an answer to an act of care tells, and records them, so that later answers tell others. */
import type { CareOutcome } from '../care/care'
import type { Moment } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { actLine } from './act'
import { lookLine, soulLine } from './look-text'
import { withGiven, withShown } from './shown'
import { actSituation, type CareAct, situationOf } from './situation'

type Act = Omit<CareAct, 'outcome'>

/** Records what a status before the act showed: a status writes nothing. */
const arrived = (creature: Creature, found: Moment): Creature => {
  const situation = situationOf(found)
  return withShown(withShown(creature, 'look', lookLine(situation)), 'soul', soulLine(situation))
}

/** An act of a visit: its line. A further act of the same call gets a short one, and no status was shown before it. */
export function tellAct(outcome: CareOutcome, act: Act): CareOutcome {
  const { found } = outcome
  const isFurther = found.creature.last_action_at === found.now
  const line = actLine(actSituation({ ...act, outcome }), { brief: isFurther })
  const told = withShown(isFurther ? outcome.creature : arrived(outcome.creature, found), 'act', line)
  const creature = act.item ? withGiven(told, act.action, act.item) : told
  return { ...outcome, creature, told: { act: line, soul: null } }
}

/** A single act: its line, and the soul after it unless this visit has told that already. */
export function tell(decided: CareOutcome, act: Act): CareOutcome {
  const outcome = tellAct(decided, act)
  const line = soulLine(actSituation({ ...act, outcome }))
  const creature = withShown(outcome.creature, 'soul', line)
  const soul = creature === outcome.creature ? null : line
  return { ...outcome, creature, told: { act: outcome.told?.act ?? null, soul } }
}
