/**
 * When the next visit is due (`recommended_checkin`). Depends only on the state at one instant, as needs do, so a keeper
 * who follows the advice gets consistent answers at every visit.
 */
import type { Moment } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { WINDOW_CLOSES, WINDOW_OPENS, windowShare, windowShareTime } from '../creature/feeding'
import { isClosed } from '../creature/mechanics'
import { VISIT_HOURS } from '../creature/rhythm'
import { isAsleepAt, wakesAt } from '../creature/sleep'
import { after, asHours, asInstant, earlier, type Instant, later, MS_PER_MINUTE } from '../time/instants'
import { findingsOf } from './findings'
import {
  allowsNextMealOnTime,
  EARLIEST,
  householdNeeds,
  isCritical,
  isUrgent,
  mealWhy,
  type Need,
  type NeedReason,
  needRank,
  needsOf,
  shouldEatEarly,
  sleepsThroughMeal,
  VISIT_SHARES,
} from './needs'
import type { VisitPace } from './visit-pace'

/** At the pace `fewest`, a meal waits until this share of the window is left, but at least the length of a visit. */
const SAFE_SHARE = 0.05
/** Number of times that are tried within a window, latest first. */
const LATE_TIMES = 20
/** Candidate times of a meal before a window that the creature sleeps through, latest first. */
const EARLY_SHARES = [0.48, 0.45, 0.42, 0.4, 0.37, 0.35, 0.32, 0.3, 0.28, EARLIEST] as const
/** With several creatures, each waits longer, so that one round finds more windows open. */
const SHARED_SHARES = [0.75, 0.7, 0.625, 0.55, 0.5, 0.8, 0.85, 0.9, 0.95] as const
/** All of a window, the middle first: for meals for which none of the usual times will do. */
const WHOLE_WINDOW = Array.from({ length: 20 }, (_, n) => WINDOW_OPENS + (0.49 * ((n * 7) % 20)) / 19)
/** When to check again if the window is open but nothing can be done. */
const RECHECK_HOURS = asHours(1)

export interface NextVisit {
  moment: Moment
  at: Instant
  /** `hatch` for an egg, which a status call hatches. */
  why: NeedReason | 'hatch'
  /** Set if the visit is due now. */
  need: Need | null
}

/** Awake then, and in the minute to which a keeper rounds up. */
const isAwakeAt = (creature: Creature, time: Instant): boolean =>
  !isAsleepAt(creature, time) && !isAsleepAt(creature, asInstant(Math.ceil(time / MS_PER_MINUTE) * MS_PER_MINUTE))

/** Whether it can be fed again, on time or early, after a meal at that time. */
const leavesAMeal = (creature: Creature, meal: Instant): boolean => {
  const fed = { species: creature.species, last_fed_at: meal }
  return [...WHOLE_WINDOW, ...EARLY_SHARES].some((share) => isAwakeAt(creature, windowShareTime(fed, share)))
}

/**
 * The next meal: on time while it is awake and such that the one after it can be on time too; before a window that it
 * sleeps through; only if neither can be, at its waking.
 */
const mealTime = ({ creature, now }: Moment, several: boolean): Instant => {
  const timesOf = (shares: readonly number[]) =>
    shares.map((share) => windowShareTime(creature, share)).filter((time) => time > now && isAwakeAt(creature, time))
  if (sleepsThroughMeal(creature)) {
    const ahead = timesOf(EARLY_SHARES).find((time) => shouldEatEarly(creature, time))
    return ahead ?? wakesAt(creature, later(now, windowShareTime(creature, WINDOW_OPENS)))
  }
  const [usual, whole] = [timesOf(several ? SHARED_SHARES : VISIT_SHARES), timesOf(WHOLE_WINDOW)]
  const isGood = (time: Instant): boolean => allowsNextMealOnTime(creature, time)
  const isFair = (time: Instant): boolean => leavesAMeal(creature, time)
  const best = usual.find(isGood) ?? whole.find(isGood) ?? usual.find(isFair) ?? whole.find(isFair) ?? usual[0]
  const open = windowShare(creature, now) >= WINDOW_OPENS
  const waking = wakesAt(creature, later(now, windowShareTime(creature, WINDOW_OPENS)))
  return best ?? whole[0] ?? (waking > now || !open ? waking : after(now, RECHECK_HOURS))
}

/**
 * The latest safe time in the window at which the creature is awake. Now, if only that keeps the following meal on
 * time.
 */
const lateMealTime = (moment: Moment): Instant | null => {
  const { creature, now, asleep } = moment
  const latest = WINDOW_CLOSES - Math.max(SAFE_SHARE, VISIT_HOURS / creature.species.feeding_window_hours)
  const step = (latest - WINDOW_OPENS) / (LATE_TIMES - 1)
  const times = Array.from({ length: LATE_TIMES }, (_, n) => windowShareTime(creature, latest - n * step)).filter(
    (time) => time > now && !isAsleepAt(creature, time),
  )
  const best = times.find((time) => allowsNextMealOnTime(creature, time))
  const isNowBetter = !best && !asleep && mealWhy(moment) !== null && allowsNextMealOnTime(creature, now)
  return best ?? (isNowBetter ? now : (times[0] ?? null))
}

/**
 * When reflections have full effect again. Computed from the last care, so that the answer does not change with the
 * time of the call.
 */
const nextFullReflection = ({ creature }: Moment): Instant => after(creature.last_care_at, asHours(1))

/** What a sleeper is waiting for medicine for. */
const needsMedicine = (moment: Moment): 'harmed' | 'ill' | null => {
  const kinds = moment.asleep ? findingsOf(moment).map(({ kind }) => kind) : []
  return kinds.find((kind) => kind === 'harmed' || kind === 'ill') ?? null
}

const visitFor = ({ moment, need }: FirstNeeds[number], pace: VisitPace, several: boolean): NextVisit => {
  const { creature, now, dies_at } = moment
  if (creature.stage === 'egg' || dies_at === null) return { moment, at: now, why: 'hatch', need: null }
  const closed = isClosed(creature)
  const late = pace === 'fewest' && !closed ? lateMealTime(moment) : null
  const canWait = (why: NeedReason): boolean => !isUrgent(why) || (why === 'due' && late !== null && late > now)
  if (need && (isCritical(moment) || !canWait(need.why))) return { moment, at: now, why: need.why, need }
  const soonest = later(now, closed ? nextFullReflection(moment) : (late ?? mealTime(moment, several)))
  // Medicine cannot wait for a meal, only for it to wake.
  const preferred = needsMedicine(moment) ? earlier(soonest, wakesAt(creature, now)) : soonest
  const inTime = preferred < dies_at
  const at = inTime ? preferred : asInstant(Math.ceil((now + dies_at) / 2))
  const meal = windowShare(creature, at) < WINDOW_OPENS ? 'before_sleep' : 'due'
  return {
    moment,
    at,
    why: closed ? 'closed' : !inTime ? 'dying_asleep' : at < soonest ? (needsMedicine(moment) ?? meal) : meal,
    need: (at <= now && need) || null,
  }
}

/** Creatures with their most urgent needs. */
export type FirstNeeds = readonly { moment: Moment; need: Need | undefined }[]

/** The needs of a household, most urgent first, and the next visit. */
export interface Plan {
  needs: readonly Need[]
  next: NextVisit | null
  /** One per creature, soonest first. */
  visits: readonly NextVisit[]
}

/** Breaks ties, so that the order of the input does not matter. */
export const byDeath = (a: Moment, b: Moment): number =>
  Number(a.dies_at) - Number(b.dies_at) ||
  b.creature.adopted_at - a.creature.adopted_at ||
  a.creature.id.localeCompare(b.creature.id)

export const planFor = (moments: readonly Moment[]): Plan => {
  const living = moments.filter(({ alive }) => alive).sort(byDeath)
  const visits = visitsFor(
    living.map((moment) => ({ moment, need: needsOf(moment)[0] })),
    'usual',
  )
  return { needs: householdNeeds(living), next: nextRound(visits), visits }
}

export const nextVisitFor = (household: FirstNeeds, pace: VisitPace): NextVisit | null => {
  const visits = visitsFor(household, pace)
  return pace === 'fewest' ? (visits[0] ?? null) : nextRound(visits)
}

const visitsFor = (household: FirstNeeds, pace: VisitPace): NextVisit[] => {
  const living = household.filter(({ moment }) => moment.alive)
  return living
    .sort((a, b) => byDeath(a.moment, b.moment))
    .map((one) => visitFor(one, pace, living.length > 1))
    .sort((a, b) => a.at - b.at || needRank(a) - needRank(b))
}

/** Meals that are this close together are one round. */
const ROUND_HOURS = asHours(0.25)

/**
 * The next round: if the soonest visit is for a meal, it waits for the last meal of the next quarter of an hour at which
 * all of them can be on time. A visit that is due now is not postponed.
 */
function nextRound(visits: readonly NextVisit[]): NextVisit | null {
  const [next = null] = visits
  if (next?.why !== 'due' || next.need) return next
  const end = after(next.at, ROUND_HOURS)
  const together = visits.filter(({ at, why }) => why === 'due' && at <= end)
  const last = together.findLast(({ at }) => together.every(({ moment }) => canWaitUntil(moment, at)))
  return last ? { ...next, at: last.at } : next
}

/** Whether a meal at that time is on time, and the one after it can be, too. */
const canWaitUntil = ({ creature, dies_at }: Moment, time: Instant): boolean =>
  isAwakeAt(creature, time) &&
  windowShare(creature, time) <= WINDOW_CLOSES - SAFE_SHARE &&
  (dies_at === null || time < dies_at) &&
  allowsNextMealOnTime(creature, time)
