/** Projector: reads the table's stream and updates counters, activity, leaderboards, lists and analytics. */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { metricFields } from '../api/metrics'
import { type Context, processContext } from '../context'
import { applyChange, PendingProjections } from '../domain/projections/projections'
import { fromStream, project } from '../store/projections/projections'

/** Only events of a source with a tumbling window contain the shard's id. */
export interface ShardEvent extends DynamoDBStreamEvent {
  shardId?: string
}

export interface ShardReply extends DynamoDBBatchResponse {
  /** State of the tumbling window; unused, because everything is stored in the table. */
  state: Record<string, never>
}

export const projector =
  (context?: Context) =>
  async ({ Records, shardId }: ShardEvent): Promise<ShardReply> => {
    const ctx = context ?? processContext()
    if (Records.length === 0) return { state: {}, batchItemFailures: [] }
    if (!shardId) throw new Error('the event has no shard id: give the event source a tumbling window')
    try {
      await project(ctx.db, shardId, Records.map(fromStream))
      return { state: {}, batchItemFailures: [] }
    } catch {
      return projectOneByOne(ctx, shardId, Records)
    }
  }

/**
 * Skips records that cannot be processed, so that the shard continues. Any other error is temporary: the source resends
 * from that record on, for hours if necessary.
 */
async function projectOneByOne(ctx: Context, shardId: string, records: readonly DynamoDBRecord[]): Promise<ShardReply> {
  for (const record of records) {
    const itemIdentifier = record.dynamodb?.SequenceNumber ?? ''
    const fault = faultOf(record)
    if (fault) {
      const measures = metricFields(ctx.config.metricsNamespace, ctx.now(), { skipped: 1 })
      logError(ctx, 'skipped', shardId, itemIdentifier, fault, measures)
      continue
    }
    try {
      await project(ctx.db, shardId, [fromStream(record)])
    } catch (error) {
      logError(ctx, 'not projected', shardId, itemIdentifier, error as Error)
      return { state: {}, batchItemFailures: [{ itemIdentifier }] }
    }
  }
  return { state: {}, batchItemFailures: [] }
}

/** The error in the record itself, independent of the table; null if it can be processed. */
function faultOf(record: DynamoDBRecord): Error | null {
  try {
    applyChange(fromStream(record).change, new PendingProjections())
    return null
  } catch (error) {
    return error as Error
  }
}

const logError = (
  ctx: Context,
  message: string,
  shard: string,
  sequence: string,
  { name, message: reason, stack }: Error,
  measures: Readonly<Record<string, unknown>> = {},
) => ctx.log({ level: 'error', message, shard, sequence, name, reason, stack, ...measures })
