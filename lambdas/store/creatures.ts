/** Creatures: how they come, change and leave, and the diary of their care. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { at } from '../domain/clock'
import type { Creature } from '../domain/creature'
import type { Gravestone } from '../domain/death'
import type { LogEntry, TriedItem } from '../domain/diary'
import type { Instant } from '../domain/time'
import { type Change, first, next, type Row, type RowExtras } from './commit'
import type { Db } from './db'
import type { CreatureRow } from './house'
import { DUE_SHARDS, keys } from './table'

/** A creature that no longer lives with its keeper. A dead one has its stone with it. */
export type Past =
  | { ended: 'died'; creature: Creature; stone: Gravestone }
  | { ended: 'released'; creature: Creature; released_at: Instant }
export type PastRow = Row<Past>
export type StoneRow = Row<Gravestone>
export type LogRow = Row<LogEntry>

export const adopted = (creature: Creature): Change => ({
  before: null,
  after: first(keys.creature(creature.agent_id, creature.id), 'creature', creature, listing(creature)),
})

export const changed = (row: CreatureRow, creature: Creature): Change => ({
  before: row,
  after: next(row, creature, listing(creature, row.due_at)),
})

/** The creature leaves the house range and stays with its keeper as one of the past. */
export const departed = (row: CreatureRow, past: Past): Change[] => [
  { before: row, after: null },
  { before: null, after: first(keys.past(past.creature.agent_id, past.creature.id), 'past', past) },
]

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
  after: first(keys.tried(agentId, creatureId, fact.action, fact.item), 'tried', fact),
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

const dueShard = (creatureId: string): string => `due#${Number.parseInt(creatureId.slice(0, 8), 16) % DUE_SHARDS}`

export async function readPast(db: Db, agentId: string, creatureId: string): Promise<PastRow | null> {
  const reply = await db.send(
    new GetCommand({ TableName: db.table, Key: keys.past(agentId, creatureId), ConsistentRead: true }),
  )
  return (reply.Item as PastRow | undefined) ?? null
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
