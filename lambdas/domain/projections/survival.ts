/**
 * How long creatures live, by the model of whoever keeps them: sums from which the curve of Kaplan and Meier follows
 * exactly, on any day and without looking at a single life.
 *
 * A life counts from its hatching to its first death: a return is paid for, and says nothing of the keeper. Days are
 * those of the calendar in UTC, and the day of hatching is day 0. A life that is over has the day on which it ended,
 * by death or by release; how far one has come that goes on follows from the day it began. So it is enough to know how
 * many ended on each day of life, and of those that go on, how many began on each day of the calendar.
 */

import type { ModelFamily } from '../accounts/model-families'
import type { Cause, Creature } from '../creature/creature'
import type { Past } from '../creature/death'
import { asInstant, fromIso, HOURS_PER_DAY, type Instant, iso, MS_PER_HOUR } from '../time/instants'
import type { PendingProjections, ProjectionKey } from './pending-projections'

/** The last day of life that curves show; whoever lives longer counts on each of them. */
export const CURVE_DAYS = 100
/** Families with fewer lives tell nothing yet. */
export const MIN_LIVES_SHOWN = 20

const MS_PER_DAY = HOURS_PER_DAY * MS_PER_HOUR
export const dayOf = (at: Instant): number => Math.floor(at / MS_PER_DAY)

/** All of it is read together, so that it is spread over few rows. */
const PARTITION = { partition: 'survival', slots: 4 } as const
const EXTRA_DAYS_KEPT = 10
const BEGUN = 'begun#'
const DATE = '2026-03-02'

/** Days follow each other before the families: one read brings those that a curve reaches back to, and all sums. */
export const SURVIVAL = {
  partition: PARTITION.partition,
  /** How many of each family began on that day and have not ended. */
  begun: (day: number): ProjectionKey => ({
    ...PARTITION,
    name: BEGUN + iso(asInstant(day * MS_PER_DAY)).slice(0, DATE.length),
    expires_at: ((day + CURVE_DAYS + EXTRA_DAYS_KEPT) * MS_PER_DAY) / 1000,
  }),
  family: (family: ModelFamily): ProjectionKey => ({ ...PARTITION, name: `family#${family}` }),
} as const

/** Which day a name on that partition stands for; null for a family. */
export const dayInName = (name: string): number | null =>
  name.startsWith(BEGUN) ? dayOf(fromIso(name.slice(BEGUN.length, BEGUN.length + DATE.length))) : null

type End = { how: 'died'; cause: Cause; at: Instant } | { how: 'released'; at: Instant }

interface Lifespan {
  hatched_at: Instant
  end: End | null
  grew_up: boolean
  brought_back: boolean
}

/** Null for an egg: its life has not begun. */
function lifespanOf(creature: Creature, past: Past | null): Lifespan | null {
  const { hatched_at, entered, returns, death } = creature
  if (hatched_at === null) return null
  const [first] = returns
  const died = first ? { cause: first.cause, at: first.died_at } : death
  return {
    hatched_at,
    end: died
      ? { how: 'died', ...died }
      : past?.ended === 'released'
        ? { how: 'released', at: past.released_at }
        : null,
    grew_up: entered.adult !== undefined,
    brought_back: first !== undefined,
  }
}

export const livingLifespan = (creature: Creature): Lifespan | null => lifespanOf(creature, null)
export const endedLifespan = (past: Past): Lifespan | null => lifespanOf(past.creature, past)

/** What a life counts for as long as anything is known of it. */
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
    count(`${end.how}:${Math.min(CURVE_DAYS + 1, daysBetween(hatched_at, end.at))}`)
    if (end.how === 'died') count(`cause:${end.cause}`)
  } else {
    count('living')
    pending.add(SURVIVAL.begun(dayOf(hatched_at)), family, by)
  }
}

/** Clocks may differ by a little: nobody ends before it began. */
const daysBetween = (from: Instant, to: Instant): number => Math.max(0, dayOf(to) - dayOf(from))

/** What is kept of one family: counts by name, and of those that go on, how many began on which day. */
export interface FamilySums {
  counts: Readonly<Record<string, number>>
  begun: readonly (readonly [day: number, lives: number])[]
}

export interface Curve {
  /** By day of life, from the day of hatching on: how many were watched on that day, how many died on it, and the share that outlived it. */
  at_risk: number[]
  died: number[]
  alive: number[]
}

/**
 * The estimate of Kaplan and Meier. Whoever was released, or lives, is counted up to the day of life that it reached,
 * that day included, and says nothing of later ones.
 */
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
