/** The vectors every judgement needs, computed ahead for one embedder and shipped beside the code. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figures } from '../domain/care/items/fit'
import type { Calibration } from '../domain/care/items/judge'
import { KINDS } from '../domain/care/items/kinds'
import { normaliseItem } from '../domain/care/items/normalise'

export interface ItemVectors {
  /** Null for an item that was not approved when the vectors were computed. */
  vectorOf(item: string): Int8Array | null
  /** One for each entry of KINDS. */
  kinds: readonly Int8Array[]
  calibration: Calibration
}

/** The readable half; the vectors themselves lie in the .bin of the same name, in this order: kinds, then items. */
export interface VectorIndex {
  embedder: string
  dimensions: number
  calibration: Calibration
  /** What the calibration reached, by set of judgements. */
  figures: Readonly<Record<string, Figures>>
  kinds: readonly string[]
  /** Normalised. */
  items: readonly string[]
}

/** Beside the file that reads it, in a bundle too; a CommonJS bundle has no `import.meta`. */
export const VECTORS_FOLDER = join(import.meta.dirname ?? __dirname, 'vectors')

const pathsOf = (folder: string, embedderId: string) => ({
  index: join(folder, `${embedderId}.json`),
  binary: join(folder, `${embedderId}.bin`),
})

/** Direction is all that counts, so each vector is stretched to the full range of a byte. */
export function quantise(vector: ArrayLike<number>): Int8Array {
  const values = Array.from(vector)
  const largest = Math.max(...values.map(Math.abs))
  return Int8Array.from(values, (value) => (largest > 0 ? Math.round((value / largest) * 127) : 0))
}

export async function writeItemVectors(
  index: VectorIndex,
  vectors: readonly ArrayLike<number>[],
  folder: string = VECTORS_FOLDER,
): Promise<void> {
  const paths = pathsOf(folder, index.embedder)
  await writeFile(paths.index, `${JSON.stringify(index, null, 1)}\n`)
  await writeFile(paths.binary, Buffer.concat(vectors.map((vector) => Buffer.from(quantise(vector).buffer))))
}

/** Throws where there is nothing to read, or where it was computed for other kinds than today's. */
export async function readItemVectors(embedderId: string, folder: string = VECTORS_FOLDER): Promise<ItemVectors> {
  const paths = pathsOf(folder, embedderId)
  const [text, bytes] = await Promise.all([readFile(paths.index, 'utf8'), readFile(paths.binary)])
  const { dimensions, kinds, items, calibration } = JSON.parse(text) as VectorIndex
  const stale = kinds.length !== KINDS.length || kinds.some((name, at) => name !== KINDS[at]!.name)
  if (stale || bytes.length !== dimensions * (kinds.length + items.length)) {
    throw new Error(`The vectors of ${embedderId} are out of date: run npm run calibrate`)
  }
  const vectorAt = (at: number) => new Int8Array(bytes.buffer, bytes.byteOffset + at * dimensions, dimensions)
  const places = new Map(items.map((item, at) => [item, kinds.length + at]))
  return {
    calibration,
    kinds: kinds.map((_, at) => vectorAt(at)),
    vectorOf(item) {
      const place = places.get(normaliseItem(item))
      return place === undefined ? null : vectorAt(place)
    },
  }
}
