/** Next steps for a household: calls that are ready to send, and when to come back. */
import { type NextStep, step } from '../api/next-steps'
import { actsNow, agenda, type NextVisit } from '../domain/care/agenda'
import { effectivenessNow } from '../domain/care/care'
import { householdNeeds, justVisited, type Need, needsOf } from '../domain/care/needs'
import { MOST_ACTS } from '../domain/care/visit-pace'
import type { Moment } from '../domain/creature/clock'
import type { Creature } from '../domain/creature/creature'
import { WINDOW_CLOSES, WINDOW_OPENS, windowShare } from '../domain/creature/feeding'
import { namesOnce } from '../domain/names'
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
  const { visits, next } = agenda(moments)
  return {
    recommended_checkin: checkinView(next, needsIds(moments)),
    next_visit: houseVisitView(next, moments),
    next_visits: new Map(visits.map((visit) => [visit.moment, nextVisitView(visit)])),
    next_steps: stepsOf(next, moments),
  }
}

/** Hours in which no creature needs anything. */
export function idleHours(moments: readonly Moment[]): number {
  const { next } = agenda(moments)
  return next && householdNeeds(moments).length === 0 ? hoursBetween(next.moment.now, next.at) : 0
}

/** The same for agents that only use visits: all that is needed now is one call, and so is the next visit. */
export function visitAdvice(moments: readonly Moment[]) {
  const [{ next, rounds }, several] = [agenda(moments), needsIds(moments)]
  const { needs: now } = actsNow(moments)
  const isDueNow = next !== null && next.at <= next.moment.now
  const [round] = isDueNow ? [] : rounds()
  const later = round?.tasks.flatMap(({ need, times }) => (need ? Array<Need>(times).fill(need) : [])) ?? []
  const checkin = checkinView(next, several, false)
  return {
    recommended_checkin: checkin && checkinWithCare(checkin, actsOf(isDueNow ? now : later, several)),
    next_visit: houseVisitView(next, moments),
    next_steps: stepsOf(next, moments, now[0] ? [visitStep(now, several, needText(now[0]))] : []),
  }
}

/** Without how the window stands, to save tokens: this response and the next visit state the fullness anyway. */
const checkinWithCare = <Checkin extends { feeding_window_status: string }, Care>(
  { feeding_window_status: _, ...checkin }: Checkin,
  care: Care,
) => ({ ...checkin, care })

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

/** For answers that leave the rest of the plan out. `visit` is empty without creatures. */
export function adviceInShort(moments: readonly Moment[]) {
  const { next } = agenda(moments)
  const next_visit = houseVisitView(next, moments)
  return { visit: next_visit ? { next_visit } : {}, steps: stepsOf(next, moments) }
}

export const suggestSteps = (moments: readonly Moment[]): NextStep[] => stepsOf(agenda(moments).next, moments)

/**
 * One step per need. Before them a single call for all, so that agents that follow only the first step do everything.
 */
function needSteps(needs: readonly Need[], moments: readonly Moment[]): NextStep[] {
  if (needs.length === 0) return []
  // One more than a call takes, to see whether that is all.
  const { needs: all } = actsNow(moments, MOST_ACTS + 1)
  const isMore = all.length > MOST_ACTS || moments.flatMap(needsOf).length > needs.length
  const description = isMore
    ? 'The most urgent, in one call. Its answer says what else is needed.'
    : 'All that is needed now, in one call.'
  return [
    ...(all.length > 1 ? [visitStep(all, needsIds(moments), description)] : []),
    ...needs.slice(0, MAX_NEED_STEPS).map(needStep),
  ]
}

function stepsOf(next: NextVisit | null, moments: readonly Moment[], instead?: NextStep[]): NextStep[] {
  const needs = householdNeeds(moments)
  const egg = moments.find(({ creature }) => creature.stage === 'egg')?.creature
  const [requested] = moments
  return [
    ...(instead ?? needSteps(needs, moments)),
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

const windowStatus = (share: number): 'before_window' | 'in_window' | 'past_window' => {
  if (share < WINDOW_OPENS) return 'before_window'
  return share <= WINDOW_CLOSES ? 'in_window' : 'past_window'
}

/** Rounded up, so that a caller that waits this long is not too early. */
const roundUpHours = (hours: number): number => Math.ceil(hours * 100) / 100

const whenOf = (at: Instant, now: Instant) => ({
  at: iso(at),
  hours_from_now: roundUpHours(hoursBetween(now, at)),
})

/** When to come back, in the shape that all responses share. */
const nextVisitView = ({ at, moment, why }: NextVisit, now = moment.now) => ({
  ...whenOf(at, now),
  why: VISIT_WORDS[why],
})

/** Where several live, it says whose visit it is. */
export const namedVisitView = (visit: NextVisit, moments: readonly Moment[]) => {
  const { id, name } = visit.moment.creature
  const view = nextVisitView(visit, moments[0]?.now)
  const whose = namesOnce(moments.map(({ creature }) => creature)).get(id) ?? `${name} (id ${id})`
  return needsIds(moments) ? { ...view, why: `${whose}, ${view.why}` } : view
}

const houseVisitView = (next: NextVisit | null, moments: readonly Moment[]) => next && namedVisitView(next, moments)

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
