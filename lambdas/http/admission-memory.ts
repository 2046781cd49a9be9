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

const limits = new WeakMap<Context, Map<string, ExhaustedLimit>>()
const verifiedKeys = new WeakMap<Context, Set<string>>()

export function exhaustedLimit(ctx: Context, counter: string, now: Instant): ExhaustedLimit | null {
  const limit = limits.get(ctx)?.get(counter)
  return limit && now < limit.count.resets_at * 1000 ? limit : null
}

export function rememberCount(ctx: Context, counter: string, count: Count): void {
  if (count.used < count.max) return
  const known = limits.get(ctx) ?? new Map<string, ExhaustedLimit>()
  limits.set(ctx, known)
  if (known.size >= MAX_ENTRIES) known.clear()
  known.set(counter, { count, failures: 0 })
}

export const isVerifiedKey = (ctx: Context, keyHash: string): boolean => verifiedKeys.get(ctx)?.has(keyHash) ?? false

export function rememberKey(ctx: Context, keyHash: string): void {
  const known = verifiedKeys.get(ctx) ?? new Set<string>()
  verifiedKeys.set(ctx, known)
  if (known.size >= MAX_ENTRIES) known.clear()
  known.add(keyHash)
}
