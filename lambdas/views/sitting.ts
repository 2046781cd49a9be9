/** Views of sitting: creatures that an agent sits for, and requests to sit, for both sides. */
import { type NextStep, step } from '../api/next-steps'
import { planFor } from '../domain/care/care-plan'
import type { VisitPace } from '../domain/care/visit-pace'
import { simulateVisits, type Visits } from '../domain/care/visits'
import type { Moment } from '../domain/creature/clock'
import type { Creature } from '../domain/creature/creature'
import { nextFeedingWindow } from '../domain/creature/feeding'
import { type Charge, requestExpiry, requestState, type SitterRefusal, sitterAt } from '../domain/creature/sitter'
import { formatUtcMinute } from '../domain/time/duration'
import { after, asHours, asInstant, HOURS_PER_DAY, type Instant, iso } from '../domain/time/instants'
import type { Db } from '../store/db'
import type { ChargeRow, SittingRequestRow } from '../store/household'
import { openRequests } from '../store/sitting/requests'
import { findSlot } from '../store/sitting/sittings'
import { creatureBrief } from './me'
import { planView } from './plan'
import { sitterNames, sitterView } from './sitter'
import { nextVisitView, suggestSteps } from './suggest'

/** A charge with its creature's current state. */
export interface LiveCharge {
  charge: Charge
  moment: Moment
}

const deadCharges = (lost: readonly ChargeRow[]) =>
  lost.flatMap(({ data: { died, ...charge } }) => (died ? [{ ...charge, died }] : []))

const keeperFields = ({ keeper, until }: Pick<Charge, 'keeper' | 'until'>) => ({ keeper, until: iso(until) })

/** The charges with their state and next visit, and those that died recently. */
export function sittingView(
  liveCharges: readonly LiveCharge[],
  lostCharges: readonly ChargeRow[],
  brief = creatureBrief,
) {
  const lost = deadCharges(lostCharges)
  if (liveCharges.length + lost.length === 0) return {}
  return {
    sitting_for: [
      ...liveCharges.map(({ charge, moment }) => {
        const { next } = planFor([moment])
        const next_visit = next && nextVisitView(next)
        return { ...brief(moment), alive: true, ...keeperFields(charge), next_visit }
      }),
      ...lost.map(({ creature_id, name, died, ...charge }) => ({
        id: creature_id,
        name,
        alive: false,
        ...keeperFields(charge),
        died_at: iso(died.died_at),
        gravestone_id: died.stone_id,
      })),
    ],
  }
}

/** What to do for the charges and when to come back, and flowers for those that died. */
export const sittingSteps = (liveCharges: readonly LiveCharge[], lost: readonly ChargeRow[]): NextStep[] => [
  ...suggestSteps(liveCharges.map(({ moment }) => moment)),
  ...mourningSteps(lost),
]

export const mourningSteps = (lost: readonly ChargeRow[]): NextStep[] =>
  deadCharges(lost).map(({ died }) => mourningStep(died.stone_id))

const mourningStep = (gravestone_id: string): NextStep =>
  step('flowers', {
    description: 'One that you looked after has died. Lay a flower on its stone.',
    body: { gravestone_id },
  })

/** Explains to a sitter why the act was not performed. */
export const sitterRefusalText = (why: SitterRefusal, creature: Creature, now: Instant): string =>
  ({
    harmful: 'That would harm it. Nothing was given; its preferences say what it loves.',
    disliked: 'It dislikes that. Nothing was given; its preferences say what it loves.',
    early: `A meal now would be early and end its run of meals on time. Nothing was given; its feeding window opens at ${nextFeedingWindow(creature, now)}.`,
  })[why]

interface Asked {
  requests: readonly SittingRequestRow[]
  charges: readonly ChargeRow[]
}

/** Open requests to this agent. The creature's name is its keeper's text. */
export function requestsView({ requests }: Pick<Asked, 'requests'>, now: Instant) {
  const open = openRequests(requests, now)
  return open.length > 0
    ? {
        sitting_requests: open.map(({ data }) => ({
          creature_id: data.creature_id,
          name: data.name,
          ...(data.species && { species: data.species }),
          family: data.family,
          ...keeperFields(data),
          expires_at: iso(requestExpiry(data)),
        })),
      }
    : {}
}

/** Accepting is suggested only if the agent has a free slot. */
export const requestSteps = ({ requests, charges }: Asked, now: Instant): NextStep[] =>
  openRequests(requests, now).flatMap(({ data: { creature_id, keeper, until } }) => [
    ...(findSlot(charges, creature_id, now) ? [acceptStep(creature_id, keeper, until)] : []),
    step('answer_sitting', {
      action: 'decline_sitting',
      description: `Say no to ${keeper}.`,
      body: { creature_id, accept: false },
    }),
  ])

const acceptStep = (creature_id: string, keeper: string, until: Instant): NextStep =>
  step('answer_sitting', {
    action: 'accept_sitting',
    description: `Look after it for ${keeper} until ${formatUtcMinute(until)}.`,
    body: { creature_id, accept: true },
  })

/** The state of this agent's own requests, including open ones. Reads names only if there are any. */
export async function askedView(db: Db, moments: readonly Moment[], now: Instant) {
  const found = moments.flatMap(({ creature }) => {
    const request = requestState(creature, now)
    return request ? [{ creature, ...request }] : []
  })
  if (found.length === 0) return {}
  const nameOf = await sitterNames(
    db,
    found.map(({ asked }) => asked.agent_id),
  )
  return {
    asked_sitters: found.map(({ creature: { id, name }, asked, state }) => ({
      creature_id: id,
      name,
      username: nameOf(asked.agent_id),
      state,
      until: iso(asked.until),
      ...(asked.ended && asked.declined_at
        ? { ended_at: iso(asked.declined_at) }
        : { expires_at: iso(requestExpiry(asked)) }),
    })),
  }
}

/** Visits to a charge until the sitting ends. */
export const chargePlan = ({ charge, moment }: LiveCharge, now: Instant, days: number, pace: VisitPace): Visits =>
  simulateVisits([moment], asInstant(Math.min(charge.until, after(now, asHours(days * HOURS_PER_DAY)))), { pace })

interface PlannedCharge {
  liveCharge: LiveCharge
  plan: Visits
}

/** Merges the visits into one plan. */
export const withVisits = ({ visits, until }: Visits, sitting: readonly PlannedCharge[]): Visits => ({
  visits: [...visits, ...sitting.flatMap(({ plan }) => plan.visits)].sort((a, b) => a.visit.at - b.visit.at),
  until,
})

export const sittingPlanView = (sitting: readonly PlannedCharge[], now: Instant) =>
  sitting.length > 0
    ? {
        sitting_for: sitting.map(({ liveCharge: { charge }, plan }) => ({
          id: charge.creature_id,
          name: charge.name,
          ...keeperFields(charge),
          visits: planView(plan, now).visits,
        })),
      }
    : {}

/** The agent's own creatures that have a sitter. */
export const sittersView = (moments: readonly Moment[], now: Instant) => {
  const sitters = moments.flatMap(({ creature }) => {
    const sitter = sitterAt(creature, now)
    return sitter ? [{ creature_id: creature.id, name: creature.name, ...sitterView(sitter) }] : []
  })
  return sitters.length > 0 ? { sitters } : {}
}
