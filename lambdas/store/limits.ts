/** Rate-limit windows: a row each, exact across every instance, gone by themselves. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { patiently } from './patience'
import { readRow } from './read'
import type { Row } from './row'
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
export async function count(db: Db, counter: string, window: Window, now: Instant): Promise<Count> {
  const { starts, ends } = span(window, now)
  const reply = await patiently(() =>
    db.send(
      new UpdateCommand({
        TableName: db.table,
        Key: keys.limit(counter, starts),
        UpdateExpression: 'ADD hits :one SET expires_at = :expires',
        ExpressionAttributeValues: { ':one': 1, ':expires': ends + GRACE_SECONDS },
        ReturnValues: 'UPDATED_NEW',
      }),
    ),
  )
  return { max: window.max, used: reply.Attributes?.hits, resets_at: ends }
}

/** What has been counted so far, for an answer that does not count itself. */
export async function peek(db: Db, counter: string, window: Window, now: Instant): Promise<Count> {
  const { starts, ends } = span(window, now)
  const row: (Row & { hits?: number }) | null = await readRow(db, keys.limit(counter, starts), { consistent: false })
  return { max: window.max, used: row?.hits ?? 0, resets_at: ends }
}

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
