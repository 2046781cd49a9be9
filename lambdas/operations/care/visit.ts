/** Performs several care actions on the creatures of a household in one transaction. */
import { isWavedAt } from '../../domain/accounts/from-human'
import type { Call, Handler, Refusal } from '../../http/call'
import { creditsOf } from '../../store/money/ledger'
import { humanNoteView } from '../../views/agent-profile'
import { faceLinks, faceOf } from '../../views/pictures'
import { type ActResult, type VisitAct, visitView } from '../../views/visit'
import { commitActs, findTarget, lookChanges, type PerformedAct, perform } from '../household/acts'
import { designSteps } from '../household/design-offer'
import { type CurrentHousehold, type Resident, withHousehold } from '../household/household'
import { namedCreatureId } from '../household/named-creature'

type RequestedAct = Call<'visit'>['body']['care'][number]

export const visit: Handler<'visit'> = (call) =>
  withHousehold(call, async (start) => {
    const { agent } = start
    const ids = call.body.care.map((request, at) => namedCreatureId(call, start, request, `body.care.${at}`))
    const misnamed = ids.find((id) => typeof id === 'object')
    if (misnamed) return misnamed
    const requests = call.body.care.map((request, at) => ({ ...request, creature_id: ids[at] as string | undefined }))
    let current = start
    const performed: PerformedAct[] = []
    const acts: VisitAct[] = []
    for (const request of requests) {
      const target = await findTarget(call, current, request.creature_id)
      const result = await performAct(call, current, target, request)
      if ('noTarget' in result && start.residents.length === 0) return result.noTarget
      acts.push({ request, result })
      if (!('done' in result)) continue
      performed.push(result.done)
      current = result.done.current
    }
    const { residents, losses, balance } = current
    const own = residents.map(({ moment }) => moment)
    const news = performed.flatMap(({ outcome, news }) => news.map((milestone) => ({ outcome, milestone })))
    const view = visitView(call, { acts, news, own, losses, credits: creditsOf(balance) })
    const told = news.map(({ milestone }) => milestone)
    const next_steps = [...view.next_steps, ...designSteps(call, current, told, own)]
    const reply = {
      body: { ...view, ...humanNoteView(agent.data), next_steps },
      headers: faceLinks(own.map((moment) => faceOf(call, moment, isWavedAt(agent.data, call.now)))),
    }
    // If every act was refused, nothing changed, and the call may be retried.
    if (performed.length === 0) return reply
    return commitActs(call, performed, reply, current.agent, lookChanges(performed, residents))
  })

async function performAct(
  call: Call<'visit'>,
  current: CurrentHousehold,
  target: Resident | Refusal,
  request: RequestedAct,
): Promise<ActResult<PerformedAct>> {
  if ('refuse' in target) return { noTarget: target }
  const performed = await perform(call, current, target, request, { isVisit: true })
  return 'kind' in performed ? { refusal: performed, creature: target.row.data } : { done: performed }
}
