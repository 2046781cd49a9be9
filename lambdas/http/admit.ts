/** Authenticates the caller and counts the request against its rate limit, in one round trip. */

import type { APIGatewayProxyEvent } from 'aws-lambda'
import { header, type KeyPlace, misplacedKey, sentBearer, sentKey, sentKeys } from '../api/caller'
import { isBoundToKey } from '../api/idempotency-key'
import { step } from '../api/next-steps'
import { limitInForce } from '../api/routes/limits'
import { type Limit, MOST_SPARED, type Route } from '../api/routes/routes'
import { MCP_PROTOCOL } from '../api/routes/tools'
import { refusals } from '../api/schemas/refusals'
import { callerAddress } from '../api/trusted-proxy'
import { type Claim, claimOf, hashApiKey, sameHash } from '../domain/accounts/api-key'
import { connectionOfToken, missingScope, type Scope } from '../domain/accounts/oauth'
import { rotationsAt } from '../domain/accounts/rotations'
import type { Instant } from '../domain/time/instants'
import type { Db } from '../store/db'
import { type Account, type HouseholdRows, readAccount, readHousehold } from '../store/household'
import { type Count, type Counter, countRequest, type RateLimitWindow, readCount, refundRequest } from '../store/limits'
import { type Answer, type IncomingCall, type Refusal, refuse } from './call'
import { readSavedAnswer } from './idempotency'

export type Admission = { household: HouseholdRows | null } | { answer: Answer }

/** `invalid`: the request failed validation. Routes with `sparesInvalid` do not count such requests. */
export async function admit(call: IncomingCall, event: APIGatewayProxyEvent, invalid: boolean): Promise<Admission> {
  const admission = await check(call, event, invalid)
  const replayed = await replayedAnswer(call, 'refusal' in admission ? admission.refusal : null)
  if (replayed) return { answer: replayed }
  return 'refusal' in admission ? { answer: admission.refusal } : admission
}

type Checked<Read = HouseholdRows> = { household: Read | null } | { refusal: Refusal }

async function check(call: IncomingCall, event: APIGatewayProxyEvent, invalid: boolean): Promise<Checked> {
  const address = callerAddress(event, call.ctx.config.trustedProxy)
  const { auth, limit } = call.route
  // CORS preflights are not counted, otherwise a browser would have half the limit.
  if (call.method === 'OPTIONS') return { household: null }
  if (limit.countedInside || limit.uncounted?.test(call.path)) return { household: null }
  if (auth === 'admin')
    return (await isAdmin(call, event))
      ? limitByAddress(call, address)
      : refuseKey(call, address, refuse('invalid_admin_key'))
  if (auth === 'none') return limitByAddress(call, address, invalid && limit.sparesInvalid ? readCount : countRequest)
  return checkKey(call, event, address, invalid, readHousehold)
}

/** Verifies an API key or an access token, and counts the call under the key. */
async function checkKey<Read extends Account>(
  call: IncomingCall,
  event: APIGatewayProxyEvent,
  address: string,
  invalid: boolean,
  read: (db: Db, agentId: string) => Promise<Read | null>,
): Promise<Checked<Read>> {
  const { auth, limit } = call.route
  if (sentKeys(event).length > 1) return refuseKey(call, address, refuse('two_keys', TWO_KEYS))
  const key = sentKey(event.headers)
  const claim = key && claimOf(key)
  if (!key || !claim) {
    const place = misplacedKey(event)
    return auth === 'required'
      ? refuseKey(call, address, keyRefusal(call, place))
      : admitAnonymous(call, address, key !== null || place !== null)
  }

  const { agentId, keyHash } = claim
  // The counter belongs to the key hash, not to the agent, so that a forged key cannot use up the real key's limit.
  const counter = counterOf(call, keyHash)
  call.prefetch?.(agentId)
  const window = rateLimitWindow(call)
  const isSpared = invalid && limit.sparesInvalid
  const [household, counted] = await Promise.all([
    read(call.ctx.db, agentId),
    countRequest(call.ctx.db, counter, window, call.now, isSpared ? 'spared' : 'hits'),
    readSavedAnswer(call),
  ])
  const scope = household && grantedScope(household, key, claim, call.now)
  if (!household || !scope) {
    return auth === 'required' ? refuseKey(call, address) : admitAnonymous(call, address, true)
  }
  call.count = call.operation === 'rotate_key' ? withRotations(counted, household, call.now) : counted
  // A spared request was not counted, so there is nothing to refund.
  call.counter = isSpared ? null : counter
  call.agent_id = agentId
  if (exceeded(call.count)) return RATE_LIMITED
  const missing = scope === 'everything' ? null : missingScope(scope, call.operation, call.method)
  return missing ? { refusal: scopeRefusal(missing) } : { household }
}

/** `everything` for a valid API key, a scope for a valid access token, otherwise null. */
function grantedScope(
  { agent, connections }: Account,
  key: string,
  claim: Claim,
  now: IncomingCall['now'],
): Scope | 'everything' | null {
  if (!sameHash(agent.data.key_hash, claim.keyHash)) return null
  if (!claim.isToken) return 'everything'
  const open = connections.map(({ data }) => data)
  return connectionOfToken(open, key, claim, now)?.scope ?? null
}

const scopeRefusal = (missing: Scope | 'key'): Refusal =>
  refuse(missing === 'key' ? 'key_required' : 'insufficient_scope')

/** For MCP messages that need a verified caller but run no operation. */
export async function verifyCaller(call: IncomingCall): Promise<Refusal | null> {
  const address = callerAddress(call.event, call.ctx.config.trustedProxy)
  const admission = await checkKey(call, call.event, address, false, readAccount)
  return 'refusal' in admission ? admission.refusal : null
}

/** For routes with `countedInside` (MCP): counts a message that runs no operation. */
export async function countAddress(call: IncomingCall): Promise<Refusal | null> {
  const admission = await limitByAddress(call, callerAddress(call.event, call.ctx.config.trustedProxy))
  return 'refusal' in admission ? admission.refusal : null
}

const RATE_LIMITED: { refusal: Refusal } = { refusal: refuse('rate_limited') }

/** The larger of two counts: the requests of this key, and the agent's rotations including this one. */
const withRotations = (count: Count, { agent }: Pick<HouseholdRows, 'agent'>, now: Instant): Count => ({
  ...count,
  used: Math.max(count.used, rotationsAt(agent.data, now) + 1),
})

/** Public GETs run while the request is counted; `serve` awaits `call.counting` before it answers. */
const runsWhileCounting = ({ group, method }: Route): boolean =>
  (group === 'public' || group === 'pages') && method === 'GET'

async function limitByAddress(call: IncomingCall, address: string, count = countRequest): Promise<Checked<never>> {
  const counter = counterOf(call, address)
  const countCall = async (): Promise<Refusal | null> => {
    call.count = await count(call.ctx.db, counter, rateLimitWindow(call), call.now)
    call.counter = count === countRequest ? counter : null
    return count === countRequest && exceeded(call.count) ? refuse('rate_limited') : null
  }
  const counting = countCall()
  if (!runsWhileCounting(call.route)) {
    const [refusal] = await Promise.all([counting, readSavedAnswer(call)])
    return refusal ? { refusal } : { household: null }
  }
  // Avoids an unhandled rejection; the error surfaces where `call.counting` is awaited.
  counting.catch(() => {})
  call.counting = counting
  return { household: null }
}

/** An invalid key counts against the address that sent it. */
async function refuseKey(
  call: IncomingCall,
  address: string,
  refusal = refuse('invalid_key'),
): Promise<Checked<never>> {
  const admission = await limitByAddress(call, address)
  return 'refusal' in admission ? admission : { refusal }
}

const MISPLACED: Readonly<Record<KeyPlace, string>> = {
  header: 'without "Bearer " before it, or in another header',
  query: 'in the address, where it is not read and may be logged: rotate it soon',
  body: 'in the body, where it is not read',
}
const HOW_TO_SEND = {
  http: 'Send it as the header "Authorization: Bearer ch_…" or "x-api-key: ch_…".',
  mcp: 'Send it as the argument api_key, or as the header "Authorization: Bearer ch_…".',
}
const signInHint = (baseUrl: string): string => `A client that signs in for you connects to ${baseUrl}/mcp/hosted.`

/** Without any key, registration comes first; with a misplaced key, the first step says how to send it. */
function keyRefusal({ event, base_url }: IncomingCall, place: KeyPlace | null): Refusal {
  const viaMcp = event.requestContext.protocol === MCP_PROTOCOL
  const how = HOW_TO_SEND[viaMcp ? 'mcp' : 'http']
  if (!place) {
    const suggestion = `No key was sent. ${how} ${NO_KEY_YET} ${signInHint(base_url)}`
    return refuse('invalid_key', viaMcp ? { suggestion } : {})
  }
  const problem = viaMcp && place !== 'header' ? 'under another name' : MISPLACED[place]
  return refuse('invalid_key', {
    suggestion: `You have a key, but it came ${problem}. ${how}`,
    next_steps: [
      step('me', { description: `${how} See whether it works here, then repeat your call.` }),
      step('discovery'),
      step('register', { description: 'Only if that key is not yours.' }),
    ],
  })
}

const NO_KEY_YET = 'Without one, register: it takes one call.'

const TWO_KEYS = {
  more: {
    details:
      'header: Authorization, x-api-key and the argument api_key of MCP hold different keys, or one of them came twice; send one key',
  },
}

/** On routes with an optional key, an invalid key gets the public view and a note that the key was not recognised. */
function admitAnonymous(call: IncomingCall, address: string, keySent: boolean): Promise<Checked<never>> {
  call.key_not_recognised = keySent
  return limitByAddress(call, address)
}

async function isAdmin({ ctx }: IncomingCall, { headers }: APIGatewayProxyEvent): Promise<boolean> {
  const [sent, expected] = [header(headers, 'x-admin-key') ?? sentBearer(headers), await ctx.adminKey()]
  return !!sent && !!expected && sameHash(hashApiKey(sent), hashApiKey(expected))
}

const exceeded = ({ used, max }: Count): boolean => used > max

const counterOf = ({ operation }: IncomingCall, caller: string): Counter => ({ caller, operation })

/** Refunds refusals that the route's limit spares, and calls that a concurrent duplicate executed. */
export async function refundIfExempt(call: IncomingCall, answer: Answer): Promise<void> {
  const { once, route } = call
  const isExempt =
    'refuse' in answer ? spares(route.limit, refusals()[answer.refuse].status) : once?.outcome === 'repeated'
  if (isExempt) await refund(call)
}

const spares = (limit: Limit, status: number): boolean =>
  (limit.sparesInvalid && status === 400) || limit.spares?.some((one) => one === status) === true

/** False if the window's refunds are used up. A failed refund counts as done: the caller must still get its answer. */
async function refund(call: IncomingCall): Promise<boolean> {
  const { ctx, counter, now } = call
  if (counter === null) return false
  const refunded = await refundRequest(ctx.db, counter, rateLimitWindow(call), now, MOST_SPARED).catch(() => null)
  if (refunded) call.count = { ...call.count, used: call.count.used - 1 }
  return refunded ?? true
}

/**
 * The stored answer of an earlier call with the same Idempotency-Key. A replay is not counted, and is given even if the
 * limit is exhausted. On routes that return a secret it is given even after the key was rotated.
 */
async function replayedAnswer(call: IncomingCall, refusal: Refusal | null): Promise<Answer | null> {
  if (!call.once || !(call.agent_id || isBoundToKey(call.route))) return null
  const rateLimited = refusal?.refuse === 'rate_limited'
  // If the key was refused, a concurrent duplicate may have rotated it after the first lookup: look again.
  const replayed = (await call.once.saved) ?? (refusal && !rateLimited ? await readSavedAnswer(call, 'reread') : null)
  if (!replayed || 'refuse' in replayed) return refusal ? null : replayed
  return (await refund(call)) || !rateLimited ? replayed : null
}

export const rateLimitWindow = ({
  ctx,
  operation,
  route,
}: Pick<IncomingCall, 'ctx' | 'operation' | 'route'>): RateLimitWindow => ({
  ...limitInForce(operation, route, ctx.config.rateLimits),
  ...(route.limit.sparesInvalid && { free_invalid: MOST_SPARED }),
})
