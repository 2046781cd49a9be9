/** One request from beginning to end: parse, admit, replay or run, refund. The answer is not yet HTTP. */
import { IDEMPOTENCY_KEY } from '../api/headers'
import { idempotencyKeyFault, takesIdempotencyKey } from '../api/idempotency-key'
import { failedCode, invalidCode, type Limit, namesIgnored } from '../api/routes/routes'
import { refusals } from '../api/schemas/refusals'
import { parseRequest } from '../api/schemas/validate'
import type { Context } from '../context'
import { type Admission, type Asking, admit, anonymous, isAnonymous, noCount, refund } from './admit'
import {
  AccountDeleted,
  type Answer,
  type AnyHandler,
  type Call,
  type Executed,
  type IncomingCall,
  type Refusal,
  refuse,
} from './call'
import { carryOut, isRehearsal, type Settling } from './decide'
import { faultDetails, fittingSuggestion } from './faults'
import { onceOf, runOrReplay, withExtras } from './idempotency'
import { nearMiss } from './near-misses'
import type { Request } from './request'

/** `settling`: how the household of the caller is brought up to date, if the operation concerns its creatures. */
export async function execute(
  ctx: Context,
  request: Request,
  handler: AnyHandler,
  settling?: Settling,
): Promise<Executed> {
  try {
    const parsed = parse(request)
    const asking = {
      ctx,
      request,
      isInvalid: parsed.refusal !== null,
      body: parsed.input.body,
      onceFor: parsed.onceFor,
    }
    if (runsWhileCounting(request, parsed)) {
      const call = callOf(asking, parsed, unverified(request))
      const [admission, outcome] = await Promise.all([admit(asking), run(call, handler, settling)])
      return await conclude(
        { ...asking, call: callOf(asking, parsed, admission) },
        admission,
        admission.refusal ?? outcome,
      )
    }
    const admission = await admit(asking)
    const call = callOf(asking, parsed, admission)
    const replayed = await replay(asking, admission)
    if (replayed) return { call, ...replayed, answer: await withCurrentExtras(call, handler, replayed.answer) }
    const refusal =
      admission.refusal ??
      (parsed.refusal ? await nearMiss(request, parsed.refusal, call, handler) : reusedKey(admission))
    return await conclude({ ...asking, call }, admission, refusal ?? (await run(call, handler, settling)))
  } catch (error) {
    return failed(ctx, request, error as Error)
  }
}

interface Parsed {
  input: { body: unknown; query: unknown; path: unknown }
  ignored_fields: readonly string[]
  refusal: Refusal | null
  onceFor: Asking['onceFor']
}

function parse(request: Request): Parsed {
  const { route, raw } = request
  const idempotency_keys = takesIdempotencyKey(route) ? request.idempotency_keys : []
  const parsed = parseRequest(route.request ?? {}, raw, { acts: route.method !== 'GET' })
  const ignored_fields = namesIgnored(route) ? parsed.unknown_fields : []
  const refused = (refusal: Refusal): Parsed => ({ input: NO_INPUT, ignored_fields, refusal, onceFor: () => null })
  const objection = idempotencyKeyFault(idempotency_keys, route)
  if (objection && !('input' in parsed && isRehearsal(parsed.input))) {
    const fault = { path: `header.${IDEMPOTENCY_KEY}`, message: objection }
    return refused(refuse('invalid_idempotency_key', faultDetails(fault)))
  }
  if ('faults' in parsed) {
    const code = invalidCode(route)
    const suggestion = fittingSuggestion(request.operation, parsed.faults, refusals()[code].suggestion)
    return refused(refuse(code, { ...faultDetails(...parsed.faults), suggestion }))
  }
  const { input } = parsed
  // A rehearsal does nothing, so there is nothing to repeat.
  const [key = impliedKey(request)] = isRehearsal(input) ? [] : idempotency_keys
  const onceFor: Asking['onceFor'] = (caller) => (key === undefined ? null : onceOf(request, key, caller, input))
  return { input, ignored_fields, refusal: null, onceFor }
}

/** Leaving ends the key, so that a repeat would look like a call with a wrong key: it is always saved. */
const impliedKey = ({ operation }: Request): string | undefined => (operation === 'leave' ? 'leaving' : undefined)

const NO_INPUT: Parsed['input'] = { body: undefined, query: undefined, path: undefined }

/** Public views cost less than the counter takes, and hold only what every caller may know. */
const runsWhileCounting = (request: Request, { refusal }: Parsed): boolean => {
  const { group, method } = request.route
  return !refusal && method === 'GET' && (group === 'public' || group === 'pages') && isAnonymous(request)
}

type Verified = Pick<Admission, 'caller' | 'household' | 'once'>

const unverified = (request: Request): Verified => ({ caller: anonymous(request), household: null, once: null })

const callOf = ({ ctx, request }: Asking, { input, ignored_fields }: Parsed, verified: Verified): Call => ({
  ...request,
  ctx,
  caller: verified.caller,
  household: verified.household as Call['household'],
  once: verified.once,
  ignored_fields,
  body: input.body as Call['body'],
  query: input.query as Call['query'],
  params: input.path as Call['params'],
  log: (entry) => ctx.log(entry, [...request.confidential]),
})

/**
 * The saved answer of an earlier call, for whoever may make that call now. A replay is not counted, and is given even
 * if the limit is exhausted.
 */
async function replay({ ctx, request }: Asking, admission: Admission): Promise<Omit<Executed, 'call'> | null> {
  const { saved, refusal, count } = admission
  if (!saved || 'refuse' in saved) return null
  const refunded = await refund(ctx, request, admission)
  return refunded || refusal?.refuse !== 'rate_limited' ? { answer: saved, count: refunded ?? count } : null
}

/** The Idempotency-Key stands for another request. */
const reusedKey = ({ saved }: Admission): Refusal | null => (saved && 'refuse' in saved ? saved : null)

const run = (call: Call, handler: AnyHandler, settling?: Settling): Promise<Answer | Error> =>
  runOrReplay(call, (one) => carryOut(one, handler, settling))
    .then((answer) => withCurrentExtras(call, handler, answer))
    .catch((error: Error) => error)

/** A saved answer gets the fields that are never saved, as they are now. */
async function withCurrentExtras(call: Call, handler: AnyHandler, answer: Answer): Promise<Answer> {
  if ('refuse' in answer || answer.saved !== 'before' || answer.kept === undefined) return answer
  return handler.readExtras ? withExtras(answer, await handler.readExtras(call, answer.kept)) : answer
}

/** Refunds refusals that the route's limit spares, and calls that a concurrent duplicate carried out. */
async function conclude(
  { ctx, request, call }: Asking & { call: Call },
  admission: Admission,
  outcome: Answer | Error,
): Promise<Executed> {
  const answer = outcome instanceof Error ? failure(call, outcome) : outcome
  const isRefused = 'refuse' in answer
  const isExempt = isRefused ? spares(request.route.limit, refusals()[answer.refuse].status) : answer.saved === 'before'
  const counted = (isRefused && admission.refusedCount) || admission.count
  const count = (isExempt ? await refund(ctx, request, admission) : null) ?? counted
  return { call, answer, count }
}

const spares = (limit: Limit, status: number): boolean =>
  (limit.sparesInvalid && status === 400) || limit.spares?.some((one) => one === status) === true

/** Bugs and failing services: logs the reason, and the answer names the request. */
function failure({ operation, request_id, route, log }: IncomingCall, error: Error): Refusal {
  if (error instanceof AccountDeleted) return refuse(operation === 'rotate_key' ? 'key_changed' : 'invalid_key')
  log({
    level: 'error',
    message: 'failure',
    request_id,
    name: error?.name,
    reason: error?.message,
    stack: error?.stack,
  })
  return refuse(failedCode(route))
}

/** For a request that failed before it was admitted, or that took too long. */
export function failed(ctx: Context, request: Request, error: Error): Executed {
  const asking = { ctx, request, isInvalid: false, body: undefined, onceFor: () => null }
  const parsed = { input: NO_INPUT, ignored_fields: [], refusal: null, onceFor: () => null }
  const call = callOf(asking, parsed, unverified(request))
  return { call, answer: failure(call, error), count: noCount(ctx, request) }
}
