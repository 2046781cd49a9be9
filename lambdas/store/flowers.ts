/**
 * Flowers on gravestones. Each is a row of its giver, so that it is deleted with the account. The count per stone is a
 * projection, so that concurrent flowers do not conflict on one row.
 */
import type { Flower, Flowers } from '../domain/afterlife/flowers'
import { PROJECTION_KEYS } from '../domain/projections/projections'
import { asInstant } from '../domain/time/instants'
import type { Db } from './db'
import type { HumanFlower } from './entities/row-data'
import { readRange, readRow } from './read'
import { type Change, newRow } from './row'
import { FIRST, HIGHEST_NUMBER, keys, LAST, viewKey } from './table'

/** Conflicts if this agent already has a flower on this stone. */
export const flowerChange = (flower: Flower): Change => ({
  before: null,
  after: newRow(keys.flower(flower.agent_id, flower.stone_id), 'flower', flower),
})

interface StoneRange {
  from?: number
  to?: number
  /** Maximum number of stones; those without flowers do not count. Newest first. */
  limit?: number
}

/** Flower counts of one keeper's stones, by stone number. */
export async function readKeeperFlowers(
  db: Db,
  keeperId: string,
  { from = 1, to = HIGHEST_NUMBER, limit }: StoneRange,
): Promise<ReadonlyMap<number, Flowers>> {
  const [lowest, highest] = [
    viewKey(PROJECTION_KEYS.flowers(keeperId, from)),
    viewKey(PROJECTION_KEYS.flowers(keeperId, to)),
  ]
  const rows = await readRange<Flowers>(db, lowest, highest, { newestFirst: true, limit, consistent: false })
  return new Map(rows.map(({ sk, data }) => [Number(sk), data]))
}

/** Flower counts across the whole graveyard, by sort key (`byDeath`). `limit` counts only stones that have flowers. */
export async function readGraveyardFlowers(
  db: Db,
  { from = FIRST, to = LAST, limit }: { from?: string; to?: string; limit?: number },
): Promise<ReadonlyMap<string, Flowers>> {
  const { partition } = PROJECTION_KEYS.flowers_among_all({ died_at: asInstant(0), stone_id: '' })
  const [lowest, highest] = [keys.view(partition, from), keys.view(partition, to)]
  const rows = await readRange<Flowers>(db, lowest, highest, { newestFirst: true, limit, consistent: false })
  return new Map(rows.map(({ sk, data }) => [sk, data]))
}

export const humanFlowerChange = (keeperId: string, flower: HumanFlower): Change => ({
  before: null,
  after: newRow(keys.humanFlower(keeperId, flower.stone_id), 'human_flower', flower),
})

/** The ids of all stones of one keeper that have one. */
export async function readHumanFlowers(db: Db, keeperId: string): Promise<ReadonlySet<string>> {
  const [from, to] = [keys.humanFlower(keeperId, FIRST), keys.humanFlower(keeperId, LAST)]
  const rows = await readRange<HumanFlower>(db, from, to, { consistent: false })
  return new Set(rows.map(({ data }) => data.stone_id))
}

export const hasHumanFlower = async (db: Db, keeperId: string, stoneId: string): Promise<boolean> =>
  (await readRow(db, keys.humanFlower(keeperId, stoneId), { consistent: false })) !== null
