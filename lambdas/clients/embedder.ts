/** Turns words into vectors, in time or not at all: whatever an embedder does, its caller gets an answer. */

export interface Embedder {
  /** Names the model and its settings; vectors of different ids cannot be compared. */
  readonly id: string
  readonly dimensions: number
  embed(text: string): Promise<ArrayLike<number>>
}

export type EmbeddingFailure = 'slow' | 'failed' | 'rubbish'

export type Embedding = { vector: Float32Array } | { failure: EmbeddingFailure; cause?: unknown }

/** Asks an embedder, never throws and never keeps anyone waiting. */
export type Ask = (text: string) => Promise<Embedding>

const EMBEDDING_LIMIT_MS = 800

export function withinTime(embedder: Embedder, limitMs: number = EMBEDDING_LIMIT_MS): Ask {
  return async (text) => {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<Embedding>((resolve) => {
      timer = setTimeout(() => resolve({ failure: 'slow' }), limitMs)
    })
    const first = await Promise.race([answerOf(embedder, text), limit])
    clearTimeout(timer)
    return first
  }
}

async function answerOf(embedder: Embedder, text: string): Promise<Embedding> {
  try {
    const vector = usableVector(await embedder.embed(text), embedder.dimensions)
    return vector ? { vector } : { failure: 'rubbish' }
  } catch (cause) {
    return { failure: 'failed', cause }
  }
}

/** The vector with length 1, or null where it points nowhere: of another size, not of numbers, or all zero. */
export function usableVector(values: unknown, dimensions: number): Float32Array | null {
  if (!Array.isArray(values) && !(values instanceof Float32Array)) return null
  if (values.length !== dimensions) return null
  const numbers = Float32Array.from(values as ArrayLike<number>)
  const length = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0))
  return Number.isFinite(length) && length > 0 ? numbers.map((value) => value / length) : null
}

/** Where vectors outlive the process. A store that fails is a store that knows nothing. */
export interface VectorStore {
  get(embedderId: string, item: string): Promise<Float32Array | null>
  put(embedderId: string, item: string, vector: Float32Array): Promise<void>
}

const NO_STORE: VectorStore = { get: async () => null, put: async () => {} }

export interface MemoryOptions {
  store?: VectorStore | undefined
  /** How many vectors the process keeps; the one unused longest goes first. */
  capacity?: number
}

/**
 * Asks once for each item, ever: the process remembers, then the store; those who ask at the same time share one call.
 * An answer that comes too late for whoever asked is there for the next.
 */
export function remembering(embedder: Embedder, { store = NO_STORE, capacity = 2_000 }: MemoryOptions = {}): Embedder {
  const known = new Map<string, ArrayLike<number>>()
  const asking = new Map<string, Promise<ArrayLike<number>>>()

  const keep = (text: string, vector: ArrayLike<number>): ArrayLike<number> => {
    known.delete(text)
    known.set(text, vector)
    const longestUnused = known.keys().next()
    if (known.size > capacity && !longestUnused.done) known.delete(longestUnused.value)
    return vector
  }
  const find = async (text: string): Promise<ArrayLike<number>> => {
    const stored = usableVector(await store.get(embedder.id, text).catch(() => null), embedder.dimensions)
    if (stored) return keep(text, stored)
    const answer = await embedder.embed(text)
    const vector = usableVector(answer, embedder.dimensions)
    if (!vector) return answer
    store.put(embedder.id, text, vector).catch(() => {})
    return keep(text, vector)
  }

  return {
    id: embedder.id,
    dimensions: embedder.dimensions,
    async embed(text) {
      const vector = known.get(text)
      if (vector) return keep(text, vector)
      const shared = asking.get(text) ?? find(text).finally(() => asking.delete(text))
      asking.set(text, shared)
      return shared
    },
  }
}
