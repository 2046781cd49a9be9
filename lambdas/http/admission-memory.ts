/**
 * In-process memory of exhausted addresses and verified keys, so that a flood of requests needs no database calls.
 * Losing an entry is harmless: the next request is checked in the database.
 */
import type { Context } from '../context'
import type { Instant } from '../domain/time/instants'
import type { Count, Counter } from '../store/limits'

/** An address that has exhausted its rate limit. */
export interface ExhaustedLimit {
  count: Count
  /** Invalid keys that this address has sent since then. */
  failures: number
}

/** After this many invalid keys from an exhausted address, no key is looked up for it until the window ends. */
export const MAX_FAILED_KEYS = 100
const MAX_ENTRIES = 20_000

const limits = new WeakMap<Context, Map<string, ExhaustedLimit>>()
const verifiedKeys = new WeakMap<Context, Set<string>>()

const idOf = ({ caller, operation }: Counter): string => `${caller}#${operation}`

export function exhaustedLimit(ctx: Context, counter: Counter, now: Instant): ExhaustedLimit | null {
  const limit = limits.get(ctx)?.get(idOf(counter))
  return limit && now < limit.count.resets_at * 1000 ? limit : null
}

export function rememberCount(ctx: Context, counter: Counter, count: Count): void {
  if (count.used < count.max) return
  const known = limits.get(ctx) ?? new Map<string, ExhaustedLimit>()
  limits.set(ctx, known)
  if (known.size >= MAX_ENTRIES) known.clear()
  known.set(idOf(counter), { count, failures: 0 })
}

export const isVerifiedKey = (ctx: Context, keyHash: string): boolean => verifiedKeys.get(ctx)?.has(keyHash) ?? false

export function rememberKey(ctx: Context, keyHash: string): void {
  const known = verifiedKeys.get(ctx) ?? new Set<string>()
  verifiedKeys.set(ctx, known)
  if (known.size >= MAX_ENTRIES) known.clear()
  known.add(keyHash)
}
