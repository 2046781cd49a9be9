/** Judges items by the lists first, then by meaning; says null when neither can tell in time. */
import { itemsOf } from '../domain/care/items'
import { judgeByList } from '../domain/care/items/by-list'
import { judge } from '../domain/care/items/judge'
import { cosine } from '../domain/care/items/likeness'
import { normaliseItem } from '../domain/care/items/normalise'
import { type Embedder, type EmbeddingFailure, remembering, type VectorStore, withinTime } from './embedder'
import type { ItemJudge } from './item-judge'
import type { ItemVectors } from './item-vectors'

/** Why an item was not judged. */
export type Silence = Exclude<EmbeddingFailure, 'not_asked'> | 'unreadable' | 'no_vectors'

export interface EmbeddingJudgeOptions {
  embedder: Embedder
  store?: VectorStore
  /** The vectors computed ahead for this embedder; throws while there are none. */
  vectors: (embedderId: string) => Promise<ItemVectors>
  limitMs?: number
  onSilence?: (reason: Silence, cause?: unknown) => void
}

export function createEmbeddingJudge({
  embedder,
  store,
  vectors: readVectors,
  limitMs,
  onSilence = () => {},
}: EmbeddingJudgeOptions): ItemJudge {
  const ask = withinTime(remembering(embedder, { store }), limitMs)
  const shipped = keptOnceRead(() => readVectors(embedder.id))
  const silent = (reason: Silence, cause?: unknown): null => {
    onSilence(reason, cause)
    return null
  }

  return {
    async judge({ slug, family }, action, text, asker) {
      const lists = itemsOf(slug, family)
      const listed = judgeByList(lists, action, text)
      if (listed) return listed
      const item = normaliseItem(text)
      if (item === '') return silent('unreadable')
      const vectors = await shipped().catch((cause: unknown) => ({ cause }))
      if ('cause' in vectors) return silent('no_vectors', vectors.cause)
      const answer = await ask(item, asker)
      if ('failure' in answer) {
        // Whoever did not let it be asked about knows why.
        return answer.failure === 'not_asked' ? null : silent(answer.failure, answer.cause)
      }
      const approved = lists.approved[action].flatMap((one) => {
        const vector = vectors.vectorOf(one)
        return vector ? [{ item: one, vector }] : []
      })
      const question = { action, item, vector: answer.vector, approved, kinds: vectors.kinds }
      return judge(question, vectors.calibration)
    },

    async nearness(text, labels, asker) {
      const word = normaliseItem(text)
      if (word === '') return null
      const vectors = await shipped().catch((cause: unknown) => ({ cause }))
      if ('cause' in vectors) return silent('no_vectors', vectors.cause)
      const answer = await ask(word, asker)
      if ('failure' in answer) return answer.failure === 'not_asked' ? null : silent(answer.failure, answer.cause)
      return labels.flatMap((label) => {
        const vector = vectors.vectorOf(label)
        return vector ? [{ label, nearness: cosine(answer.vector, vector) }] : []
      })
    },
  }
}

/** Read once; until there is something to read, every question looks again: it may have been computed meanwhile. */
function keptOnceRead(read: () => Promise<ItemVectors>): () => Promise<ItemVectors> {
  let reading: Promise<ItemVectors> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}
