/**
 * Rate-limit counters, exact across all instances. One row for each caller, window length and rate-limit window holds a
 * counter per operation. Rows expire.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { readRow } from './read'
import { retry } from './retry'
import { type Change, newRow, nextRow, type Row } from './row'
import { type Key, keys } from './table'

export interface RateLimitWindow {
  max: number
  seconds: number
  /**
   * Number of invalid requests that are free; further ones count. Undefined: the route counts every invalid request.
   */
  free_invalid?: number
}

export interface Counter {
  /** A key's hash, an address, an agent's id, or the house itself. */
  caller: string
  operation: string
}

/** Requests counted under a limit, and refunded refusals. */
interface LimitUsage {
  hits: number
  spared: number
}

/** Has attributes such as `hits:care` and `spared:care`. */
type LimitRow = Row & Readonly<Record<`${keyof LimitUsage}:${string}`, number>>

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
  { caller, operation }: Counter,
  window: RateLimitWindow,
  now: Instant,
  as: keyof LimitUsage = 'hits',
): Promise<Count> {
  const { ends } = windowSpan(window.seconds, now)
  const reply = await retry(() =>
    db.send(
      new UpdateCommand({
        TableName: db.table,
        Key: rowKey(caller, window.seconds, now),
        UpdateExpression: 'ADD #counter :one, version :one SET expires_at = :expires',
        ExpressionAttributeNames: { '#counter': `${as}:${operation}` },
        ExpressionAttributeValues: { ':one': 1, ':expires': ends + GRACE_SECONDS },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  )
  return countIn((reply.Attributes ?? null) as LimitRow | null, operation, window, now)
}

/** The row of the current window, to be counted in by `countChange`. */
export const readWindow = (
  db: Db,
  caller: string,
  { seconds }: RateLimitWindow,
  now: Instant,
): Promise<LimitRow | null> => readRow(db, rowKey(caller, seconds, now)) as Promise<LimitRow | null>

/** Counts in the transaction of what is counted. `row`: as it was read; if it has changed since, the write conflicts. */
export function countChange(
  row: LimitRow | null,
  { caller, operation }: Counter,
  { seconds }: RateLimitWindow,
  now: Instant,
): Change {
  const expires_at = windowSpan(seconds, now).ends + GRACE_SECONDS
  const after = row ? nextRow(row, null) : newRow(rowKey(caller, seconds, now), 'limit', null, { expires_at })
  const { hits } = usageOf(row, operation)
  return { before: row, after: { ...after, [`hits:${operation}`]: hits + 1 } as Row }
}

/** What one operation used of the window of this row. */
export const usageOf = (row: LimitRow | null, operation: string): LimitUsage => ({
  hits: row?.[`hits:${operation}`] ?? 0,
  spared: row?.[`spared:${operation}`] ?? 0,
})

const rowKey = (caller: string, seconds: number, now: Instant): Key =>
  keys.limit(caller, seconds, windowSpan(seconds, now).starts)

const toCount = (window: RateLimitWindow, { hits, spared }: LimitUsage, resets_at: number): Count => ({
  max: window.max,
  used: hits + excessInvalid(window, spared),
  spared,
  resets_at,
})

const excessInvalid = ({ free_invalid = Number.POSITIVE_INFINITY }: RateLimitWindow, spared: number): number =>
  Math.max(0, spared - free_invalid)

/** Refunds one request, unless `most` were refunded in this window already. */
export async function refundRequest(
  db: Db,
  { caller, operation }: Counter,
  window: RateLimitWindow,
  now: Instant,
  most: number,
): Promise<boolean> {
  try {
    await retry(() =>
      db.send(
        new UpdateCommand({
          TableName: db.table,
          Key: rowKey(caller, window.seconds, now),
          UpdateExpression: 'ADD #counter :back, #spared :one, version :one',
          ConditionExpression: 'attribute_not_exists(#spared) OR #spared < :most',
          ExpressionAttributeNames: { '#counter': `hits:${operation}`, '#spared': `spared:${operation}` },
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
export async function readCount(
  db: Db,
  { caller, operation }: Counter,
  window: RateLimitWindow,
  now: Instant,
): Promise<Count> {
  const row = (await readRow(db, rowKey(caller, window.seconds, now), { consistent: false })) as LimitRow | null
  return countIn(row, operation, window, now)
}

const countIn = (row: LimitRow | null, operation: string, window: RateLimitWindow, now: Instant): Count =>
  toCount(window, usageOf(row, operation), windowSpan(window.seconds, now).ends)

/** For a response when the counter could not be read or updated. */
export const emptyCount = (window: RateLimitWindow, now: Instant): Count => countIn(null, '', window, now)

function windowSpan(seconds: number, now: Instant): { starts: number; ends: number } {
  const starts = Math.floor(now / 1000 / seconds) * seconds
  return { starts, ends: starts + seconds }
}
