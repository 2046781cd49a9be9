/** Some refusals of the database only mean "not at this moment": the same call is sent again, a little later each time. */
import {
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'

/** Why a transaction may be cancelled that would go through if it came alone. */
const MOMENTARY = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']

const TRIES = 6
const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt))

/** The waits are 5, 10, 20 … ms; then the refusal stands. */
export async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (!isMomentary(error) || attempt === TRIES - 1) throw error
      await pause(attempt)
    }
  }
}

/** Whether it would go through if it came alone. */
export function isMomentary(error: unknown): boolean {
  if (error instanceof TransactionConflictException || error instanceof TransactionInProgressException) return true
  if (!(error instanceof TransactionCanceledException)) return false
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? '')
  return !codes.includes('ConditionalCheckFailed') && codes.some((code) => MOMENTARY.includes(code))
}
