/** Reads for the public pages: one creature, stone or keeper, and recent births and deaths. */

import type { Agent } from '../../domain/accounts/agent'
import type { Gravestone, Past } from '../../domain/afterlife/gravestone'
import type { LogEntry } from '../../domain/care/care-log'
import type { Creature } from '../../domain/creature/creature'
import { type BirthEntry, LOOKUPS, type OwnerLookup, type StoneLookup } from '../../domain/projections/page-lookups'
import { isAgentRow } from '../agents'
import type { Db } from '../db'
import { idOf, readLatest, readRange, readRow, readRows } from '../read'
import type { Row } from '../row'
import { FIRST, keys, LAST } from '../table'

/** Pages may be slightly stale; the API reads consistently. */
const EVENTUAL = { consistent: false } as const

const readCard = async <T>(db: Db, { partition, name }: { partition: string; name: string }): Promise<T | null> =>
  (await readRow<T>(db, keys.view(partition, name), EVENTUAL))?.data ?? null

export const readOwner = (db: Db, creatureId: string) => readCard<OwnerLookup>(db, LOOKUPS.owner(creatureId))
export const readStoneCard = (db: Db, stoneId: string) => readCard<StoneLookup>(db, LOOKUPS.stone(stoneId))

interface Newest {
  limit: number
  /** Only entries older than the one with this name. */
  before?: string
}

async function readNewest<T>(
  db: Db,
  partition: string,
  { limit, before = LAST }: Newest,
): Promise<{ name: string; card: T }[]> {
  if (before <= FIRST) return []
  // BETWEEN is inclusive: read one more and drop the named one.
  const [from, to] = [keys.view(partition, FIRST), keys.view(partition, before)]
  const rows = await readRange<T>(db, from, to, { newestFirst: true, limit: limit + 1, consistent: false })
  return rows
    .filter(({ sk }) => sk !== before)
    .slice(0, limit)
    .map(({ sk, data }) => ({ name: sk, card: data }))
}

export const readBirths = async (db: Db, limit: number): Promise<BirthEntry[]> =>
  (await readNewest<BirthEntry>(db, LOOKUPS.births, { limit })).map(({ card }) => card)

/** Stones, newest death first, each with the name to continue from. */
export const readDeaths = (db: Db, newest: Newest) => readNewest<Gravestone>(db, LOOKUPS.deaths, newest)

export interface CreatureWithKeeper {
  agent: Agent | null
  living: Creature | null
  past: Past | null
  stone: Gravestone | null
}

/** A living or past creature with its keeper, and with one of its stones if requested. */
export async function readCreatureWithKeeper(
  db: Db,
  agentId: string,
  creatureId: string,
  stoneNumber?: number,
): Promise<CreatureWithKeeper> {
  const wanted = {
    agent: keys.agent(agentId),
    living: keys.creature(agentId, creatureId),
    past: keys.past(agentId, creatureId),
    ...(stoneNumber !== undefined && { stone: keys.stone(agentId, stoneNumber) }),
  }
  const rows = await readRows(db, Object.values(wanted), EVENTUAL)
  const row = <T>(name: keyof typeof wanted) => {
    const key = wanted[name]
    return key && (rows.get(idOf(key)) as Row<T> | undefined)
  }
  const agent = row<Agent>('agent')
  const stone = row<Gravestone>('stone')?.data ?? null
  if (!isAgentRow(agent)) return { agent: null, living: null, past: null, stone }
  return {
    agent: agent.data,
    living: row<Creature>('living')?.data ?? null,
    past: row<Past>('past')?.data ?? null,
    stone,
  }
}

/** The latest log entries, oldest first. */
export async function readDiary(db: Db, creatureId: string, limit: number): Promise<LogEntry[]> {
  return (await readLatest<LogEntry>(db, (number) => keys.log(creatureId, number), limit)).reverse()
}
