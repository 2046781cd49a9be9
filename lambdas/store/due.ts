/** What is due: a page of partition keys at a time from the index that says when to look at a row again. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { TABLE } from './table'

const PAGE = 100

/** Partition keys listed under `shard` for `now` or earlier, each once in a page. */
export async function* due(db: Db, shard: string, now: Instant): AsyncGenerator<string[]> {
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
    yield [...new Set((reply.Items ?? []).map((item) => String(item.pk)))]
    start = reply.LastEvaluatedKey
  } while (start)
}
