/**
 * The first places of the boards, ready to be shown. Whoever reads a board place by place reads a row for each, and one
 * for every creature there; here they lie packed in two rows that are written every minute, for a unit or so a reader.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Creature } from '../../domain/creature/creature'
import type { RankedKeeper } from '../../domain/projections/consistency-ranking'
import type { Instant } from '../../domain/time/instants'
import type { Db } from '../db'
import { readRange } from '../read'
import { first, type Row } from '../row'
import { decodeRow, encodeRow } from '../rows/codec'
import { FIRST, keys, LAST } from '../table'

/** One of the oldest, as it was last written, and who keeps it. */
export interface Elder {
  creature: Creature
  keeper: string
}

/** A place whose creature has gone since the board was written is empty. */
export interface FirstPlaces {
  oldest_living: readonly (Elder | null)[]
  most_consistent: readonly RankedKeeper[]
}

type ReadyBoard = keyof FirstPlaces

/** What a first page shows; keepers who stand so close are ranked together. */
export const READY_PLACES: Readonly<Record<ReadyBoard, number>> = { oldest_living: 25, most_consistent: 100 }

/** What is older is no news: then whoever made it ready has stopped, and the boards themselves are read. */
const READY_MS = 180_000

const SHELF = 'first-places'

interface Ready {
  as_of: Instant
  /** Plain text, packed: readers pay by the kilobyte. */
  packed: Uint8Array
}

/** In the short form of the table, with what that form leaves out. */
interface StoredElder {
  agent_id: string
  id: string
  stored: unknown
  creator?: string
  keeper: string
}

const rowOf = (agent_id: string, id: string, data: unknown): Row => first(keys.creature(agent_id, id), 'creature', data)

function storedElder({ creature, keeper }: Elder): StoredElder {
  const { agent_id, id, species } = creature
  const { creator } = species
  return { agent_id, id, stored: encodeRow(rowOf(agent_id, id, creature)).data, keeper, ...(creator && { creator }) }
}

function elderOf({ agent_id, id, stored, creator, keeper }: StoredElder): Elder {
  const creature = decodeRow<Creature>(rowOf(agent_id, id, stored)).data
  return { keeper, creature: creator ? { ...creature, species: { ...creature.species, creator } } : creature }
}

const packed = (places: unknown): Uint8Array => deflateRawSync(JSON.stringify(places))
const unpacked = <T>(bytes: Uint8Array): T => JSON.parse(inflateRawSync(bytes).toString())

export async function writeFirstPlaces(
  db: Db,
  as_of: Instant,
  { oldest_living, most_consistent }: FirstPlaces,
): Promise<void> {
  const places: Readonly<Record<ReadyBoard, unknown>> = {
    oldest_living: oldest_living.map((elder) => elder && storedElder(elder)),
    most_consistent,
  }
  await Promise.all(
    Object.entries(places).map(([board, some]) => {
      const ready: Ready = { as_of, packed: packed(some) }
      return db.send(new PutCommand({ TableName: db.table, Item: first(keys.view(SHELF, board), 'view', ready) }))
    }),
  )
}

/** What is ready of the boards that were asked for: both, unless one is named. */
export async function readFirstPlaces(db: Db, now: Instant, board?: ReadyBoard): Promise<Partial<FirstPlaces>> {
  const [from, to] = [keys.view(SHELF, board ?? FIRST), keys.view(SHELF, board ?? LAST)]
  const rows = await readRange<Ready>(db, from, to, { consistent: false })
  const fresh = rows.filter(({ data: { as_of } }) => as_of <= now && now - as_of <= READY_MS)
  return Object.fromEntries(
    fresh.map(({ sk, data }) => [
      sk,
      sk === ('oldest_living' satisfies ReadyBoard)
        ? unpacked<(StoredElder | null)[]>(data.packed).map((elder) => elder && elderOf(elder))
        : unpacked(data.packed),
    ]),
  )
}

/** For a host that knows when something has changed: the boards themselves are read until they are made ready anew. */
export async function dropFirstPlaces(db: Db): Promise<void> {
  const boards = Object.keys(READY_PLACES)
  await Promise.all(
    boards.map((board) => db.send(new DeleteCommand({ TableName: db.table, Key: keys.view(SHELF, board) }))),
  )
}
