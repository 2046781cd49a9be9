/** Retries calls that DynamoDB refused for a transient reason, with exponential backoff. */
import {
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'

/** Cancellation codes of transactions that would succeed without concurrent load. */
const TRANSIENT_CODES = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']

const TRIES = 6
const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt))

/** Six attempts with pauses of 5, 10, 20 … ms; then the error is thrown. */
export async function retry<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (!isTransient(error) || attempt === TRIES - 1) throw error
      await pause(attempt)
    }
  }
}

/** DynamoDB omits a part of a batch from its response when it has no capacity for it. */
class UnprocessedItems extends Error {}

/** Sends a batch, then its unprocessed rest, until nothing is left or the retries are exhausted. */
export async function retryUnprocessed<T>(batch: readonly T[], send: (left: readonly T[]) => Promise<readonly T[]>) {
  let left = batch
  await retry(async () => {
    left = await send(left)
    if (left.length > 0) throw new UnprocessedItems(`${left.length} of ${batch.length} were left unprocessed`)
  })
}

export function isTransient(error: unknown): boolean {
  if (error instanceof UnprocessedItems) return true
  if (error instanceof TransactionConflictException || error instanceof TransactionInProgressException) return true
  if (!(error instanceof TransactionCanceledException)) return false
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? '')
  return !codes.includes('ConditionalCheckFailed') && codes.some((code) => TRANSIENT_CODES.includes(code))
}
