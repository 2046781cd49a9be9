/** Randomness from a seed: the same calls at the same clock time then get the same ids, keys and answers. */
import { createCipheriv, createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Randomness {
  newId(): string
  randomBytes(length: number): Uint8Array
  /** From 0 inclusive to 1 exclusive. */
  random(): number
}

/** One stream per purpose, so that a background job does not shift the ids that a request gets. */
export type Streams = (purpose: string) => Randomness

/**
 * Each start on the same data has its own streams: they would otherwise repeat the ids that are stored already. The
 * streams are those of a cipher: no number of answers reveals the next key to a caller who does not know the seed.
 */
export function seededStreams(seed: string, dataDir: string | null): Streams {
  const start = dataDir ? countStart(join(dataDir, 'house.starts')) : 0
  return (purpose) => {
    const key = createHash('sha256')
      .update(JSON.stringify([seed, start, purpose]))
      .digest()
    const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
    const randomBytes = (length: number): Buffer => stream.update(Buffer.alloc(length))
    return { randomBytes, random: () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48, newId: () => uuid(randomBytes(16)) }
  }
}

function countStart(file: string): number {
  const starts = existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
  writeFileSync(file, String(starts + 1))
  return starts
}

/** Version 4, as `randomUUID`. */
function uuid(bytes: Buffer): string {
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
