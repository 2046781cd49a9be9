/** An agent: who it is, and the tallies that decide what it may adopt. */
import type { BuiltInTier } from '../../species/vocabulary'
import type { Creature } from '../creature/creature'
import type { Lost } from '../creature/death'
import type { PaintingResult } from '../creature/painting-result'
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
  /** What the pen took up of its prompt or bio, as strokes; absent where it took up nothing. */
  drawn_with?: string
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
  /** What was used of the limits under the key before this one; missing while there was none. */
  carried?: CarriedUsage
  /** The creature that died last, so that an empty house knows whom it misses without another read. */
  last_lost: Lost | null
  /** When its picture was painted, or why it was not; missing while it is on order, or never was. */
  painted?: PaintingResult
  /** Has given the house a species of its own. */
  has_designed: boolean
  /** Deaths that no look at the house has told yet, oldest first. */
  untold_losses: readonly Lost[]
  /** The hash of the address at which its human looks in; missing while there is none. */
  window_hash?: string
}

/** Accounts with these names are not counted in the analytics. */
export const TEST_PREFIXES = ['test-', 'e2e-', 'dev-', 'ci-', 'seed-'] as const
export const isTestAccount = (username: string): boolean => TEST_PREFIXES.some((prefix) => username.startsWith(prefix))

/** What has not happened yet to somebody who has only come in. */
export const NEW_AGENT_DEFAULTS = {
  announced_tiers: [],
  latest_creature_id: null,
  last_lost: null,
  has_designed: false,
  untold_losses: [],
} as const satisfies Partial<Agent>

export interface CarriedUsage {
  /** When the key was replaced: this counts for the windows that were open then. */
  at: Instant
  used: Readonly<Record<string, LimitUsage>>
}

/** Requests that were counted under a limit, and refusals that were taken back from the count. */
export interface LimitUsage {
  hits: number
  spared: number
}

/** The keeper once it has lost one more. An earlier death may be found later. */
export const withLoss = (agent: Agent, lost: Lost): Agent => ({
  ...agent,
  last_lost: agent.last_lost && agent.last_lost.died_at > lost.died_at ? agent.last_lost : lost,
  untold_losses: [...agent.untold_losses, lost],
})

/** The keeper once this one has returned. */
export const withoutLoss = (agent: Agent, creatureId: string): Agent => ({
  ...agent,
  last_lost: agent.last_lost?.creature_id === creatureId ? null : agent.last_lost,
  untold_losses: agent.untold_losses.filter(({ creature_id }) => creature_id !== creatureId),
})

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
