/**
 * Survival statistics by the keeper's model family, stored as counters from which the Kaplan-Meier curve is computed
 * exactly without reading any creature.
 *
 * A life counts from hatching to the first death: a resurrection is paid for and says nothing about the keeper. Days
 * are UTC calendar days; the day of hatching is day 0. An ended life counts under the day of life on which it ended, by
 * death or release. The age of a living creature follows from its day of hatching. So two counts suffice: lives ended
 * per day of life, and living creatures per day of hatching.
 */

import type { ModelFamily } from '../accounts/model-families'
import type { Past } from '../afterlife/gravestone'
import type { Cause, Creature } from '../creature/creature'
import { dateOfDay, dayOf, dayOfDate, type Instant, MS_PER_DAY } from '../time/instants'
import type { PendingProjections, ProjectionKey } from './pending-projections'

/** Last day of a curve. Older creatures count on all of its days. */
export const CURVE_DAYS = 100
/** Texts and tables list these; the JSON has every day. */
export const LISTED_DAYS = [1, 3, 7, 14, 30, 60, 100]
export const MIN_LIVES_SHOWN = 20

/** Few slots, because all rows are read together. */
const PARTITION = { partition: 'survival', slots: 4 } as const
const EXTRA_DAYS_KEPT = 10
const BEGUN = 'begun#'

/** Days sort before families, so that one query reads the days a curve covers and all sums. */
export const SURVIVAL = {
  partition: PARTITION.partition,
  /** Living creatures per family that hatched on that day. */
  begun: (day: number): ProjectionKey => ({
    ...PARTITION,
    name: BEGUN + dateOfDay(day),
    expires_at: ((day + CURVE_DAYS + EXTRA_DAYS_KEPT) * MS_PER_DAY) / 1000,
  }),
  family: (family: ModelFamily): ProjectionKey => ({ ...PARTITION, name: `family#${family}` }),
} as const

export const dayInName = (name: string): number | null =>
  name.startsWith(BEGUN) ? dayOfDate(name.slice(BEGUN.length)) : null

type End = { how: 'died'; cause: Cause; ended_at: Instant } | { how: 'released'; ended_at: Instant }

interface Lifespan {
  hatched_at: Instant
  end: End | null
  grew_up: boolean
  brought_back: boolean
}

/** Null for an egg. */
export function lifespanOf(creature: Creature, past: Past | null): Lifespan | null {
  const { hatched_at, entered_at, returns, death } = creature
  if (hatched_at === null) return null
  const [first] = returns
  const died = first ?? death
  return {
    hatched_at,
    end: died
      ? { how: 'died', cause: died.cause, ended_at: died.died_at }
      : past?.ended === 'released'
        ? { how: 'released', ended_at: past.released_at }
        : null,
    grew_up: entered_at.adult !== undefined,
    brought_back: first !== undefined,
  }
}

export function countLifespan(
  lifespan: Lifespan | null,
  by: 1 | -1,
  family: ModelFamily | null,
  pending: PendingProjections,
): void {
  if (!lifespan || !family) return
  const { hatched_at, end, grew_up, brought_back } = lifespan
  const count = (name: string) => pending.add(SURVIVAL.family(family), name, by)
  count('hatched')
  if (grew_up) count('grew_up')
  if (brought_back) count('brought_back')
  if (end) {
    count(`${end.how}:${Math.min(CURVE_DAYS + 1, daysBetween(hatched_at, end.ended_at))}`)
    if (end.how === 'died') count(`cause:${end.cause}`)
  } else {
    count('living')
    pending.add(SURVIVAL.begun(dayOf(hatched_at)), family, by)
  }
}

/** Clock skew could give an end before the hatching. */
const daysBetween = (from: Instant, to: Instant): number => Math.max(0, dayOf(to) - dayOf(from))

/** Counters by name, and living creatures by day of hatching. */
export interface FamilySums {
  counts: Readonly<Record<string, number>>
  begun: readonly (readonly [day: number, lives: number])[]
}

export const mergeSums = (families: readonly FamilySums[]): FamilySums => {
  const counts: Record<string, number> = {}
  for (const [name, count] of families.flatMap((one) => Object.entries(one.counts)))
    counts[name] = (counts[name] ?? 0) + count
  return { counts, begun: families.flatMap(({ begun }) => begun) }
}

export interface Curve {
  /** By day of life: lives observed, deaths, and the share that survived the day. */
  at_risk: number[]
  died: number[]
  alive: number[]
}

/** The Kaplan-Meier estimate. Released and living creatures are observed up to their current day of life, inclusive. */
export function curveOf({ counts, begun }: FamilySums, today: number): Curve {
  const days = Array.from({ length: CURVE_DAYS + 1 }, (_, day) => day)
  const ended = (how: End['how'], day: number) => counts[`${how}:${day}`] ?? 0
  const reached = new Map<number, number>()
  let older = counts.living ?? 0
  for (const [day, lives] of begun) {
    const age = Math.max(0, today - day)
    if (age > CURVE_DAYS) continue
    reached.set(age, (reached.get(age) ?? 0) + lives)
    older -= lives
  }
  const beyond = older + ended('died', CURVE_DAYS + 1) + ended('released', CURVE_DAYS + 1)
  const curve: Curve = { at_risk: [], died: [], alive: [] }
  let at_risk = days.reduce(
    (sum, day) => sum + ended('died', day) + ended('released', day) + (reached.get(day) ?? 0),
    beyond,
  )
  let alive = 1
  for (const day of days) {
    if (at_risk <= 0) break
    const died = ended('died', day)
    alive *= 1 - died / at_risk
    curve.at_risk.push(at_risk)
    curve.died.push(died)
    curve.alive.push(alive)
    at_risk -= died + ended('released', day) + (reached.get(day) ?? 0)
  }
  return curve
}
