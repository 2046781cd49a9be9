/** A clock that can be moved forward, so that five days pass in a second. It exists on this host only. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { asInstant, type Instant, MS_PER_HOUR } from '../../lambdas/domain/time/instants'

export interface LocalClock {
  now(): Instant
  advance(hours: number): Instant
}

/** With a file the offset survives a restart: time already lived is not lived again. */
export function localClock(file: string | null = null, real: () => number = Date.now): LocalClock {
  let offset = file ? savedOffset(file) : 0
  const now = () => asInstant(real() + offset)
  return {
    now,
    advance(hours) {
      const further = offset + Math.round(hours * MS_PER_HOUR)
      // Kept first: time that was lived and then forgotten would be lived again after a restart.
      if (file) replaced(file, JSON.stringify({ offset_ms: further }))
      offset = further
      return now()
    },
  }
}

/** Whole or not at all, whenever the process may end. */
function replaced(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

function savedOffset(file: string): number {
  if (!existsSync(file)) return 0
  const text = readFileSync(file, 'utf8')
  const offset = /^\{"offset_ms":(\d+)\}$/.exec(text.replace(/\s/g, ''))?.[1]
  if (offset !== undefined && Number.isSafeInteger(Number(offset))) return Number(offset)
  throw new Error(`${file} is damaged: it should say how far the clock was moved, as {"offset_ms": 3600000}.
Mend it, or delete it to go back to the time of this machine; what was lived in the moved time then lies in the future.`)
}
