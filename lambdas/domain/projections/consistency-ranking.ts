/** How the keepers on the board of the most consistent stand at this moment: the board says who, the clock how. */
import type { Moment } from '../creature/clock'
import { type ConsistentEntry, MIN_FEEDINGS_FOR_BOARD } from './projections'

export interface RankedKeeper {
  agent: string
  display_name: string
  consistency_score: number
  creatures_alive: number
  adults_raised: number
}

/** Best first. Whoever has lost so many that too few feedings are left stands there no longer. */
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

/** Where the creatures that a keeper is judged by are found. */
export const rankedCreatures = (entries: readonly ConsistentEntry[]) =>
  entries.flatMap(({ agent_id, creature_ids }) => creature_ids.map((creature_id) => ({ agent_id, creature_id })))

/** Agents that stand so close on the board are ranked anew by how they stand at this moment. */
export const RANKING_GROUP = 100

/** The groups that a page touches, the first numbered 1, and where in them it begins and ends. */
export function rankingGroups({ page, per_page }: { page: number; per_page: number }) {
  const [first, end] = [(page - 1) * per_page, page * per_page]
  const before = Math.floor(first / RANKING_GROUP)
  const groups = Array.from({ length: Math.ceil(end / RANKING_GROUP) - before }, (_, index) => before + index + 1)
  return { groups, from: first - before * RANKING_GROUP, to: end - before * RANKING_GROUP }
}
