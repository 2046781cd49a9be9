/** Embedding vectors of offered items, shared by all processes until nobody has offered the item for a while. */
import type { Instant } from '../../domain/time/instants'
import { commit } from '../commit'
import type { Db } from '../db'
import { readRow } from '../read'
import { newRow, type Row } from '../row'
import { keys } from '../table'

const DAY_SECONDS = 86_400
/** Days after the last use. Asking the model again is cheaper than storing unused vectors longer. */
export const VECTOR_DAYS = 30
/** The expiry is extended once a day, so that not every read causes a write. */
const RENEW_AFTER_DAYS = 1

/** A cache for an embedder. The table deletes expired rows late, so they are ignored here. */
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

/** Whether the row will have expired in this number of days. */
const isExpired = ({ expires_at = 0 }: Row, now: Instant, days = 0): boolean => expires_at <= inDays(now, days)
