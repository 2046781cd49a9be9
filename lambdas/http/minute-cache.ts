/** Cache per process for public data that may be a minute old. */
import type { Context } from '../context'
import type { Instant } from '../domain/time/instants'
import type { Db } from '../store/db'
import type { IncomingCall } from './call'

export type CallContext = Pick<IncomingCall, 'ctx' | 'now'>

const CACHE_MS = 60_000
/** The cache is cleared when full, so that callers cannot fill the memory. */
const MAX_ENTRIES = 500

/** An entry that was refreshed this often without a read is dropped. */
const MAX_UNUSED_REFRESHES = 2

type Read<T> = (call: CallContext) => Promise<T>

interface CacheEntry {
  at: Instant
  answer: Promise<unknown>
  read: Read<unknown>
  /** Refreshes since the last read. */
  unusedRefreshes: number
}

const caches = new WeakMap<Context, Map<string, CacheEntry>>()

export function readThroughMinuteCache<T>({ ctx, now }: CallContext, name: string, read: Read<T>): Promise<T> {
  const cache = caches.get(ctx) ?? new Map<string, CacheEntry>()
  caches.set(ctx, cache)
  const entry = cache.get(name)
  if (entry && now >= entry.at && now - entry.at < CACHE_MS) {
    entry.unusedRefreshes = 0
    return entry.answer as Promise<T>
  }
  if (cache.size >= MAX_ENTRIES) cache.clear()
  return store(cache, name, { at: now, answer: read({ ctx, now }), read, unusedRefreshes: 0 }) as Promise<T>
}

/** Failures are not cached. */
function store(cache: Map<string, CacheEntry>, name: string, entry: CacheEntry): Promise<unknown> {
  entry.answer.catch(() => cache.get(name) === entry && cache.delete(name))
  cache.set(name, entry)
  return entry.answer
}

/**
 * For a host that is notified of changes: re-reads every used entry through `db`, outside of any call, so that callers
 * get current data without additional round trips.
 */
export function refreshMinuteCache(ctx: Context, db: Db): void {
  const cache = caches.get(ctx)
  if (!cache) return
  const call = { ctx: { ...ctx, db }, now: ctx.now() }
  for (const [name, { read, unusedRefreshes }] of [...cache]) {
    if (unusedRefreshes >= MAX_UNUSED_REFRESHES) cache.delete(name)
    else void store(cache, name, { at: call.now, answer: read(call), read, unusedRefreshes: unusedRefreshes + 1 })
  }
}

export const clearMinuteCache = (ctx: Context): void => void caches.delete(ctx)
