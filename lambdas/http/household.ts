/** The household of a call: read again after a write conflict between calls of one agent, and who died in it. */
import { metricFields } from '../api/metrics'
import type { Context } from '../context'
import { connectionOfToken } from '../domain/accounts/oauth'
import type { Died } from '../domain/afterlife/gravestone'
import { type HouseholdRows, readHousehold } from '../store/household'
import { AccountDeleted, type Call } from './call'

const MAX_ATTEMPTS = 12
/** Random pause before a retry, longer each time. */
const MAX_PAUSE_MS = 1_500
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Thrown after too many write conflicts. Nothing was changed, and the caller may retry. */
class TooManyConflicts extends Error {
  override name = 'TooManyConflicts'
}

export interface Attempts<State> {
  /** Retries under the same name run one after the other. */
  queue: string
  /** State for the first attempt; the others use `reread`. */
  state: State
  reread(): Promise<State>
}

/**
 * If `act` returns `retry` after a write conflict, reads again and repeats. Do not nest: retries of one agent run one
 * after the other, so an inner one would wait for the outer one.
 */
export async function retryConflicts<State, T>(
  ctx: Context,
  { queue, state, reread }: Attempts<State>,
  act: (state: State) => Promise<T | 'retry'>,
): Promise<T> {
  let answer = await act(state)
  for (let attempt = 1; answer === 'retry'; attempt++) {
    if (attempt === MAX_ATTEMPTS) throw new TooManyConflicts(`gave up after ${MAX_ATTEMPTS} attempts`)
    if (attempt > 1) await pause(ctx.random() * Math.min(MAX_PAUSE_MS, 20 * 3 ** attempt))
    answer = await runInSequence(ctx, queue, async () => act(await reread()))
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

/** `credential` is absent for jobs, which need none. */
type KeeperCall = Pick<Call, 'ctx' | 'now'> & Partial<Pick<Call, 'credential'>> & { household: HouseholdRows }

export const attemptsAt = (call: KeeperCall): Attempts<HouseholdRows> => ({
  queue: call.household.agent.data.id,
  state: call.household,
  reread: () => rereadHousehold(call),
})

export async function rereadHousehold(call: KeeperCall): Promise<HouseholdRows> {
  const { id } = call.household.agent.data
  const current = await readHousehold(call.ctx.db, id)
  if (!current || !mayStillCall(call, current)) throw new AccountDeleted(id)
  return current
}

/**
 * A key that was replaced meanwhile decides nothing any more, nor does a token whose connection was ended. A refresh ends
 * no connection, so the call that began with the earlier token goes on.
 */
function mayStillCall({ credential, household, now }: KeeperCall, { agent, connections }: HouseholdRows): boolean {
  const { key_hash } = household.agent.data
  if (!credential) return true
  if (agent.data.key_hash !== key_hash) return false
  if (credential.kind !== 'token') return true
  const open = household.connections.map(({ data }) => data)
  const used = connectionOfToken(open, credential.secretHash, key_hash, now)
  return connections.some(({ data }) => data.id === used?.id)
}

/** Logged once per death, by the call that wrote it. */
export function logDeaths({ ctx, now }: Pick<Call, 'ctx' | 'now'>, deaths: readonly Died[]): void {
  if (deaths.length === 0) return
  const creatures = deaths.map(({ creature }) => creature.id)
  ctx.log({
    level: 'info',
    message: 'creatures died',
    creatures,
    ...metricFields(ctx.config.metricsNamespace, now, { deaths: creatures.length }),
  })
}
