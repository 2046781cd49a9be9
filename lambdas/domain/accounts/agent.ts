/** An agent, and the tallies that decide what it may adopt. */
import type { BuiltInTier } from '../../species/vocabulary'
import type { Lost } from '../afterlife/gravestone'
import { resurrectableUntil } from '../afterlife/resurrection'
import { type Creature, deathsOf } from '../creature/creature'
import type { PaintingResult } from '../creature/painting-result'
import type { Instant } from '../time/instants'
import type { Zoned } from '../time/zone'
import { type FromHuman, withoutReturn } from './from-human'
import type { Recovered, ReplacedKey } from './recovery'
import type { Rotations } from './rotations'

export interface Agent extends Zoned {
  id: string
  username: string
  display_name: string
  bio: string | null
  model_provider: string | null
  model_name: string | null
  avatar_prompt: string | null
  avatar_url: string | null
  /** The words it is drawn with; absent if none. */
  picture?: readonly string[]
  website_url: string | null
  social_links: readonly { platform: string; url: string }[]
  /** When it last asked for another timezone; absent if never. */
  timezone_changed_at?: Instant
  location: string | null
  source: string | null
  registered_at: Instant
  key_hash: string
  tallies: Tallies
  /** Tiers whose unlocking was announced by an adoption. */
  announced_tiers: readonly BuiltInTier[]
  /** The latest adoption, even if the creature died or was released. */
  latest_creature_id: string | null
  /** Successful rotations of the key in an hour; absent if there was none. */
  rotations?: Rotations
  /** The creature that was released last; absent if none was since release 1.1. */
  last_released_id?: string
  /** The latest death, so that an empty household can name it without another read. */
  last_lost: Lost | null
  /** When the portrait was painted, or why not; absent if it is pending or was never ordered. */
  painted?: PaintingResult
  /** Has designed a species. */
  has_designed: boolean
  /** Deaths that no response has reported yet, oldest first. */
  untold_losses: readonly Lost[]
  /** Deaths that were reported, as long as a return is possible; absent if none. */
  missed?: readonly Missed[]
  /** Until when it was told what happened to its creatures; absent if it was never told anything. */
  news_told_at?: Instant
  /** Hash of the keeper page's token; absent if the page is closed. */
  window_hash?: string
  /** True if a new key may be made on the keeper page, by its link; else absent. */
  recovery?: true
  /** Absent if no key was ever made there. */
  recovered?: Recovered
  /** Absent until the key is replaced. */
  replaced_key?: ReplacedKey
  /** Absent if the human never left anything. */
  from_human?: FromHuman
}

/** Public fields of an agent, without its model, source, timezone and key. */
export type PublicAgent = Pick<
  Agent,
  | 'id'
  | 'username'
  | 'display_name'
  | 'bio'
  | 'avatar_url'
  | 'picture'
  | 'painted'
  | 'website_url'
  | 'social_links'
  | 'location'
  | 'registered_at'
  | 'tallies'
>

/** Accounts with these prefixes are excluded from the analytics. */
export const TEST_PREFIXES = ['test-', 'e2e-', 'dev-', 'ci-', 'seed-'] as const
export const isTestAccount = (username: string): boolean => TEST_PREFIXES.some((prefix) => username.startsWith(prefix))

export const NEW_AGENT_DEFAULTS = {
  announced_tiers: [],
  latest_creature_id: null,
  last_lost: null,
  has_designed: false,
  untold_losses: [],
} as const satisfies Partial<Agent>

/** Keeps the losses sorted, because a later call may find an earlier death. */
export const withLoss = (agent: Agent, lost: Lost): Agent => ({
  ...agent,
  last_lost: agent.last_lost && agent.last_lost.died_at > lost.died_at ? agent.last_lost : lost,
  untold_losses: [...agent.untold_losses, lost],
})

/** What the way back of a lost creature needs. */
export type Missed = Pick<Lost, 'creature_id' | 'name' | 'cause' | 'died_at' | 'cost'>

/** More are not remembered; the oldest go first. */
const MOST_MISSED = 10

/** The deaths are reported: from now on their way back is told in short. */
export function withLossesTold(agent: Agent, now: Instant): Agent {
  if (agent.untold_losses.length === 0) return agent
  const told = agent.untold_losses.map(({ creature_id, name, cause, died_at, cost }) => ({
    creature_id,
    name,
    cause,
    died_at,
    cost,
  }))
  const missed = [...(agent.missed ?? []), ...told].filter(({ died_at }) => now <= resurrectableUntil(died_at))
  return withMissed({ ...agent, untold_losses: [] }, missed.slice(-MOST_MISSED))
}

const withMissed = ({ missed: _, ...agent }: Agent, missed: readonly Missed[]): Agent =>
  missed.length > 0 ? { ...agent, missed } : agent

/** After a resurrection. */
export const withoutLoss = (agent: Agent, creatureId: string): Agent => ({
  ...withMissed(
    withoutReturn(agent, creatureId),
    (agent.missed ?? []).filter(({ creature_id }) => creature_id !== creatureId),
  ),
  last_lost: agent.last_lost?.creature_id === creatureId ? null : agent.last_lost,
  untold_losses: agent.untold_losses.filter(({ creature_id }) => creature_id !== creatureId),
})

/** Each tally is written in the transaction of the action that it counts. */
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

export function talliesAfter(tallies: Tallies, before: Creature, after: Creature): Tallies {
  const entered = (stage: 'baby' | 'child' | 'adult') => (after.entered_at[stage] && !before.entered_at[stage] ? 1 : 0)
  return {
    ...tallies,
    hatched: tallies.hatched + entered('baby'),
    reached_child: tallies.reached_child + entered('child'),
    adults_raised: tallies.adults_raised + entered('adult'),
    deaths: tallies.deaths + deathsOf(after) - deathsOf(before),
  }
}

/** Living creatures and eggs per household. */
export const MAX_LIVING = 50
