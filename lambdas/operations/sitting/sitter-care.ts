/** Care by a sitter. Its effects belong to the creature's keeper. */
import { step } from '../../api/next-steps'
import type { CareOutcome, CareRefusal } from '../../domain/care/care'
import type { Moment } from '../../domain/creature/clock'
import type { Creature } from '../../domain/creature/creature'
import {
  type Charge,
  creatureForSitter,
  maySitterDo,
  refusalToSitter,
  type SitterRefusal,
} from '../../domain/creature/sitter'
import { type Answer, type Call, type Refusal, type Reply, refuse } from '../../http/call'
import type { AgentRow } from '../../store/agents'
import type { ChargeRow } from '../../store/household'
import { houseActivity } from '../../views/activity'
import { careView, declinedView } from '../../views/care'
import { exactBrief } from '../../views/me'
import { humanNoteView } from '../../views/profile'
import { sitterRefusalText, sittingView } from '../../views/sitting'
import { suggestSteps } from '../../views/suggest'
import { commitActs, type PerformedAct, perform } from '../household/acts'
import { type CurrentHousehold, type Resident, residentOf } from '../household/household'
import { householdStatusSteps } from '../household/household-steps'
import { type LiveChargeRow, readLiveCharges } from './live-charges'

export interface KeptCharge extends LiveChargeRow {
  keeper: AgentRow
}

const hasKeeper = (liveCharge: LiveChargeRow): liveCharge is KeptCharge => liveCharge.keeper !== null

/** All charges with their keepers. */
export const readKeptCharges = async (
  call: Pick<Call, 'ctx' | 'now'>,
  charges: readonly ChargeRow[],
): Promise<KeptCharge[]> => (await readLiveCharges(call, charges, { keepers: true })).filter(hasKeeper)

/** The charge with this id and its keeper, read after the sitter's own household. */
export async function findCharge(
  call: Pick<Call, 'ctx' | 'now'>,
  charges: readonly ChargeRow[],
  id: string,
): Promise<KeptCharge | null> {
  const [liveCharge = null] = await readKeptCharges(
    call,
    charges.filter(({ data }) => data.creature_id === id),
  )
  return liveCharge
}

/** A creature that the agent keeps or sits for, as that agent may see it. */
export interface VisibleCreature {
  /** Null for the agent's own. */
  charge: KeptCharge | null
  stored: Creature
  moment: Moment
}

/** Without an id, finds the newest of the agent's own creatures. */
export async function findVisible(
  call: Pick<Call, 'ctx' | 'now'>,
  { residents, charges }: CurrentHousehold,
  id: string | undefined,
): Promise<VisibleCreature | null> {
  const resident = id ? residentOf(residents, id) : residents[0]
  if (resident) return { charge: null, stored: resident.row.data, moment: resident.moment }
  const charge = id ? await findCharge(call, charges, id) : null
  return charge && { charge, stored: creatureForSitter(charge.row.data, charge.charge), moment: charge.moment }
}

/** The part of a keeper's household that its sitter may see. */
export const keeperHousehold = (keeper: AgentRow, residents: Resident[]): CurrentHousehold => ({
  agent: keeper,
  balance: null,
  charges: [],
  requests: [],
  residents,
  buried: [],
  losses: [],
})

export async function careAsSitter(
  call: Call<'care'>,
  current: CurrentHousehold,
  liveCharge: KeptCharge,
): Promise<Answer | 'retry'> {
  const { body } = call
  if (!maySitterDo(body.action)) return refuse('not_for_sitters', { next_steps: stepsFor(current, liveCharge.moment) })
  const performed = await perform(call, keeperHousehold(liveCharge.keeper, [liveCharge]), liveCharge, body, {
    dryRun: body.dry_run,
    sitter: current.agent.data,
  })
  if ('kind' in performed) return refusalReply(call, current, liveCharge, performed)
  const why = refusalToSitter(performed.entry)
  if (why) return refusedToSitter(current, liveCharge, why)
  return body.dry_run
    ? {
        body: {
          dry_run: true,
          note: 'Nothing was done: this is what would happen.',
          ...careBody(call, current, liveCharge, performed),
        },
      }
    : commitActs(call, [performed], careReply(call, current, liveCharge, performed), current.agent)
}

const stepsFor = (current: CurrentHousehold, moment: LiveChargeRow['moment']) => [
  ...suggestSteps([moment]),
  ...householdStatusSteps(current),
]

const refusedToSitter = (current: CurrentHousehold, { moment, row }: LiveChargeRow, why: SitterRefusal): Refusal =>
  refuse('sitter_item_refused', {
    suggestion: sitterRefusalText(why, row.data, moment.now),
    next_steps: [
      ...suggestSteps([moment]),
      step('preferences', { query: { creature_id: row.data.id } }),
      ...householdStatusSteps(current),
    ],
  })

async function refusalReply(
  call: Call<'care'>,
  current: CurrentHousehold,
  liveCharge: LiveChargeRow,
  refusal: CareRefusal,
): Promise<Answer> {
  const hidden = withoutKeeperMemory(refusal, liveCharge.charge)
  const answer = declinedView(call, liveCharge.moment.creature, hidden, [], await houseActivity(call))
  if ('refuse' in answer) return answer
  return {
    ...answer,
    body: {
      ...(answer.body as object),
      ...sittingFields(liveCharge),
      next_steps: stepsFor(current, liveCharge.moment),
    },
  }
}

const sittingFields = ({ charge, moment }: LiveChargeRow) => sittingView([{ charge, moment }], [], exactBrief)

async function careReply(
  call: Call<'care'>,
  current: CurrentHousehold,
  liveCharge: LiveChargeRow,
  performed: PerformedAct,
): Promise<Reply> {
  const activity = await houseActivity(call, performed.entry)
  return { body: { ...careBody(call, current, liveCharge, performed), ...activity } }
}

/** Leaves out earlier log entries, which only the keeper may read. */
function careBody(call: Call<'care'>, current: CurrentHousehold, liveCharge: LiveChargeRow, performed: PerformedAct) {
  const outcome = withoutKeeperMemory(performed.outcome, liveCharge.charge)
  const { next_steps: _, ...view } = careView(call, {
    ...performed,
    outcome,
    recent: [],
    others: [],
    credits: 0,
    extras: {},
  })
  return {
    ...view,
    ...sittingFields({ ...liveCharge, moment: outcome.moment }),
    ...humanNoteView(current.agent.data),
    next_steps: stepsFor(current, outcome.moment),
  }
}

/** Removes the keeper's gifts and notes from the texts for a sitter. */
export function withoutKeeperMemory<T extends CareOutcome | CareRefusal>(outcome: T, charge: Charge): T {
  if (!('moment' in outcome)) return outcome
  const hidden = creatureForSitter('creature' in outcome ? outcome.creature : outcome.moment.creature, charge)
  return {
    ...outcome,
    ...('creature' in outcome && { creature: hidden }),
    ...('found' in outcome && {
      found: { ...outcome.found, creature: { ...outcome.found.creature, memory: {} } },
    }),
    moment: { ...outcome.moment, creature: hidden },
  }
}
