/** Views of the creatures that an agent sits for. */
import { type NextStep, step } from '../api/next-steps'
import { planFor } from '../domain/care/care-plan'
import { simulateVisits, type Visits } from '../domain/care/visits'
import type { Moment } from '../domain/creature/clock'
import { type Charge, maySitterDo, sitterAt } from '../domain/creature/sitter'
import { after, asHours, asInstant, HOURS_PER_DAY, type Instant, iso } from '../domain/time/instants'
import { VISIT_WORDS } from '../domain/voice/advice'
import type { CareAction } from '../species/care-actions'
import type { ChargeRow } from '../store/household'
import { creatureBrief } from './me'
import { planView } from './plan'
import { sitterView } from './sitter'
import { needStep } from './suggest'

/** A charge with its creature's current state. */
export interface LiveCharge {
  charge: Charge
  moment: Moment
}

/** How long a sitter sees the death of its charge. */
const LOSS_SHOWN_FOR = asHours(HOURS_PER_DAY)
const recentLosses = (charges: readonly ChargeRow[], now: Instant) =>
  charges.flatMap(({ data: { died, ...charge } }) =>
    died && after(died.died_at, LOSS_SHOWN_FOR) > now ? [{ ...charge, died }] : [],
  )

const keeperFields = ({ keeper, until }: Pick<Charge, 'keeper' | 'until'>) => ({ keeper, until: iso(until) })

/** The charges with their state and next visit, and those that died recently. */
export function sittingView(liveCharges: readonly LiveCharge[], charges: readonly ChargeRow[], now: Instant) {
  const lost = recentLosses(charges, now)
  if (liveCharges.length + lost.length === 0) return {}
  return {
    sitting_for: [
      ...liveCharges.map(({ charge, moment }) => {
        const { next } = planFor([moment])
        const next_visit = next && { at: iso(next.at), why: VISIT_WORDS[next.why] }
        return { ...creatureBrief(moment), name: charge.name, alive: true, ...keeperFields(charge), next_visit }
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

/** Steps for the charges, and flowers for those that died. */
export const sittingSteps = (
  liveCharges: readonly LiveCharge[],
  charges: readonly ChargeRow[],
  now: Instant,
): NextStep[] => [...liveCharges.flatMap(({ moment }) => chargeSteps(moment)), ...mourningSteps(charges, now)]

export const mourningSteps = (charges: readonly ChargeRow[], now: Instant): NextStep[] =>
  recentLosses(charges, now).map(({ died }) => mourningStep(died.stone_id))

export const chargeSteps = (moment: Moment): NextStep[] =>
  planFor([moment])
    .needs.filter(({ action }) => maySitterDo(action))
    .map(needStep)

export const mourningStep = (gravestone_id: string): NextStep =>
  step('flowers', {
    description: 'One that you looked after has died. Lay a flower on its stone.',
    body: { gravestone_id },
  })

const maySitterDoNeed = (need: { action: CareAction } | null): boolean => need === null || maySitterDo(need.action)

/** Visits to a charge until the sitting ends, without actions that only its keeper may do. */
export function chargePlan({ charge, moment }: LiveCharge, now: Instant, days: number): Visits {
  const horizon = after(now, asHours(days * HOURS_PER_DAY))
  const { visits, until } = simulateVisits([moment], asInstant(Math.min(charge.until, horizon)))
  const allowed = visits
    .map(({ visit, errands }) => ({ visit, errands: errands.filter(({ need }) => maySitterDoNeed(need)) }))
    .filter(({ errands }) => errands.length > 0)
  return { visits: allowed, until }
}

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
