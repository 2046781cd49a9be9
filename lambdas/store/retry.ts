/** Some refusals of the database only mean "not at this moment": the same call is sent again, a little later each time. */
import {
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'

/** Why a transaction may be cancelled that would go through if it came alone. */
const TRANSIENT_CODES = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']

const TRIES = 6
const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt))

/** Tries six times; the waits between are 5, 10, 20 … ms. Then the refusal stands. */
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

/** The database had no capacity for a part of a batch: it does not refuse that part, but leaves it out of its answer. */
class UnprocessedItems extends Error {}

/** Sends a batch, then what was left unprocessed of it, until nothing is; if something always is, an error stands. */
export async function retryUnprocessed<T>(batch: readonly T[], send: (left: readonly T[]) => Promise<readonly T[]>) {
  let left = batch
  await retry(async () => {
    left = await send(left)
    if (left.length > 0) throw new UnprocessedItems(`${left.length} of ${batch.length} were left unprocessed`)
  })
}

/** Whether it would go through if it came alone. */
export function isTransient(error: unknown): boolean {
  if (error instanceof UnprocessedItems) return true
  if (error instanceof TransactionConflictException || error instanceof TransactionInProgressException) return true
  if (!(error instanceof TransactionCanceledException)) return false
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? '')
  return !codes.includes('ConditionalCheckFailed') && codes.some((code) => TRANSIENT_CODES.includes(code))
}
