/**
 * Successful rotations of an agent's key, by the hour. They are counted with the agent, because every new key starts
 * with rate-limit counters of its own.
 */
import { asInstant, type Instant, MS_PER_HOUR } from '../time/instants'

export interface Rotations {
  hour_began_at: Instant
  count: number
}

export interface Rotated {
  rotations?: Rotations
}

const hourOf = (now: Instant): Instant => asInstant(now - (now % MS_PER_HOUR))

export const nextHour = (now: Instant): Instant => asInstant(hourOf(now) + MS_PER_HOUR)

export const rotationsAt = ({ rotations }: Rotated, now: Instant): number =>
  rotations?.hour_began_at === hourOf(now) ? rotations.count : 0

export const withRotation = <Owner extends Rotated>(agent: Owner, now: Instant): Owner => ({
  ...agent,
  rotations: { hour_began_at: hourOf(now), count: rotationsAt(agent, now) + 1 },
})
