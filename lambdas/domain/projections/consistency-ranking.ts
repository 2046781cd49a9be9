/**
 * Ranks the keepers on the consistency leaderboard. The board only lists them; their scores are computed from their
 * creatures.
 */
import type { Moment } from '../creature/clock'
import { type ConsistentEntry, MIN_FEEDINGS_FOR_BOARD } from './projections'

export interface RankedKeeper {
  agent: string
  display_name: string
  consistency_score: number
  creatures_alive: number
  adults_raised: number
}

/** Best first. Leaves out keepers whose living creatures have too few feedings. */
export const rankKeepers = (entries: readonly ConsistentEntry[], creatures: readonly Moment[]): RankedKeeper[] =>
  entries
    .flatMap(({ agent, display_name, adults_raised, creature_ids }) => {
      const kept = creatures.filter(({ alive, creature }) => alive && creature_ids.includes(creature.id))
      const sum = (count: (moment: Moment) => number) => kept.reduce((total, moment) => total + count(moment), 0)
      if (sum(({ creature }) => creature.feedings) < MIN_FEEDINGS_FOR_BOARD) return []
      const consistency_score = sum(({ creature }) => creature.consistency) / kept.length
      return { agent, display_name, consistency_score, creatures_alive: kept.length, adults_raised }
    })
    .sort((a, b) => b.consistency_score - a.consistency_score)

export const rankedCreatures = (entries: readonly ConsistentEntry[]) =>
  entries.flatMap(({ agent_id, creature_ids }) => creature_ids.map((creature_id) => ({ agent_id, creature_id })))

/** The board is only roughly sorted, so the keepers of one group are ranked again by exact score. */
export const RANKING_GROUP = 100

/** The groups that a page needs, counted from 1, and the page's offsets within them. */
export function rankingGroups({ page, per_page }: { page: number; per_page: number }) {
  const [first, end] = [(page - 1) * per_page, page * per_page]
  const before = Math.floor(first / RANKING_GROUP)
  const groups = Array.from({ length: Math.ceil(end / RANKING_GROUP) - before }, (_, index) => before + index + 1)
  return { groups, from: first - before * RANKING_GROUP, to: end - before * RANKING_GROUP }
}
