/** Cache per process for public data that may be a minute old. */
import type { Context } from '../context'
import type { Instant } from '../domain/time/instants'
import type { IncomingCall } from './call'

export type CallContext = Pick<IncomingCall, 'ctx' | 'now'>

const CACHE_MS = 60_000
/** The cache is cleared when full, so that callers cannot fill the memory. */
const MAX_ENTRIES = 500

interface CacheEntry {
  at: Instant
  answer: Promise<unknown>
}

const caches = new WeakMap<Context, Map<string, CacheEntry>>()

/** Failures are not cached. */
export function readThroughMinuteCache<T>(
  { ctx, now }: CallContext,
  name: string,
  read: (call: CallContext) => Promise<T>,
): Promise<T> {
  const cache = caches.get(ctx) ?? new Map<string, CacheEntry>()
  caches.set(ctx, cache)
  const cached = cache.get(name)
  if (cached && now >= cached.at && now - cached.at < CACHE_MS) return cached.answer as Promise<T>
  if (cache.size >= MAX_ENTRIES) cache.clear()
  const answer = read({ ctx, now })
  const entry = { at: now, answer }
  cache.set(name, entry)
  answer.catch(() => cache.get(name) === entry && cache.delete(name))
  return answer
}

/** For a host that knows when its data changes. */
export const clearMinuteCache = (ctx: Context): void => void caches.delete(ctx)
