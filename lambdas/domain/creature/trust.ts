/** How fast trust grows, how it recovers, and how it falls without care. */
import type { TrustSpeed } from '../../species/vocabulary'

export const TRUST_GAIN: Readonly<Record<TrustSpeed, number>> = { instant: 2, fast: 1.5, medium: 1, slow: 0.5 }

export const TRUST_FALL_PER_HOUR: Readonly<Record<TrustSpeed, number>> = {
  instant: 0.15,
  fast: 0.2,
  medium: 0.3,
  slow: 0.45,
}

/** Trust starts to fall after this many feeding windows without care. */
export const TRUST_HOLDS_WINDOWS = 2

export const TRUST_RECOVERY = { from_streak: 3, per_feed: 0.5, most_feeds: 10 } as const

/** Trust for a streak; independent of the species' trust speed. */
export const streakBonus = (streak: number): number =>
  streak < TRUST_RECOVERY.from_streak ? 0 : TRUST_RECOVERY.per_feed * Math.min(streak, TRUST_RECOVERY.most_feeds)
