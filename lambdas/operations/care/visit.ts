/** Performs several care actions on the creatures of a household in one transaction. */
import { isWavedAt } from '../../domain/accounts/from-human'
import { type Told, visitWith } from '../../domain/household/act'
import { type Household, momentsOf } from '../../domain/household/household'
import { newsOf, withNewsTold } from '../../domain/household/news'
import type { Call, Decider } from '../../http/call'
import { pruneAfter } from '../../store/creatures'
import { humanNoteView, newsView } from '../../views/agent-profile'
import { faceLinks, faceOf } from '../../views/pictures'
import { rehearsedVisitView, type ToldAct, visitView } from '../../views/visit'
import { designSteps } from '../household/household-steps'
import { namedCreatureId, refuseTarget } from '../household/named-creature'
import { judgeItems } from '../items/judge-items'

export const visit: Decider<'visit'> = {
  async decide(call, start) {
    const { ctx, now, body } = call
    const ids = body.care.map((request, at) => namedCreatureId(call, start, request, `body.care.${at}`))
    const misnamed = ids.find((id) => typeof id === 'object')
    if (misnamed) return misnamed
    const requests = body.care.map((request, at) => ({ ...request, creature_id: ids[at] as string | undefined }))
    const asks = await judgeItems(call, start, requests, { mayStore: !body.dry_run })
    const { household, told } = visitWith(start, asks, now, ctx.newId)
    const results = await Promise.all(told.map((one, at) => withRefusal(call, household, one, asks[at]?.creature_id)))
    const [first] = results
    if (first?.kind === 'no_target' && start.creatures.length === 0) return first.refusal

    const own = momentsOf(household, now)
    const acts = requests.map((request, at) => ({ request, told: results[at] as ToldAct }))
    const { credits, agent } = household
    const view = visitView(call, { acts, own, losses: agent.untold_losses, credits })
    const happened = newsOf({ creatures: household.creatures, agent: start.agent }, now)
    const heard = newsView(start.agent, happened)
    if (body.dry_run) return { body: { ...rehearsedVisitView(call, view, momentsOf(start, now)), ...heard } }
    const news = results.flatMap((one) => (one.kind === 'cared' ? one.news : []))
    const next_steps = [...view.next_steps, ...designSteps(call, start, news, own)]
    const reply = {
      body: { ...view, ...heard, ...humanNoteView(start.agent), next_steps },
      headers: faceLinks(own.map((moment) => faceOf(call, moment, isWavedAt(agent, now)))),
    }
    // If every act was refused, nothing changed, and the call may be retried.
    if (household.care.length === 0) return reply
    const entries = household.care.map(({ entry }) => entry)
    const after = withNewsTold(household, happened, now)
    return { household: after, reply, extras: () => pruneAfter(ctx.db, entries).then(() => ({})) }
  },
}

const withRefusal = async (
  call: Call<'visit'>,
  household: Household,
  told: Told,
  id: string | undefined,
): Promise<ToldAct> =>
  told.kind === 'no_target' ? { kind: told.kind, refusal: await refuseTarget(call, household, told.reason, id) } : told
