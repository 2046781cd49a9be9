/**
 * Embedding vectors of offered items, a cache shared by all processes. A vector expires some days after its last use.
 */
import type { Instant } from '../../domain/time/instants'
import { commit } from '../commit'
import type { Db } from '../db'
import { readRow } from '../read'
import { newRow, type Row, secondsInDays } from '../row'
import { keys } from '../table'

/** Days after the last use. Beyond that, asking the model again is cheaper than storage. */
export const VECTOR_DAYS = 30
/** The expiry is extended at most once a day, so that not every read causes a write. */
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
      expires_at: secondsInDays(now(), VECTOR_DAYS),
    })
    await commit(db, [{ before: 'whatever', after: row }])
  },
})

const isExpired = ({ expires_at = 0 }: Row, now: Instant, days = 0): boolean => expires_at <= secondsInDays(now, days)
