/** A clock that can be moved forward, so that five days pass in a second. It exists on this host only. */
import { readFileSync, writeFileSync } from 'node:fs'
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
      offset += Math.round(hours * MS_PER_HOUR)
      if (file) writeFileSync(file, JSON.stringify({ offset_ms: offset }))
      return now()
    },
  }
}

function savedOffset(file: string): number {
  try {
    const { offset_ms } = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isSafeInteger(offset_ms) ? offset_ms : 0
  } catch {
    return 0
  }
}
