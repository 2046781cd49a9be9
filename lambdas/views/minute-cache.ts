/** What may be a minute old: read at most once in that time by each process, for everybody who asks. */
import type { Context } from '../context'
import type { Instant } from '../domain/time/instants'
import type { IncomingCall } from '../http/call'
import type { Db } from '../store/db'

export type CallContext = Pick<IncomingCall, 'ctx' | 'now'>

const CACHE_MS = 60_000
/** Nobody's questions fill the memory: then all is forgotten and asked anew. */
const MAX_ENTRIES = 500

/** What nobody asked for while it was renewed so often is left to whoever asks next. */
const MAX_UNUSED_REFRESHES = 2

type Read<T> = (call: CallContext) => Promise<T>

interface CacheEntry {
  at: Instant
  answer: Promise<unknown>
  read: Read<unknown>
  /** How often it was renewed since somebody last asked for it. */
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

/** A failure is not remembered. */
function store(cache: Map<string, CacheEntry>, name: string, entry: CacheEntry): Promise<unknown> {
  entry.answer.catch(() => cache.get(name) === entry && cache.delete(name))
  cache.set(name, entry)
  return entry.answer
}

/**
 * For a host that knows when something has changed, which Lambda does not: what is asked for is read anew by the host
 * itself, through `db`, so that its callers find it as fresh as it is, and make no trip that they would not make there.
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
