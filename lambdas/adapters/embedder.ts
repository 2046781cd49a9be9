/** Turns words into vectors, in time or not at all: whatever an embedder does, its caller gets an answer. */

export interface Embedder {
  /** Names the model and its settings; vectors of different ids cannot be compared. */
  readonly id: string
  readonly dimensions: number
  embed(text: string): Promise<ArrayLike<number>>
}

export type EmbeddingFailure = 'slow' | 'failed' | 'rubbish' | 'not_asked'

export type Embedding = { vector: Float32Array } | { failure: EmbeddingFailure; cause?: unknown }

/** For whom something is embedded, and what that one may cost. */
export interface Asker {
  /** Asked only for what neither the process nor the store knows, once for each such text. */
  mayAskAnew(): Promise<boolean>
  /** False for a rehearsal: the store is read, and nothing written. */
  keeps: boolean
}

/** Whoever runs the house: calibration, tests of the model. */
const ANYBODY: Asker = { mayAskAnew: async () => true, keeps: true }

/** An embedder, or one that remembers. */
interface Source {
  readonly dimensions: number
  embed(text: string, asker?: Asker): Promise<ArrayLike<number> | NotAsked>
}

/** Nobody here knows it, and it may not be asked about. */
const NOT_ASKED = 'not_asked'
type NotAsked = typeof NOT_ASKED

/** Asks an embedder, never throws and never keeps anyone waiting. */
export type Ask = (text: string, asker?: Asker) => Promise<Embedding>

const EMBEDDING_LIMIT_MS = 800

export function withinTime(source: Source, limitMs: number = EMBEDDING_LIMIT_MS): Ask {
  return async (text, asker) => {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<Embedding>((resolve) => {
      timer = setTimeout(() => resolve({ failure: 'slow' }), limitMs)
    })
    const first = await Promise.race([answerOf(source, text, asker), limit])
    clearTimeout(timer)
    return first
  }
}

async function answerOf(source: Source, text: string, asker?: Asker): Promise<Embedding> {
  try {
    const answer = await source.embed(text, asker)
    if (answer === NOT_ASKED) return { failure: NOT_ASKED }
    const vector = usableVector(answer, source.dimensions)
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

export interface KnownVector {
  vector: ArrayLike<number>
  /** Whether the store has it for long enough; what it has not, or not for long, is put there when it is used. */
  kept: boolean
}

/** Where vectors outlive the process. A store that fails is a store that knows nothing. */
export interface VectorStore {
  get(embedderId: string, item: string): Promise<KnownVector | null>
  put(embedderId: string, item: string, vector: ArrayLike<number>): Promise<void>
}

const NO_STORE: VectorStore = { get: async () => null, put: async () => {} }

export interface MemoryOptions {
  store?: VectorStore | undefined
  /** How many vectors the process keeps; the one unused longest goes first. */
  capacity?: number
}

/**
 * Asks once for an item as long as it is in use: the process remembers, then the store; those who ask at the same time
 * share one call. An answer that comes too late for whoever asked is there for the next.
 */
export function remembering(embedder: Embedder, { store = NO_STORE, capacity = 2_000 }: MemoryOptions = {}) {
  const known = new Map<string, KnownVector>()

  const remember = (text: string, one: KnownVector): KnownVector => {
    known.delete(text)
    known.set(text, one)
    const longestUnused = known.keys().next()
    if (known.size > capacity && !longestUnused.done) known.delete(longestUnused.value)
    return one
  }
  const lookUp = shared(async (text): Promise<KnownVector | null> => {
    const stored = await store.get(embedder.id, text).catch(() => null)
    const vector = usableVector(stored?.vector, embedder.dimensions)
    return stored && vector && remember(text, { vector, kept: stored.kept })
  })
  const ask = shared(async (text): Promise<KnownVector> => {
    const meanwhile = known.get(text)
    if (meanwhile) return meanwhile
    const answer = await embedder.embed(text)
    const vector = usableVector(answer, embedder.dimensions)
    // Rubbish is for whoever asked to see, and for nobody to keep.
    return vector ? remember(text, { vector, kept: false }) : { vector: answer, kept: true }
  })
  const keep = (text: string, one: KnownVector): void => {
    one.kept = true
    store.put(embedder.id, text, one.vector).catch(() => {
      one.kept = false
    })
  }

  return {
    dimensions: embedder.dimensions,
    async embed(text: string, asker: Asker = ANYBODY): Promise<ArrayLike<number> | NotAsked> {
      const remembered = known.get(text)
      let one = remembered ? remember(text, remembered) : await lookUp(text)
      if (!one) {
        if (!ask.isUnderWay(text) && !(await asker.mayAskAnew())) return NOT_ASKED
        one = await ask(text)
      }
      if (asker.keeps && !one.kept) keep(text, one)
      return one.vector
    },
  }
}

/** Those who want the same at the same time wait for the same. */
function shared<T>(find: (text: string) => Promise<T>) {
  const underWay = new Map<string, Promise<T>>()
  const finding = (text: string): Promise<T> => {
    const found = underWay.get(text) ?? find(text).finally(() => underWay.delete(text))
    underWay.set(text, found)
    return found
  }
  return Object.assign(finding, { isUnderWay: (text: string) => underWay.has(text) })
}
