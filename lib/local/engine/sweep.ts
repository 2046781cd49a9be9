/** Deletes expired rows, as DynamoDB does by their time to live. Local engines do not. */
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '../../../lambdas/domain/time/instants'
import type { Db } from '../../../lambdas/store/db'
import { TABLE } from '../../../lambdas/store/table'

/** Rows scanned per round, so that a round takes the same time for any table size. */
const ROWS_A_ROUND = 1_000
const BATCH = 25

export function expirySweep(db: Db, now: () => Instant): () => Promise<number> {
  let from: Record<string, unknown> | undefined
  return async () => {
    const page = await db.send(
      new ScanCommand({
        TableName: db.table,
        Limit: ROWS_A_ROUND,
        FilterExpression: `${TABLE.timeToLive} < :now`,
        ProjectionExpression: `${TABLE.partitionKey}, ${TABLE.sortKey}`,
        ExpressionAttributeValues: { ':now': Math.floor(now() / 1000) },
        ExclusiveStartKey: from,
      }),
    )
    const expired = page.Items ?? []
    for (let at = 0; at < expired.length; at += BATCH) {
      const requests = expired.slice(at, at + BATCH).map((Key) => ({ DeleteRequest: { Key } }))
      await db.send(new BatchWriteCommand({ RequestItems: { [db.table]: requests } }))
    }
    from = page.LastEvaluatedKey
    return expired.length
  }
}
