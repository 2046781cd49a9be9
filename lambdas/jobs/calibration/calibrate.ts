/** Calibrates the judgement of items for an embedding model: once per model and catalogue, after a deployment. */
import { createHash } from 'node:crypto'
import { type Embedder, normalizeVector } from '../../adapters/embedder'
import { pack, type VectorIndex } from '../../adapters/item-vectors'
import type { Context } from '../../context'
import { readCalibrationHead, readDraft, saveCalibration, saveDraft } from '../../store/items/calibrations'
import { hasTimeLeft, type Remaining } from '../time-left'
import { figuresLine } from './fit'
import type { Lessons } from './lessons'

export type CalibrationOutcome =
  | { outcome: 'known'; embedder: string }
  | { outcome: 'taught'; embedder: string; items: number }
  /** Time ran out; the vectors so far are saved, and the next run continues. */
  | { outcome: 'unfinished'; embedder: string; embedded: number; of: number }

/** Thrown so that an alarm fires. Until a run succeeds, items are judged by the lists alone. */
class CalibrationFailed extends Error {
  override name = 'CalibrationFailed'
}

/** Number of concurrent requests, and of texts per saved draft. */
const AT_ONCE = 8
const DRAFT = 200
/** Time reserved for the fit, which takes about a minute on one core. */
const FITTING_MS = 180_000

export const calibrator =
  (ctx: Context, embedder: Embedder, { texts, source, learn }: Lessons) =>
  async (_event?: unknown, lambda?: Remaining): Promise<CalibrationOutcome> => {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([texts, source]))
      .digest('hex')
      .slice(0, 16)
    const known = await readCalibrationHead<VectorIndex>(ctx.db, embedder.id)
    if (known?.fingerprint === fingerprint) return { outcome: 'known', embedder: embedder.id }
    try {
      const vectors = await embedAll(ctx, { embedder, fingerprint, texts }, lambda)
      if (vectors.size < texts.length || !hasTimeLeft(lambda, FITTING_MS)) {
        const progress = { embedder: embedder.id, embedded: vectors.size, of: texts.length }
        ctx.log({ level: 'warn', message: 'calibration unfinished', ...progress })
        return { outcome: 'unfinished', ...progress }
      }
      const result = learn(vectors)
      await saveCalibration(ctx.db, embedder.id, { fingerprint, ...pack(embedder, result) })
      const figures = Object.entries(result.figures).map(([name, reached]) => `${name}: ${figuresLine(reached)}`)
      ctx.log({ level: 'info', message: 'calibration saved', embedder: embedder.id, figures })
      return { outcome: 'taught', embedder: embedder.id, items: result.items.length }
    } catch (error) {
      const { name, message } = error as Error
      const why = { embedder: embedder.id, name, reason: message }
      ctx.log({ level: 'error', message: 'calibration failed', ...why })
      throw new CalibrationFailed(`${embedder.id}: ${name}: ${message}`)
    }
  }

interface Task {
  embedder: Embedder
  fingerprint: string
  texts: readonly string[]
}

/** Saves drafts, because an account with a low quota needs several runs. */
async function embedAll(
  { db, now }: Context,
  { embedder, fingerprint, texts }: Task,
  lambda?: Remaining,
): Promise<Map<string, Float32Array>> {
  const vectors = new Map<string, Float32Array>()
  for (let start = 0; start < texts.length && hasTimeLeft(lambda); start += DRAFT) {
    const part = texts.slice(start, start + DRAFT)
    const name = `${fingerprint}#${start}`
    const kept = await readDraft(db, embedder.id, name)
    const draft = kept ?? (await embedTexts(embedder, part, lambda))
    if (!draft) break
    if (!kept) await saveDraft(db, embedder.id, { name, vectors: draft, now: now() })
    for (const [at, text] of part.entries()) vectors.set(text, vectorAt(draft, at, embedder.dimensions))
  }
  return vectors
}

const vectorAt = (draft: Float32Array, at: number, dimensions: number): Float32Array =>
  draft.subarray(at * dimensions, (at + 1) * dimensions)

/** All vectors concatenated; null if time ran out. */
async function embedTexts(
  embedder: Embedder,
  texts: readonly string[],
  lambda?: Remaining,
): Promise<Float32Array | null> {
  const all = new Float32Array(texts.length * embedder.dimensions)
  const waiting = [...texts.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next && hasTimeLeft(lambda); next = waiting.shift()) {
      const [at, text] = next
      const vector = normalizeVector(await embedder.embed(text), embedder.dimensions)
      if (!vector) throw new Error(`no usable vector for "${text}"`)
      all.set(vector, at * embedder.dimensions)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return hasTimeLeft(lambda) ? all : null
}
