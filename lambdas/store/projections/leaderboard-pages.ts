/**
 * Precomputed first pages of the leaderboards: two compressed rows, rewritten every minute. Reading a leaderboard
 * directly costs a row per entry plus one per creature; this costs about one read unit.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Creature } from '../../domain/creature/creature'
import type { RankedKeeper } from '../../domain/projections/consistency-ranking'
import type { Instant } from '../../domain/time/instants'
import type { Db } from '../db'
import { readRange } from '../read'
import { newRow } from '../row'
import { FIRST, keys, LAST } from '../table'

/** One of the oldest creatures as last written, with its keeper's name. */
export interface OldestLiving {
  creature: Creature
  keeper: string
}

/** A null entry is a creature that died or left since the leaderboard was written. */
export interface LeaderboardPages {
  oldest_living: readonly (OldestLiving | null)[]
  most_consistent: readonly RankedKeeper[]
}

type PagedBoard = keyof LeaderboardPages

/**
 * Entries on the first page. Of the most consistent, more candidates are stored than shown, so that close ones can be
 * ranked exactly.
 */
export const PAGE_ENTRIES: Readonly<Record<PagedBoard, number>> = { oldest_living: 25, most_consistent: 100 }

/** If a page is older, the job has stopped, and the leaderboards are read directly. */
const MAX_AGE_MS = 180_000

const PARTITION = 'first-places'

interface StoredPage {
  as_of: Instant
  /** Compressed JSON: reads are billed by the kilobyte. */
  packed: Uint8Array
}

const compress = (pages: unknown): Uint8Array => deflateRawSync(JSON.stringify(pages))
const unpack = (bytes: Uint8Array): unknown => JSON.parse(inflateRawSync(bytes).toString())

export async function writeLeaderboardPages(
  db: Db,
  as_of: Instant,
  { oldest_living, most_consistent }: LeaderboardPages,
): Promise<void> {
  const pages: Readonly<Record<PagedBoard, unknown>> = {
    oldest_living,
    most_consistent,
  }
  await Promise.all(
    Object.entries(pages).map(([board, some]) => {
      const ready: StoredPage = { as_of, packed: compress(some) }
      return db.send(new PutCommand({ TableName: db.table, Item: newRow(keys.view(PARTITION, board), 'view', ready) }))
    }),
  )
}

/** The pages that are fresh: of both leaderboards, or of `board`. */
export async function readLeaderboardPages(
  db: Db,
  now: Instant,
  board?: PagedBoard,
): Promise<Partial<LeaderboardPages>> {
  const [from, to] = [keys.view(PARTITION, board ?? FIRST), keys.view(PARTITION, board ?? LAST)]
  const rows = await readRange<StoredPage>(db, from, to, { consistent: false })
  const fresh = rows.filter(({ data: { as_of } }) => as_of <= now && now - as_of <= MAX_AGE_MS)
  return Object.fromEntries(fresh.map(({ sk, data }) => [sk, unpack(data.packed)]))
}

/** For the local host, which knows when data changed: forces direct reads until the next refresh. */
export async function deleteLeaderboardPages(db: Db): Promise<void> {
  const boards = Object.keys(PAGE_ENTRIES)
  await Promise.all(
    boards.map((board) => db.send(new DeleteCommand({ TableName: db.table, Key: keys.view(PARTITION, board) }))),
  )
}
