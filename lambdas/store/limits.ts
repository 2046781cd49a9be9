/** Rate-limit windows: a row each, exact across every instance, gone by themselves. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { LimitUsage } from '../domain/accounts/agent'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { idOf, readAll, readRow } from './read'
import { retry } from './retry'
import type { Change, Row } from './row'
import { keys } from './table'

export interface Window {
  max: number
  seconds: number
}

export interface Count {
  max: number
  used: number
  /** Seconds since the epoch at which the window ends. */
  resets_at: number
}

/** Rows outlive their window a little, so that clocks that disagree cannot reopen it. */
const GRACE_SECONDS = 60

/** Counts one request. A refused one counts too: the window is over when it is over. */
export async function countRequest(db: Db, counter: string, window: Window, now: Instant): Promise<Count> {
  const { starts, ends } = span(window, now)
  const reply = await retry(() =>
    db.send(
      new UpdateCommand({
        TableName: db.table,
        Key: keys.limit(counter, starts),
        UpdateExpression: 'ADD hits :one, version :one SET expires_at = :expires',
        ExpressionAttributeValues: { ':one': 1, ':expires': ends + GRACE_SECONDS },
        ReturnValues: 'UPDATED_NEW',
      }),
    ),
  )
  return { max: window.max, used: reply.Attributes?.hits, resets_at: ends }
}

/** Takes one request back from the count, unless `most` have been taken back in this window already. */
export async function takeBack(db: Db, counter: string, window: Window, now: Instant, most: number): Promise<boolean> {
  try {
    await retry(() =>
      db.send(
        new UpdateCommand({
          TableName: db.table,
          Key: keys.limit(counter, span(window, now).starts),
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

/** What has been counted so far, for an answer that does not count itself. */
export async function readCount(db: Db, counter: string, window: Window, now: Instant): Promise<Count> {
  const { starts, ends } = span(window, now)
  const row: CounterRow | null = await readRow(db, keys.limit(counter, starts), { consistent: false })
  return { max: window.max, used: row?.hits ?? 0, resets_at: ends }
}

type CounterRow = Row & Partial<LimitUsage>

export interface Counter {
  counter: string
  window: Window
}

/** What stands in the present window of each, in their order. */
export async function readUses(db: Db, counters: readonly Counter[], now: Instant): Promise<(CounterRow | null)[]> {
  const wanted = counters.map(({ counter, window }) => keys.limit(counter, span(window, now).starts))
  const rows = await readAll(db, wanted)
  return wanted.map((key) => rows.get(idOf(key)) ?? null)
}

/** Above every limit. */
const ENDED = 1e12

/** Ends a counter where it stands: whatever is counted there from now on is too much. */
export function closedCounter(row: CounterRow | null, counter: string, window: Window, now: Instant): Change {
  const { starts, ends } = span(window, now)
  const after = { ...keys.limit(counter, starts), type: 'limit', version: (row?.version ?? 0) + 1, data: null }
  return { before: row, after: { ...after, hits: ENDED, expires_at: ends + GRACE_SECONDS } as CounterRow }
}

export const NO_USE: LimitUsage = { hits: 0, spared: 0 }

export const inSameWindow = (window: Window, one: Instant, other: Instant): boolean =>
  span(window, one).starts === span(window, other).starts

/** The answer when nothing could be counted. */
export const uncounted = (window: Window, now: Instant): Count => ({
  max: window.max,
  used: 0,
  resets_at: span(window, now).ends,
})

function span({ seconds }: Window, now: Instant): { starts: number; ends: number } {
  const starts = Math.floor(now / 1000 / seconds) * seconds
  return { starts, ends: starts + seconds }
}
