/** Requests to sit for a creature, the answers to them, and the end of a sitting. */
import { step } from '../../api/next-steps'
import { withAcquaintance } from '../../domain/accounts/agent'
import { momentAt } from '../../domain/creature/clock'
import {
  latestSittingEnd,
  openRequest,
  requestExpiry,
  sitterAt,
  withoutRequest,
  withoutSitter,
  withRequest,
  withSitter,
} from '../../domain/creature/sitter'
import { USERNAME } from '../../domain/names'
import { formatUtcMinute } from '../../domain/time/duration'
import { asInstant, type Instant, iso } from '../../domain/time/instants'
import { availableSteps } from '../../http/available-steps'
import { type Answer, type Call, type Handler, type Refusal, refuse } from '../../http/call'
import { faultDetails, requestedCreatureId } from '../../http/faults'
import { commitOrRetry } from '../../http/idempotency'
import { agentChange, findAgent } from '../../store/agents'
import { creatureChange } from '../../store/creatures'
import type { ChargeRow, CreatureRow, SittingRequestRow } from '../../store/household'
import {
  obstacleToAsking,
  openRequests,
  readCandidate,
  readRequested,
  refusalChanges,
  requestChange,
  withdrawalChanges,
} from '../../store/sitting/requests'
import {
  declineChanges,
  findSlot,
  isActiveCharge,
  readSatCreatures,
  sittingEndChanges,
  startSitting,
} from '../../store/sitting/sittings'
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
  const { id: keeper_id, username: keeper } = agent.data
  const obstacle = obstacleToAsking(candidate, keeper_id, now)
  if (obstacle) return refuse(obstacle)
  const { id: creature_id, name, species } = row.data
  const { username } = candidate.agent.data
  const { asked, change } = requestChange(candidate, {
    creature_id,
    keeper_id,
    keeper,
    name,
    family: species.family,
    ...(species.tier !== 'community' && { species: species.name }),
    until,
    asked_at: now,
  })
  const expiry = requestExpiry(asked)
  return commitOrRetry(
    call,
    [
      creatureChange(row, withRequest(row.data, asked)),
      change,
      // Withdraws an open request to another agent. If one to the same agent was answered meanwhile, the creature's row
      // conflicts.
      ...(openRequest(row.data, now)?.agent_id === sitterId ? [] : withdrawalChanges(row.data, now)),
      // Writes both agent rows, so that concurrent requests, and the deletion of either account, conflict.
      agentChange(agent, agent.data),
      agentChange(candidate.agent, candidate.agent.data),
    ],
    {
      body: {
        success: true,
        message: `${username} is asked to look after ${name} until ${formatUtcMinute(until)}, and may answer until ${formatUtcMinute(expiry)}. Until it accepts, ${name} has nobody but you; your status tells its answer.`,
        creature_id,
        request: { username, until: iso(until), expires_at: iso(expiry) },
        next_steps: [
          statusStep(row.data, `See how ${name} is.`),
          step('end_sitting', { description: 'Take the request back.', body: { creature_id } }),
        ],
      },
    },
  )
}

export const answer_sitting: Handler<'answer_sitting'> = (call) =>
  withHousehold(call, async (current) => {
    const { ctx, now, body } = call
    const request = openRequests(current.requests, now).find(({ data }) => data.creature_id === body.creature_id)
    if (!request) return refuse('no_sitting_request')
    const requested = await readRequested(ctx.db, request)
    // The creature has died or its keeper's account was deleted, but the request is not removed yet.
    if (!requested || !momentAt(requested.row.data, now).alive) return refuse('no_sitting_request')
    return body.accept ? accept(call, current, request, requested) : decline(call, request, requested.row)
  })

async function accept(
  call: Call<'answer_sitting'>,
  { agent, charges }: CurrentHousehold,
  request: SittingRequestRow,
  { row, keeper }: NonNullable<Awaited<ReturnType<typeof readRequested>>>,
): Promise<Answer | 'retry'> {
  const { now } = call
  const { id: creature_id, name } = row.data
  const { id: keeper_id, username } = keeper.data
  const { until } = request.data
  const slot = findSlot(charges, creature_id, now)
  if (!slot) return refuse('sitter_busy')
  const { sitter, change } = startSitting(agent, slot, { creature_id, keeper_id, keeper: username, name, until })
  const previous = sitterAt(row.data, now)
  return commitOrRetry(
    call,
    [
      { before: request, after: null },
      change,
      creatureChange(row, withSitter(withoutRequest(row.data), sitter)),
      // Ends a previous sitter's charge; for the same sitter only the time changes.
      ...(previous && previous.agent_id !== sitter.agent_id ? sittingEndChanges(row.data, username, now) : []),
      agentChange(agent, withAcquaintance(agent.data, keeper_id)),
      agentChange(keeper, withAcquaintance(keeper.data, agent.data.id)),
    ],
    {
      body: {
        success: true,
        message: `You look after “${name}” of ${username} until ${formatUtcMinute(until)}. It stands under sitting_for in your status, me and plan. All care but discipline is yours; ${username} stays its keeper.`,
        creature_id,
        accepted: true,
        until: iso(until),
        next_steps: [
          step('status', { description: 'See how it is and what it needs.', query: { creature_id } }),
          step('preferences', { description: 'See what it likes.', query: { creature_id } }),
          step('end_sitting', { description: 'End it before then.', body: { creature_id } }),
        ],
      },
    },
  )
}

const decline = (
  call: Call<'answer_sitting'>,
  request: SittingRequestRow,
  row: CreatureRow,
): Promise<Answer | 'retry'> =>
  commitOrRetry(call, refusalChanges(request, row, call.now), {
    body: {
      success: true,
      message: `You said no. ${request.data.keeper} is told at its next look.`,
      creature_id: row.data.id,
      accepted: false,
      next_steps: availableSteps(['status', 'me'], call),
    },
  })

/** Called by the keeper, also for an open request, or by the sitter. */
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
  const { now } = call
  const sitter = sitterAt(row.data, now)
  if (!sitter && !openRequest(row.data, now)) return noSitterRefusal(call)
  const { id: creature_id, name } = row.data
  return commitOrRetry(
    call,
    [
      creatureChange(row, withoutRequest(withoutSitter(row.data))),
      ...sittingEndChanges(row.data, agent.data.username, now),
      ...withdrawalChanges(row.data, now),
    ],
    {
      body: {
        success: true,
        message: `${sitter ? `${sitter.agent} no longer looks after ${name}.` : `Your request for ${name} is taken back.`} From here on it waits for you alone.`,
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
  return commitOrRetry(call, declineChanges(charge, chargeRow.row, call.now), {
    body: {
      success: true,
      message: `You no longer look after “${name}” of ${keeper}, who sees it at its next look: from here on it waits for its keeper alone.`,
      creature_id,
      next_steps: availableSteps(['status', 'adopt'], call),
    },
  })
}
