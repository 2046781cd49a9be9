/** What may be a minute old: read at most once in that time by each process, for everybody who asks. */
import type { Context } from '../context'
import type { Instant } from '../domain/time/instants'
import type { Arrival } from '../http/call'
import type { Db } from '../store/db'

export type Asking = Pick<Arrival, 'ctx' | 'now'>

const KEPT_MS = 60_000
/** Nobody's questions fill the memory: then all is forgotten and asked anew. */
const MOST_KEPT = 500

/** What nobody asked for while it was renewed so often is left to whoever asks next. */
const RENEWED_UNASKED = 2

type Read<T> = (asking: Asking) => Promise<T>

interface Kept {
  at: Instant
  answer: Promise<unknown>
  read: Read<unknown>
  /** How often it was renewed since somebody last asked for it. */
  unasked: number
}

const known = new WeakMap<Context, Map<string, Kept>>()

export function atMostAMinuteOld<T>({ ctx, now }: Asking, name: string, read: Read<T>): Promise<T> {
  const answers = known.get(ctx) ?? new Map<string, Kept>()
  known.set(ctx, answers)
  const standing = answers.get(name)
  if (standing && now >= standing.at && now - standing.at < KEPT_MS) {
    standing.unasked = 0
    return standing.answer as Promise<T>
  }
  if (answers.size >= MOST_KEPT) answers.clear()
  return keep(answers, name, { at: now, answer: read({ ctx, now }), read, unasked: 0 }) as Promise<T>
}

/** A failure is not remembered. */
function keep(answers: Map<string, Kept>, name: string, fresh: Kept): Promise<unknown> {
  fresh.answer.catch(() => answers.get(name) === fresh && answers.delete(name))
  answers.set(name, fresh)
  return fresh.answer
}

/**
 * For a host that knows when something has changed, which Lambda does not: what is asked for is read anew by the host
 * itself, through `db`, so that its callers find it as fresh as it is, and make no trip that they would not make there.
 */
export function renew(ctx: Context, db: Db): void {
  const answers = known.get(ctx)
  if (!answers) return
  const asking = { ctx: { ...ctx, db }, now: ctx.now() }
  for (const [name, { read, unasked }] of [...answers]) {
    if (unasked >= RENEWED_UNASKED) answers.delete(name)
    else void keep(answers, name, { at: asking.now, answer: read(asking), read, unasked: unasked + 1 })
  }
}

export const forget = (ctx: Context): void => void known.delete(ctx)
