/** Stream records of the built-in table's changes, as DynamoDB Streams passes them to the projector. */
import type { DynamoDBRecord } from 'aws-lambda'
import { PROJECTED_REMOVALS, PROJECTED_TYPES } from '../../lambdas/domain/projections/projections'
import { marshalled, type StreamChange } from '../../lib/local/engine/memory-table'

/** The filter of the projector's event source. */
export const isProjected = ({ before, after }: StreamChange): boolean =>
  PROJECTED_TYPES.includes(String(after?.type)) || PROJECTED_REMOVALS.includes(String(before?.type))

/** As long as a real one, so that code which takes it for a number fails. */
const sequenceNumber = ({ sequence }: StreamChange): string => `7000000000000${1e12 + sequence}`

export function streamRecord(change: StreamChange): DynamoDBRecord {
  const { before, after, at } = change
  const { pk, sk } = (after ?? before) as { pk: string; sk: string }
  return {
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    dynamodb: {
      Keys: { pk: { S: pk }, sk: { S: sk } },
      SequenceNumber: sequenceNumber(change),
      ApproximateCreationDateTime: Math.floor(at / 1000),
      ...(before && { OldImage: marshalled(before) as never }),
      ...(after && { NewImage: marshalled(after) as never }),
    },
  }
}

/** How many changes of a batch the projector took, from the failures that it returned. */
export function countProjected(
  batch: readonly StreamChange[],
  failures: readonly { itemIdentifier: string }[],
): number {
  const [failed] = failures
  if (!failed) return batch.length
  return Math.max(
    0,
    batch.findLastIndex((change) => sequenceNumber(change) === failed.itemIdentifier),
  )
}
