/**
 * Successful rotations of an agent's key, by the hour. They are counted with the agent, because every new key starts
 * with rate-limit counters of its own.
 */
import { asInstant, type Instant } from '../time/instants'

const HOUR_MS = 3_600_000

export interface Rotations {
  /** Hours since the epoch. */
  hour: number
  count: number
}

export interface Rotated {
  rotations?: Rotations
}

const hourOf = (now: Instant): number => Math.floor(now / HOUR_MS)

/** When the next hour begins. */
export const nextHour = (now: Instant): Instant => asInstant((hourOf(now) + 1) * HOUR_MS)

/** How often the key was rotated in the current hour. */
export const rotationsAt = ({ rotations }: Rotated, now: Instant): number =>
  rotations?.hour === hourOf(now) ? rotations.count : 0

export const withRotation = <Owner extends Rotated>(agent: Owner, now: Instant): Owner => ({
  ...agent,
  rotations: { hour: hourOf(now), count: rotationsAt(agent, now) + 1 },
})
