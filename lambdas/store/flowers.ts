/**
 * Flowers: each is a row of its own beside the stone, and one with its giver by which it is found when that one leaves.
 * Nobody waits for anybody else, however many come; the sum is the projector's, and one partition's changes reach it in
 * order, so that it is never in its own way either.
 */
import type { Flower, Flowers, FlowerTarget } from '../domain/graveyard/flowers'
import { PROJECTION_KEYS, type ProjectionKey } from '../domain/projections/projections'
import { asInstant, type Instant } from '../domain/time/instants'
import type { Db } from './db'
import { readRange } from './read'
import { type Change, newRow } from './row'
import { FIRST, HIGHEST_NUMBER, keys, LAST } from './table'

/** Which flower an agent has laid. */
export interface LaidFlower extends FlowerTarget {
  at: Instant
}

/** Both rows are new, or this agent has laid one there before. */
export const flowerChanges = (flower: Flower): Change[] => {
  const { agent_id, agent: _, ...giverCopy } = flower
  return [
    { before: null, after: newRow(keys.flower(flower.keeper_id, flower.number, agent_id), 'flower', flower) },
    {
      before: null,
      after: newRow(keys.laidFlower(agent_id, flower.stone_id), 'laid_flower', giverCopy satisfies LaidFlower),
    },
  ]
}

interface StoneRange {
  from?: number
  to?: number
  /** Or the latest so many stones on which any lie. */
  limit?: number
}

/** What lies on one keeper's stones, by their numbers. */
export async function readKeeperFlowers(
  db: Db,
  keeperId: string,
  { from = 1, to = HIGHEST_NUMBER, limit }: StoneRange,
): Promise<ReadonlyMap<number, Flowers>> {
  const [lowest, highest] = [
    keyOf(PROJECTION_KEYS.flowers(keeperId, from)),
    keyOf(PROJECTION_KEYS.flowers(keeperId, to)),
  ]
  const rows = await readRange<Flowers>(db, lowest, highest, { newestFirst: true, limit, consistent: false })
  return new Map(rows.map(({ sk, data }) => [Number(sk), data]))
}

/** What lies on the stones of the graveyard between two places, or on the newest so many on which any lie: by their places. */
export async function readGraveyardFlowers(
  db: Db,
  { from = FIRST, to = LAST, limit }: { from?: string; to?: string; limit?: number },
): Promise<ReadonlyMap<string, Flowers>> {
  const { partition } = PROJECTION_KEYS.flowers_among_all({ died_at: asInstant(0), stone_id: '' })
  const [lowest, highest] = [keys.view(partition, from), keys.view(partition, to)]
  const rows = await readRange<Flowers>(db, lowest, highest, { newestFirst: true, limit, consistent: false })
  return new Map(rows.map(({ sk, data }) => [sk, data]))
}

const keyOf = ({ partition, name }: ProjectionKey) => keys.view(partition, name)
