/**
 * Admission: who calls, whether they may, and against whom the request counts. A key counts under its own hash, beside
 * the read that verifies it. A token counts under its agent's key once it is verified and within its scope. Everything
 * that is refused before counts against the address that sent it.
 */

import { isBoundToKey } from '../api/idempotency-key'
import { limitInForce } from '../api/routes/limits'
import { isOpenToSuspended, MOST_SPARED } from '../api/routes/routes'
import type { Context } from '../context'
import { hashApiKey, sameHash } from '../domain/accounts/api-key'
import { asksForRecovery, connectionOfToken, missingScope } from '../domain/accounts/oauth'
import { rotationsAt } from '../domain/accounts/rotations'
import { type HouseholdRows, readHousehold } from '../store/household'
import {
  type Count,
  type Counter,
  countRequest,
  emptyCount,
  type RateLimitWindow,
  readCount,
  refundRequest,
} from '../store/limits'
import { HOUSEHOLD_RANGE } from '../store/table'
import { type Answer, type Caller, type IdempotentCall, type Refusal, refuse } from './call'
import { readSavedAnswer } from './idempotency'
import { keyRefusal } from './key-refusal'
import type { Credential, Request } from './request'

export interface Asking {
  readonly ctx: Context
  readonly request: Request
  /** The request failed validation. Routes with `sparesInvalid` do not count such requests. */
  readonly isInvalid: boolean
  /** The validated body, if there is one. */
  readonly body: unknown
  /** The call as one to be carried out once, by the caller that its Idempotency-Key is scoped to. */
  onceFor(caller: string): IdempotentCall | null
}

export interface Admission {
  readonly caller: Caller
  readonly household: HouseholdRows | null
  readonly count: Count
  /** The count if the operation refuses, where it is another one. */
  readonly refusedCount?: Count
  /** Null if the request was not counted. */
  readonly counter: Counter | null
  readonly once: IdempotentCall | null
  /** The saved answer of an earlier call with the same Idempotency-Key. */
  readonly saved: Answer | null
  readonly refusal: Refusal | null
}

export const anonymous = ({ credential: { kind } }: Request): Caller => ({
  kind: 'anonymous',
  keySent: kind !== 'none',
})

export async function admit(asking: Asking): Promise<Admission> {
  const { ctx, request } = asking
  const { route, credential } = request
  if (isUncounted(request)) return { ...NOTHING_READ, caller: anonymous(request), count: noCount(ctx, request) }
  if (route.auth === 'admin') {
    return (await isAdmin(ctx, credential))
      ? admitByAddress(asking, { kind: 'admin' })
      : admitByAddress(asking, anonymous(request), refuse('invalid_admin_key'))
  }
  if (route.auth === 'none') return admitByAddress(asking, anonymous(request))
  switch (credential.kind) {
    case 'key':
      return admitByKey(asking, credential)
    case 'token':
      return admitByToken(asking, credential)
    case 'several':
      return admitByAddress(asking, anonymous(request), refuse('two_keys', TWO_KEYS))
    default:
      return admitUnverified(asking)
  }
}

const NOTHING_READ = { household: null, counter: null, once: null, saved: null, refusal: null } as const

/** CORS preflights are not counted, otherwise a browser would have half the limit. */
const isUncounted = ({ method, path, route }: Request): boolean =>
  method === 'OPTIONS' || route.limit.uncounted?.test(path) === true

/** Whether no read can tell more about the caller, so that a public view may run while the request is counted. */
export const isAnonymous = ({ route: { auth }, credential: { kind } }: Request): boolean =>
  auth === 'none' || (auth === 'optional' && kind !== 'key' && kind !== 'token' && kind !== 'several')

/** Verifies the key, counts the call under its hash and looks up a saved answer, all in one round trip. */
async function admitByKey(asking: Asking, { agentId, hash }: Extract<Credential, { kind: 'key' }>): Promise<Admission> {
  const { ctx, request } = asking
  const once = asking.onceFor(isBoundToKey(request.route) ? hash : agentId)
  const [household, count, saved] = await Promise.all([
    readRows(asking, agentId),
    countKey(asking, hash),
    readSavedAnswer(ctx, once, request.now),
  ])
  if (household && sameHash(household.agent.data.key_hash, hash)) {
    return { ...admitKeeper(asking, household, count, saved), caller: { kind: 'keeper', agentId, grant: 'all' }, once }
  }
  const caller = replacedCaller(hash, household) ?? anonymous(request)
  const refused = await admitUnverified(asking, caller)
  // What ended the key gets its answer again, and nothing else: leaving, and a rotation until the next one.
  const hasEndedKey = household
    ? request.operation === 'rotate_key' && caller.kind === 'replaced' && caller.by === 'rotation'
    : request.operation === 'leave'
  if (!hasEndedKey || (household && isBarred(request, household))) return refused
  // A concurrent duplicate may have ended the key after the first lookup: look again.
  return { ...refused, once, saved: saved ?? (await readSavedAnswer(ctx, once, request.now)) }
}

function replacedCaller(hash: string, household: HouseholdRows | null): Caller | null {
  const { id, replaced_key } = household?.agent.data ?? {}
  if (!id || !replaced_key || !sameHash(replaced_key.hash, hash)) return null
  return { kind: 'replaced', agentId: id, by: replaced_key.by, replaced_at: replaced_key.replaced_at }
}

async function admitByToken(
  asking: Asking,
  { agentId, secretHash }: Extract<Credential, { kind: 'token' }>,
): Promise<Admission> {
  const { ctx, request, body } = asking
  const { operation, method, now, route } = request
  const asked = { operation, method, body }
  const household = await readRows(asking, agentId)
  const open = household?.connections.map(({ data }) => data) ?? []
  const key_hash = household?.agent.data.key_hash ?? ''
  const connection = connectionOfToken(open, secretHash, key_hash, now)
  if (!household || !connection) return admitUnverified(asking)
  const caller: Caller = { kind: 'keeper', agentId, grant: connection.scope }
  const missing = missingScope(connection.scope, asked)
  if (missing) {
    if (isBarred(request, household)) return admitByAddress(asking, caller, refuse('suspended'))
    const advice = asksForRecovery(asked) ? { suggestion: RECOVERY_ONLY_WITH_KEY } : {}
    return admitByAddress(asking, caller, refuse(missing === 'key' ? 'key_required' : 'insufficient_scope', advice))
  }
  const once = asking.onceFor(isBoundToKey(route) ? connection.id : agentId)
  const [count, saved] = await Promise.all([countKey(asking, key_hash), readSavedAnswer(ctx, once, now)])
  return { ...admitKeeper(asking, household, count, saved), caller, once }
}

/** MCP messages that run no operation need no creatures. */
const readRows = ({ ctx, request }: Asking, agentId: string): Promise<HouseholdRows | null> =>
  readHousehold(ctx.db, agentId, {}, request.route.group === 'mcp' ? HOUSEHOLD_RANGE.beforeCreatures : undefined)

interface Counted {
  count: Count
  counter: Counter | null
}

async function countKey(asking: Asking, caller: string): Promise<Counted> {
  const { ctx, request, isInvalid } = asking
  const counter = { caller, operation: request.operation }
  const isSpared = isInvalid && request.route.limit.sparesInvalid
  const as = isSpared ? 'spared' : 'hits'
  const count = await countRequest(ctx.db, counter, rateLimitWindow(ctx, request), request.now, as)
  // A spared request was not counted, so there is nothing to refund.
  return { count, counter: isSpared ? null : counter }
}

const isBarred = ({ operation, route }: Request, { agent }: HouseholdRows): boolean =>
  agent.data.suspended_at !== undefined && !isOpenToSuspended(operation, route)

function admitKeeper(
  { request }: Asking,
  household: HouseholdRows,
  { count: own, counter }: Counted,
  saved: Answer | null,
) {
  const { operation, now } = request
  const rotations = operation === 'rotate_key' ? rotationsAt(household.agent.data, now) : null
  const withRotations = (used: number): Count => ({ ...own, used: Math.max(own.used, used) })
  const count = rotations === null ? own : withRotations(rotations + 1)
  const barred = isBarred(request, household)
  const refusal = exceeded(count) ? refuse('rate_limited') : barred ? refuse('suspended') : null
  const admission = { household, count, counter, saved: barred ? null : saved, refusal }
  // A refused rotation is none.
  return { ...admission, ...(rotations !== null && { refusedCount: withRotations(rotations) }) }
}

const RECOVERY_ONLY_WITH_KEY =
  'Whoever holds such a window can make a new key, so only the key itself opens one. Leave recovery out, or send your key.'

/** Without a valid key, a route that requires one refuses, and others show the public view. */
const admitUnverified = (asking: Asking, caller = anonymous(asking.request)): Promise<Admission> =>
  admitByAddress(asking, caller, asking.request.route.auth === 'required' ? keyRefusal(asking.request, caller) : null)

async function admitByAddress(asking: Asking, caller: Caller, refusal: Refusal | null = null): Promise<Admission> {
  const { ctx, request, isInvalid } = asking
  const { auth, limit } = request.route
  const isSpared = auth === 'none' && isInvalid && limit.sparesInvalid === true
  const counter = { caller: request.address, operation: request.operation }
  const once = auth === 'none' ? asking.onceFor('anyone') : null
  const [count, saved] = await Promise.all([
    (isSpared ? readCount : countRequest)(ctx.db, counter, rateLimitWindow(ctx, request), request.now),
    readSavedAnswer(ctx, once, request.now),
  ])
  const isOver = !isSpared && exceeded(count)
  return {
    caller,
    household: null,
    count,
    counter: isSpared ? null : counter,
    once,
    saved,
    refusal: isOver ? refuse('rate_limited') : refusal,
  }
}

const TWO_KEYS = {
  more: {
    details:
      'header: Authorization, x-api-key and the argument api_key of MCP hold different keys, or one of them came twice; send one key',
  },
}

async function isAdmin(ctx: Context, credential: Credential): Promise<boolean> {
  const expected = await ctx.adminKey()
  return credential.kind === 'admin' && !!expected && sameHash(credential.hash, hashApiKey(expected))
}

const exceeded = ({ used, max }: Count): boolean => used > max

/**
 * The count without this request; null if the window's refunds are used up. A failed refund counts as done: the caller
 * must still get its answer.
 */
export async function refund(ctx: Context, request: Request, { counter, count }: Admission): Promise<Count | null> {
  if (counter === null) return null
  const window = rateLimitWindow(ctx, request)
  const refunded = await refundRequest(ctx.db, counter, window, request.now, MOST_SPARED).catch(() => 'unknown')
  return refunded === true ? { ...count, used: count.used - 1 } : refunded ? count : null
}

/** For a response when nothing was counted. */
export const noCount = (ctx: Context, request: Pick<Request, 'operation' | 'route' | 'now'>): Count =>
  emptyCount(rateLimitWindow(ctx, request), request.now)

const rateLimitWindow = (
  { config }: Context,
  { operation, route }: Pick<Request, 'operation' | 'route'>,
): RateLimitWindow => ({
  ...limitInForce(operation, route, config.rateLimits),
  ...(route.limit.sparesInvalid && { free_invalid: MOST_SPARED }),
})
