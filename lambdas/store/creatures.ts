/** Creatures, their care log and the items they were offered. */
import { type Agent, lastLost } from '../domain/accounts/agent'
import { type Ended, type Gravestone, type Lost, lossOf, type Past } from '../domain/afterlife/gravestone'
import type { LogEntry, TriedItem } from '../domain/care/care-log'
import { normaliseItem } from '../domain/care/items/normalise'
import { diesAt } from '../domain/creature/clock'
import type { Creature } from '../domain/creature/creature'
import type { Instant } from '../domain/time/instants'
import { commit } from './commit'
import type { Db } from './db'
import { readDue, readNextDue } from './due'
import { readStones, resurrectedStoneChange } from './graveyard'
import type { CreatureRow } from './household'
import { type Consistency, readRange, readRow, readRowsInOrder } from './read'
import { type Change, newRow, nextRow, type Row, type RowExtras } from './row'
import { DUE_SHARDS, dueShards, keys, LAST } from './table'

export type PastRow = Row<Past>

export const adoptionChange = (creature: Creature): Change & { after: CreatureRow } => ({
  before: null,
  after: newRow(keys.creature(creature.agent_id, creature.id), 'creature', creature, dueListing(creature)),
})

export const creatureChange = (row: CreatureRow, creature: Creature): Change & { after: CreatureRow } => ({
  before: row,
  after: nextRow(row, creature, dueListing(creature, row.due_at)),
})

/** Moves the creature to the past, out of the household range. Its version continues. */
export const archiveChanges = (row: CreatureRow, ended: Ended): Change[] => [
  { before: row, after: null },
  {
    before: null,
    after: {
      ...newRow(keys.past(ended.creature.agent_id, ended.creature.id), 'past', pastOf(ended)),
      version: row.version + 1,
    },
  },
]

const pastOf = (ended: Ended): Past => {
  if (ended.ended === 'released') return ended
  const { stone, ...died } = ended
  return { ...died, stone_id: stone.id, stone_number: stone.number }
}

/**
 * Moves a past creature back to the living, with a version higher than in any earlier life. Its gravestone stays and
 * records the return.
 */
export const resurrectionChanges = (row: PastRow, creature: Creature, stone: Row<Gravestone>): Change[] => {
  const { after: living } = adoptionChange(creature)
  return [
    { before: row, after: null },
    { before: null, after: { ...living, version: row.version + 1 } },
    resurrectedStoneChange(stone, creature.stats_at),
  ]
}

/**
 * For a creature that was due but is alive: re-indexes it at the time when it will die without care. Keeps the version,
 * because the data did not change.
 */
export const relistChange = (row: CreatureRow, dies_at: Instant): Change => ({
  before: row,
  after: { ...row, dies_at, due_at: dies_at },
})

/** The same row if its due index entry is correct or early enough. Eggs are not indexed. */
export function correctlyListed(row: CreatureRow): CreatureRow {
  const right = dueListing(row.data)
  const isListed = row.due_shard === right.due_shard && Number(row.due_at) <= Number(right.due_at)
  return right.due_at === undefined || isListed ? row : { ...row, ...right }
}

export const logEntryChange = (entry: LogEntry): Change => ({
  before: null,
  after: newRow(keys.log(entry.creature_id, entry.number), 'log', entry),
})

export const triedItemChange = (agentId: string, creatureId: string, fact: TriedItem): Change & { after: Row } => ({
  before: 'whatever',
  after: newRow(keys.tried(agentId, creatureId, fact.action, normaliseItem(fact.item)), 'tried', fact),
})

/** Keeps an earlier entry: a check that comes too early is harmless, and this saves an index write per care action. */
function dueListing(creature: Creature, listed?: number): RowExtras {
  const dies_at = diesAt(creature)
  if (dies_at === null) return {}
  return { dies_at, due_at: Math.min(listed ?? dies_at, dies_at), due_shard: dueShard(creature.id) }
}

const dueShard = (creatureId: string): string => dueShards[Number.parseInt(creatureId.slice(0, 8), 16) % DUE_SHARDS]!

/** Keepers with creatures that are due by `now`, in pages, each keeper once per page. */
export async function* dueKeepers(db: Db, shard: string, now: Instant): AsyncGenerator<DueKeeper[]> {
  for await (const page of readDue(db, shard, now)) {
    yield page
      .filter(({ pk }, index) => page.findIndex((earlier) => earlier.pk === pk) === index)
      .map(({ pk, due_at }) => ({ keeper: pk.slice(keys.agent('').pk.length), due_at }))
  }
}

export interface DueKeeper {
  keeper: string
  due_at: Instant
}

/**
 * The creatures listed to die next, `limit` of each shard. Some were cared for since and have more time: their entries
 * are corrected when due.
 */
export async function readNextToDie(
  db: Db,
  now: Instant,
  limit: number,
): Promise<{ agent_id: string; creature_id: string }[]> {
  const listed = await Promise.all(dueShards.map((shard) => readNextDue(db, shard, now, limit)))
  return listed.flat().map(({ pk, sk }) => ({
    agent_id: pk.slice(keys.agent('').pk.length),
    creature_id: sk.slice(keys.creature('', '').sk.length),
  }))
}

export const pastChange = (row: PastRow, past: Past): Change => ({ before: row, after: nextRow(row, past) })

export const readCreature = (db: Db, agentId: string, creatureId: string): Promise<CreatureRow | null> =>
  readRow(db, keys.creature(agentId, creatureId))

export const readPast = (db: Db, agentId: string, creatureId: string): Promise<PastRow | null> =>
  readRow(db, keys.past(agentId, creatureId))

/** The stones of the dead are joined. `known`: those that were read already. */
async function withStones(
  db: Db,
  agentId: string,
  pasts: readonly Past[],
  known: readonly Gravestone[] = [],
): Promise<Ended[]> {
  const isKnown = (stoneId: string) => known.some(({ id }) => id === stoneId)
  const unknown = pasts.flatMap((past) =>
    past.ended === 'died' && !isKnown(past.stone_id) ? [keys.stone(agentId, past.stone_number)] : [],
  )
  const read = unknown.length > 0 ? await readRowsInOrder<Gravestone>(db, unknown) : []
  const stones = new Map([...known, ...read.map(({ data }) => data)].map((stone) => [stone.id, stone]))
  return pasts.flatMap((past): Ended[] => {
    if (past.ended === 'released') return [past]
    const stone = stones.get(past.stone_id)
    return stone ? [{ ended: past.ended, creature: past.creature, stone }] : []
  })
}

/** A creature of this keeper that died or was released. */
export async function readEnded(db: Db, agentId: string, creatureId: string): Promise<Ended | null> {
  const past = await readPast(db, agentId, creatureId)
  return past ? ((await withStones(db, agentId, [past.data]))[0] ?? null) : null
}

const NEWEST_STONES = 50

/** The last creature lost. If that one was resurrected, the most recent one that is still dead, found by its stone. */
export async function readLastLost(db: Db, agent: Agent): Promise<Lost | null> {
  const known = lastLost(agent)
  if (known || agent.tallies.deaths === 0) return known
  const stones = await readStones(db, agent.id, agent.tallies.deaths, { page: 1, per_page: NEWEST_STONES })
  const stone = stones.find(({ resurrected_at }) => resurrected_at === null)
  if (!stone) return null
  const past = (await readPast(db, agent.id, stone.creature_id))?.data
  return past?.ended === 'died' ? lossOf({ creature: past.creature, stone }) : null
}

/** From eventually consistent reads. `stones`: those that were read already. */
export async function readAllEnded(
  db: Db,
  agentId: string,
  creatureIds: readonly string[],
  stones: readonly Gravestone[],
): Promise<Ended[]> {
  if (creatureIds.length === 0) return []
  const rows = await readRowsInOrder<Past>(
    db,
    creatureIds.map((id) => keys.past(agentId, id)),
    { consistent: false },
  )
  return withStones(
    db,
    agentId,
    rows.map(({ data }) => data),
    stones,
  )
}

/** The living creatures among `refs`, from eventually consistent reads. */
export async function readCreatures(
  db: Db,
  refs: readonly { agent_id: string; creature_id: string }[],
): Promise<Creature[]> {
  const rows = await readRowsInOrder<Creature>(
    db,
    refs.map(({ agent_id, creature_id }) => keys.creature(agent_id, creature_id)),
    { consistent: false },
  )
  return rows.map(({ data }) => data)
}

/** Entries `from` to `to`, inclusive, newest first. */
export async function readLog(
  db: Db,
  creatureId: string,
  from: number,
  to: number,
  consistency?: Consistency,
): Promise<LogEntry[]> {
  if (to < Math.max(1, from)) return []
  const [lowest, highest] = [keys.log(creatureId, Math.max(1, from)), keys.log(creatureId, to)]
  const rows = await readRange<LogEntry>(db, lowest, highest, { ...consistency, newestFirst: true })
  return rows.map(({ data }) => data)
}

/**
 * The last `count` entries before `number`. An eventually consistent read costs half; a gap in the numbers shows that
 * it was stale, and only then is it repeated consistently.
 */
export async function readLogBefore(db: Db, creatureId: string, number: number, count: number): Promise<LogEntry[]> {
  const range = [Math.max(1, number - count), number - 1] as const
  const entries = await readLog(db, creatureId, ...range, { consistent: false })
  return entries.length > range[1] - range[0] ? entries : readLog(db, creatureId, ...range)
}

/** The latest items per creature that are kept. */
export const MAX_TRIED_ITEMS = 200
/** Older items are pruned at every hundredth care action. */
const PRUNE_EVERY = 100
const MAX_CHANGES = 100

const isPruneDue = ({ number }: LogEntry): boolean => number % PRUNE_EVERY === 0

/** The offered items with their latest judgement, newest first. */
export const readTriedItems = async (db: Db, agentId: string, creatureId: string): Promise<TriedItem[]> =>
  (await readLatestTriedRows(db, agentId, creatureId)).slice(0, MAX_TRIED_ITEMS).map(({ data }) => data)

async function readLatestTriedRows(db: Db, agentId: string, creatureId: string): Promise<Row<TriedItem>[]> {
  const ofAction = (action: string) => keys.tried(agentId, creatureId, action, '')
  const rows = await readRange<TriedItem>(db, ofAction(''), ofAction(LAST), { consistent: false })
  return rows.sort((a, b) => b.data.tried_at - a.data.tried_at)
}

/** After these entries. A failure does not matter: the next time more are pruned. */
export const pruneAfter = (db: Db, entries: readonly LogEntry[]): Promise<unknown> =>
  Promise.all(
    entries
      .filter(isPruneDue)
      .map(({ by, creature_id }) => pruneTriedItems(db, by.agent_id, creature_id).catch(() => undefined)),
  )

export async function pruneTriedItems(db: Db, agentId: string, creatureId: string): Promise<void> {
  const old = (await readLatestTriedRows(db, agentId, creatureId)).slice(MAX_TRIED_ITEMS)
  for (let from = 0; from < old.length; from += MAX_CHANGES) {
    const gone = old.slice(from, from + MAX_CHANGES).map((before) => ({ before, after: null }))
    await commit(db, gone)
  }
}
