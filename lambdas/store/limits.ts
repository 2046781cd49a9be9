/**
 * Rate-limit counters, exact across all instances. One row for each caller, window length and rate-limit window holds a
 * counter per operation. Rows expire.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { LimitUsage } from '../domain/accounts/agent'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { idOf, readRow, readRows } from './read'
import { retry } from './retry'
import { newRow, type Row } from './row'
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
  /** A key's hash, an address, or an agent's id. */
  caller: string
  operation: string
}

/** Has attributes such as `hits:care` and `spared:care`. */
export type LimitRow = Row &
  Readonly<Record<`${keyof LimitUsage}:${string}`, number>> & {
    /** Every further request exceeds its limit. */
    closed?: true
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

const rowKey = (caller: string, seconds: number, now: Instant): Key =>
  keys.limit(caller, seconds, windowSpan(seconds, now).starts)

export const NO_USE: LimitUsage = { hits: 0, spared: 0 }

const ABOVE_EVERY_LIMIT = 1e12

/** What one operation used of the window of this row. */
export const usageOf = (row: LimitRow | null, operation: string): LimitUsage =>
  row
    ? {
        hits: row.closed ? ABOVE_EVERY_LIMIT : (row[`hits:${operation}`] ?? 0),
        spared: row[`spared:${operation}`] ?? 0,
      }
    : NO_USE

const toCount = (window: RateLimitWindow, { hits, spared }: LimitUsage, resets_at: number): Count => ({
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

/** The count of an operation in the row of its current window. */
const countIn = (row: LimitRow | null, operation: string, window: RateLimitWindow, now: Instant): Count =>
  toCount(window, usageOf(row, operation), windowSpan(window.seconds, now).ends)

/** The rows of a caller's current windows of these lengths, by length in seconds. */
export async function readLimitRows(
  db: Db,
  caller: string,
  lengths: readonly number[],
  now: Instant,
): Promise<Map<number, LimitRow | null>> {
  const wanted = new Map(lengths.map((seconds) => [seconds, rowKey(caller, seconds, now)]))
  const rows = await readRows(db, [...wanted.values()])
  return new Map([...wanted].map(([seconds, key]) => [seconds, (rows.get(idOf(key)) ?? null) as LimitRow | null]))
}

/** The row that makes every further request in this window exceed its limit. */
export function closedRow(row: LimitRow | null, caller: string, seconds: number, now: Instant): LimitRow {
  const expires_at = windowSpan(seconds, now).ends + GRACE_SECONDS
  const closed = newRow(rowKey(caller, seconds, now), 'limit', null, { expires_at })
  return { ...closed, ...row, version: (row?.version ?? 0) + 1, closed: true } as LimitRow
}

export const isSameWindow = (window: RateLimitWindow, one: Instant, other: Instant): boolean =>
  windowSpan(window.seconds, one).starts === windowSpan(window.seconds, other).starts

/** For a response when the counter could not be read or updated. */
export const emptyCount = (window: RateLimitWindow, now: Instant): Count => countIn(null, '', window, now)

function windowSpan(seconds: number, now: Instant): { starts: number; ends: number } {
  const starts = Math.floor(now / 1000 / seconds) * seconds
  return { starts, ends: starts + seconds }
}
