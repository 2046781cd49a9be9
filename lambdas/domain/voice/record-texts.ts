/** Records which lines an act of care shows, so that the answer shows exactly these and later answers show others. */
import type { CareOutcome } from '../care/care'
import type { Moment } from '../creature/clock'
import { actLine } from './act'
import { lookLine, soulLine } from './look'
import { isSameVisit, withGiven, withShown } from './shown'
import { actSituation, type CareAct, situationOf } from './situation'

/** `found`: the creature before the act. At the first act of a visit, what a status showed before it is recorded too. */
export function recordTexts(outcome: CareOutcome, found: Moment, act: Omit<CareAct, 'outcome'>): CareOutcome {
  let creature = outcome.creature
  if (!isSameVisit(found.creature, found.now)) {
    const arrival = situationOf(found)
    creature = withShown(creature, 'look', lookLine(arrival))
    creature = withShown(creature, 'soul', soulLine(arrival))
  }
  const moment = { ...outcome.moment, creature }
  const after = actSituation(moment, { ...act, outcome })
  // A further act of the same visit call: the response stays short.
  const brief = found.creature.last_action_at === found.now
  creature = withShown(creature, 'act', actLine(after, { brief }))
  creature = withShown(creature, 'soul', soulLine(after))
  creature = withShown(creature, 'look', lookLine(situationOf(moment)))
  if (act.item) creature = withGiven(creature, act.action, act.item)
  return { ...outcome, creature, moment: { ...outcome.moment, creature } }
}
