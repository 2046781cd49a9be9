/** What may be a minute old: read at most once in that time by each process, for everybody who asks. */
import type { Context } from '../context'
import type { Instant } from '../domain/time/instants'
import type { Arrival } from '../pipeline/call'

export type Asking = Pick<Arrival, 'ctx' | 'now'>

const KEPT_MS = 60_000
/** Nobody's questions fill the memory: then all is forgotten and asked anew. */
const MOST_KEPT = 500

interface Kept {
  at: Instant
  answer: Promise<unknown>
}

const known = new WeakMap<Context, Map<string, Kept>>()

/** A failure is not remembered. */
export function atMostAMinuteOld<T>({ ctx, now }: Asking, name: string, read: () => Promise<T>): Promise<T> {
  const answers = known.get(ctx) ?? new Map<string, Kept>()
  known.set(ctx, answers)
  const standing = answers.get(name)
  if (standing && now >= standing.at && now - standing.at < KEPT_MS) return standing.answer as Promise<T>
  if (answers.size >= MOST_KEPT) answers.clear()
  const fresh: Kept = { at: now, answer: read() }
  fresh.answer.catch(() => answers.get(name) === fresh && answers.delete(name))
  answers.set(name, fresh)
  return fresh.answer as Promise<T>
}

export const forget = (ctx: Context): void => void known.delete(ctx)
