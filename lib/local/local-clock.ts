/** Clock of the local host that can be moved forward, so that five days pass in a second. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { asInstant, type Instant, MS_PER_HOUR } from '../../lambdas/domain/time/instants'

export interface LocalClock {
  now(): Instant
  advance(hours: number): Instant
}

/** With a file, the offset survives a restart. */
export function localClock(file: string | null = null, real: () => number = Date.now): LocalClock {
  let offset = file ? readOffset(file) : 0
  const now = () => asInstant(real() + offset)
  return {
    now,
    advance(hours) {
      const further = offset + Math.round(hours * MS_PER_HOUR)
      // Save before use: after a restart with an older offset, the same hours would pass a second time.
      if (file) replaceFile(file, JSON.stringify({ offset_ms: further }))
      offset = further
      return now()
    },
  }
}

/** Atomic: a crash leaves either the old or the new file. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

function readOffset(file: string): number {
  if (!existsSync(file)) return 0
  const text = readFileSync(file, 'utf8')
  const offset = /^\{"offset_ms":(\d+)\}$/.exec(text.replace(/\s/g, ''))?.[1]
  if (offset !== undefined && Number.isSafeInteger(Number(offset))) return Number(offset)
  throw new Error(`${file} is damaged: it should contain the clock's offset, as {"offset_ms": 3600000}.
Repair it, or delete it to return to this machine's time; data from the moved time is then in the future.`)
}
