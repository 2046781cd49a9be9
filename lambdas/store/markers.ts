/**
 * Markers for idempotency: written in one transaction with the changes they stand for, so that a repeated call finds
 * the record and changes nothing. An expired marker is ignored even before the table has deleted it.
 */
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { readRow } from './read'
import { newRow, type Row } from './row'
import { keys } from './table'

export interface Marker<T = unknown> {
  name: string
  record: T
  now: Instant
  lasts_seconds: number
}

const seconds = (now: Instant): number => Math.floor(now / 1000)

export const markerRow = ({ name, record, now, lasts_seconds }: Marker): Row =>
  newRow(keys.marker(name), 'marker', record, { expires_at: seconds(now) + lasts_seconds })

/** Condition: there is no marker of this name, or it has expired. */
export const unlessMarked = ({ now }: Marker) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
  ExpressionAttributeValues: { ':now': seconds(now) },
})

export async function readMarker<T>(db: Db, name: string, now: Instant): Promise<T | null> {
  const row = await readRow<T>(db, keys.marker(name))
  return row && (row.expires_at ?? 0) > seconds(now) ? row.data : null
}
