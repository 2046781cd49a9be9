/** Care for a creature of somebody else's: it counts as care, and everything that comes of it is its keeper's. */
import type { CareOutcome, CareRefusal } from '../../domain/care/care'
import { forOthers, maySitterDo, withoutSitter } from '../../domain/creature/sitter'
import { type Answer, type Call, type Reply, refuse } from '../../pipeline/call'
import type { AgentRow } from '../../store/agents'
import type { ChargeRow } from '../../store/house'
import { houseActivity } from '../../views/activity'
import { careView, declined } from '../../views/care'
import { mourningStep, sittingView, wardSteps } from '../../views/sitting'
import { type Home, homeSteps, type Resident } from '../own-house'
import { type Done, perform, settle } from './acts'
import { type WardRow, wardsOf } from './wards'

interface Sitting extends WardRow {
  keeper: AgentRow
}

/** The one that is looked after under this id, with its keeper: read together, and after the sitter's own house. */
export async function wardOf(call: Call<'care'>, charges: readonly ChargeRow[], id: string): Promise<Sitting | null> {
  const [ward] = await wardsOf(
    call,
    charges.filter(({ data }) => data.creature_id === id),
    { keepers: true },
  )
  return ward?.keeper ? { ...ward, keeper: ward.keeper } : null
}

/** Its keeper's house, as far as a sitter sees into it. */
const homeOf = ({ keeper, row, moment }: Sitting): Home => ({
  ...{ agent: keeper, balance: null, charges: [], residents: [{ row, moment }], buried: [], losses: [] },
})

export async function careAsSitter(call: Call<'care'>, home: Home, ward: Sitting): Promise<Answer | 'again'> {
  const { body } = call
  if (!maySitterDo(body.action)) return refuse('not_for_sitters', { next_steps: stepsFor(home, ward.moment) })
  const theirs = homeOf(ward)
  const done = await perform(call, theirs, theirs.residents[0] as Resident, body, {
    rehearsed: body.dry_run,
    sitter_id: home.agent.data.id,
  })
  if ('kind' in done) return wouldNot(call, home, ward, done)
  return body.dry_run
    ? { body: { dry_run: true, note: 'Nothing was done: this is what would happen.', ...told(call, home, ward, done) } }
    : settle(call, [done], telling(call, home, ward, done))
}

const stepsFor = (home: Home, moment: WardRow['moment']) => [...wardSteps(moment), ...homeSteps(home)]

async function wouldNot(call: Call<'care'>, home: Home, ward: WardRow, refusal: CareRefusal): Promise<Answer> {
  const answer = declined(call, ward.moment.creature, forSitter(refusal), [], await houseActivity(call))
  if ('refuse' in answer) return answer
  return {
    ...answer,
    body: { ...(answer.body as object), ...sittingOf(ward), next_steps: stepsFor(home, ward.moment) },
  }
}

const sittingOf = ({ charge, moment }: WardRow) => sittingView([{ charge, moment }], [], moment.now)

async function telling(call: Call<'care'>, home: Home, ward: WardRow, done: Done): Promise<Reply> {
  const activity = await houseActivity(call)
  return { body: { ...told(call, home, ward, done), ...activity } }
}

/** The log before this is its keeper's to read. */
function told(call: Call<'care'>, home: Home, ward: WardRow, done: Done) {
  const outcome = forSitter(done.outcome)
  const { died } = done
  const { next_steps: _, ...view } = careView(call, { ...done, outcome, recent: [], others: [], credits: 0, house: {} })
  const next_steps = died
    ? [mourningStep(died.stone.name, died.stone.id), ...homeSteps(home)]
    : stepsFor(home, outcome.moment)
  return { ...view, ...(!died && sittingOf({ ...ward, moment: outcome.moment })), next_steps }
}

/** What its keeper remembers with it is woven into no text for anybody else. */
function forSitter<T extends CareOutcome | CareRefusal>(outcome: T): T {
  const hidden = 'moment' in outcome ? withoutSitter(forOthers(outcome.moment.creature)) : null
  if (!hidden || !('moment' in outcome)) return outcome
  return {
    ...outcome,
    ...('creature' in outcome && { creature: hidden }),
    moment: { ...outcome.moment, creature: hidden },
  }
}
