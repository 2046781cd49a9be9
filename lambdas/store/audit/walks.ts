/** The ways through the house that a round of the watch goes, a page at a time: whoever has a life, a stone or credits is met on one of them. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Gravestone } from '../../domain/creature/death'
import { DEATH_COUNTERS, deathsByDay } from '../../domain/projections/graveyard-index'
import { HALL_BOARDS, type HallBoard } from '../../domain/projections/leaderboards'
import { LOOKUPS } from '../../domain/projections/page-lookups'
import type { OldestEntry } from '../../domain/projections/projections'
import { HOURS_PER_DAY, MS_PER_HOUR } from '../../domain/time/instants'
import type { Db } from '../db'
import type { Row } from '../row'
import { ACCOUNTS, dueShards, type Key, keys, LAST, TABLE, VIEW_PREFIX } from '../table'
import { hourOfDeath } from './counts'
import { FIRST_STONE } from './looks'

/** After which row to go on. */
export type Position = Readonly<Record<string, unknown>>

/** A row on the way, and what is to be looked at there. */
interface Step {
  position: Position
  subjects: string[]
}

interface WalkPage {
  steps: Step[]
  /** Whether this is the last of its walk. */
  last: boolean
}

type Walk = (db: Db, after: Position | null) => Promise<WalkPage>

/** What a walk rests on is settled before it begins: kinds of subjects of which none may be in doubt. */
export const SETTLED_BEFORE: Readonly<Record<string, readonly string[]>> = { days: ['hour'], total: ['hour', 'day'] }

const PAGE = 50

async function query(db: Db, input: object, after: Position | null): Promise<{ rows: Row[]; last: boolean }> {
  const reply = await db.send(
    new QueryCommand({ TableName: db.table, Limit: PAGE, ...(after && { ExclusiveStartKey: after }), ...input }),
  )
  return { rows: (reply.Items ?? []) as Row[], last: reply.LastEvaluatedKey === undefined }
}

const onIndex =
  (shard: string, subjectsOf: (row: Key) => string[]): Walk =>
  async (db, after) => {
    const { name, partitionKey, sortKey } = TABLE.indexes.due
    const condition = {
      IndexName: name,
      KeyConditionExpression: `${partitionKey} = :shard`,
      ExpressionAttributeValues: { ':shard': shard },
    }
    const { rows, last } = await query(db, condition, after)
    const steps = rows.map((row) => ({
      position: { pk: row.pk, sk: row.sk, [partitionKey]: shard, [sortKey]: row.due_at },
      subjects: subjectsOf(row),
    }))
    return { steps, last }
  }

/** `before` is the row that was met just before on the same page. */
const onShelf =
  (partition: string, subjectsOf: (row: Row, before: Row | undefined) => string[], [from, to] = [' ', LAST]): Walk =>
  async (db, after) => {
    const condition = {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': `${VIEW_PREFIX}${partition}`, ':from': from, ':to': to },
    }
    const { rows, last } = await query(db, condition, after)
    const steps = rows.map((row, at) => ({
      position: { pk: row.pk, sk: row.sk },
      subjects: subjectsOf(row, rows[at - 1]),
    }))
    return { steps, last }
  }

const AGENT = keys.agent('').pk
const CREATURE = keys.creature('', '').sk

const houses = ({ pk, sk }: Key): string[] => [`house ${pk.slice(AGENT.length)} ${sk.slice(CREATURE.length)}`]
const accounts = ({ pk }: Key): string[] => [`account ${pk.slice(AGENT.length)}`]
const placeOn =
  (partition: string) =>
  ({ sk }: Row): string[] => [`place ${partition} ${sk}`]

const places =
  (board: HallBoard) =>
  (row: Row): string[] => {
    const { agent_id, creature_id } = row.data as OldestEntry
    const listings = board === 'oldest_living' ? [`listing ${agent_id} ${creature_id}`] : []
    return [...placeOn(`hall#${board}`)(row), ...listings]
  }

/** Whose first stone this is, is looked at with it; and so is the hour, when the walk comes to another. */
function graves(row: Row, before: Row | undefined): string[] {
  const stone = row.data as Gravestone
  const hour = hourOfDeath(stone)
  return [
    ...placeOn(LOOKUPS.deaths)(row),
    ...(stone.number === 1 ? [`house ${stone.caretaker_id} ${FIRST_STONE}`] : []),
    ...(before && hourOfDeath(before.data as Gravestone) === hour ? [] : [`hour ${hour}`]),
  ]
}

const days = ({ sk, ...row }: Row): string[] => {
  const { pk: _, type: __, ...counts } = row as object as Record<string, number>
  return deathsByDay([{ name: sk, counts }]).map(({ from }) => `day ${from / MS_PER_HOUR / HOURS_PER_DAY}`)
}

const DAYS = DEATH_COUNTERS.days(0).name.split('#')[0] as string

/** In the order in which a round takes them. */
export const WALKS: ReadonlyMap<string, Walk> = new Map([
  ...dueShards.map((shard): [string, Walk] => [shard, onIndex(shard, houses)]),
  [ACCOUNTS, onIndex(ACCOUNTS, accounts)],
  ...HALL_BOARDS.map((board): [string, Walk] => [board, onShelf(`hall#${board}`, places(board))]),
  [LOOKUPS.deaths, onShelf(LOOKUPS.deaths, graves)],
  ['days', onShelf(DEATH_COUNTERS.partition, days, [`${DAYS}#`, `${DAYS}#${LAST}`])],
  ['total', async () => ({ steps: [{ position: {}, subjects: ['total'] }], last: true })],
])
