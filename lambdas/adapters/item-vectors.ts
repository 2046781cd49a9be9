/** The precomputed vectors that judgements need, for one embedder: stored as a file with the code, or in the table. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Calibration } from '../domain/care/items/judge'
import { ITEM_KINDS } from '../domain/care/items/kinds'
import { normaliseItem } from '../domain/care/items/normalise'
import type { Embedder } from './embedder'

export interface ItemVectors {
  /** Null for an item that was not approved when the vectors were computed. */
  vectorOf(item: string): Int8Array | null
  kinds: readonly Int8Array[]
  calibration: Calibration
}

/** How well a calibration agrees with the human judgements of items. */
export interface CalibrationFigures {
  judged: number
  /** Shares from 0 to 1. */
  acceptable: number
  within_one: number
  harmful: number
}

export interface ComputedVectors {
  calibration: Calibration
  /** By set of judgements. */
  figures: Readonly<Record<string, CalibrationFigures>>
  kinds: readonly string[]
  /** Normalised. */
  items: readonly string[]
  /** Kinds first, then items. */
  vectors: readonly Int8Array[]
}

/** The JSON part; the vectors are in a binary file. */
export interface VectorIndex extends Omit<ComputedVectors, 'vectors'> {
  embedder: string
  dimensions: number
}

export interface PackedVectors {
  index: VectorIndex
  bytes: Buffer
}

export const pack = (
  { id, dimensions }: { id: string; dimensions: number },
  { calibration, figures, kinds, items, vectors }: ComputedVectors,
): PackedVectors => ({
  index: { embedder: id, dimensions, calibration, figures, kinds, items },
  bytes: Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))),
})

/** Quantises to bytes. Only the direction matters, so each vector is scaled to the full range. */
export function quantise(vector: ArrayLike<number>): Int8Array {
  const values = Array.from(vector)
  const largest = Math.max(...values.map(Math.abs))
  return Int8Array.from(values, (value) => (largest > 0 ? Math.round((value / largest) * 127) : 0))
}

/** Throws if the kinds have changed since the vectors were computed, or if bytes are missing. */
export function unpack({ index, bytes }: PackedVectors): ItemVectors {
  const { embedder, dimensions, kinds, items, calibration } = index
  const isStale = kinds.length !== ITEM_KINDS.length || kinds.some((name, at) => name !== ITEM_KINDS[at]!.name)
  if (isStale || bytes.length !== dimensions * (kinds.length + items.length)) {
    throw new Error(`the vectors of ${embedder} are out of date: run npm run tool calibrate`)
  }
  const vectorAt = (at: number) => new Int8Array(bytes.buffer, bytes.byteOffset + at * dimensions, dimensions)
  const indexes = new Map(items.map((item, at) => [item, kinds.length + at]))
  return {
    calibration,
    kinds: kinds.map((_, at) => vectorAt(at)),
    vectorOf(item) {
      const index = indexes.get(normaliseItem(item))
      return index === undefined ? null : vectorAt(index)
    },
  }
}

/** With the vectors of items that were approved later, such as those of a new species. */
export async function completeVectors(
  vectors: ItemVectors,
  { embed }: Pick<Embedder, 'embed'>,
  items: readonly string[],
): Promise<ItemVectors> {
  const missing = [...new Set(items.map(normaliseItem))].filter((item) => vectors.vectorOf(item) === null)
  const made = new Map<string, Int8Array>()
  for (const item of missing) made.set(item, quantise(await embed(item)))
  return { ...vectors, vectorOf: (item) => vectors.vectorOf(item) ?? made.get(normaliseItem(item)) ?? null }
}

export const VECTORS_FOLDER = join(import.meta.dirname ?? __dirname, 'vectors')

const pathsOf = (folder: string, embedderId: string) => ({
  index: join(folder, `${embedderId}.json`),
  binary: join(folder, `${embedderId}.bin`),
})

export async function writeItemVectors(
  { index, bytes }: PackedVectors,
  folder: string = VECTORS_FOLDER,
): Promise<void> {
  const paths = pathsOf(folder, index.embedder)
  await writeFile(paths.index, `${JSON.stringify(index, null, 1)}\n`)
  await writeFile(paths.binary, bytes)
}

export async function readItemVectors(embedderId: string, folder: string = VECTORS_FOLDER): Promise<ItemVectors> {
  const paths = pathsOf(folder, embedderId)
  const [text, bytes] = await Promise.all([readFile(paths.index, 'utf8'), readFile(paths.binary)])
  return unpack({ index: JSON.parse(text) as VectorIndex, bytes })
}
