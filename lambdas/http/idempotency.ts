/**
 * Idempotent calls: a call with an Idempotency-Key is executed once. The transaction that executes it also stores its
 * answer, and a retry gets that answer.
 */
import { type Headers, sentKey } from '../api/caller'
import { isBoundToKey, REPLAYED, savedSeconds } from '../api/idempotency-key'
import type { Route } from '../api/routes/routes'
import { refusals } from '../api/schemas/refusals'
import { claimOf } from '../domain/accounts/api-key'
import { commit } from '../store/commit'
import { type Marker, readMarker } from '../store/markers'
import { isTransient } from '../store/retry'
import type { Change, Conflict } from '../store/row'
import { type Answer, type Call, type IdempotentCall, type IncomingCall, type Reply, refuse } from './call'
import { decryptResponse, encryptResponse, markerName, NONCE_BYTES, requestFingerprint } from './encrypted-response'
import { serializeBody } from './respond'

/** The stored marker: the request's fingerprint and the encrypted answer. */
interface SavedCall {
  request: string
  answer: Uint8Array
}

/** Null without a caller to scope the key to. */
export function readIdempotencyKey(
  { route, event: { headers } }: Pick<IncomingCall, 'route' | 'event'>,
  key: string,
  input: object,
): IdempotentCall | null {
  const caller = callerOf(route, headers)
  if (caller === null) return null
  const request = requestFingerprint(key, caller, `${route.method} ${route.path} ${JSON.stringify(input, sortKeys)}`)
  return { key, caller, name: markerName(key, caller), request, saved: null, outcome: null }
}

/**
 * Identifies who may replay the answer. Answers that contain a key, and account deletions, are bound to the API key
 * that was sent: after a rotation, the old key can replay them and do nothing else.
 */
function callerOf(route: Route, headers: Headers): string | null {
  if (route.auth === 'none') return 'anyone'
  const key = sentKey(headers)
  const claim = key && claimOf(key)
  return claim ? (isBoundToKey(route) ? claim.keyHash : claim.agentId) : null
}

/** Field order does not change the fingerprint. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/**
 * The saved answer of an earlier call, read once unless `mode` asks for a fresh read. Runs in parallel with other
 * reads.
 */
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
  /** A concurrent duplicate committed first; its answer is returned. */
  | { kind: 'repeated'; answer: Answer }
  | Conflict

/**
 * Commits the changes. With an Idempotency-Key the reply is stored in the same transaction, so it must be complete
 * before the commit; without one, both run in parallel.
 */
export async function commitWithReply(
  call: IncomingCall,
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

/** `commitWithReply` for use in `withHousehold` and `retryConflicts`. */
export async function commitOrRetry(call: Call, changes: readonly Change[], reply: Reply): Promise<Answer | 'retry'> {
  const result = await commitWithReply(call, changes, reply)
  return result.kind === 'conflict' ? 'retry' : result.answer
}

function markerFor(
  call: IncomingCall,
  { key, caller, name, request }: IdempotentCall,
  reply: Reply,
): Marker<SavedCall> {
  const { status = 200, headers = {} } = reply
  const { body } = serializeBody(call, reply.body)
  const answer = encryptResponse(key, caller, { status, headers, body }, call.ctx.randomBytes(NONCE_BYTES))
  return { name, record: { request, answer }, now: call.now, lasts_seconds: savedSeconds(call.route) }
}

/** True for a 500 that the handler returned after checking whether its write succeeded. */
const hasFailed = (answer: Answer): boolean => 'refuse' in answer && refusals()[answer.refuse].status === 500

/**
 * If the handler committed nothing, a concurrent duplicate may have won, or the reply to the commit was lost: looks up
 * the saved answer.
 */
export async function runOrReplay(call: Call, act: (call: Call) => Promise<Answer> | Answer): Promise<Answer> {
  const { once } = call
  if (!once) return act(call)
  try {
    const answer = await act(call)
    if (once.outcome || hasFailed(answer)) return answer
    const savedAnswer = readSavedAnswer(call, 'reread')
    // If the lookup fails, a refusal may be wrong, so the error is thrown; a successful answer stays correct.
    return (await ('refuse' in answer ? savedAnswer : savedAnswer.catch(() => null))) ?? answer
  } catch (error) {
    const answer = await readSavedAnswer(call, 'reread').catch(() => null)
    if (answer) return answer
    throw error
  }
}
