/**
 * What a process remembers of its callers, so that a flood costs next to nothing: addresses that have used up a window,
 * until it ends, and keys that were proven here. Forgetting either is harmless: the table is asked again.
 */
import type { Context } from '../context'
import type { Instant } from '../domain/time/instants'
import type { Count } from '../store/limits'

/** An address whose window is full. */
export interface ExhaustedLimit {
  count: Count
  /** Keys it has sent since then that proved nothing. */
  failures: number
}

/** So many keys in vain after the window was full, and nothing more is read for the address until it ends. */
export const MAX_FAILED_KEYS = 100
const MAX_ENTRIES = 20_000

class Memory {
  private readonly spent = new Map<string, ExhaustedLimit>()
  private readonly proven = new Set<string>()

  usedUp(counter: string, now: Instant): ExhaustedLimit | null {
    const spent = this.spent.get(counter)
    return spent && now < spent.count.resets_at * 1000 ? spent : null
  }

  noteCount(counter: string, count: Count): void {
    if (count.used < count.max) return
    if (this.spent.size >= MAX_ENTRIES) this.spent.clear()
    this.spent.set(counter, { count, failures: 0 })
  }

  isProven(keyHash: string): boolean {
    return this.proven.has(keyHash)
  }

  noteProven(keyHash: string): void {
    if (this.proven.size >= MAX_ENTRIES) this.proven.clear()
    this.proven.add(keyHash)
  }
}

const memories = new WeakMap<Context, Memory>()

export function memoryOf(ctx: Context): Memory {
  const known = memories.get(ctx) ?? new Memory()
  memories.set(ctx, known)
  return known
}
