/** Vectors of items that somebody has offered: seen once, known to every process for as long as anybody offers them. */
import type { Instant } from '../../domain/time/instants'
import { commit } from '../commit'
import type { Db } from '../db'
import { readRow } from '../read'
import { newRow, type Row } from '../row'
import { keys } from '../table'

const DAY_SECONDS = 86_400
/** After its last use. To ask the model anew costs less than to keep for longer what nobody offers. */
export const VECTOR_DAYS = 30
/** A use is noted once a day, so that a read is not a write each time. */
const RENEW_AFTER_DAYS = 1

/** As an embedder's memory that every process shares. The table drops rows late: what has expired is not there. */
export const sharedVectors = ({ db, now }: { db: Db; now(): Instant }) => ({
  async get(embedderId: string, item: string): Promise<{ vector: Float32Array; stored: boolean } | null> {
    const row = await readRow<Uint8Array>(db, keys.vector(embedderId, item), { consistent: false })
    if (!row || isExpired(row, now())) return null
    const vector = new Float32Array(Uint8Array.from(row.data).buffer)
    return { vector, stored: !isExpired(row, now(), VECTOR_DAYS - RENEW_AFTER_DAYS) }
  },

  async put(embedderId: string, item: string, vector: ArrayLike<number>): Promise<void> {
    const bytes = new Uint8Array(Float32Array.from(vector).buffer)
    const row = newRow(keys.vector(embedderId, item), 'vector', bytes, {
      expires_at: inDays(now(), VECTOR_DAYS),
    })
    await commit(db, [{ before: 'whatever', after: row }])
  },
})

const inDays = (now: Instant, days: number): number => Math.floor(now / 1000) + days * DAY_SECONDS

/** Whether it will have expired in so many days. */
const isExpired = ({ expires_at = 0 }: Row, now: Instant, days = 0): boolean => expires_at <= inDays(now, days)
