/** An agent, and the tallies that decide what it may adopt. */
import type { BuiltInTier } from '../../species/vocabulary'
import type { Lost } from '../afterlife/gravestone'
import { isReturnable } from '../afterlife/resurrection'
import { type Creature, deathsOf, type PaintingResult } from '../creature/creature'
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
  rotations?: Rotations
  /** The creature that was released last, so that its name is known; absent if none was. */
  last_released?: { creature_id: string; name: string }
  /** When the portrait was painted, or why not; absent if it is pending or was never ordered. */
  painted_at?: PaintingResult
  has_designed: boolean
  /** It learned of an adult while a creature needed something: the next status offers to design a species. */
  design_due?: true
  /**
   * Deaths, oldest first: those that no response has reported yet, those that can be undone, and the latest, so that an
   * empty household can name it without another read.
   */
  losses: readonly Loss[]
  /** The instant of the last answer with news of its creatures; absent if there was none. */
  news_told_at?: Instant
  /** Hash of the keeper page's token; absent if the page is closed. */
  window_hash?: string
  /** True if a new key may be made on the keeper page, by its link; else absent. */
  recovery?: true
  recovered?: Recovered
  replaced_key?: ReplacedKey
  /** Since when an operator has suspended it; absent if it is not. */
  suspended_at?: Instant
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
  | 'painted_at'
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
  has_designed: false,
  losses: [],
} as const satisfies Partial<Agent>

export interface Loss extends Lost {
  /** A response has reported it. */
  told?: true
}

export const untoldLosses = ({ losses }: Pick<Agent, 'losses'>): readonly Lost[] => losses.filter(({ told }) => !told)

export const lastLost = ({ losses }: Pick<Agent, 'losses'>): Lost | null => losses.at(-1) ?? null

/** Sorted, because a later call may find an earlier death. The oldest are dropped if there are more than can live at once. */
export const withLoss = (agent: Agent, lost: Lost): Agent => ({
  ...agent,
  losses: [...agent.losses, lost].sort((a, b) => a.died_at - b.died_at).slice(-MAX_LIVING),
})

/** More that were reported are not remembered; the oldest are dropped. */
const MOST_TOLD = 10

/** All deaths are reported: those that cannot be undone are dropped, except for the latest. */
export function withLossesTold(agent: Agent, now: Instant): Agent {
  if (untoldLosses(agent).length === 0) return agent
  const losses = agent.losses
    .filter((lost, index) => isReturnable(lost.died_at, now) || index === agent.losses.length - 1)
    .map(({ reached: _, ...lost }): Loss => ({ ...lost, told: true }))
  return { ...agent, losses: losses.slice(-MOST_TOLD) }
}

/** After a resurrection. */
export const withoutLoss = (agent: Agent, creatureId: string): Agent => ({
  ...withoutReturn(agent, creatureId),
  losses: agent.losses.filter(({ creature_id }) => creature_id !== creatureId),
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
