/** The feeding window: its phases, and what a feed is worth in each of them: hunger, other stats, consistency. */
import { after, asHours, type Hours, hoursBetween, type Instant, iso } from '../time/instants'
import type { Creature, Stats } from './creature'

export type Eater = Pick<Creature, 'last_fed_at'> & { species: Pick<Creature['species'], 'feeding_window_hours'> }

export const FEEDING_STATUSES = ['ok', 'due_soon', 'overdue', 'critical'] as const
export type FeedingStatus = (typeof FEEDING_STATUSES)[number]

export const FEED_TIMINGS = ['early', 'on_time', 'late', 'missed_window'] as const
export type FeedTiming = (typeof FEED_TIMINGS)[number]

export const WINDOW_OPENS = 0.5
export const WINDOW_CLOSES = 1
export const WINDOW_MISSED = 1.5

interface Phase {
  /** The share of the window at which the phase ends, and whether that point belongs to it. */
  until: number
  inclusive: boolean
  status: FeedingStatus
  timing: FeedTiming
  /** The share of the normal hunger effect, and additional effects. */
  hunger_share: number
  side_effects: Partial<Stats>
}

const MISSED: Phase = {
  until: Number.POSITIVE_INFINITY,
  inclusive: true,
  status: 'critical',
  timing: 'missed_window',
  hunger_share: 1,
  side_effects: { health: -3, trust: -1 },
}

/** In chronological order. */
export const PHASES: readonly Phase[] = [
  {
    until: 0.25,
    inclusive: false,
    status: 'ok',
    timing: 'early',
    hunger_share: 0.2,
    side_effects: { happiness: -2 },
  },
  { until: WINDOW_OPENS, inclusive: false, status: 'ok', timing: 'early', hunger_share: 0.6, side_effects: {} },
  { until: WINDOW_CLOSES, inclusive: true, status: 'due_soon', timing: 'on_time', hunger_share: 1, side_effects: {} },
  {
    until: WINDOW_MISSED,
    inclusive: true,
    status: 'overdue',
    timing: 'late',
    hunger_share: 1,
    side_effects: { trust: -0.5 },
  },
  MISSED,
]

/**
 * Target of the consistency by timing of a feed. Null: no change. A late feed never raises it. A missed window counts
 * when it ends, not again at the feed.
 */
export const CONSISTENCY_TARGETS: Readonly<Record<FeedTiming, number | null>> = {
  early: null,
  on_time: 100,
  late: 60,
  missed_window: null,
}

export const hoursSinceFed = (creature: Pick<Creature, 'last_fed_at'>, now: Instant): Hours =>
  hoursBetween(creature.last_fed_at, now)

export const windowShare = (creature: Eater, now: Instant): number =>
  hoursSinceFed(creature, now) / creature.species.feeding_window_hours

export const windowShareTime = (creature: Eater, share: number): Instant =>
  after(creature.last_fed_at, asHours(share * creature.species.feeding_window_hours))

export const phaseAt = (creature: Eater, now: Instant): Phase => {
  const share = windowShare(creature, now)
  return PHASES.find((phase) => share < phase.until || (phase.inclusive && share === phase.until)) ?? MISSED
}

/** At exactly 150 % the status is critical, but a meal at that instant is only late. */
export const feedingStatus = (creature: Eater, now: Instant): FeedingStatus =>
  windowShare(creature, now) >= WINDOW_MISSED ? MISSED.status : phaseAt(creature, now).status

interface FedMoment {
  creature: Eater
  now: Instant
}

/** By time, not by fullness: it loses health from then on. */
export const hasMissedMeal = ({ creature, now }: FedMoment): boolean => feedingStatus(creature, now) === 'critical'

/** Its meal is late or missed. */
export const isUnfed = ({ creature, now }: FedMoment): boolean =>
  feedingStatus(creature, now) === 'overdue' || feedingStatus(creature, now) === 'critical'

/** Feeding windows missed since the last feed: one past 150 %, two past 250 %, and so on. */
export const windowsMissed = (creature: Eater, now: Instant): number =>
  Math.max(0, Math.ceil(windowShare(creature, now) - WINDOW_MISSED))

export const nextFeedingWindow = (creature: Eater, now: Instant): string => {
  const opens = windowShareTime(creature, WINDOW_OPENS)
  return now >= opens ? 'open now' : iso(opens)
}
