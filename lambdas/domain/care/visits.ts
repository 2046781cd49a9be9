/**
 * The visits of the coming days: the same rules that answer now, run ahead as if every visit were kept. A visit is a
 * look at the whole house and then everything that is needed, so that what falls close together is done at once.
 */
import { decideGlance } from '../creature/check'
import type { Moment } from '../creature/clock'
import type { Instant } from '../time/instants'
import { applyCare } from './care'
import { type Need, type NextVisit, needRank, needsOf, planFor, requestFor } from './care-plan'

/** Something to do for one creature; without a need, a look is all: at an egg, or at one that may want nothing yet. */
export interface VisitTask {
  moment: Moment
  need: Need | null
  times: number
}

export interface PlannedVisit {
  /** When and why: what the house would recommend if it were asked after the visit before. */
  visit: NextVisit
  errands: readonly VisitTask[]
}

export interface Visits {
  visits: readonly PlannedVisit[]
  /** How far ahead the plan reaches. */
  until: Instant
}

/**
 * Calls on a creature that one plan looks ahead to, and things to do that it tells: for a full house, those of half a
 * day; for a small one, of any week. It says how far it reaches.
 */
const LIMITS = { calls: 1250, errands: 650 } as const
/** No visit takes as much; it only keeps a mistake in the rules from running on. */
const MAX_ACTIONS = 12

export function simulateVisits(moments: readonly Moment[], end: Instant, most = Number.POSITIVE_INFINITY): Visits {
  const visits: PlannedVisit[] = []
  let present = moments
  let [ahead, told] = [0, 0]
  for (;;) {
    const { next } = planFor(present)
    const stuck = next && next.at <= (visits.at(-1)?.visit.at ?? Number.NEGATIVE_INFINITY)
    if (!next || next.at > end || stuck) return { visits, until: end }
    ahead += present.length
    if (ahead > LIMITS.calls || told > LIMITS.errands || visits.length === most) return { visits, until: next.at }
    const calls = present
      .map((before) => ({ before, found: decideGlance(before.creature, next.at).moment }))
      .filter(({ found }) => found.alive)
      .map((call) => ({ ...call, ...simulateCare(call.found) }))
    const errands = tasksOf(next, calls)
    visits.push({ visit: next, errands })
    told += errands.length
    present = calls.map(({ left }) => left)
  }
}

/** Everything is done that is needed, one thing after the other, as long as care would be taken. */
function simulateCare(found: Moment): { done: Need[]; left: Moment } {
  const done: Need[] = []
  let left = found
  while (done.length < MAX_ACTIONS) {
    const [need] = needsOf(left)
    const outcome = need && applyCare(left, requestFor(need))
    if (outcome?.kind !== 'cared') break
    done.push(need as Need)
    left = outcome.moment
  }
  return { done, left }
}

/** Whoever needs it most comes first. */
const mostPressingFirst = <Tended extends { done: readonly Need[] }>(calls: readonly Tended[]): Tended[] =>
  calls
    .map((call) => ({ call, first: call.done[0] ? needRank(call.done[0]) : Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.first - b.first)
    .map(({ call }) => call)

/** All that is needed at this moment, in the order in which it is done: each thing on the state the one before leaves. */
export const needsNow = (moments: readonly Moment[]): Need[] =>
  mostPressingFirst(moments.map(simulateCare)).flatMap(({ done }) => done)

interface VisitedCreature {
  before: Moment
  found: Moment
  done: readonly Need[]
}

const lookTask = (moment: Moment): VisitTask => ({ moment, need: null, times: 1 })

/** For each, in the order in which it is done. */
function tasksOf({ moment: { creature } }: NextVisit, calls: readonly VisitedCreature[]): VisitTask[] {
  const errands = mostPressingFirst(calls).flatMap(({ before, found, done }) => [
    ...(before.creature.stage === 'egg' ? [lookTask(before)] : []),
    ...mergeRepeats(done).map((run) => ({ moment: found, ...run })),
  ])
  const expected = calls.find(({ found }) => found.creature.id === creature.id)
  return errands.length > 0 || !expected ? errands : [lookTask(expected.found)]
}

/** What is done several times running is one thing to do. */
function mergeRepeats(done: readonly Need[]): { need: Need; times: number }[] {
  const runs: { need: Need; times: number }[] = []
  for (const need of done) {
    const last = runs.at(-1)
    if (last && last.need.action === need.action && last.need.why === need.why) last.times += 1
    else runs.push({ need, times: 1 })
  }
  return runs
}
