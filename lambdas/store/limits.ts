/** Rate-limit counters: one row per rate-limit window, exact across all instances, removed by expiry. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { LimitUsage } from '../domain/accounts/agent'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { idOf, readRow, readRows } from './read'
import { retry } from './retry'
import type { Change, Row } from './row'
import { keys } from './table'

export interface RateLimitWindow {
  max: number
  seconds: number
  /**
   * Number of invalid requests that are free; further ones count. Undefined: the route counts every invalid request.
   */
  free_invalid?: number
}

export interface Count {
  max: number
  used: number
  /** Invalid or refunded requests. */
  spared: number
  /** End of the rate-limit window, in seconds since the epoch. */
  resets_at: number
}

/** Keeps rows longer than their window, so that clock differences cannot reopen it. */
const GRACE_SECONDS = 60

/**
 * Counts one request, even if it is refused, so that a caller over the limit must wait for the end of the window. `as`
 * is `spared` for an invalid request; with `free_invalid` only those above that number count.
 */
export async function countRequest(
  db: Db,
  counter: string,
  window: RateLimitWindow,
  now: Instant,
  as: keyof LimitUsage = 'hits',
): Promise<Count> {
  const { starts, ends } = windowSpan(window, now)
  const reply = await retry(() =>
    db.send(
      new UpdateCommand({
        TableName: db.table,
        Key: keys.limit(counter, starts),
        UpdateExpression: `ADD ${as} :one, version :one SET expires_at = :expires`,
        ExpressionAttributeValues: { ':one': 1, ':expires': ends + GRACE_SECONDS },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  )
  return toCount(window, reply.Attributes ?? {}, ends)
}

const toCount = (window: RateLimitWindow, { hits = 0, spared = 0 }: Partial<LimitUsage>, resets_at: number): Count => ({
  max: window.max,
  used: hits + excessInvalid(window, spared),
  spared,
  resets_at,
})

const excessInvalid = ({ free_invalid = Number.POSITIVE_INFINITY }: RateLimitWindow, spared: number): number =>
  Math.max(0, spared - free_invalid)

/** Adds the usage of the caller's previous key. */
export const withPriorUse = (count: Count, window: RateLimitWindow, { hits, spared }: LimitUsage): Count => ({
  ...count,
  used: count.used - excessInvalid(window, count.spared) + hits + excessInvalid(window, count.spared + spared),
})

/** Refunds one request, unless `most` were refunded in this window already. */
export async function refundRequest(
  db: Db,
  counter: string,
  window: RateLimitWindow,
  now: Instant,
  most: number,
): Promise<boolean> {
  try {
    await retry(() =>
      db.send(
        new UpdateCommand({
          TableName: db.table,
          Key: keys.limit(counter, windowSpan(window, now).starts),
          UpdateExpression: 'ADD hits :back, spared :one, version :one',
          ConditionExpression: 'attribute_not_exists(spared) OR spared < :most',
          ExpressionAttributeValues: { ':back': -1, ':one': 1, ':most': most },
        }),
      ),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/** The current count, for a response that is not counted itself. */
export async function readCount(db: Db, counter: string, window: RateLimitWindow, now: Instant): Promise<Count> {
  const { starts, ends } = windowSpan(window, now)
  const row: CounterRow | null = await readRow(db, keys.limit(counter, starts), { consistent: false })
  return toCount(window, row ?? {}, ends)
}

type CounterRow = Row & Partial<LimitUsage>

export interface Counter {
  counter: string
  window: RateLimitWindow
}

/** Counter rows of the current windows, in the order of `counters`. */
export async function readCounters(db: Db, counters: readonly Counter[], now: Instant): Promise<(CounterRow | null)[]> {
  const wanted = counters.map(({ counter, window }) => keys.limit(counter, windowSpan(window, now).starts))
  const rows = await readRows(db, wanted)
  return wanted.map((key) => rows.get(idOf(key)) ?? null)
}

const ABOVE_EVERY_LIMIT = 1e12

/** Closes a counter: every further request in this window exceeds the limit. */
export function closedCounterChange(
  row: CounterRow | null,
  counter: string,
  window: RateLimitWindow,
  now: Instant,
): Change {
  const { starts, ends } = windowSpan(window, now)
  const after = { ...keys.limit(counter, starts), type: 'limit', version: (row?.version ?? 0) + 1, data: null }
  return { before: row, after: { ...after, hits: ABOVE_EVERY_LIMIT, expires_at: ends + GRACE_SECONDS } as CounterRow }
}

export const NO_USE: LimitUsage = { hits: 0, spared: 0 }

export const isSameWindow = (window: RateLimitWindow, one: Instant, other: Instant): boolean =>
  windowSpan(window, one).starts === windowSpan(window, other).starts

/** For a response when the counter could not be read or updated. */
export const emptyCount = (window: RateLimitWindow, now: Instant): Count =>
  toCount(window, {}, windowSpan(window, now).ends)

function windowSpan({ seconds }: RateLimitWindow, now: Instant): { starts: number; ends: number } {
  const starts = Math.floor(now / 1000 / seconds) * seconds
  return { starts, ends: starts + seconds }
}
