/**
 * Safe retries: a call with an Idempotency-Key is done once. Its answer is kept by the transaction that does it, so
 * that both stand or neither, and whoever sends the call again is given that answer.
 */
import { type Headers, sentKey } from '../api/caller'
import { isBoundToKey, REPLAYED, savedSeconds } from '../api/idempotency-key'
import type { Route } from '../api/routes/routes'
import { refusals } from '../api/schemas/refusals'
import { claimedAgentId, hashApiKey } from '../domain/accounts/api-key'
import { commit } from '../store/commit'
import { type Marker, readMarker } from '../store/markers'
import { isTransient } from '../store/retry'
import type { Change, Conflict } from '../store/row'
import { type Answer, type Call, type IdempotentCall, type IncomingCall, type Reply, refuse } from './call'
import { decryptResponse, encryptResponse, markerName, NONCE_BYTES, requestFingerprint } from './encrypted-response'
import { serializeBody } from './respond'

/** What is remembered of a call: which it was, and its sealed answer. */
interface SavedCall {
  request: string
  answer: Uint8Array
}

/** Null where there is nothing to hold the call to: no key was sent, or nobody can be told by it. */
export function readIdempotencyKey(
  { route, event: { headers } }: Pick<IncomingCall, 'route' | 'event'>,
  key: string | undefined,
  input: object,
): IdempotentCall | null {
  const caller = callerOf(route, headers)
  if (key === undefined || caller === null) return null
  const request = requestFingerprint(key, caller, `${route.method} ${route.path} ${JSON.stringify(input, sortKeys)}`)
  return { key, caller, name: markerName(key, caller), request, saved: null, outcome: null }
}

/**
 * To whom the answer belongs. A secret, or a farewell, belongs to whoever sent the very key: after a rotation the old
 * one proves nothing any more but that.
 */
function callerOf(route: Route, headers: Headers): string | null {
  if (route.auth === 'none') return 'anyone'
  const key = sentKey(headers)
  const agentId = key && claimedAgentId(key)
  return key && agentId ? (isBoundToKey(route) ? hashApiKey(key) : agentId) : null
}

/** The same fields in another order are the same request. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** What this call was answered before; asked for beside whatever else is read. */
export async function readSavedAnswer({ ctx, now, once }: IncomingCall, mode?: 'reread'): Promise<Answer | null> {
  if (!once) return null
  if (!once.saved || mode) {
    once.saved = readMarker<SavedCall>(ctx.db, once.name, now).then((savedCall) => savedCall && replay(once, savedCall))
  }
  return once.saved
}

function replay({ key, caller, request }: IdempotentCall, savedCall: SavedCall): Answer {
  if (savedCall.request !== request) return refuse('idempotency_key_reused')
  const { status, headers, body } = decryptResponse(key, caller, savedCall.answer)
  return { status: status as Reply['status'], body, headers: { ...headers, [REPLAYED]: 'true' } }
}

export type CommitResult =
  | { kind: 'done'; answer: Answer }
  /** A twin was quicker: its answer is this one's too. */
  | { kind: 'repeated'; answer: Answer }
  | Conflict

/** Makes the changes, and keeps what is told of them where that was asked for: only then must it be known before. */
export async function commitWithReply(
  call: Call,
  changes: readonly Change[],
  pendingReply: Reply | Promise<Reply>,
): Promise<CommitResult> {
  const { ctx, once } = call
  const marker = once && markerFor(call, once, await pendingReply)
  if (!marker && changes.length === 0) return { kind: 'done', answer: await pendingReply }
  try {
    const [outcome, answer] = await Promise.all([commit(ctx.db, changes, marker ?? undefined), pendingReply])
    if (outcome.kind === 'conflict') return outcome
    if (once) once.outcome = outcome.kind
    if (once && outcome.kind === 'repeated') return { ...outcome, answer: replay(once, outcome.record as SavedCall) }
    return { kind: 'done', answer }
  } catch (error) {
    if (once && isTransient(error)) return { kind: 'repeated', answer: refuse('busy') }
    throw error
  }
}

function markerFor(call: Call, { key, caller, name, request }: IdempotentCall, reply: Reply): Marker<SavedCall> {
  const { status = 200, headers = {} } = reply
  const { body } = serializeBody(call, reply.body)
  const answer = encryptResponse(key, caller, { status, headers, body }, call.ctx.randomBytes(NONCE_BYTES))
  return { name, record: { request, answer }, now: call.now, lasts_seconds: savedSeconds(call.route) }
}

/** Whoever says so has looked what became of it. */
const hasFailed = (answer: Answer): boolean => 'refuse' in answer && refusals()[answer.refuse].status === 500

/**
 * A call that came to no conclusion of its own may have lost to its twin, or not have heard that it won: then the
 * answer is found now.
 */
export async function runOrReplay(call: Call, act: (call: Call) => Promise<Answer> | Answer): Promise<Answer> {
  const { once } = call
  if (!once) return act(call)
  try {
    const answer = await act(call)
    if (once.outcome || hasFailed(answer)) return answer
    const savedAnswer = readSavedAnswer(call, 'reread')
    // A refusal may be wrong if that cannot be seen; what is told of a deed stays true.
    return (await ('refuse' in answer ? savedAnswer : savedAnswer.catch(() => null))) ?? answer
  } catch (error) {
    const answer = await readSavedAnswer(call, 'reread').catch(() => null)
    if (answer) return answer
    throw error
  }
}
