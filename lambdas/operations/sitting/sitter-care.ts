/** Care by a sitter. Its effects belong to the creature's keeper. */
import type { CareOutcome, CareRefusal } from '../../domain/care/care'
import { creatureForSitter, maySitterDo } from '../../domain/creature/sitter'
import { type Answer, type Call, type Reply, refuse } from '../../http/call'
import type { AgentRow } from '../../store/agents'
import type { ChargeRow } from '../../store/household'
import { houseActivity } from '../../views/activity'
import { careView, declinedView } from '../../views/care'
import { chargeSteps, mourningStep, sittingView } from '../../views/sitting'
import { commitActs, type PerformedAct, perform } from '../household/acts'
import type { CurrentHousehold, Resident } from '../household/household'
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
  call: Call<'care'>,
  charges: readonly ChargeRow[],
  id: string,
): Promise<KeptCharge | null> {
  const [liveCharge = null] = await readKeptCharges(
    call,
    charges.filter(({ data }) => data.creature_id === id),
  )
  return liveCharge
}

/** The part of a keeper's household that its sitter may see. */
export const keeperHousehold = (keeper: AgentRow, residents: Resident[]): CurrentHousehold => ({
  agent: keeper,
  balance: null,
  charges: [],
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
    sitter_id: current.agent.data.id,
  })
  if ('kind' in performed) return refusalReply(call, current, liveCharge, performed)
  return body.dry_run
    ? {
        body: {
          dry_run: true,
          note: 'Nothing was done: this is what would happen.',
          ...careBody(call, current, liveCharge, performed),
        },
      }
    : commitActs(call, [performed], careReply(call, current, liveCharge, performed))
}

const stepsFor = (current: CurrentHousehold, moment: LiveChargeRow['moment']) => [
  ...chargeSteps(moment),
  ...householdStatusSteps(current),
]

async function refusalReply(
  call: Call<'care'>,
  current: CurrentHousehold,
  liveCharge: LiveChargeRow,
  refusal: CareRefusal,
): Promise<Answer> {
  const answer = declinedView(
    call,
    liveCharge.moment.creature,
    withoutKeeperMemory(refusal),
    [],
    await houseActivity(call),
  )
  if ('refuse' in answer) return answer
  const body = answer.body as { creature: object }
  return {
    ...answer,
    body: {
      ...withOwnName(liveCharge, body),
      ...sittingFields(liveCharge),
      next_steps: stepsFor(current, liveCharge.moment),
    },
  }
}

/**
 * Restores the name that `creatureForSitter` hides: it is another agent's text, and this response also names the
 * keeper.
 */
const withOwnName = <T extends { creature: object }>({ charge: { name } }: LiveChargeRow, view: T): T => ({
  ...view,
  creature: { ...view.creature, name },
})

const sittingFields = ({ charge, moment }: LiveChargeRow) => sittingView([{ charge, moment }], [], moment.now)

async function careReply(
  call: Call<'care'>,
  current: CurrentHousehold,
  liveCharge: LiveChargeRow,
  performed: PerformedAct,
): Promise<Reply> {
  const activity = await houseActivity(call)
  return { body: { ...careBody(call, current, liveCharge, performed), ...activity } }
}

/** Leaves out earlier log entries, which only the keeper may read. */
function careBody(call: Call<'care'>, current: CurrentHousehold, liveCharge: LiveChargeRow, performed: PerformedAct) {
  const outcome = withoutKeeperMemory(performed.outcome)
  const { died } = performed
  const { next_steps: _, ...view } = careView(call, {
    ...performed,
    outcome,
    recent: [],
    others: [],
    credits: 0,
    extras: {},
  })
  const next_steps = died
    ? [mourningStep(died.stone.id), ...householdStatusSteps(current)]
    : stepsFor(current, outcome.moment)
  return {
    ...withOwnName(liveCharge, view),
    ...(!died && sittingFields({ ...liveCharge, moment: outcome.moment })),
    next_steps,
  }
}

/** Removes the keeper's gifts and notes from the texts for a sitter. */
export function withoutKeeperMemory<T extends CareOutcome | CareRefusal>(outcome: T): T {
  const hidden = 'moment' in outcome ? creatureForSitter(outcome.moment.creature) : null
  if (!hidden || !('moment' in outcome)) return outcome
  return {
    ...outcome,
    ...('creature' in outcome && { creature: hidden }),
    moment: { ...outcome.moment, creature: hidden },
  }
}
