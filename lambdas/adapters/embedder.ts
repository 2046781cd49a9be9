/** Turns words into vectors, in time or not at all: whatever an embedder does, its caller gets an answer. */

export interface Embedder {
  /** Names the model and its settings; vectors of different ids cannot be compared. */
  readonly id: string
  readonly dimensions: number
  embed(text: string): Promise<ArrayLike<number>>
}

export type EmbeddingFailure = 'slow' | 'failed' | 'rubbish' | 'not_permitted'

export type Embedding = { vector: Float32Array } | { failure: EmbeddingFailure; cause?: unknown }

/** For whom something is embedded, and what that one may cost. */
export interface EmbedPolicy {
  /** Asked only for what neither the process nor the store knows, once for each such text. */
  mayCallModel(): Promise<boolean>
  /** False for a rehearsal: the store is read, and nothing written. */
  mayStore: boolean
}

/** Whoever runs the house: calibration, tests of the model. */
const UNLIMITED: EmbedPolicy = { mayCallModel: async () => true, mayStore: true }

/** An embedder, or one that remembers. */
interface Source {
  readonly dimensions: number
  embed(text: string, policy?: EmbedPolicy): Promise<ArrayLike<number> | NotPermitted>
}

/** Nobody here knows it, and it may not be asked about. */
const NOT_PERMITTED = 'not_permitted'
type NotPermitted = typeof NOT_PERMITTED

/** Asks an embedder, never throws and never keeps anyone waiting. */
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
    return vector ? { vector } : { failure: 'rubbish' }
  } catch (cause) {
    return { failure: 'failed', cause }
  }
}

/** The vector with length 1, or null where it points nowhere: of another size, not of numbers, or all zero. */
export function normalizeVector(values: unknown, dimensions: number): Float32Array | null {
  if (!Array.isArray(values) && !(values instanceof Float32Array)) return null
  if (values.length !== dimensions) return null
  const numbers = Float32Array.from(values as ArrayLike<number>)
  const length = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0))
  return Number.isFinite(length) && length > 0 ? numbers.map((value) => value / length) : null
}

export interface CachedVector {
  vector: ArrayLike<number>
  /** Whether the store has it for long enough; what it has not, or not for long, is put there when it is used. */
  stored: boolean
}

/** Where vectors outlive the process. A store that fails is a store that knows nothing. */
export interface VectorStore {
  get(embedderId: string, item: string): Promise<CachedVector | null>
  put(embedderId: string, item: string, vector: ArrayLike<number>): Promise<void>
}

const NO_STORE: VectorStore = { get: async () => null, put: async () => {} }

export interface CacheOptions {
  store?: VectorStore | undefined
  /** How many vectors the process keeps; the one unused longest goes first. */
  capacity?: number
}

/**
 * Asks once for an item as long as it is in use: the process remembers, then the store; those who ask at the same time
 * share one call. An answer that comes too late for whoever asked is there for the next.
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
    // Rubbish is for whoever asked to see, and for nobody to keep.
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

/** Those who want the same at the same time wait for the same. */
function coalesce<T>(work: (text: string) => Promise<T>) {
  const inFlight = new Map<string, Promise<T>>()
  const run = (text: string): Promise<T> => {
    const promise = inFlight.get(text) ?? work(text).finally(() => inFlight.delete(text))
    inFlight.set(text, promise)
    return promise
  }
  return Object.assign(run, { isInFlight: (text: string) => inFlight.has(text) })
}
