/** Records which lines an answer to an act of care shows, so that it shows exactly these and later answers show others. */
import type { CareOutcome } from '../care/care'
import type { Creature } from '../creature/creature'
import { actLine } from './act'
import { lookLine, soulLine } from './look'
import { isSameVisit, withGiven, withShown } from './shown'
import { actSituation, type CareAct, type Situation, situationOf } from './situation'

type Act = Omit<CareAct, 'outcome'>

/** Records the line of the act. At the first act of a visit, what a status showed before it is recorded too. */
export function recordAct(outcome: CareOutcome, act: Act): CareOutcome {
  const { found } = outcome
  let creature = outcome.creature
  if (!isSameVisit(found.creature, found.now)) {
    const arrival = situationOf(found)
    creature = withShown(creature, 'look', lookLine(arrival))
    creature = withShown(creature, 'soul', soulLine(arrival))
  }
  // A further act of the same visit call: the response stays short.
  const brief = found.creature.last_action_at === found.now
  creature = withShown(creature, 'act', actLine(actSituation({ ...act, outcome }), { brief }))
  if (act.item) creature = withGiven(creature, act.action, act.item)
  return { ...outcome, creature }
}

/** Records the look and the soul. In a visit, call it after the last act only: no response shows those between acts. */
export function recordLooks(creature: Creature, situation: Situation): Creature {
  const withSoul = withShown(creature, 'soul', soulLine({ ...situation, creature }))
  return withShown(withSoul, 'look', lookLine({ ...situationOf(situation.moment), creature }))
}

/** Records everything that the response to a single act shows. */
export function recordCare(outcome: CareOutcome, act: Act): CareOutcome {
  const recorded = recordAct(outcome, act)
  return { ...recorded, creature: recordLooks(recorded.creature, actSituation({ ...act, outcome: recorded })) }
}
