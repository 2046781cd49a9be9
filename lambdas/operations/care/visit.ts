/** Performs several care actions on own creatures and charges in one transaction. */
import type { NextStep } from '../../api/next-steps'
import type { Agent } from '../../domain/accounts/agent'
import { isWavedAt } from '../../domain/accounts/from-human'
import { creatureForSitter, maySitterDo, refusalToSitter } from '../../domain/creature/sitter'
import { type Call, type Handler, type Refusal, refuse } from '../../http/call'
import { creditsOf } from '../../store/money/ledger'
import { readLostCharges } from '../../store/sitting/sittings'
import { faceLinks, faceOf } from '../../views/pictures'
import { humanNoteView } from '../../views/profile'
import { type LiveCharge, sitterRefusalText } from '../../views/sitting'
import { type ActResult, type VisitAct, visitView } from '../../views/visit'
import { commitActs, findTarget, lookChanges, type PerformedAct, perform } from '../household/acts'
import { type CurrentHousehold, type Resident, residentOf, withHousehold } from '../household/household'
import { namedCreatureId } from '../household/named-creature'
import { shouldSuggestSitter, suggestSitterSteps } from '../sitting/sitter-advice'
import { type KeptCharge, keeperHousehold, readKeptCharges, withoutKeeperMemory } from '../sitting/sitter-care'

type RequestedAct = Call<'visit'>['body']['care'][number]

export const visit: Handler<'visit'> = (call) =>
  withHousehold(call, async (start) => {
    const { agent, charges } = start
    const ids = call.body.care.map((request, at) => namedCreatureId(call, start, request, `body.care.${at}`))
    const misnamed = ids.find((id) => typeof id === 'object')
    if (misnamed) return misnamed
    const requests = call.body.care.map((request, at) => ({ ...request, creature_id: ids[at] as string | undefined }))
    const [keptCharges, lost] = await Promise.all([
      readKeptCharges(call, charges),
      readLostCharges(call.ctx.db, charges, call.now),
    ])
    let current = start
    const keeperHouseholds = householdsOf(keptCharges)
    const performed: PerformedAct[] = []
    const acts: VisitAct[] = []
    for (const request of requests) {
      const id = request.creature_id
      const liveCharge = residentOf(current.residents, id ?? '')
        ? undefined
        : keptCharges.find(({ row }) => row.data.id === id)
      const household = liveCharge ? (keeperHouseholds.get(liveCharge.charge.keeper_id) as CurrentHousehold) : current
      const target = liveCharge
        ? chargeTarget(household, liveCharge.row.data.id, request)
        : await findTarget(call, current, id)
      const result = await performAct(call, household, target, request, liveCharge && agent.data)
      if ('noTarget' in result && start.residents.length + keptCharges.length === 0) return result.noTarget
      acts.push({
        request,
        result: liveCharge ? resultForSitter(result, liveCharge) : result,
        liveCharge: liveCharge ?? null,
      })
      if (!('done' in result)) continue
      performed.push(result.done)
      if (liveCharge) keeperHouseholds.set(liveCharge.charge.keeper_id, result.done.current)
      else current = result.done.current
    }
    const { residents, losses, balance } = current
    const own = residents.map(({ moment }) => moment)
    const liveCharges = keptCharges.flatMap((one) => chargeAfterVisit(one, keeperHouseholds))
    const news = performed.flatMap(({ outcome, news }) => news.map((milestone) => ({ outcome, milestone })))
    const view = visitView(call, { acts, news, own, liveCharges, lost, losses, credits: creditsOf(balance) })
    const sitter = view.next_steps.length > 1 ? [] : await sitterSteps(call, acts)
    const reply = {
      body: { ...view, ...humanNoteView(agent.data), next_steps: [...view.next_steps, ...sitter] },
      headers: faceLinks(own.map((moment) => faceOf(call, moment, isWavedAt(agent.data, call.now)))),
    }
    // If every act was refused, nothing changed, and the call may be retried.
    if (performed.length === 0) return reply
    const keptBy = [current, ...keeperHouseholds.values()]
    const looks = keptBy.flatMap((household) => lookChanges(performed, household.residents))
    return commitActs(call, performed, reply, current.agent, looks)
  })

/** Suggests a sitter for the first own creature that was fed late or became an adult. */
async function sitterSteps(call: Call<'visit'>, acts: readonly VisitAct[]): Promise<NextStep[]> {
  const outcomes = acts.flatMap(({ result, liveCharge }) =>
    'done' in result && !liveCharge ? [result.done.outcome] : [],
  )
  const suggestedFor = outcomes.find((outcome) => !outcome.died && shouldSuggestSitter(outcome, [outcome.timing]))
  return suggestedFor ? suggestSitterSteps(call, suggestedFor.creature) : []
}

/** One household per keeper with all its charges, because an act may affect all of them. */
function householdsOf(keptCharges: readonly KeptCharge[]): Map<string, CurrentHousehold> {
  const households = new Map<string, CurrentHousehold>()
  for (const one of keptCharges) {
    const { keeper_id } = one.charge
    households.set(keeper_id, keeperHousehold(one.keeper, [...(households.get(keeper_id)?.residents ?? []), one]))
  }
  return households
}

function chargeAfterVisit(
  { charge, row }: KeptCharge,
  households: ReadonlyMap<string, CurrentHousehold>,
): LiveCharge[] {
  const resident = residentOf(households.get(charge.keeper_id)?.residents ?? [], row.data.id)
  return resident
    ? [{ charge, moment: { ...resident.moment, creature: creatureForSitter(resident.moment.creature, charge) } }]
    : []
}

function chargeTarget(current: CurrentHousehold, id: string, { action }: RequestedAct): Resident | Refusal {
  const target = residentOf(current.residents, id)
  if (!target) return refuse('no_living_creature')
  return maySitterDo(action) ? target : refuse('not_for_sitters')
}

async function performAct(
  call: Call<'visit'>,
  current: CurrentHousehold,
  target: Resident | Refusal,
  request: RequestedAct,
  sitter?: Agent,
): Promise<ActResult<PerformedAct>> {
  if ('refuse' in target) return { noTarget: target }
  const performed = await perform(call, current, target, request, { sitter, isVisit: true })
  if ('kind' in performed) return { refusal: performed, creature: target.row.data }
  const why = sitter ? refusalToSitter(performed.entry) : null
  if (!why) return { done: performed }
  const message = sitterRefusalText(why, target.row.data, call.now)
  return { noTarget: refuse('sitter_item_refused', { more: { message } }) }
}

const resultForSitter = (result: ActResult<PerformedAct>, { charge }: KeptCharge): ActResult => {
  if ('done' in result) return { done: { ...result.done, outcome: withoutKeeperMemory(result.done.outcome, charge) } }
  if ('noTarget' in result) return result
  return {
    refusal: withoutKeeperMemory(result.refusal, charge),
    creature: creatureForSitter(result.creature, charge),
  }
}
