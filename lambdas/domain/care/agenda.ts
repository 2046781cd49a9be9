/**
 * The agenda of a household: the rounds that its keeper is advised to make. The next visit, `recommended_checkin`, the
 * plan and its calendar are slices of it. Depends only on the state at one instant, as needs do, so a keeper who follows
 * the advice gets consistent answers at every visit.
 */
import { type Moment, momentAt, seen } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { WINDOW_CLOSES, WINDOW_OPENS, windowShare, windowShareTime } from '../creature/feeding'
import { isClosed } from '../creature/mechanics'
import { VISIT_HOURS } from '../creature/rhythm'
import { isAsleepAt, wakesAt } from '../creature/sleep'
import { after, asHours, asInstant, earlier, type Instant, later, roundUpToMinute } from '../time/instants'
import { applyCare } from './care'
import { findingsOf, isCritical } from './findings'
import {
  allowsNextMealOnTime,
  byDeath,
  byUrgency,
  EARLIEST,
  firstNeed,
  isTimely,
  isUrgent,
  type Need,
  type NeedReason,
  needRank,
  requestFor,
  shouldEatEarly,
  sleepsThroughMeal,
  VISIT_SHARES,
} from './needs'
import { MOST_ACTS, type VisitPace } from './visit-pace'

export interface NextVisit {
  moment: Moment
  at: Instant
  /** `hatch` for an egg, which a status call hatches. */
  why: NeedReason | 'hatch'
  /** Set if the visit is due now. */
  need: Need | null
}

/** What a round does for one creature. Without a need it is just a status call: for an egg, or where nothing is known. */
export interface Task {
  moment: Moment
  need: Need | null
  times: number
}

export interface VisitRound {
  /** What sets its time. */
  visit: NextVisit
  /** In the order in which they are done, no more than a call takes. */
  tasks: readonly Task[]
}

export interface Agenda {
  /** For each living creature and egg, soonest first. */
  visits: readonly NextVisit[]
  next: NextVisit | null
  /** Each is computed on demand, as if those before had been made. */
  rounds: () => Generator<VisitRound>
}

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

const lateShares = ({ species }: Creature): number[] => {
  const latest = WINDOW_CLOSES - Math.max(SAFE_SHARE, VISIT_HOURS / species.feeding_window_hours)
  const step = (latest - WINDOW_OPENS) / (LATE_TIMES - 1)
  return Array.from({ length: LATE_TIMES }, (_, n) => latest - n * step)
}

/** Awake then, and in the minute to which a keeper rounds up. */
const isAwakeAt = (creature: Creature, time: Instant): boolean =>
  !isAsleepAt(creature, time) && !isAsleepAt(creature, roundUpToMinute(time))

/** Whether it can be fed again, on time or early, after a meal at that time. */
const leavesAMeal = (creature: Creature, meal: Instant): boolean => {
  const fed = { species: creature.species, last_fed_at: meal }
  return [...WHOLE_WINDOW, ...EARLY_SHARES].some((share) => isAwakeAt(creature, windowShareTime(fed, share)))
}

/**
 * The next meal: on time while it is awake and such that the one after it can be on time too; before a window that it
 * sleeps through; only if neither can be, at its waking. `isDue`: it could also be fed now.
 */
const mealTime = ({ creature, now }: Moment, shares: readonly number[], isDue: boolean): Instant => {
  const isFree = (time: Instant): boolean => time > now && isAwakeAt(creature, time)
  const firstOf = (some: readonly number[], fits: (time: Instant) => boolean): Instant | undefined =>
    some.map((share) => windowShareTime(creature, share)).find((time) => isFree(time) && fits(time))
  if (sleepsThroughMeal(creature)) {
    const ahead = firstOf(EARLY_SHARES, (time) => shouldEatEarly(creature, time))
    return ahead ?? wakesAt(creature, later(now, windowShareTime(creature, WINDOW_OPENS)))
  }
  const isGood = (time: Instant): boolean => allowsNextMealOnTime(creature, time)
  const isFair = (time: Instant): boolean => leavesAMeal(creature, time)
  const any = (): boolean => true
  if (isDue) return firstOf(shares, isGood) ?? (isGood(now) ? now : (firstOf(shares, any) ?? now))
  const best =
    firstOf(shares, isGood) ??
    firstOf(WHOLE_WINDOW, isGood) ??
    firstOf(shares, isFair) ??
    firstOf(WHOLE_WINDOW, isFair) ??
    firstOf(shares, any) ??
    firstOf(WHOLE_WINDOW, any)
  if (best) return best
  const waking = wakesAt(creature, later(now, windowShareTime(creature, WINDOW_OPENS)))
  return waking > now || windowShare(creature, now) < WINDOW_OPENS ? waking : after(now, RECHECK_HOURS)
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

const visitFor = (moment: Moment, pace: VisitPace, several: boolean): NextVisit => {
  const { creature, now, dies_at } = moment
  if (creature.stage === 'egg' || dies_at === null) return { moment, at: now, why: 'hatch', need: null }
  const need = firstNeed(moment) ?? null
  const closed = isClosed(creature)
  const shares = pace === 'fewest' ? lateShares(creature) : several ? SHARED_SHARES : VISIT_SHARES
  const isPostponed = pace === 'fewest' && !closed && need?.why === 'due'
  const soonest = later(now, closed ? nextFullReflection(moment) : mealTime(moment, shares, isPostponed))
  const canWait = need === null || !isUrgent(need.why) || (isPostponed && soonest > now)
  if (need && (isCritical(moment) || !canWait)) return { moment, at: now, why: need.why, need }
  // Medicine cannot wait for a meal, only for it to wake.
  const preferred = needsMedicine(moment) ? earlier(soonest, wakesAt(creature, now)) : soonest
  const inTime = preferred < dies_at
  const at = inTime ? preferred : asInstant(Math.ceil((now + dies_at) / 2))
  const meal = windowShare(creature, at) < WINDOW_OPENS ? 'before_sleep' : 'due'
  return {
    moment,
    at,
    why: closed ? 'closed' : !inTime ? 'dying_asleep' : at < soonest ? (needsMedicine(moment) ?? meal) : meal,
    need: at <= now ? need : null,
  }
}

/** A meal that cannot be on time: it sleeps until too late. */
export const isLateThen = ({ moment: { creature }, at, need, why }: NextVisit): boolean =>
  need === null && why !== 'closed' && why !== 'hatch' && windowShare(creature, at) > WINDOW_CLOSES

/** Soonest first. Of several at the same instant, one that will be late then, so that the answer warns of it. */
const byTime = (a: NextVisit, b: NextVisit): number =>
  a.at - b.at || needRank(a) - needRank(b) || Number(isLateThen(b)) - Number(isLateThen(a))

export function agenda(moments: readonly Moment[], pace: VisitPace = 'usual'): Agenda {
  const living = moments.filter(({ alive }) => alive).sort(byDeath)
  const visits = living.map((one) => visitFor(one, pace, living.length > 1)).sort(byTime)
  const next = nextRound(visits)
  return { visits, next, rounds: () => roundsFrom(next, living, pace) }
}

function* roundsFrom(first: NextVisit | null, household: readonly Moment[], pace: VisitPace): Generator<VisitRound> {
  let [visit, present] = [first, household]
  while (visit) {
    const { at } = visit
    const found = present.map(({ creature }) => momentAt(seen(creature, at), at)).filter(({ alive }) => alive)
    const eggs = present.filter(({ creature }) => creature.stage === 'egg').slice(0, MOST_ACTS)
    const { needs, left } = actsNow(found, MOST_ACTS - eggs.length)
    yield { visit, tasks: tasksOf(visit, eggs, found, needs) }
    present = left
    const { next } = agenda(present, pace)
    // What is left of a round goes into another at the same instant. Ends if nothing could be done in this one.
    const isStuck = next !== null && next.at <= at && needs.length + eggs.length === 0
    visit = isStuck ? null : next
  }
}

/**
 * What one call can do now, in order: each act follows from the state that the one before left. The most urgent of all
 * creatures are first, because a household may need more than one call takes.
 */
export function actsNow(moments: readonly Moment[], most: number = MOST_ACTS): { needs: Need[]; left: Moment[] } {
  const needs: Need[] = []
  const isAllowed = isTimely(moments)
  const wanted = (left: Moment) => ({ left, need: [firstNeed(left)].find((one) => one && isAllowed(one)) })
  const waiting = moments.map(wanted)
  while (needs.length < most) {
    const [next] = waiting.filter(({ need }) => need).sort((a, b) => byUrgency(a.need!, b.need!))
    if (!next?.need) break
    const outcome = applyCare(next.left, requestFor(next.need))
    if (outcome.kind === 'cared') needs.push(next.need)
    waiting[waiting.indexOf(next)] =
      outcome.kind === 'cared' ? wanted(outcome.moment) : { left: next.left, need: undefined }
  }
  return { needs, left: waiting.map(({ left }) => left) }
}

const isSame = (a: Moment, b: Moment): boolean => a.creature.id === b.creature.id

/** Eggs are looked at first. A round without an act is a look at the creature that sets its time. */
function tasksOf(
  { moment }: NextVisit,
  eggs: readonly Moment[],
  found: readonly Moment[],
  needs: readonly Need[],
): Task[] {
  const look = (one: Moment): Task => ({ moment: one, need: null, times: 1 })
  const tasks = eggs.map(look)
  for (const need of needs) {
    const last = tasks.at(-1)
    const isRepeat =
      last?.need?.action === need.action &&
      last.need.item === need.item &&
      last.need.why === need.why &&
      isSame(last.moment, need.moment)
    if (last && isRepeat) last.times += 1
    else tasks.push({ moment: found.find((one) => isSame(one, need.moment))!, need, times: 1 })
  }
  return tasks.length > 0 ? tasks : found.filter((one) => isSame(one, moment)).map(look)
}

/** How long a meal may wait for others, as a share of its window. */
const SHARED_UNTIL = 0.9

/**
 * The next round: if the soonest visit is for a meal, it waits for as many others as can be fed at the same time while
 * all are on time. A visit that is due now is not postponed, nor one past another that cannot wait: a meal before sleep,
 * or help for a sleeper.
 */
function nextRound(visits: readonly NextVisit[]): NextVisit | null {
  const [next = null] = visits
  if (next?.why !== 'due' || next.need) return next
  const meals = visits.filter(({ why }) => why === 'due')
  const [other] = visits.filter(({ why }) => why !== 'due' && why !== 'closed')
  const closes = windowShareTime(next.moment.creature, SHARED_UNTIL)
  const latest = other ? earlier(closes, other.at) : closes
  const times = meals
    .flatMap(({ at, moment: { creature } }) => [at, windowShareTime(creature, WINDOW_OPENS)])
    .filter((time) => time > next.at && time <= latest)
    .sort((a, b) => b - a)
  const at = times.find((time) => meals.every((meal) => meal.at > time || canWaitUntil(meal.moment, time)))
  return at ? { ...next, at } : next
}

/** Whether a meal at that time is on time, and the one after it can be, too. */
const canWaitUntil = ({ creature, dies_at }: Moment, time: Instant): boolean =>
  isAwakeAt(creature, time) &&
  windowShare(creature, time) <= SHARED_UNTIL &&
  (dies_at === null || time < dies_at) &&
  allowsNextMealOnTime(creature, time)
