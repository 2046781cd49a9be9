/**
 * Idempotent calls: a call with an Idempotency-Key is executed once. The transaction that executes it also stores its
 * answer, and a retry gets that answer.
 */
import { REPLAYED, savedSeconds } from '../api/idempotency-key'
import { refusals } from '../api/schemas/refusals'
import type { Context } from '../context'
import { NONCE_BYTES } from '../domain/sealed'
import type { Instant } from '../domain/time/instants'
import { commit } from '../store/commit'
import { type Marker, readMarker } from '../store/markers'
import { isTransient } from '../store/retry'
import type { Change, Conflict } from '../store/row'
import { type Answer, type IdempotentCall, type IncomingCall, type Reply, refuse } from './call'
import { decryptResponse, encryptResponse, markerName, requestFingerprint } from './encrypted-response'
import type { Request } from './request'
import { serializeBody } from './respond'

/** The stored marker: the request's fingerprint and the encrypted answer. */
interface SavedCall {
  request: string
  answer: Uint8Array
}

/** The call under its Idempotency-Key. `caller`: whom the key is scoped to. */
export function onceOf({ route }: Pick<Request, 'route'>, key: string, caller: string, input: object): IdempotentCall {
  const request = requestFingerprint(key, caller, `${route.method} ${route.path} ${JSON.stringify(input, sortKeys)}`)
  return { key, caller, name: markerName(key, caller), request }
}

/** Field order does not change the fingerprint. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

export async function readSavedAnswer(ctx: Context, once: IdempotentCall | null, now: Instant): Promise<Answer | null> {
  const savedCall = once && (await readMarker<SavedCall>(ctx.db, once.name, now))
  return savedCall && replay(once, savedCall)
}

function replay({ key, caller, request }: IdempotentCall, savedCall: SavedCall): Answer {
  if (savedCall.request !== request) return refuse('idempotency_key_reused')
  const { status, headers, body, kept } = decryptResponse(key, caller, savedCall.answer)
  return {
    status: status as Reply['status'],
    body,
    headers: { ...headers, [REPLAYED]: 'true' },
    saved: 'before',
    kept,
  }
}

export type CommitResult =
  | { kind: 'done'; answer: Answer }
  /** A concurrent duplicate committed first; its answer is returned. */
  | { kind: 'repeated'; answer: Answer }
  | Conflict

/**
 * Commits the changes, with the reply if the call has an Idempotency-Key. `extras`: fields that are read meanwhile and
 * are not saved.
 */
export async function commitWithReply(
  call: IncomingCall,
  changes: readonly Change[],
  reply: Reply,
  extras: Promise<object> | null = null,
): Promise<CommitResult> {
  const { ctx, once } = call
  const marker = once && markerFor(call, once, reply)
  const completed = extras ? extras.then((read) => withExtras(reply, read)) : reply
  if (!marker && changes.length === 0) return { kind: 'done', answer: await completed }
  try {
    const [outcome, answer] = await Promise.all([commit(ctx.db, changes, marker ?? undefined), completed])
    if (outcome.kind === 'conflict') return outcome
    if (once && outcome.kind === 'repeated') return { ...outcome, answer: replay(once, outcome.record as SavedCall) }
    return { kind: 'done', answer: once ? { ...answer, saved: 'now' } : answer }
  } catch (error) {
    if (once && isTransient(error)) return { kind: 'repeated', answer: refuse('busy') }
    throw error
  }
}

/** Adds fields to a reply, or to the text of a saved one. The next steps stay last. */
export function withExtras(reply: Reply, extras: object): Reply {
  const given = typeof reply.body === 'string' ? JSON.parse(reply.body) : reply.body
  const { next_steps, ...body } = given as { next_steps: unknown }
  return { ...reply, body: { ...body, ...extras, next_steps } }
}

function markerFor(
  call: IncomingCall,
  { key, caller, name, request }: IdempotentCall,
  reply: Reply,
): Marker<SavedCall> {
  const { status = 200, headers = {}, kept } = reply
  const body = serializeBody(call, reply.body as object | string)
  const answer = encryptResponse(key, caller, { status, headers, body, kept }, call.ctx.randomBytes(NONCE_BYTES))
  return { name, record: { request, answer }, now: call.now, lasts_seconds: savedSeconds(call.route) }
}

/** True for a 500 that the handler returned after checking whether its write succeeded. */
const hasFailed = (answer: Answer): boolean => 'refuse' in answer && refusals()[answer.refuse].status === 500

/**
 * If the handler committed nothing, a concurrent duplicate may have won, or the reply to the commit was lost: looks up
 * the saved answer.
 */
export async function runOrReplay<C extends IncomingCall>(
  call: C,
  act: (call: C) => Promise<Answer> | Answer,
): Promise<Answer> {
  const { ctx, once, now } = call
  if (!once) return act(call)
  const lookUp = () => readSavedAnswer(ctx, once, now)
  try {
    const answer = await act(call)
    if (('saved' in answer && answer.saved) || hasFailed(answer)) return answer
    // If the lookup fails, a refusal may be wrong, so the error is thrown; a successful answer stays correct.
    return (await ('refuse' in answer ? lookUp() : lookUp().catch(() => null))) ?? answer
  } catch (error) {
    const answer = await lookUp().catch(() => null)
    if (answer) return answer
    throw error
  }
}
