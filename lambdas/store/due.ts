/** Reads the due index in pages. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { type Key, TABLE } from './table'

const PAGE = 100

export interface Due extends Key {
  due_at: Instant
}

/** The first rows listed under `shard` for `now` or later. */
export async function readNextDue(db: Db, shard: string, now: Instant, limit: number): Promise<Due[]> {
  const { name, partitionKey, sortKey } = TABLE.indexes.due
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: db.table,
      IndexName: name,
      KeyConditionExpression: `${partitionKey} = :shard AND ${sortKey} >= :now`,
      ExpressionAttributeValues: { ':shard': shard, ':now': now },
      Limit: limit,
    }),
  )
  return Items as Due[]
}

/** Rows listed under `shard` for `now` or earlier, oldest first. */
export async function* readDue(db: Db, shard: string, now: Instant): AsyncGenerator<Due[]> {
  const { name, partitionKey, sortKey } = TABLE.indexes.due
  let start: Record<string, unknown> | undefined
  do {
    const reply = await db.send(
      new QueryCommand({
        TableName: db.table,
        IndexName: name,
        KeyConditionExpression: `${partitionKey} = :shard AND ${sortKey} <= :now`,
        ExpressionAttributeValues: { ':shard': shard, ':now': now },
        Limit: PAGE,
        ExclusiveStartKey: start,
      }),
    )
    yield (reply.Items ?? []) as Due[]
    start = reply.LastEvaluatedKey
  } while (start)
}
