/** The rhythm of care: the time without care after which a creature dies, how near that is, and how its decay accelerates. */
import { asHours, type Hours, hoursBetween, type Instant } from '../time/instants'
import type { Creature, Rhythm } from './creature'

/** Actions closer together belong to one visit. */
export const VISIT_HOURS = 0.25
export const INTERVALS_TO_ESTABLISH = 3
const SMOOTHING = 2 / 21

export const DEATH_THRESHOLD = { unestablished: 36, least: 24, most: 48, averages: 3 } as const
/** Lower averages count as this, so that a faster rhythm does not accelerate the decay further. */
const QUICKEST_AVERAGE_HOURS = 1

/**
 * The decay multiplier by time since the last care, in average intervals. Linear between the points, constant outside.
 */
export const MULTIPLIER_POINTS = [
  { averages: 1.5, multiplier: 1 },
  { averages: 2, multiplier: 1.5 },
  { averages: 3, multiplier: 2.5 },
  { averages: 4, multiplier: 4 },
] as const

export interface CareRhythm {
  average_hours: number | null
  death_threshold_hours: number
  decay_multiplier: number
  established: boolean
}

const isEstablished = (rhythm: Rhythm): boolean => rhythm.intervals >= INTERVALS_TO_ESTABLISH

/** The rhythm after a care action, `interval` after the previous one. */
export const withInterval = (rhythm: Rhythm, interval: Hours): Rhythm => {
  if (interval <= VISIT_HOURS) return rhythm
  const intervals = rhythm.intervals + 1
  const average = rhythm.average_hours ?? 0
  const weight = intervals <= INTERVALS_TO_ESTABLISH ? 1 / intervals : SMOOTHING
  return { intervals, average_hours: average + weight * (interval - average) }
}

export const deathThreshold = (rhythm: Rhythm): Hours => {
  const { unestablished, least, most, averages } = DEATH_THRESHOLD
  if (!isEstablished(rhythm) || rhythm.average_hours === null) return asHours(unestablished)
  return asHours(Math.min(most, Math.max(least, rhythm.average_hours * averages)))
}

export const multiplierAfter = (averages: number): number => {
  let left: { averages: number; multiplier: number } = MULTIPLIER_POINTS[0]
  for (const right of MULTIPLIER_POINTS) {
    if (averages <= right.averages) {
      const width = right.averages - left.averages
      const share = width === 0 ? 0 : Math.max(0, averages - left.averages) / width
      return left.multiplier + share * (right.multiplier - left.multiplier)
    }
    left = right
  }
  return left.multiplier
}

/** One average interval; null if the rhythm is not established. */
export const decayIntervalOf = (rhythm: Rhythm): Hours | null =>
  isEstablished(rhythm) && rhythm.average_hours !== null
    ? asHours(Math.max(QUICKEST_AVERAGE_HOURS, rhythm.average_hours))
    : null

export const decayMultiplier = (rhythm: Rhythm, withoutCare: Hours): number => {
  const beat = decayIntervalOf(rhythm)
  return beat === null ? 1 : multiplierAfter(withoutCare / beat)
}

export const careRhythm = (creature: Pick<Creature, 'rhythm' | 'last_care_at'>, now: Instant): CareRhythm => ({
  average_hours: creature.rhythm.average_hours,
  death_threshold_hours: deathThreshold(creature.rhythm),
  decay_multiplier: decayMultiplier(creature.rhythm, hoursBetween(creature.last_care_at, now)),
  established: isEstablished(creature.rhythm),
})

/** How near death is, by the remaining share of the threshold. */
export const URGENCIES = [
  { urgency: 'safe', above: 0.67 },
  { urgency: 'warning', above: 0.33 },
  { urgency: 'critical', above: 0.11 },
  { urgency: 'imminent', above: 0 },
] as const
export type Urgency = (typeof URGENCIES)[number]['urgency']

export const urgencyOf = (shareRemaining: number): Urgency => {
  const share = Math.max(0, shareRemaining)
  return URGENCIES.find(({ urgency, above }) => (urgency === 'safe' ? share > above : share >= above))!.urgency
}

/** Texts and pictures must not look relaxed then. */
export const isNearDeath = (urgency: Urgency): boolean => urgency === 'critical' || urgency === 'imminent'
