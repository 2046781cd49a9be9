/** An agent comes by: everything it does there, at home and for whom it looks after, is one call and one transaction. */
import type { NextStep } from '../../api/next-steps'
import { creatureForSitter, maySitterDo } from '../../domain/creature/sitter'
import { type Call, type Handler, type Refusal, refuse } from '../../http/call'
import { creditsOf } from '../../store/money/ledger'
import { faceLinks } from '../../views/pictures'
import type { LiveCharge } from '../../views/sitting'
import { type ActResult, type VisitAct, visitView } from '../../views/visit'
import { type Done, perform, settleActs, targetOf } from '../household/acts'
import { atHome, type Home, type Resident, residentOf } from '../household/household'
import { callsForSitter, sitterStep } from '../sitting/sitter-advice'
import { forSitter, homeOf, type Sitting, sittingsOf } from '../sitting/sitter-care'

type Asked = Call<'visit'>['body']['care'][number]

export const visit: Handler<'visit'> = (call) =>
  atHome(call, async (found) => {
    const { agent, charges } = found
    const sittings = await sittingsOf(call, charges)
    let home = found
    const theirs = housesOf(sittings)
    const done: Done[] = []
    const acts: VisitAct[] = []
    for (const asked of call.body.care) {
      const id = asked.creature_id ?? asked.id
      const ward = residentOf(home.residents, id ?? '') ? undefined : sittings.find(({ row }) => row.data.id === id)
      const house = ward ? (theirs.get(ward.charge.keeper_id) as Home) : home
      const target = ward ? wardTarget(house, ward.row.data.id, asked) : await targetOf(call, home, id)
      const came = await attempt(call, house, target, asked, ward && agent.data.id)
      if ('nobody' in came && found.residents.length + sittings.length === 0) return came.nobody
      acts.push({ request: asked, result: ward ? asToldTo(came) : came, liveCharge: ward ?? null })
      if (!('done' in came)) continue
      done.push(came.done)
      if (ward) theirs.set(ward.charge.keeper_id, came.done.home)
      else home = came.done.home
    }
    const { residents, losses, balance } = home
    const house = residents.map(({ moment }) => moment)
    const wards = sittings.flatMap((one) => asLeft(one, theirs))
    const view = visitView(call, { acts, own: house, liveCharges: wards, charges, losses, credits: creditsOf(balance) })
    const sitter = view.next_steps.length > 1 ? [] : await sitterSteps(call, acts)
    const reply = {
      body: { ...view, next_steps: [...view.next_steps, ...sitter] },
      headers: faceLinks(call, house),
    }
    // A visit at which everything was declined changed nothing, and may be tried again.
    return done.length > 0 ? settleActs(call, done, reply) : reply
  })

/** For the first of its own to which the visitor came late. */
async function sitterSteps(call: Call<'visit'>, acts: readonly VisitAct[]): Promise<NextStep[]> {
  const outcomes = acts.flatMap(({ result: came, liveCharge: ward }) =>
    'done' in came && !ward ? [came.done.outcome] : [],
  )
  const late = outcomes.find((outcome) => !outcome.died && callsForSitter(outcome, [outcome.timing]))
  return late ? sitterStep(call, late.creature) : []
}

/** Of each keeper one house, with all of its creatures that are looked after: what is done for one may count for both. */
function housesOf(sittings: readonly Sitting[]): Map<string, Home> {
  const houses = new Map<string, Home>()
  for (const one of sittings) {
    const { keeper_id } = one.charge
    houses.set(keeper_id, homeOf(one.keeper, [...(houses.get(keeper_id)?.residents ?? []), one]))
  }
  return houses
}

/** As the visit leaves it; none where it died of it. */
function asLeft({ charge, row }: Sitting, houses: ReadonlyMap<string, Home>): LiveCharge[] {
  const here = residentOf(houses.get(charge.keeper_id)?.residents ?? [], row.data.id)
  return here ? [{ charge, moment: { ...here.moment, creature: creatureForSitter(here.moment.creature) } }] : []
}

/** One that died of an act before this has no more to be done for it. */
function wardTarget(home: Home, id: string, { action }: Asked): Resident | Refusal {
  const target = residentOf(home.residents, id)
  if (!target) return refuse('no_living_creature')
  return maySitterDo(action) ? target : refuse('not_for_sitters')
}

async function attempt(
  call: Call<'visit'>,
  home: Home,
  target: Resident | Refusal,
  asked: Asked,
  sitter_id?: string,
): Promise<ActResult<Done>> {
  if ('refuse' in target) return { nobody: target }
  const done = await perform(call, home, target, asked, { sitter_id })
  return 'kind' in done ? { refusal: done, creature: target.row.data } : { done }
}

const asToldTo = (came: ActResult<Done>): ActResult => {
  if ('done' in came) return { done: { ...came.done, outcome: forSitter(came.done.outcome) } }
  return 'refusal' in came ? { ...came, refusal: forSitter(came.refusal) } : came
}
