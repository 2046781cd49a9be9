/** Performs several care actions on the creatures of a household in one transaction. */
import { untoldLosses } from '../../domain/accounts/agent'
import { isWavedAt } from '../../domain/accounts/from-human'
import { type Told, visitWith } from '../../domain/household/act'
import { type Household, momentsOf } from '../../domain/household/household'
import { type Call, type ContentOf, type Handler, type Outcome, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { pruneAfter } from '../../store/creatures'
import { faceLinks, faceOf } from '../../views/pictures'
import { rehearsedVisitView, type ToldAct, visitView } from '../../views/visit'
import { tidingsOf, withNewsHeard } from '../household/household-steps'
import { namedCreatureId, refuseTarget } from '../household/named-creature'
import { judgeItems } from '../items/judge-items'

export const visit: Handler<'visit'> = async (call, start): Promise<Outcome<ContentOf<'visit'>>> => {
  const { ctx, now, body } = call
  const whole = namedCreatureId(call, start, body)
  if (typeof whole === 'object') return withNewsHeard(call, start, whole)
  const ids = body.care.map((request, at) => namedCreatureId(call, start, request, `body.care.${at}`) ?? whole)
  const misnamed = ids.find((id) => typeof id === 'object')
  if (misnamed) return withNewsHeard(call, start, misnamed)
  const other = whole === undefined ? -1 : ids.findIndex((id) => id !== whole)
  if (other >= 0) return refuse('invalid_visit', faultDetails({ path: `body.care.${other}`, message: OF_ANOTHER }))
  const requests = body.care.map((request, at) => ({ ...request, creature_id: ids[at] as string | undefined }))
  const asks = await judgeItems(call, start, requests, { mayStore: !body.dry_run })
  const { household, told } = visitWith(start, asks, now, ctx.newId)
  const results = await Promise.all(told.map((one, at) => withRefusal(call, household, one, asks[at]?.creature_id)))
  const [first] = results
  if (first?.kind === 'no_target' && start.creatures.length === 0) return withNewsHeard(call, start, first.refusal)

  const own = momentsOf(household, now)
  const acts = requests.map((request, at) => ({ request, told: results[at] as ToldAct }))
  const { credits, agent } = household
  // A rehearsed death has no stone.
  const losses = untoldLosses((body.dry_run ? start : household).agent)
  const view = visitView(call, { acts, own, losses, credits })
  const { news, note, offers, heard } = tidingsOf(call, start, household, own)
  if (body.dry_run)
    return { body: { ...rehearsedVisitView(call, view, { acts, found: momentsOf(start, now) }), ...news } }
  const reply = {
    body: { ...view, ...news, ...note, next_steps: [...view.next_steps, ...offers] },
    headers: faceLinks(own.map((moment) => faceOf(call, moment, isWavedAt(agent, now)))),
  }
  // If every act was refused and no news was told, nothing changed, and the call may be retried.
  if (heard === start) return reply
  const entries = household.care.map(({ entry }) => entry)
  return { household: heard, reply, extras: () => pruneAfter(ctx.db, entries).then(() => ({})) }
}

const OF_ANOTHER =
  'is for another creature than the one named beside care; leave that one out, and name the creature of each act'

const withRefusal = async (
  call: Call<'visit'>,
  household: Household,
  told: Told,
  id: string | undefined,
): Promise<ToldAct> =>
  told.kind === 'no_target' ? { ...told, refusal: await refuseTarget(call, household, told.reason, id) } : told
