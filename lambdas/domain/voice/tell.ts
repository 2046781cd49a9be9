/** Chooses once which lines an answer to an act of care tells, and records them, so that later answers tell others. */
import type { CareOutcome } from '../care/care'
import type { Creature } from '../creature/creature'
import { actLine } from './act'
import { lookLine, soulLine } from './look-text'
import { isSameVisit, lineId, shownLines, withGiven, withShown } from './shown'
import { actSituation, type CareAct, type Situation, situationOf } from './situation'

type Act = Omit<CareAct, 'outcome'>

/** An act of a visit: its line. At the first act of a visit, what a status showed before it is recorded too. */
export function tellAct(outcome: CareOutcome, act: Act): CareOutcome {
  const { found } = outcome
  let creature = outcome.creature
  if (!isSameVisit(found.creature, found.now)) {
    const arrival = situationOf(found)
    creature = withShown(creature, 'look', lookLine(arrival))
    creature = withShown(creature, 'soul', soulLine(arrival))
  }
  // A further act of the same visit call: the response stays short.
  const brief = found.creature.last_action_at === found.now
  const line = actLine(actSituation({ ...act, outcome }), { brief })
  creature = withShown(creature, 'act', line)
  if (act.item) creature = withGiven(creature, act.action, act.item)
  return { ...outcome, creature, told: { act: line, soul: null } }
}

/** What the next status shows. In a visit, call it after the last act only: no response shows it between acts. */
export function recordLooks(creature: Creature, situation: Situation): Creature {
  const withSoul = withShown(creature, 'soul', soulLine({ ...situation, creature }))
  return withShown(withSoul, 'look', lookLine({ ...situationOf(situation.moment), creature }))
}

/** A single act: its line, and the soul after it unless this visit has told that already. */
export function tell(outcome: CareOutcome, act: Act): CareOutcome {
  const acted = tellAct(outcome, act)
  const situation = actSituation({ ...act, outcome: acted })
  const soul = soulLine(situation)
  const isNews = soul !== null && lineId(soul) !== shownLines(acted.creature, 'soul')[0]
  const told = { act: acted.told?.act ?? null, soul: isNews ? soul : null }
  return { ...acted, creature: recordLooks(acted.creature, situation), told }
}
