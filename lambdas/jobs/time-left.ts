/** How a function that works through a list knows when to stop: what is left is still listed, and comes next time. */
import type { Context as LambdaContext } from 'aws-lambda'

export type Remaining = Pick<LambdaContext, 'getRemainingTimeInMillis'>

/** Longer than the slowest single step takes. */
const RESERVE_MS = 3_000

/** A host that does not count gives all the time there is. */
export const hasTimeLeft = (lambda?: Remaining, reserveMs: number = RESERVE_MS): boolean =>
  (lambda?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY) > reserveMs
