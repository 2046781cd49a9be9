/** Item judge that uses the lists first, then embeddings. Returns null if neither decides in time. */
import { itemsOf } from '../domain/care/items'
import { judgeByList } from '../domain/care/items/by-list'
import { judge } from '../domain/care/items/judge'
import { normaliseItem } from '../domain/care/items/normalise'
import { cacheEmbeddings, type Embedder, type EmbeddingFailure, type VectorStore, withTimeout } from './embedder'
import type { ItemJudge } from './item-judge'
import type { ItemVectors } from './item-vectors'

export type JudgeFailure = Exclude<EmbeddingFailure, 'not_permitted'> | 'unreadable' | 'no_vectors'

export interface EmbeddingJudgeOptions {
  embedder: Embedder
  store?: VectorStore
  /** The precomputed vectors of this embedder. Throws while there are none. */
  vectors: (embedderId: string) => Promise<ItemVectors>
  limitMs?: number
  onFailure?: (reason: JudgeFailure, cause?: unknown) => void
}

export function createEmbeddingJudge({
  embedder,
  store,
  vectors: readVectors,
  limitMs,
  onFailure = () => {},
}: EmbeddingJudgeOptions): ItemJudge {
  const embed = withTimeout(cacheEmbeddings(embedder, { store }), limitMs)
  const loadVectors = cacheOnSuccess(() => readVectors(embedder.id))
  const fail = (reason: JudgeFailure, cause?: unknown): null => {
    onFailure(reason, cause)
    return null
  }

  return {
    async judge({ slug, family }, action, text, policy) {
      const lists = itemsOf(slug, family)
      const listed = judgeByList(lists, action, text)
      if (listed) return listed
      const item = normaliseItem(text)
      if (item === '') return fail('unreadable')
      const vectors = await loadVectors().catch((cause: unknown) => ({ cause }))
      if ('cause' in vectors) return fail('no_vectors', vectors.cause)
      const answer = await embed(item, policy)
      if ('failure' in answer) {
        // Not an error: the caller's policy forbade the call.
        return answer.failure === 'not_permitted' ? null : fail(answer.failure, answer.cause)
      }
      const approved = lists.approved[action].flatMap((one) => {
        const vector = vectors.vectorOf(one)
        return vector ? [{ item: one, vector }] : []
      })
      const question = { action, item, vector: answer.vector, approved, kinds: vectors.kinds }
      return judge(question, vectors.calibration)
    },
  }
}

/** Caches only successful reads: after a failure the next call reads again, because the vectors may exist by then. */
function cacheOnSuccess(read: () => Promise<ItemVectors>): () => Promise<ItemVectors> {
  let reading: Promise<ItemVectors> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}
