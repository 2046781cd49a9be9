/** Care for a creature of somebody else's: it counts as care, and everything that comes of it is its keeper's. */
import type { CareOutcome, CareRefusal } from '../../domain/care/care'
import { creatureForSitter, maySitterDo } from '../../domain/creature/sitter'
import { type Answer, type Call, type Reply, refuse } from '../../http/call'
import type { AgentRow } from '../../store/agents'
import type { ChargeRow } from '../../store/household'
import { houseActivity } from '../../views/activity'
import { careView, declinedView } from '../../views/care'
import { chargeSteps, mourningStep, sittingView } from '../../views/sitting'
import { type Done, perform, settleActs } from '../household/acts'
import { type Home, homeSteps, type Resident } from '../household/household'
import { type WardRow, wardsOf } from './charges'

export interface Sitting extends WardRow {
  keeper: AgentRow
}

const isKept = (ward: WardRow): ward is Sitting => ward.keeper !== null

/** All that are looked after, with their keepers. */
export const sittingsOf = async (call: Pick<Call, 'ctx' | 'now'>, charges: readonly ChargeRow[]): Promise<Sitting[]> =>
  (await wardsOf(call, charges, { keepers: true })).filter(isKept)

/** The one that is looked after under this id, with its keeper: read together, and after the sitter's own house. */
export async function wardOf(call: Call<'care'>, charges: readonly ChargeRow[], id: string): Promise<Sitting | null> {
  const [ward = null] = await sittingsOf(
    call,
    charges.filter(({ data }) => data.creature_id === id),
  )
  return ward
}

/** The house of a keeper, as far as whoever sits for some of those in it sees into it. */
export const homeOf = (keeper: AgentRow, residents: Resident[]): Home => ({
  agent: keeper,
  balance: null,
  charges: [],
  residents,
  buried: [],
  losses: [],
})

export async function careAsSitter(call: Call<'care'>, home: Home, ward: Sitting): Promise<Answer | 'retry'> {
  const { body } = call
  if (!maySitterDo(body.action)) return refuse('not_for_sitters', { next_steps: stepsFor(home, ward.moment) })
  const done = await perform(call, homeOf(ward.keeper, [ward]), ward, body, {
    rehearsed: body.dry_run,
    sitter_id: home.agent.data.id,
  })
  if ('kind' in done) return wouldNot(call, home, ward, done)
  return body.dry_run
    ? { body: { dry_run: true, note: 'Nothing was done: this is what would happen.', ...told(call, home, ward, done) } }
    : settleActs(call, [done], telling(call, home, ward, done))
}

const stepsFor = (home: Home, moment: WardRow['moment']) => [...chargeSteps(moment), ...homeSteps(home)]

async function wouldNot(call: Call<'care'>, home: Home, ward: WardRow, refusal: CareRefusal): Promise<Answer> {
  const answer = declinedView(call, ward.moment.creature, forSitter(refusal), [], await houseActivity(call))
  if ('refuse' in answer) return answer
  const body = answer.body as { creature: object }
  return {
    ...answer,
    body: { ...named(ward, body), ...sittingOf(ward), next_steps: stepsFor(home, ward.moment) },
  }
}

/** By its own name, where its keeper stands beside it. */
const named = <T extends { creature: object }>({ charge: { name } }: WardRow, view: T): T => ({
  ...view,
  creature: { ...view.creature, name },
})

const sittingOf = ({ charge, moment }: WardRow) => sittingView([{ charge, moment }], [], moment.now)

async function telling(call: Call<'care'>, home: Home, ward: WardRow, done: Done): Promise<Reply> {
  const activity = await houseActivity(call)
  return { body: { ...told(call, home, ward, done), ...activity } }
}

/** The log before this is its keeper's to read. */
function told(call: Call<'care'>, home: Home, ward: WardRow, done: Done) {
  const outcome = forSitter(done.outcome)
  const { died } = done
  const { next_steps: _, ...view } = careView(call, {
    ...done,
    outcome,
    recent: [],
    others: [],
    credits: 0,
    extras: {},
  })
  const next_steps = died ? [mourningStep(died.stone.id), ...homeSteps(home)] : stepsFor(home, outcome.moment)
  return { ...named(ward, view), ...(!died && sittingOf({ ...ward, moment: outcome.moment })), next_steps }
}

/** What its keeper remembers with it is woven into no text for anybody else. */
export function forSitter<T extends CareOutcome | CareRefusal>(outcome: T): T {
  const hidden = 'moment' in outcome ? creatureForSitter(outcome.moment.creature) : null
  if (!hidden || !('moment' in outcome)) return outcome
  return {
    ...outcome,
    ...('creature' in outcome && { creature: hidden }),
    moment: { ...outcome.moment, creature: hidden },
  }
}
