/** Next steps for a household: calls that are ready to send, and when to come back. */
import { type NextStep, step } from '../api/next-steps'
import { MOST_ACTS } from '../api/routes/routes'
import { effectivenessNow } from '../domain/care/care'
import { justVisited, type Need } from '../domain/care/needs'
import { type NextVisit, type Plan, planFor } from '../domain/care/next-visit'
import { errandsAt, needsNow } from '../domain/care/visits'
import type { Moment } from '../domain/creature/clock'
import type { Creature } from '../domain/creature/creature'
import { WINDOW_CLOSES, WINDOW_OPENS, windowShare } from '../domain/creature/feeding'
import { hoursBetween, type Instant, iso } from '../domain/time/instants'
import { comeBackText, needText, VISIT_WORDS, visitText } from '../domain/voice/advice'
import { displayName } from '../domain/words'
import type { CareAction } from '../species/care-actions'

/** The next response suggests the remaining ones. */
const MAX_NEED_STEPS = 6

export const careStep = ({ id }: Creature, action: CareAction, description: string, item?: string): NextStep =>
  step('care', { action, description, body: { action, creature_id: id, ...(item && { item }) } })

export const statusStep = ({ id }: Creature, description: string): NextStep =>
  step('status', { description, query: { creature_id: id } })

export const needStep = (need: Need): NextStep => careStep(need.moment.creature, need.action, needText(need), need.item)

/** Suggests reflecting with a sleeping creature that needs nothing, once per visit and only if it has full effect. */
const companyStep = (moment: Moment, needs: readonly Need[]): NextStep[] => {
  const { creature, asleep } = moment
  const isWelcome =
    asleep &&
    !(creature.last_action_at !== null && justVisited(moment)) &&
    !needs.some((need) => need.moment === moment) &&
    effectivenessNow(moment, { action: 'reflect' }) === 'effective'
  const description = `Sit with ${displayName(creature.name)} while it sleeps: reflecting is welcome at any hour.`
  return isWelcome ? [careStep(creature, 'reflect', description)] : []
}

/** Advice for the household, most urgent first, with a time to come back. */
export function householdAdvice(moments: readonly Moment[]) {
  const [plan, several] = [planFor(moments), needsIds(moments)]
  return {
    recommended_checkin: checkinView(plan.next, several),
    next_visit: plan.next && nextVisitView(plan.next),
    next_visits: new Map(plan.visits.map((visit) => [visit.moment, nextVisitView(visit)])),
    next_steps: stepsOf(plan, moments),
  }
}

/** Hours in which no creature needs anything. */
export function idleHours(moments: readonly Moment[]): number {
  const { needs, next } = planFor(moments)
  return next && needs.length === 0 ? hoursBetween(next.moment.now, next.at) : 0
}

/** The same for agents that only use visits: all that is needed now is one call, and so is the next visit. */
export function visitAdvice(moments: readonly Moment[]) {
  const [plan, several] = [planFor(moments), needsIds(moments)]
  const now = needsNow(moments, MOST_ACTS)
  const isDueNow = plan.next !== null && plan.next.at <= plan.next.moment.now
  const errands = plan.next && !isDueNow ? errandsAt(plan.next, moments) : []
  const later = errands.flatMap(({ need, times }) => (need ? Array<Need>(times).fill(need) : []))
  // Left out to save tokens: this response and the next visit state the fullness anyway.
  const { feeding_window_status: _, ...checkin } = checkinView(plan.next, several, false) ?? {}
  return {
    recommended_checkin: plan.next && { ...checkin, care: actsOf(isDueNow ? now : later, several) },
    next_visit: plan.next && nextVisitView(plan.next),
    next_steps: stepsOf(plan, moments, now[0] ? [visitStep(now, several, needText(now[0]))] : []),
  }
}

/** A call for the only creature of a household needs no id. */
const needsIds = (moments: readonly Moment[]): boolean => moments.length > 1

/** Acts in the format of a visit's body. */
const actsOf = (needs: readonly Need[], several: boolean) =>
  needs.slice(0, MOST_ACTS).map(({ moment, action, item }) => ({
    ...(several && { creature_id: moment.creature.id }),
    action,
    ...(item && { item }),
  }))

const visitStep = (needs: readonly Need[], several: boolean, description: string): NextStep =>
  step('visit', { description, body: { care: actsOf(needs, several) } })

export const suggestSteps = (moments: readonly Moment[]): NextStep[] => stepsOf(planFor(moments), moments)

/**
 * One step per need. Before them a single call for all, so that agents that follow only the first step do everything.
 */
function needSteps({ needs }: Plan, moments: readonly Moment[]): NextStep[] {
  if (needs.length === 0) return []
  // One more than a call takes, to see whether that is all.
  const all = needsNow(moments, MOST_ACTS + 1)
  const description =
    all.length > MOST_ACTS
      ? 'The most urgent, in one call. Its answer says what else is needed.'
      : 'All that is needed now, in one call.'
  return [
    ...(all.length > 1 ? [visitStep(all, needsIds(moments), description)] : []),
    ...needs.slice(0, MAX_NEED_STEPS).map(needStep),
  ]
}

function stepsOf(plan: Plan, moments: readonly Moment[], toDo = needSteps(plan, moments)): NextStep[] {
  const { needs, next } = plan
  const egg = moments.find(({ creature }) => creature.stage === 'egg')?.creature
  const [requested] = moments
  return [
    ...toDo,
    ...(egg ? [statusStep(egg, `Look at ${displayName(egg.name)}: the egg hatches when you do.`)] : []),
    // If something is due now, the response of that call says when to come back.
    ...(next && next.why !== 'hatch' && needs.length === 0 ? [comeBackStep(next, moments)] : []),
    ...(requested ? companyStep(requested, needs) : []),
  ]
}

const comeBackStep = (visit: NextVisit, moments: readonly Moment[]): NextStep =>
  needsIds(moments)
    ? statusStep(visit.moment.creature, comeBackText(visit, moments))
    : step('status', { description: comeBackText(visit, moments) })

const windowStatus = (share: number) => {
  if (share < WINDOW_OPENS) return 'before_window'
  return share <= WINDOW_CLOSES ? 'in_window' : 'past_window'
}

/** Rounded up, so that a caller that waits this long is not too early. */
const roundUpHours = (hours: number): number => Math.ceil(hours * 100) / 100

export const whenOf = (at: Instant, now: Instant) => ({
  at: iso(at),
  hours_from_now: roundUpHours(hoursBetween(now, at)),
})

/** When to come back, in the shape that all responses share. */
export const nextVisitView = ({ at, moment, why }: NextVisit) => ({ ...whenOf(at, moment.now), why: VISIT_WORDS[why] })

/** For responses that leave the rest of the plan out. Absent without creatures. */
export const nextVisitField = (moments: readonly Moment[]) => {
  const { next } = planFor(moments)
  return next ? { next_visit: nextVisitView(next) } : {}
}

/** When to come back, and for which creature if there are several. Null without creatures. */
function checkinView(visit: NextVisit | null, several: boolean, showFullness = true) {
  if (!visit) return null
  const { creature, now } = visit.moment
  return {
    ...whenOf(visit.at, now),
    reason: visitText(visit, showFullness),
    feeding_window_status: windowStatus(windowShare(creature, now)),
    ...(several && { creature_id: creature.id }),
  }
}
