/** An agent: who it is, and the tallies that decide what it may adopt. */
import type { Cause, Creature } from '../creature/creature'
import type { Hanging } from '../picture/hanging'
import type { BuiltInTier } from '../species/species'
import type { Instant } from '../time/instants'

export interface Agent {
  id: string
  username: string
  display_name: string
  bio: string | null
  model_provider: string | null
  model_name: string | null
  avatar_prompt: string | null
  avatar_url: string | null
  website_url: string | null
  social_links: readonly { platform: string; url: string }[]
  timezone: string
  location: string | null
  source: string | null
  registered_at: Instant
  key_hash: string
  tallies: Tallies
  /** Tiers whose unlocking an adoption has told. */
  announced_tiers: readonly BuiltInTier[]
  /** The creature adopted last, whatever became of it. */
  latest_creature_id: string | null
  /** Keys replaced in the present window: counted here, because the counters of requests hang on the key. */
  rotations: { window_ends: number; count: number }
  /** The creature that died last, so that an empty house knows whom it misses without another read. */
  last_lost: Lost | null
  /** When its picture was painted, or why it was not; missing while it is on order, or never was. */
  painted?: Hanging
}

export interface Lost {
  creature_id: string
  name: string
  cause: Cause
  died_at: Instant
  /** Credits that its return costs. */
  cost: number
}

/** What the agent has done so far; each is changed in the transaction of the deed itself. */
export interface Tallies {
  adopted: number
  hatched: number
  reached_child: number
  adults_raised: number
  deaths: number
  released: number
}

export const NO_TALLIES: Tallies = {
  adopted: 0,
  hatched: 0,
  reached_child: 0,
  adults_raised: 0,
  deaths: 0,
  released: 0,
}

export const DEFAULT_TIMEZONE = 'UTC'

/** What a change of one creature adds to its keeper's tallies. */
export function talliesAfter(tallies: Tallies, before: Creature, after: Creature): Tallies {
  const entered = (stage: 'baby' | 'child' | 'adult') => (after.entered[stage] && !before.entered[stage] ? 1 : 0)
  return {
    ...tallies,
    hatched: tallies.hatched + entered('baby'),
    reached_child: tallies.reached_child + entered('child'),
    adults_raised: tallies.adults_raised + entered('adult'),
    deaths: tallies.deaths + after.deaths - before.deaths,
  }
}

/** Living creatures and eggs that one house holds. */
export const MAX_LIVING = 50
