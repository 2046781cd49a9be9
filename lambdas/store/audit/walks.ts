/** The walks of an audit round, in pages. Together they reach every agent with a creature, a gravestone or credits. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Gravestone } from '../../domain/afterlife/gravestone'
import { DEATH_COUNTERS, deathsByDay } from '../../domain/projections/graveyard-index'
import { HALL_BOARDS } from '../../domain/projections/leaderboards'
import { LOOKUPS } from '../../domain/projections/page-lookups'
import type { OldestEntry } from '../../domain/projections/projections'
import { HOURS_PER_DAY, MS_PER_HOUR } from '../../domain/time/instants'
import type { Db } from '../db'
import { decodeRow } from '../entities/codec'
import { sumCounters } from '../projections/views'
import type { Row } from '../row'
import { ACCOUNTS, dueShards, keys, LAST, TABLE, VIEW_PREFIX } from '../table'
import { hourOfDeath } from './counters'
import { BOARDS } from './projection-laws'
import { FIRST_STONE } from './subjects'

/** The key of the last row that was read. */
export type Position = Readonly<Record<string, unknown>>

interface WalkPage {
  steps: { position: Position; subjects: string[] }[]
  last: boolean
}

type Walk = (db: Db, after: Position | null) => Promise<WalkPage>

/** The subjects to check at a row; `previous` is the row before it on the same page. */
type SubjectsOf = (row: Row, previous: Row | undefined) => string[]

/** Before a walk begins, unconfirmed findings of these kinds must be resolved. */
export const SETTLED_BEFORE: Readonly<Record<string, readonly string[]>> = { days: ['hour'], total: ['hour', 'day'] }

const PAGE = 50

const walk =
  (query: object, subjectsOf: SubjectsOf, positionKeys: readonly (keyof Row)[] = ['pk', 'sk']): Walk =>
  async (db, after) => {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({ TableName: db.table, Limit: PAGE, ...(after && { ExclusiveStartKey: after }), ...query }),
    )
    const rows = Items.map((item) => decodeRow(item as Row))
    const steps = rows.map((row, at) => ({
      position: Object.fromEntries(positionKeys.map((name) => [name, row[name]])),
      subjects: subjectsOf(row, rows[at - 1]),
    }))
    return { steps, last: LastEvaluatedKey === undefined }
  }

const dueWalk = (shard: string, subjectsOf: SubjectsOf): Walk => {
  const { name, partitionKey, sortKey } = TABLE.indexes.due
  const query = {
    IndexName: name,
    KeyConditionExpression: `${partitionKey} = :shard`,
    ExpressionAttributeValues: { ':shard': shard },
  }
  return walk(query, subjectsOf, ['pk', 'sk', partitionKey, sortKey])
}

const partitionWalk = (partition: string, subjectsOf: SubjectsOf, [from, to] = [' ', LAST]): Walk =>
  walk(
    {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': `${VIEW_PREFIX}${partition}`, ':from': from, ':to': to },
    },
    subjectsOf,
  )

const AGENT = keys.agent('').pk
const CREATURE = keys.creature('', '').sk

const household: SubjectsOf = ({ pk, sk }) => [`house ${pk.slice(AGENT.length)} ${sk.slice(CREATURE.length)}`]
const account: SubjectsOf = ({ pk }) => [`account ${pk.slice(AGENT.length)}`]
const projection: SubjectsOf = ({ pk, sk }) => [`place ${pk.slice(VIEW_PREFIX.length)} ${sk}`]

const oldest: SubjectsOf = (row, previous) => {
  const { agent_id, creature_id } = row.data as OldestEntry
  return [...projection(row, previous), `listing ${agent_id} ${creature_id}`]
}

/** Also checks the household at its first gravestone, and each hour once. */
const gravestone: SubjectsOf = (row, previous) => {
  const stone = row.data as Gravestone
  const hour = hourOfDeath(stone)
  return [
    ...projection(row, previous),
    ...(stone.number === 1 ? [`house ${stone.caretaker_id} ${FIRST_STONE}`] : []),
    ...(previous && hourOfDeath(previous.data as Gravestone) === hour ? [] : [`hour ${hour}`]),
  ]
}

const day: SubjectsOf = (row) =>
  deathsByDay([{ name: row.sk, counts: sumCounters([row]) }]).map(
    ({ from }) => `day ${from / MS_PER_HOUR / HOURS_PER_DAY}`,
  )

const DAYS = DEATH_COUNTERS.days(0).name.split('#')[0] as string

/** In the order in which a round runs them. */
export const WALKS: ReadonlyMap<string, Walk> = new Map([
  ...dueShards.map((shard): [string, Walk] => [shard, dueWalk(shard, household)]),
  [ACCOUNTS, dueWalk(ACCOUNTS, account)],
  ...HALL_BOARDS.map((board): [string, Walk] => [
    board,
    partitionWalk(`${BOARDS}${board}`, board === 'oldest_living' ? oldest : projection),
  ]),
  [LOOKUPS.deaths, partitionWalk(LOOKUPS.deaths, gravestone)],
  ['days', partitionWalk(DEATH_COUNTERS.partition, day, [`${DAYS}#`, `${DAYS}#${LAST}`])],
  ['total', async () => ({ steps: [{ position: {}, subjects: ['total'] }], last: true })],
])
