/** Retries after write conflicts between concurrent calls of one agent. */
import type { Context } from '../context'
import { AccountDeleted } from './call'

const MAX_ATTEMPTS = 12
/** Random pause before a retry, longer each time. */
const MAX_PAUSE_MS = 1_500
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Thrown after too many write conflicts. Nothing was changed, and the caller may retry. */
class TooManyConflicts extends Error {
  override name = 'TooManyConflicts'
}

export interface Attempts<State> {
  agentId: string
  /** State for the first attempt; the others use `reread`. */
  state: State
  /** Null if the account was deleted, or the key replaced. */
  reread(): Promise<State | null>
}

/**
 * If `act` returns `retry` after a write conflict, reads again and repeats. Do not nest: retries of one agent run one
 * after the other, so an inner one would wait for the outer one.
 */
export async function retryConflicts<State, T>(
  ctx: Context,
  { agentId, state, reread }: Attempts<State>,
  act: (state: State) => Promise<T | 'retry'>,
): Promise<T> {
  let answer = await act(state)
  for (let attempt = 1; answer === 'retry'; attempt++) {
    if (attempt === MAX_ATTEMPTS) throw new TooManyConflicts(`gave up after ${MAX_ATTEMPTS} attempts`)
    if (attempt > 1) await pause(ctx.random() * Math.min(MAX_PAUSE_MS, 20 * 3 ** attempt))
    answer = await runInSequence(ctx, agentId, async () => {
      const current = await reread()
      if (!current) throw new AccountDeleted(agentId)
      return act(current)
    })
  }
  return answer
}

const queues = new WeakMap<Context, Map<string, Promise<unknown>>>()

/** Runs retries for the same agent one after the other, so that they do not conflict with each other. */
function runInSequence<T>(ctx: Context, name: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(ctx) ?? new Map<string, Promise<unknown>>()
  queues.set(ctx, queue)
  const run = (queue.get(name) ?? Promise.resolve()).then(work, work)
  const settled = run.then(
    () => {},
    () => {},
  )
  queue.set(name, settled)
  void settled.then(() => queue.get(name) === settled && queue.delete(name))
  return run
}
