/**
 * The visits of the coming days: the same rules that answer now, run ahead as if every visit were kept. A visit is a
 * look at the whole house and then everything that is needed, so that what falls close together is done at once.
 */
import { decideGlance } from '../creature/check'
import type { Moment } from '../creature/clock'
import type { Instant } from '../time/instants'
import { careFor } from './care'
import { type Need, type NextVisit, needsOf, planFor, pressing, requestOf } from './keeping'

/** Something to do for one creature; without a need, a look is all: at an egg, or at one that may want nothing yet. */
export interface Errand {
  moment: Moment
  need: Need | null
  times: number
}

export interface PlannedVisit {
  /** When and why: what the house would recommend if it were asked after the visit before. */
  visit: NextVisit
  errands: readonly Errand[]
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
const MOST = { calls: 1250, errands: 650 } as const
/** No visit takes as much; it only keeps a mistake in the rules from running on. */
const MOST_DEEDS = 12

export function visitsUntil(moments: readonly Moment[], end: Instant, most = Number.POSITIVE_INFINITY): Visits {
  const visits: PlannedVisit[] = []
  let present = moments
  let [ahead, told] = [0, 0]
  for (;;) {
    const { next } = planFor(present)
    const stuck = next && next.at <= (visits.at(-1)?.visit.at ?? Number.NEGATIVE_INFINITY)
    if (!next || next.at > end || stuck) return { visits, until: end }
    ahead += present.length
    if (ahead > MOST.calls || told > MOST.errands || visits.length === most) return { visits, until: next.at }
    const calls = present
      .map((before) => ({ before, found: decideGlance(before.creature, next.at).moment }))
      .filter(({ found }) => found.alive)
      .map((call) => ({ ...call, ...tended(call.found) }))
    const errands = errandsOf(next, calls)
    visits.push({ visit: next, errands })
    told += errands.length
    present = calls.map(({ left }) => left)
  }
}

/** Everything is done that is needed, one thing after the other, as long as care would be taken. */
function tended(found: Moment): { done: Need[]; left: Moment } {
  const done: Need[] = []
  let left = found
  while (done.length < MOST_DEEDS) {
    const [need] = needsOf(left)
    const outcome = need && careFor(left, requestOf(need))
    if (outcome?.kind !== 'cared') break
    done.push(need as Need)
    left = outcome.moment
  }
  return { done, left }
}

/** Whoever needs it most comes first. */
const mostPressingFirst = <Tended extends { done: readonly Need[] }>(calls: readonly Tended[]): Tended[] =>
  calls
    .map((call) => ({ call, first: call.done[0] ? pressing(call.done[0]) : Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.first - b.first)
    .map(({ call }) => call)

/** All that is needed at this moment, in the order in which it is done: each thing on the state the one before leaves. */
export const neededNow = (moments: readonly Moment[]): Need[] =>
  mostPressingFirst(moments.map(tended)).flatMap(({ done }) => done)

interface CallOn {
  before: Moment
  found: Moment
  done: readonly Need[]
}

const look = (moment: Moment): Errand => ({ moment, need: null, times: 1 })

/** For each, in the order in which it is done. */
function errandsOf({ moment: { creature } }: NextVisit, calls: readonly CallOn[]): Errand[] {
  const errands = mostPressingFirst(calls).flatMap(({ before, found, done }) => [
    ...(before.creature.stage === 'egg' ? [look(before)] : []),
    ...runsOf(done).map((run) => ({ moment: found, ...run })),
  ])
  const expected = calls.find(({ found }) => found.creature.id === creature.id)
  return errands.length > 0 || !expected ? errands : [look(expected.found)]
}

/** What is done several times running is one thing to do. */
function runsOf(done: readonly Need[]): { need: Need; times: number }[] {
  const runs: { need: Need; times: number }[] = []
  for (const need of done) {
    const last = runs.at(-1)
    if (last && last.need.action === need.action && last.need.why === need.why) last.times += 1
    else runs.push({ need, times: 1 })
  }
  return runs
}
