/** Stores the calibration of an embedding model as a head row and parts, each part small enough for a row. */
import type { Instant } from '../../domain/time/instants'
import { commit } from '../commit'
import type { Db } from '../db'
import { readRow, readRowsInOrder } from '../read'
import { newRow, secondsInDays } from '../row'
import { keys } from '../table'

/** DynamoDB's limit is 400 KB per item. */
const PART_BYTES = 300_000

export interface StoredCalibration<T> {
  /** Hash of the inputs; if it differs, the calibration is computed again. */
  fingerprint: string
  index: T
  parts: number
}

/**
 * Writes the head last, so that its reader finds all parts. Part names contain the fingerprint, so that old and new
 * parts never mix.
 */
export async function saveCalibration<T>(
  db: Db,
  embedderId: string,
  { fingerprint, index, bytes }: { fingerprint: string; index: T; bytes: Uint8Array },
): Promise<void> {
  const parts = Math.ceil(bytes.length / PART_BYTES)
  for (let part = 0; part < parts; part++) {
    const piece = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
    const key = keys.calibration(embedderId, partName(fingerprint, part))
    await commit(db, [{ before: 'whatever', after: newRow(key, 'calibration', piece) }])
  }
  const head: StoredCalibration<T> = { fingerprint, index, parts }
  const key = keys.calibration(embedderId, HEAD)
  await commit(db, [{ before: 'whatever', after: newRow(key, 'calibration', head) }])
}

export const readCalibrationHead = async <T>(db: Db, embedderId: string): Promise<StoredCalibration<T> | null> =>
  (await readRow<StoredCalibration<T>>(db, keys.calibration(embedderId, HEAD)))?.data ?? null

export async function readCalibration<T>(db: Db, embedderId: string): Promise<{ index: T; bytes: Buffer } | null> {
  const head = await readCalibrationHead<T>(db, embedderId)
  if (!head) return null
  const names = Array.from({ length: head.parts }, (_, part) => partName(head.fingerprint, part))
  const rows = await readRowsInOrder<Uint8Array>(
    db,
    names.map((name) => keys.calibration(embedderId, name)),
  )
  const pieces = new Map(rows.map(({ sk, data }) => [sk, data]))
  if (names.some((name) => !pieces.has(name))) return null
  return { index: head.index, bytes: Buffer.concat(names.map((name) => pieces.get(name) as Uint8Array)) }
}

const HEAD = 'head'
const partName = (fingerprint: string, part: number): string => `part#${fingerprint}#${part}`

const DRAFT_DAYS = 7
const draftKey = (embedderId: string, name: string) => keys.calibration(embedderId, `draft#${name}`)

/** Vectors of an unfinished calibration; removed by expiry. */
export async function saveDraft(
  db: Db,
  embedderId: string,
  { name, vectors, now }: { name: string; vectors: Float32Array; now: Instant },
): Promise<void> {
  const bytes = new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength)
  const row = newRow(draftKey(embedderId, name), 'calibration', bytes, {
    expires_at: secondsInDays(now, DRAFT_DAYS),
  })
  await commit(db, [{ before: 'whatever', after: row }])
}

export async function readDraft(db: Db, embedderId: string, name: string): Promise<Float32Array | null> {
  const bytes = (await readRow<Uint8Array>(db, draftKey(embedderId, name)))?.data
  return bytes ? new Float32Array(Uint8Array.from(bytes).buffer) : null
}
