/** An agent: who it is, and the tallies that decide what it may adopt. */
import type { Instant } from './time'

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

/** IANA names only: `Intl` also takes offsets such as +02:00, which know no summer time. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
