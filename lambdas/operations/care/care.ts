/** Performs one care action. */

import { causeOfDeath } from '../../domain/afterlife/gravestone'
import type { Moment } from '../../domain/creature/clock'
import type { Answer, Call, Handler, Reply } from '../../http/call'
import { readLogBefore } from '../../store/creatures'
import { creditsOf } from '../../store/money/ledger'
import { houseActivity, recentOthers } from '../../views/activity'
import { humanNoteView } from '../../views/agent-profile'
import { type CareViewInput, careView, declinedView } from '../../views/care'
import { soulPrompt } from '../../views/creature'
import { lossesView } from '../../views/stone'
import { careStep, suggestSteps } from '../../views/suggest'
import { commitActs, findTarget, type PerformedAct, perform } from '../household/acts'
import { type CurrentHousehold, type Resident, withHousehold } from '../household/household'
import { namedCreatureId } from '../household/named-creature'

const RECENT_ENTRIES = 3

export const care: Handler<'care'> = (call) =>
  withHousehold(call, async (current) => {
    const { body } = call
    const creatureId = namedCreatureId(call, current, body)
    if (typeof creatureId === 'object') return creatureId
    const target = await findTarget(call, current, creatureId)
    if ('refuse' in target) return target
    const performed = await perform(call, current, target, body, { dryRun: body.dry_run })
    if ('kind' in performed) {
      const dryRun = body.dry_run ? { dry_run: true, note: DRY_RUN_NOTE } : {}
      const extras = { ...lossFields(call, current, target), ...dryRun, ...(await houseActivity(call)) }
      return declinedView(call, target.moment.creature, performed, otherMoments(current, target), extras)
    }
    return body.dry_run
      ? dryRunReply(call, current, target, performed)
      : commitActs(call, [performed], careReply(call, current, target, performed), performed.current.agent)
  })

/** Losses since the last response. If the request named no creature, says which one got the care. */
function lossFields(call: Call<'care'>, { losses }: CurrentHousehold, { row }: Resident): object {
  if (losses.length === 0) return {}
  const isUnnamed = (call.body.creature_id ?? call.body.id ?? call.body.creature) === undefined
  const names = losses.map(({ name, cause }) => `${name} died of ${causeOfDeath(cause)}`).join(', and ')
  return {
    ...(isUnnamed && { note: `${names} since your last look. This reached ${row.data.name}, who lives.` }),
    ...lossesView(losses, call),
  }
}

const otherMoments = ({ residents }: CurrentHousehold, { row }: Resident): Moment[] =>
  residents.filter((one) => one.row !== row).map(({ moment }) => moment)

const careViewInput = (
  current: CurrentHousehold,
  target: Resident,
  performed: PerformedAct,
): Omit<CareViewInput, 'recent' | 'extras'> => ({
  ...performed,
  others: otherMoments(current, target),
  credits: creditsOf(current.balance),
})

const DRY_RUN_NOTE = 'Nothing was done: this is what would happen.'

/** The response of a dry run: same texts, nothing written, and no links to rows that do not exist. */
function dryRunReply(call: Call<'care'>, current: CurrentHousehold, target: Resident, performed: PerformedAct): Answer {
  const { action, item } = call.body
  const { outcome, judgement } = performed
  const { gravestone: _, ...shown } = careView(call, {
    ...careViewInput(current, target, performed),
    recent: [],
    extras: lossesView(current.losses, call),
  })
  const { care_log_entry_id: __, ...action_result } = shown.action_result
  const isAdvisable = outcome.effectiveness !== 'wasted' && judgement?.category !== 'harmful'
  return {
    body: {
      dry_run: true,
      note: DRY_RUN_NOTE,
      ...shown,
      action_result,
      ...(outcome.died && { soul_prompt: soulPrompt(target.moment) }),
      next_steps: [
        ...(isAdvisable ? [careStep(outcome.creature, action, 'Do it: so far nothing was done.', item)] : []),
        ...suggestSteps([target.moment, ...otherMoments(current, target)]),
      ],
    },
  }
}

async function careReply(
  call: Call<'care'>,
  current: CurrentHousehold,
  target: Resident,
  performed: PerformedAct,
): Promise<Reply> {
  const { creature } = performed.outcome
  const [recent, others, activity] = await Promise.all([
    // The action is committed: the response must not fail because of the log.
    readLogBefore(call.ctx.db, creature.id, performed.entry.number, RECENT_ENTRIES).catch(() => []),
    recentOthers(call, current.agent.data.username, creature.species, call.body.action),
    houseActivity(call, performed.entry),
  ])
  const view = careView(call, {
    ...careViewInput(current, target, performed),
    recent,
    extras: { ...lossFields(call, current, target), ...humanNoteView(current.agent.data), ...others, ...activity },
  })
  return { body: view }
}
