/** Reads the table's stream and keeps what the house knows of itself: totals, activity, boards, lists, analytics. */
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { type Context, processContext } from '../context'
import { fromStream, project, type Sequenced } from '../store/projections'

/** An event of a source with a tumbling window: only such a one says which shard it comes from. */
export interface ShardEvent extends DynamoDBStreamEvent {
  shardId?: string
}

export interface ShardReply extends DynamoDBBatchResponse {
  /** A window hands this on to its next event; everything that lasts is in the table. */
  state: Record<string, never>
}

export const projector =
  (context?: Context) =>
  async ({ Records, shardId }: ShardEvent): Promise<ShardReply> => {
    const ctx = context ?? processContext()
    if (Records.length === 0) return { state: {}, batchItemFailures: [] }
    if (!shardId) throw new Error('The event names no shard: give the event source a tumbling window')
    try {
      await project(ctx.db, shardId, Records.map(fromStream))
      return { state: {}, batchItemFailures: [] }
    } catch {
      return oneByOne(ctx, shardId, Records)
    }
  }

/**
 * Everything up to the record that cannot be applied is; from there on the source tries again. One that is first of
 * several is thrown back: only then does the source halve the batch, until the bad record stands alone and is set aside.
 */
async function oneByOne(ctx: Context, shardId: string, records: DynamoDBStreamEvent['Records']): Promise<ShardReply> {
  for (const record of records) {
    try {
      const sequenced: Sequenced = fromStream(record)
      await project(ctx.db, shardId, [sequenced])
    } catch (error) {
      const { name, message, stack } = error as Error
      const itemIdentifier = record.dynamodb?.SequenceNumber ?? ''
      ctx.log({
        level: 'error',
        message: 'not projected',
        shard: shardId,
        sequence: itemIdentifier,
        name,
        reason: message,
        stack,
      })
      if (record === records[0] && records.length > 1) throw error
      return { state: {}, batchItemFailures: [{ itemIdentifier }] }
    }
  }
  return { state: {}, batchItemFailures: [] }
}
