/**
 * Plans the visits of the coming days by simulating that every planned visit is made. A visit covers the whole
 * household, so needs that are close together are met at once.
 */

import type { Moment } from '../creature/clock'
import { decideGlance } from '../creature/status'
import type { Instant } from '../time/instants'
import { applyCare } from './care'
import { firstNeed, isRescueNeed, type Need, needRank, requestFor } from './needs'
import { byDeath, type FirstNeeds, type NextVisit, nextVisitFor } from './next-visit'
import type { VisitPace } from './visit-pace'

/**
 * A task for one creature. Without a need it is just a status call: for an egg, or for a creature that may need nothing
 * yet.
 */
export interface VisitTask {
  moment: Moment
  need: Need | null
  times: number
}

export interface PlannedVisit {
  /** What the plan after the previous visit recommends. */
  visit: NextVisit
  errands: readonly VisitTask[]
}

export interface Visits {
  visits: readonly PlannedVisit[]
  /** The end of the plan. */
  until: Instant
}

/**
 * Limits of one plan: about half a day for a full household, a week for a small one. `until` shows how far it reaches.
 */
const LIMITS = { calls: 1250, errands: 650 } as const
/** More than any visit needs. Prevents an endless loop if the rules had a bug. */
const MAX_ACTIONS = 12

export interface VisitOptions {
  most?: number | undefined
  pace?: VisitPace | undefined
}

export function simulateVisits(
  moments: readonly Moment[],
  end: Instant,
  { most = Number.POSITIVE_INFINITY, pace = 'usual' }: VisitOptions = {},
): Visits {
  const visits: PlannedVisit[] = []
  let present: FirstNeeds = moments.map((moment) => ({ moment, need: firstNeed(moment) }))
  let [callCount, taskCount] = [0, 0]
  for (;;) {
    const next = nextVisitFor(present, pace)
    const stuck = next && next.at <= (visits.at(-1)?.visit.at ?? Number.NEGATIVE_INFINITY)
    if (!next || next.at > end || stuck) return { visits, until: end }
    callCount += present.length
    if (callCount > LIMITS.calls || taskCount > LIMITS.errands || visits.length === most)
      return { visits, until: next.at }
    const calls = simulateVisit(
      next,
      present.map(({ moment }) => moment),
    )
    const errands = tasksOf(next, calls)
    visits.push({ visit: next, errands })
    taskCount += errands.length
    present = calls.map(({ left, need }) => ({ moment: left, need }))
  }
}

/** The tasks of the next visit of a plan. */
export const errandsAt = (next: NextVisit, moments: readonly Moment[]): VisitTask[] =>
  tasksOf(next, simulateVisit(next, moments))

const simulateVisit = ({ at }: NextVisit, moments: readonly Moment[]) =>
  moments
    .map((moment) => ({ before: moment, found: decideGlance(moment.creature, at).moment }))
    .filter(({ found }) => found.alive)
    .map((call) => ({ ...call, ...simulateCare(call.found) }))

/** Performs needed care until nothing is needed or care is refused. Returns a need that is left too. */
function simulateCare(found: Moment): { done: Need[]; left: Moment; need: Need | undefined } {
  const done: Need[] = []
  let left = found
  for (;;) {
    const need = firstNeed(left)
    const outcome = need && done.length < MAX_ACTIONS ? applyCare(left, requestFor(need)) : null
    if (!need || outcome?.kind !== 'cared') return { done, left, need }
    done.push(need)
    left = outcome.moment
  }
}

const mostPressingFirst = <Tended extends { done: readonly Need[] }>(calls: readonly Tended[]): Tended[] =>
  calls
    .map((call) => ({ call, first: call.done[0] ? needRank(call.done[0]) : Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.first - b.first)
    .map(({ call }) => call)

/**
 * The first needs of this visit, each computed from the state after the previous one of its creature. The most urgent
 * of all creatures come first, because a household may need more than one call takes.
 */
export function needsNow(moments: readonly Moment[], most = MAX_ACTIONS * moments.length): Need[] {
  const needs: Need[] = []
  let waiting = moments.map((left) => ({ left, need: firstNeed(left) }))
  const isRescue = waiting.some(({ need }) => need && isRescueNeed(need))
  while (needs.length < most) {
    const [next] = waiting
      .filter(({ need }) => need)
      .sort((a, b) => needRank(a.need!) - needRank(b.need!) || byDeath(a.left, b.left))
    if (!next?.need) break
    const outcome = applyCare(next.left, requestFor(next.need))
    // A creature that was in danger a minute ago gets no lesson yet.
    const isDone = outcome.kind === 'cared' && !(isRescue && next.need.why === 'teachable')
    if (isDone) needs.push(next.need)
    const after = isDone ? { left: outcome.moment, need: firstNeed(outcome.moment) } : { ...next, need: undefined }
    waiting = waiting.map((one) => (one === next ? after : one))
  }
  return needs
}

interface VisitedCreature {
  before: Moment
  found: Moment
  done: readonly Need[]
}

const lookTask = (moment: Moment): VisitTask => ({ moment, need: null, times: 1 })

/** The tasks in the order in which they are done. */
function tasksOf({ moment: { creature } }: NextVisit, calls: readonly VisitedCreature[]): VisitTask[] {
  const errands = mostPressingFirst(calls).flatMap(({ before, found, done }) => [
    ...(before.creature.stage === 'egg' ? [lookTask(before)] : []),
    ...mergeRepeats(done).map((run) => ({ moment: found, ...run })),
  ])
  const expected = calls.find(({ found }) => found.creature.id === creature.id)
  return errands.length > 0 || !expected ? errands : [lookTask(expected.found)]
}

function mergeRepeats(done: readonly Need[]): { need: Need; times: number }[] {
  const runs: { need: Need; times: number }[] = []
  for (const need of done) {
    const last = runs.at(-1)
    if (last && last.need.action === need.action && last.need.why === need.why) last.times += 1
    else runs.push({ need, times: 1 })
  }
  return runs
}
