/** Vectors of items that somebody has asked about: seen once, known to every process. */
import { commit } from './commit'
import type { Db } from './db'
import { readRow } from './read'
import { first } from './row'
import { keys } from './table'

export async function readVector(db: Db, embedderId: string, item: string): Promise<Float32Array | null> {
  const bytes = (await readRow<Uint8Array>(db, keys.vector(embedderId, item), { consistent: false }))?.data
  return bytes ? new Float32Array(Uint8Array.from(bytes).buffer) : null
}

export async function keepVector(db: Db, embedderId: string, item: string, vector: Float32Array): Promise<void> {
  const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)
  await commit(db, [{ before: 'whatever', after: first(keys.vector(embedderId, item), 'vector', bytes) }])
}

/** As an embedder's memory that every process shares. */
export const sharedVectors = ({ db }: { db: Db }) => ({
  get: (embedderId: string, item: string) => readVector(db, embedderId, item),
  put: (embedderId: string, item: string, vector: Float32Array) => keepVector(db, embedderId, item, vector),
})
