/** Creatures: how they come, change and leave, and the diary of their care. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { at } from '../domain/clock'
import type { Creature } from '../domain/creature'
import type { Gravestone } from '../domain/death'
import type { LogEntry, TriedItem } from '../domain/diary'
import { normaliseItem } from '../domain/items/normalise'
import type { Instant } from '../domain/time'
import { type Change, first, next, type Row, type RowExtras } from './commit'
import type { Db } from './db'
import { due } from './due'
import type { CreatureRow } from './house'
import { DUE_SHARDS, keys } from './table'

/** A creature that no longer lives with its keeper. A dead one has its stone with it. */
export type Past =
  | { ended: 'died'; creature: Creature; stone: Gravestone }
  | { ended: 'released'; creature: Creature; released_at: Instant }
export type PastRow = Row<Past>
export type StoneRow = Row<Gravestone>
export type LogRow = Row<LogEntry>

export const adopted = (creature: Creature): Change & { after: CreatureRow } => ({
  before: null,
  after: first(keys.creature(creature.agent_id, creature.id), 'creature', creature, listing(creature)),
})

export const changed = (row: CreatureRow, creature: Creature): Change => ({
  before: row,
  after: next(row, creature, listing(creature, row.due_at)),
})

/** The creature leaves the house range and stays with its keeper as one of the past. Its version goes with it. */
export const departed = (row: CreatureRow, past: Past): Change[] => [
  { before: row, after: null },
  {
    before: null,
    after: {
      ...first(keys.past(past.creature.agent_id, past.creature.id), 'past', past),
      version: row.version + 1,
    },
  },
]

/** Back among the living, under a version that no earlier life had; its stone stays and says so. */
export const returned = (row: PastRow, creature: Creature, stone: Gravestone, at: Instant): Change[] => {
  // A stone is written once when it is set, and once more here: each death has its own.
  const standing = first(keys.stone(creature.agent_id, stone.number), 'stone', stone)
  const { after: living } = adopted(creature)
  return [
    { before: row, after: null },
    { before: null, after: { ...living, version: row.version + 1 } },
    { before: standing, after: next(standing, { ...stone, resurrected_at: at }) },
  ]
}

/** Looked at and found alive: listed for the instant it dies if nobody comes. Its version stays, for nothing happened. */
export const relisted = (row: CreatureRow, dies_at: Instant): Change => ({
  before: row,
  after: { ...row, dies_at, due_at: dies_at },
})

export const engraved = (agentId: string, stone: Gravestone): Change => ({
  before: null,
  after: first(keys.stone(agentId, stone.number), 'stone', stone),
})

export const written = (creatureId: string, entry: LogEntry): Change => ({
  before: null,
  after: first(keys.log(creatureId, entry.number), 'log', entry),
})

export const tried = (agentId: string, creatureId: string, fact: TriedItem): Change => ({
  before: 'whatever',
  after: first(keys.tried(agentId, creatureId, fact.action, normaliseItem(fact.item)), 'tried', fact),
})

/**
 * When the creature should be looked at next. An earlier entry stays: looking too early is harmless, and not moving
 * it saves a write to the index at every care.
 */
function listing(creature: Creature, listed?: number): RowExtras {
  const { dies_at } = at(creature, creature.as_of)
  if (dies_at === null) return {}
  return { dies_at, due_at: Math.min(listed ?? dies_at, dies_at), due_shard: dueShard(creature.id) }
}

const dueShard = (creatureId: string): string => dueShards[Number.parseInt(creatureId.slice(0, 8), 16) % DUE_SHARDS]!
export const dueShards = Array.from({ length: DUE_SHARDS }, (_, shard) => `due#${shard}`)

/** Whose creatures are to be looked at by `now`, a page at a time. */
export async function* keepersDue(db: Db, shard: string, now: Instant): AsyncGenerator<string[]> {
  for await (const page of due(db, shard, now)) yield page.map((pk) => pk.slice(keys.agent('').pk.length))
}

export async function readPast(db: Db, agentId: string, creatureId: string): Promise<PastRow | null> {
  const reply = await db.send(
    new GetCommand({ TableName: db.table, Key: keys.past(agentId, creatureId), ConsistentRead: true }),
  )
  return (reply.Item as PastRow | undefined) ?? null
}

const NEWEST_STONES = 50

/** The keeper's latest stones, newest first. */
export async function readNewestStones(db: Db, agentId: string): Promise<Gravestone[]> {
  const { pk, sk } = keys.stone(agentId, 0)
  const reply = await db.send(
    new QueryCommand({
      TableName: db.table,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': sk.slice(0, sk.indexOf('#') + 1) },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: NEWEST_STONES,
    }),
  )
  return ((reply.Items ?? []) as StoneRow[]).map((row) => row.data)
}

/** Entries `from` to `to`, both included, newest first. */
export async function readLog(db: Db, creatureId: string, from: number, to: number): Promise<LogEntry[]> {
  if (to < Math.max(1, from)) return []
  const [lowest, highest] = [keys.log(creatureId, Math.max(1, from)), keys.log(creatureId, to)]
  const entries: LogEntry[] = []
  let start: Record<string, unknown> | undefined
  do {
    const reply = await db.send(
      new QueryCommand({
        TableName: db.table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': lowest.pk, ':from': lowest.sk, ':to': highest.sk },
        ScanIndexForward: false,
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    )
    entries.push(...((reply.Items ?? []) as LogRow[]).map((row) => row.data))
    start = reply.LastEvaluatedKey
  } while (start)
  return entries
}

/** Everything this creature was offered, as it was last judged. */
export async function readTried(db: Db, agentId: string, creatureId: string): Promise<TriedItem[]> {
  const { pk, sk } = keys.tried(agentId, creatureId, '', '')
  const reply = await db.send(
    new QueryCommand({
      TableName: db.table,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': sk.slice(0, -1) },
    }),
  )
  return ((reply.Items ?? []) as Row<TriedItem>[]).map((row) => row.data)
}
