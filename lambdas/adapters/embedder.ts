/** Text embeddings with a timeout and a cache. Callers always get a result: a vector or a failure. */

export interface Embedder {
  /** Names the model and its settings. Vectors with different ids are not comparable. */
  readonly id: string
  readonly dimensions: number
  embed(text: string): Promise<ArrayLike<number>>
}

export type EmbeddingFailure = 'slow' | 'failed' | 'unusable' | 'not_permitted'

export type Embedding = { vector: Float32Array } | { failure: EmbeddingFailure; cause?: unknown }

/** Whether the requester of an embedding may cause costs. */
export interface EmbedPolicy {
  /** Called once for each text that is neither cached nor stored. */
  mayCallModel(): Promise<boolean>
  /** False for a dry run: the store is read but not written. */
  mayStore: boolean
}

/** For operators: no limits during calibration and model tests. */
const UNLIMITED: EmbedPolicy = { mayCallModel: async () => true, mayStore: true }

/** An embedder, with or without a cache. */
interface Source {
  readonly dimensions: number
  embed(text: string, policy?: EmbedPolicy): Promise<ArrayLike<number> | NotPermitted>
}

/** The text is neither cached nor stored, and the policy forbids a call to the model. */
const NOT_PERMITTED = 'not_permitted'
type NotPermitted = typeof NOT_PERMITTED

/** Never throws, and never takes longer than its limit. */
export type Embed = (text: string, policy?: EmbedPolicy) => Promise<Embedding>

const EMBEDDING_LIMIT_MS = 800

export function withTimeout(source: Source, limitMs: number = EMBEDDING_LIMIT_MS): Embed {
  return async (text, policy) => {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<Embedding>((resolve) => {
      timer = setTimeout(() => resolve({ failure: 'slow' }), limitMs)
    })
    const result = await Promise.race([embedSafely(source, text, policy), timeout])
    clearTimeout(timer)
    return result
  }
}

async function embedSafely(source: Source, text: string, policy?: EmbedPolicy): Promise<Embedding> {
  try {
    const answer = await source.embed(text, policy)
    if (answer === NOT_PERMITTED) return { failure: NOT_PERMITTED }
    const vector = normalizeVector(answer, source.dimensions)
    return vector ? { vector } : { failure: 'unusable' }
  } catch (cause) {
    return { failure: 'failed', cause }
  }
}

/** Scales the vector to length 1. Null if it has the wrong size, holds no finite numbers, or is all zero. */
export function normalizeVector(values: unknown, dimensions: number): Float32Array | null {
  if (!Array.isArray(values) && !(values instanceof Float32Array)) return null
  if (values.length !== dimensions) return null
  const numbers = Float32Array.from(values as ArrayLike<number>)
  const length = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0))
  return Number.isFinite(length) && length > 0 ? numbers.map((value) => value / length) : null
}

export interface CachedVector {
  vector: ArrayLike<number>
  /** False if the store lacks the vector or will soon expire it. The next use then stores it. */
  stored: boolean
}

/** Keeps vectors beyond the process. A failing store counts as an empty one. */
export interface VectorStore {
  get(embedderId: string, item: string): Promise<CachedVector | null>
  put(embedderId: string, item: string, vector: ArrayLike<number>): Promise<void>
}

const NO_STORE: VectorStore = { get: async () => null, put: async () => {} }

export interface CacheOptions {
  store?: VectorStore | undefined
  /** Maximum of cached vectors; the least recently used is evicted first. */
  capacity?: number
}

/**
 * Looks in the process cache, then in the store, then calls the model. Concurrent requests for one text share a call. A
 * reply that arrives after its requester's timeout is cached for the next one.
 */
export function cacheEmbeddings(embedder: Embedder, { store = NO_STORE, capacity = 2_000 }: CacheOptions = {}) {
  const cache = new Map<string, CachedVector>()

  const cacheVector = (text: string, entry: CachedVector): CachedVector => {
    cache.delete(text)
    cache.set(text, entry)
    const oldest = cache.keys().next()
    if (cache.size > capacity && !oldest.done) cache.delete(oldest.value)
    return entry
  }
  const readStored = coalesce(async (text): Promise<CachedVector | null> => {
    const stored = await store.get(embedder.id, text).catch(() => null)
    const vector = normalizeVector(stored?.vector, embedder.dimensions)
    return stored && vector && cacheVector(text, { vector, stored: stored.stored })
  })
  const callModel = coalesce(async (text): Promise<CachedVector> => {
    const concurrent = cache.get(text)
    if (concurrent) return concurrent
    const answer = await embedder.embed(text)
    const vector = normalizeVector(answer, embedder.dimensions)
    // An unusable vector is returned to its requester but not cached.
    return vector ? cacheVector(text, { vector, stored: false }) : { vector: answer, stored: true }
  })
  const storeVector = (text: string, entry: CachedVector): void => {
    entry.stored = true
    store.put(embedder.id, text, entry.vector).catch(() => {
      entry.stored = false
    })
  }

  return {
    dimensions: embedder.dimensions,
    async embed(text: string, policy: EmbedPolicy = UNLIMITED): Promise<ArrayLike<number> | NotPermitted> {
      const cached = cache.get(text)
      let entry = cached ? cacheVector(text, cached) : await readStored(text)
      if (!entry) {
        if (!callModel.isInFlight(text) && !(await policy.mayCallModel())) return NOT_PERMITTED
        entry = await callModel(text)
      }
      if (policy.mayStore && !entry.stored) storeVector(text, entry)
      return entry.vector
    },
  }
}

/** Concurrent calls for the same text share one promise. */
function coalesce<T>(work: (text: string) => Promise<T>) {
  const inFlight = new Map<string, Promise<T>>()
  const run = (text: string): Promise<T> => {
    const promise = inFlight.get(text) ?? work(text).finally(() => inFlight.delete(text))
    inFlight.set(text, promise)
    return promise
  }
  return Object.assign(run, { isInFlight: (text: string) => inFlight.has(text) })
}
