/**
 * The clock: the state of a creature at any instant, and when it dies without care.
 *
 * Between two edges (a nap starts, the decay rate bends, a need turns critical) every loss is linear in time or,
 * because the rhythm multiplier is linear, quadratic. So each stretch is solved exactly; nothing is simulated in ticks.
 */
import { asHours, asInstant, earlier, hoursBetween, type Instant, later, MS_PER_HOUR } from '../time/instants'
import {
  type Cause,
  type Creature,
  type Death,
  type PublicCreature,
  publicCreature,
  roundStat,
  type Stats,
} from './creature'
import { expressionOf } from './expression'
import { WINDOW_MISSED, windowsMissed } from './feeding'
import { causeOf, lostInTime } from './harm'
import { grow, hatch } from './life'
import { trustLoss } from './mechanics'
import { CRITICAL_HEALTH, type Expression } from './mood'
import {
  deathThreshold,
  decayIntervalOf,
  decayMultiplier,
  isNearDeath,
  MULTIPLIER_POINTS,
  type Urgency,
  urgencyOf,
} from './rhythm'
import { consistencyAt } from './scores'
import { isAsleepAt, napsBetween, SLEEP_PACE } from './sleep'
import { TRUST_FALL_PER_HOUR, TRUST_HOLDS_WINDOWS } from './trust'
import { weekAt } from './week'

/**
 * Factor of hunger for other losses, fullest band first. A value on the border of two bands belongs to the lower one.
 */
const HUNGER_BANDS = [
  { above: 30, happiness_loss: 1, health_loss: 1 },
  { above: 10, happiness_loss: 1.5, health_loss: 1.5 },
  { above: 0, happiness_loss: 1.5, health_loss: 2 },
] as const

const STARVING_PER_HOUR = 2
/** An uncleaned creature loses health after this time. */
export const DIRT = { after_hours: 48, health_per_hour: 0.5, never_below: 20 } as const

/**
 * It loses health to dirt, and a wash would restore some. The drawing, the advice and the text of a wash must all use
 * this rule.
 */
export const isDirty = ({ last_cleaned_at, stats }: Pick<Creature, 'last_cleaned_at' | 'stats'>, now: Instant) =>
  hoursBetween(last_cleaned_at, now) >= DIRT.after_hours && roundStat(stats.health) < 100
const LONELY = { after_hours: 3, loss: 1.5 } as const

export interface Moment<Shown extends PublicCreature = Creature> {
  /** The requested instant, or the creature's `stats_at` if that is later. */
  now: Instant
  /** The creature at `now`, or at its death. `stats_at` is that instant; it can be stored as it is. */
  creature: Shown
  alive: boolean
  asleep: boolean
  /** When it dies without further care, or did die. Null for an egg. */
  dies_at: Instant | null
  cause: Cause | null
}

/** A moment as public pages see it. */
export type PublicMoment = Moment<PublicCreature>

export const publicMoment = ({ creature, ...moment }: Moment): PublicMoment => ({
  ...moment,
  creature: publicCreature(creature),
})

export interface DeathClock {
  hours_without_care: number
  dies_at: Instant
  hours_remaining: number
  threshold_hours: number
  urgency: Urgency
}

type Levels = { -readonly [S in keyof Stats]: Stats[S] }

/** A period in which all rates are constant. */
interface Stretch {
  from: number
  hours: number
  /** Losses per hour before the effects of hunger and rhythm. */
  hunger: number
  happiness: number
  trust: number
  starving: number
  dirt: number
  /** The rhythm multiplier at the start, and its increase per hour. */
  multiplier: number
  rise: number
}

const inMs = (hours: number): number => hours * MS_PER_HOUR

const stretchesBetween = (creature: Creature, from: number, to: number): Stretch[] => {
  const { species } = creature
  const starvesFrom = creature.last_fed_at + inMs(WINDOW_MISSED * species.feeding_window_hours)
  const dirtyFrom = creature.last_cleaned_at + inMs(DIRT.after_hours)
  const distrustsFrom = creature.last_care_at + inMs(TRUST_HOLDS_WINDOWS * species.feeding_window_hours)
  const social = species.innate_traits.includes('social')
  const lonelyFrom = social ? creature.last_checked_at + inMs(LONELY.after_hours) : Number.POSITIVE_INFINITY
  const beat = decayIntervalOf(creature.rhythm)
  const bends =
    beat === null ? [] : MULTIPLIER_POINTS.map((point) => creature.last_care_at + inMs(point.averages * beat))
  const naps = napsBetween(creature, from, to)

  const edges = [starvesFrom, dirtyFrom, distrustsFrom, lonelyFrom, ...bends].filter((at) => at > from && at < to)
  for (const nap of naps) edges.push(nap.from, nap.to)
  edges.push(to)
  edges.sort((a, b) => a - b)

  const trustFall = TRUST_FALL_PER_HOUR[species.trust_speed] * trustLoss(species)
  const multiplierAt = (at: number): number =>
    decayMultiplier(creature.rhythm, asHours((at - creature.last_care_at) / MS_PER_HOUR))
  const stretches: Stretch[] = []
  let start = from
  let startMultiplier = multiplierAt(from)
  let nextNap = 0
  for (const end of edges) {
    if (end <= start) continue
    const middle = (start + end) / 2
    while ((naps[nextNap]?.to ?? Number.POSITIVE_INFINITY) <= middle) nextNap++
    const pace = (naps[nextNap]?.from ?? Number.POSITIVE_INFINITY) <= middle ? SLEEP_PACE : 1
    const longing = pace * (middle > lonelyFrom ? LONELY.loss : 1)
    const hours = (end - start) / MS_PER_HOUR
    const endMultiplier = multiplierAt(end)
    stretches.push({
      from: start,
      hours,
      hunger: species.hunger_decay_per_hour * longing,
      happiness: species.happiness_decay_per_hour * longing,
      trust: middle > distrustsFrom ? trustFall * longing : 0,
      starving: middle > starvesFrom ? STARVING_PER_HOUR * pace : 0,
      dirt: middle > dirtyFrom ? DIRT.health_per_hour * pace : 0,
      multiplier: startMultiplier,
      rise: (endMultiplier - startMultiplier) / hours,
    })
    start = end
    startMultiplier = endMultiplier
  }
  return stretches
}

/** Hours until `amount` is lost at `rate` times a multiplier that starts at `multiplier` and grows linearly. */
const hoursToLose = (amount: number, rate: number, multiplier: number, rise: number): number => {
  const due = amount / rate
  return (2 * due) / (multiplier + Math.sqrt(multiplier * multiplier + 2 * rise * due))
}

/** Applies one stretch to `levels`. Returns the hours into it at which health reached 0, or null. */
const applyStretch = (stretch: Stretch, levels: Levels): number | null => {
  let passed = 0
  let { multiplier } = stretch
  while (passed < stretch.hours) {
    const band = HUNGER_BANDS.find((one) => levels.hunger > one.above) ?? HUNGER_BANDS[2]
    const starving = stretch.starving * band.health_loss
    const dirt = starving > 0 || levels.health > DIRT.never_below ? stretch.dirt : 0
    const healthLoss = starving + dirt
    const left = stretch.hours - passed
    const hungry = levels.hunger > 0
    const bandEnds = hungry
      ? hoursToLose(levels.hunger - band.above, stretch.hunger, multiplier, stretch.rise)
      : Number.POSITIVE_INFINITY
    const healthFloor = starving > 0 ? 0 : DIRT.never_below
    const floorReached = healthLoss > 0 ? (levels.health - healthFloor) / healthLoss : Number.POSITIVE_INFINITY
    const step = Math.min(left, bandEnds, floorReached)

    const decay = multiplier * step + (stretch.rise * step * step) / 2
    levels.happiness = Math.max(0, levels.happiness - stretch.happiness * band.happiness_loss * decay)
    levels.trust = Math.max(0, levels.trust - stretch.trust * step)
    levels.health = floorReached <= step ? healthFloor : levels.health - healthLoss * step
    if (bandEnds <= step) levels.hunger = band.above
    else if (hungry) levels.hunger = Math.max(band.above, levels.hunger - stretch.hunger * decay)
    multiplier += stretch.rise * step
    passed = step === left ? stretch.hours : passed + step
    if (levels.health <= 0) return passed
  }
  return null
}

/** Applies the time between two instants to `levels`. Returns the instant at which health reached 0, or null. */
const applyDecay = (creature: Creature, levels: Levels, from: number, to: number): number | null => {
  // No time has passed, for example after another action of the same visit.
  if (to <= from) return null
  for (const stretch of stretchesBetween(creature, from, to)) {
    const died = applyStretch(stretch, levels)
    if (died !== null) return stretch.from + inMs(died)
  }
  return null
}

/** Tolerance, so that a rounding error does not delay a death by a millisecond. */
const ARITHMETIC_MS = 0.01
const wholeMs = (at: number): Instant => asInstant(Math.ceil(at - ARITHMETIC_MS))

/** The stats at an instant after `stats_at`. They no longer change once health has reached 0. */
export const statsAt = (creature: Creature, at: number): Stats => {
  const levels: Levels = { ...creature.stats }
  applyDecay(creature, levels, creature.stats_at, at)
  return levels
}

/**
 * Upper bound of the health it can lose until then. If it has more, which is usual, the time at which health reaches 0
 * need not be solved.
 */
const mostHealthLost = ({ stats_at, last_fed_at, last_cleaned_at, species }: Creature, until: number): number => {
  const hoursFrom = (start: number): number => Math.max(0, until - Math.max(stats_at, start)) / MS_PER_HOUR
  const starving = hoursFrom(last_fed_at + inMs(WINDOW_MISSED * species.feeding_window_hours))
  const dirty = hoursFrom(last_cleaned_at + inMs(DIRT.after_hours))
  return STARVING_PER_HOUR * HUNGER_BANDS[2].health_loss * starving + DIRT.health_per_hour * dirty
}

/** Covers rounding errors of the bound. */
const HEALTH_MARGIN = 1

/** The instant at which health reaches 0, or null if that is not before `until`. */
const runsOutOfHealth = (creature: Creature, until: number): number | null =>
  creature.stats.health > mostHealthLost(creature, until) + HEALTH_MARGIN
    ? null
    : applyDecay(creature, { ...creature.stats }, creature.stats_at, until)

/** For an instant between `stats_at` and death. */
const expressionAt = (creature: Creature, now: Instant, dies_at: Instant): Expression => {
  const stats = statsAt(creature, now)
  return expressionOf({ creature: { ...creature, stats }, now, asleep: isAsleepAt(creature, now), dies_at })
}

const advance = (creature: Creature, at: Instant, dies_at: Instant, levels: Stats, death: Death | null): Creature => ({
  ...grow(creature, at, (then) => expressionAt(creature, then, dies_at)),
  stats: levels,
  stats_at: at,
  consistency: consistencyAt(creature, at),
  missed_feedings: creature.missed_feedings + windowsMissed(creature, at) - windowsMissed(creature, creature.stats_at),
  was_critical: creature.was_critical || levels.health < CRITICAL_HEALTH,
  ...lossesBy(creature, levels),
  ...weekBy(creature, at),
  death,
})

const weekBy = (creature: Creature, at: Instant): Pick<Creature, 'week'> => {
  const week = weekAt(creature, at)
  return week ? { week } : {}
}

const lossesBy = (creature: Creature, { health }: Stats): Pick<Creature, 'health_lost'> => {
  const health_lost = lostInTime(creature, health)
  return health_lost ? { health_lost } : {}
}

const endOf = (creature: Creature): { dies_at: Instant; abandonedAt: number } => {
  const abandonedAt = Math.max(creature.stats_at, creature.last_care_at + inMs(deathThreshold(creature.rhythm)))
  return { dies_at: wholeMs(runsOutOfHealth(creature, abandonedAt) ?? abandonedAt), abandonedAt }
}

/** When it dies without care, or did die. Null for an egg. */
export const diesAt = (creature: Creature): Instant | null =>
  creature.death?.died_at ?? (creature.stage === 'egg' ? null : endOf(creature).dies_at)

/** Caches the latest moment of a creature, because a call asks for the same one several times. */
const latestMoments = new WeakMap<Creature, Moment>()

/** Pure: the instant of death does not depend on when it is computed. Cached. */
export const momentAt = (creature: Creature, asked: Instant): Moment => {
  const now = later(asked, creature.stats_at)
  const known = latestMoments.get(creature)
  if (known?.now === now) return known
  const moment = computeMoment(creature, now)
  latestMoments.set(creature, moment)
  return moment
}

/** `momentAt` without cache, for a state that is used once. `now` must not be before `stats_at`. */
export const computeMoment = (creature: Creature, now: Instant): Moment => {
  if (creature.death !== null)
    return { now, creature, alive: false, asleep: false, dies_at: creature.death.died_at, cause: creature.death.cause }
  if (creature.stage === 'egg') return { now, creature, alive: true, asleep: false, dies_at: null, cause: null }

  const { dies_at, abandonedAt } = endOf(creature)
  const alive = now < dies_at
  const levels = statsAt(creature, alive ? now : abandonedAt)
  const cause = alive ? null : causeOf(lossesBy(creature, levels), levels)
  const death = cause && { died_at: dies_at, cause }
  return {
    now,
    creature: advance(creature, earlier(now, dies_at), dies_at, levels, death),
    alive,
    asleep: alive && isAsleepAt(creature, now),
    dies_at,
    cause,
  }
}

/** As a status call leaves it: an egg hatches, and a social creature knows when it was seen. The same if it is neither. */
export function seen(creature: Creature, now: Instant): Creature {
  const hatched = hatch(creature, now)
  if (!hatched.species.innate_traits.includes('social')) return hatched
  const moment = momentAt(hatched, now)
  return moment.alive ? { ...moment.creature, last_checked_at: moment.now } : hatched
}

/** Null for an egg and for the dead. */
export const deathClock = ({ now, creature, alive, dies_at }: PublicMoment): DeathClock | null => {
  if (!alive || dies_at === null) return null
  const threshold_hours = deathThreshold(creature.rhythm)
  const hours_remaining = hoursBetween(now, dies_at)
  return {
    hours_without_care: hoursBetween(creature.last_care_at, now),
    dies_at,
    hours_remaining,
    threshold_hours,
    urgency: urgencyOf(hours_remaining / threshold_hours),
  }
}

export const isInLastThird = (moment: PublicMoment): boolean => {
  const clock = deathClock(moment)
  return clock !== null && isNearDeath(clock.urgency)
}
