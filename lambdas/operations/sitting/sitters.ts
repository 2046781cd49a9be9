/** Asks another agent to sit for a creature, and ends a sitting. */
import { step } from '../../api/next-steps'
import { latestSittingEnd, sitterAt, withoutSitter, withSitter } from '../../domain/creature/sitter'
import { USERNAME } from '../../domain/names'
import { formatUtcMinute } from '../../domain/time/duration'
import { asInstant, type Instant, iso } from '../../domain/time/instants'
import { availableSteps } from '../../http/available-steps'
import { type Answer, type Call, type Handler, type Refusal, type Reply, refuse } from '../../http/call'
import { faultDetails, requestedCreatureId } from '../../http/faults'
import { commitWithReply } from '../../http/idempotency'
import { agentChange, findAgent } from '../../store/agents'
import { creatureChange } from '../../store/creatures'
import type { ChargeRow } from '../../store/household'
import type { Change } from '../../store/row'
import {
  declineChanges,
  findSlot,
  isActiveCharge,
  readCandidate,
  readSatCreatures,
  sittingEndChanges,
  startSitting,
} from '../../store/sittings'
import { sitterView } from '../../views/sitter'
import { deathView } from '../../views/stone'
import { statusStep } from '../../views/suggest'
import { type CurrentHousehold, type Resident, residentOf, withHousehold } from '../household/household'
import { findLost, householdStatusSteps, stepsAfterLoss, yourCreatures } from '../household/household-steps'

export const ask_sitter: Handler<'ask_sitter'> = async (call) => {
  const { body, household, ctx } = call
  const username = body.username.toLowerCase()
  const until = asInstant(body.until)
  const fault = untilFault(until, call.now)
  if (fault) return refuse('invalid_sitting', faultDetails(fault))
  if (username === household.agent.data.username) return refuse('sitter_is_you')
  const id = USERNAME.test(username) ? await findAgent(ctx.db, username) : null
  if (!id) return refuse('sitter_not_found')
  return withHousehold(call, async (current) => {
    const resident = await findOwn(call, current, body.creature_id)
    return 'refuse' in resident ? resident : askCandidate(call, current, resident, id, until)
  })
}

function untilFault(until: Instant, now: Instant) {
  const longest = latestSittingEnd(now)
  if (until > now && until <= longest) return null
  return {
    path: 'body.until',
    message: `must be later than now and no later than ${iso(longest)}, in seven days`,
  }
}

async function findOwn(call: Call<'ask_sitter'>, current: CurrentHousehold, id: string): Promise<Resident | Refusal> {
  const resident = residentOf(current.residents, id)
  if (resident?.row.data.stage === 'egg') {
    const { name } = resident.row.data
    return refuse('egg_not_hatched', {
      next_steps: [statusStep(resident.row.data, `Look at ${name}: it hatches when you do.`)],
    })
  }
  if (resident) return resident
  const lost = await findLost(call, current, id)
  return refuse('no_such_living_creature', {
    more: { ...(lost && deathView(lost, call)), your_creatures: yourCreatures(current.residents) },
    ...(lost && { next_steps: stepsAfterLoss(current, lost, call.now, householdStatusSteps(current)) }),
  })
}

async function askCandidate(
  call: Call<'ask_sitter'>,
  { agent }: CurrentHousehold,
  { row }: Resident,
  sitterId: string,
  until: Instant,
): Promise<Answer | 'retry'> {
  const { now } = call
  const candidate = await readCandidate(call.ctx.db, sitterId)
  if (!candidate) return refuse('sitter_not_found')
  const { id: creature_id, name } = row.data
  const slot = findSlot(candidate, creature_id, now)
  if (!slot) return refuse('sitter_busy', { next_steps: availableSteps(['status'], call) })
  const { id: keeper_id, username: keeper } = agent.data
  const { sitter, change } = startSitting(candidate, slot, { creature_id, keeper_id, keeper, name, until })
  const previous = sitterAt(row.data, now)
  return commitOrRetry(
    call,
    [
      creatureChange(row, withSitter(row.data, sitter)),
      change,
      // Ends a previous sitter's charge; for the same sitter only the time changes.
      ...(previous && previous.agent_id !== sitterId ? sittingEndChanges(row.data, keeper, now) : []),
      // Both agents are written, so that a concurrent account deletion of either conflicts.
      agentChange(agent, agent.data),
      agentChange(candidate.agent, candidate.agent.data),
    ],
    {
      body: {
        success: true,
        message: `${sitter.agent} is asked to look after ${name} until ${formatUtcMinute(until)}, and finds ${name} in its own house from now on. You stay its keeper: come when you can.`,
        creature_id,
        sitter: sitterView(sitter),
        next_steps: [
          statusStep(row.data, `See how ${name} is.`),
          step('end_sitting', { description: `Take ${name} back before then.`, body: { creature_id } }),
        ],
      },
    },
  )
}

async function commitOrRetry(call: Call, changes: readonly Change[], reply: Reply): Promise<Answer | 'retry'> {
  const result = await commitWithReply(call, changes, reply)
  return result.kind === 'conflict' ? 'retry' : result.answer
}

/** Called by the keeper, or by the sitter to decline. */
export const end_sitting: Handler<'end_sitting'> = (call) => {
  const id = requestedCreatureId(call)
  if (typeof id !== 'string') return id
  return withHousehold(call, async (current) => {
    const resident = residentOf(current.residents, id)
    if (resident) return endAsKeeper(call, current, resident)
    const charge = current.charges.find((one) => one.data.creature_id === id && isActiveCharge(one, call.now))
    return charge ? endAsSitter(call, charge) : noSitterRefusal(call)
  })
}

const noSitterRefusal = (call: Call<'end_sitting'>): Answer =>
  refuse('nobody_sits', { next_steps: availableSteps(['status', 'me'], call) })

async function endAsKeeper(
  call: Call<'end_sitting'>,
  { agent }: CurrentHousehold,
  { row }: Resident,
): Promise<Answer | 'retry'> {
  const sitter = sitterAt(row.data, call.now)
  if (!sitter) return noSitterRefusal(call)
  const { id: creature_id, name } = row.data
  return commitOrRetry(
    call,
    [creatureChange(row, withoutSitter(row.data)), ...sittingEndChanges(row.data, agent.data.username, call.now)],
    {
      body: {
        success: true,
        message: `${sitter.agent} no longer looks after ${name}. From here on it waits for you alone.`,
        creature_id,
        next_steps: [statusStep(row.data, `See how ${name} is.`)],
      },
    },
  )
}

async function endAsSitter(call: Call<'end_sitting'>, charge: ChargeRow): Promise<Answer | 'retry'> {
  const [chargeRow] = await readSatCreatures(call.ctx.db, [charge])
  // The sitting was ended concurrently: read again.
  if (!chargeRow) return 'retry'
  const { creature_id, name, keeper } = charge.data
  return commitOrRetry(call, declineChanges(charge, chargeRow.row), {
    body: {
      success: true,
      message: `You no longer look after “${name}” of ${keeper}, who sees it at its next look: from here on it waits for its keeper alone.`,
      creature_id,
      next_steps: availableSteps(['status', 'adopt'], call),
    },
  })
}
