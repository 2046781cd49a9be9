/** Tells a job when to stop before the function's timeout; unfinished work stays indexed for the next run. */
import type { Context as LambdaContext } from 'aws-lambda'

export type Remaining = Pick<LambdaContext, 'getRemainingTimeInMillis'>

/** Longer than the slowest single step. */
const RESERVE_MS = 3_000

/** Always true on a host without timeouts. */
export const hasTimeLeft = (lambda?: Remaining, reserveMs: number = RESERVE_MS): boolean =>
  (lambda?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY) > reserveMs
