/** Who calls, and may they: the key is proven and the request counted in one round trip. */
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { header, sentKey, sentKeys } from '../api/caller'
import { answersTheKey } from '../api/idempotency-key'
import { MOST_SPARED, type Route } from '../api/routes/routes'
import { refusals } from '../api/schemas/refusals'
import { callerAddress } from '../api/trusted-proxy'
import { claimedAgentId, hashApiKey, sameHash } from '../domain/accounts/api-key'
import { type House, readHouse } from '../store/household'
import { type Count, countRequest, readCount, takeBack, type Window } from '../store/limits'
import { type Answer, type Arrival, type Refusal, refuse } from './call'
import { usedBefore } from './carry'
import { earlierAnswer } from './idempotency'
import { FLOOD, memoryOf, type Spent } from './memory'

export type Admission = { house: House | null } | { answer: Answer }

/** `invalid`: the request cannot be served whoever sent it; some routes do not count such a one. */
export async function admit(call: Arrival, event: APIGatewayProxyEvent, invalid: boolean): Promise<Admission> {
  const admission = await examine(call, event, invalid)
  const again = await answeredBefore(call, 'refusal' in admission ? admission.refusal : null)
  if (again) return { answer: again }
  return 'refusal' in admission ? { answer: admission.refusal } : admission
}

type Examined = { house: House | null } | { refusal: Refusal }

async function examine(call: Arrival, event: APIGatewayProxyEvent, invalid: boolean): Promise<Examined> {
  const address = callerAddress(event, call.ctx.config.frontDoor)
  const { auth, limit } = call.route
  // A browser asks before every call; its page may still make as many.
  if (call.method === 'OPTIONS') return { house: null }
  if (limit.countedInside || limit.uncounted?.test(call.path)) return { house: null }
  if (auth === 'admin')
    return (await isAdmin(call, event)) ? anyone(call, address) : stranger(call, address, refuse('invalid_admin_key'))
  if (auth === 'none') return anyone(call, address, invalid && limit.sparesInvalid ? readCount : countRequest)

  if (sentKeys(event).length > 1) return stranger(call, address, refuse('two_keys', TWO_KEYS))
  const key = sentKey(event.headers)
  const agentId = key && claimedAgentId(key)
  if (!key || !agentId) return auth === 'required' ? stranger(call, address) : onlooker(call, address, key !== null)

  const hash = hashApiKey(key)
  const memory = memoryOf(call.ctx)
  const spent = memory.isProven(hash) ? null : memory.usedUp(counterOf(call, address), call.now)
  if (spent && spent.vain >= FLOOD) return turnedAway(call, spent)

  // Counters hang on the key's hash, so that a forged key for this agent burns only its own. From an address that has
  // used up its window with such keys, a key is read for before it is counted: the next one may be a neighbour's.
  const counter = counterOf(call, hash)
  if (!spent) call.beside?.(agentId)
  const countKey = () => countRequest(call.ctx.db, counter, window(call), call.now)
  const [house, counted] = await Promise.all([
    readHouse(call.ctx.db, agentId),
    spent ? null : countKey(),
    earlierAnswer(call),
  ])
  if (!house || !sameHash(house.agent.data.key_hash, hash)) {
    if (spent) return inVain(call, spent)
    return auth === 'required' ? stranger(call, address) : onlooker(call, address, true)
  }
  memory.noteProven(hash)
  const own = counted ?? (await countKey())
  call.used_before = usedBefore(house.agent.data, call.operation, window(call), call.now)
  call.count = { ...own, used: own.used + call.used_before.hits }
  call.counter = counter
  call.agent_id = agentId
  return exceeded(call.count) ? limited : { house }
}

/** For a route whose requests are admitted unseen, and counted only where nothing behind it counts them. */
export async function countAddress(call: Arrival): Promise<Refusal | null> {
  const admission = await anyone(call, callerAddress(call.event, call.ctx.config.frontDoor))
  return 'refusal' in admission ? admission.refusal : null
}

const limited: Examined = { refusal: refuse('rate_limited') }

/** Without asking the table: it could only say once more that the window is full. */
function turnedAway(call: Arrival, { count }: Spent): Examined {
  call.count = count
  return limited
}

function inVain(call: Arrival, spent: Spent): Examined {
  spent.vain += 1
  return turnedAway(call, spent)
}

/** What everybody may see is read while its reader is counted. Whoever is known to have used up the window is not read for. */
const readsAlong = ({ group, method }: Route): boolean => (group === 'public' || group === 'pages') && method === 'GET'

async function anyone(call: Arrival, address: string, tally = countRequest): Promise<Examined> {
  const counter = counterOf(call, address)
  // A count that spares some requests may go down again.
  const memory = call.route.limit.sparesInvalid ? null : memoryOf(call.ctx)
  const spent = memory?.usedUp(counter, call.now)
  if (spent) return turnedAway(call, spent)
  const counting = async (): Promise<Refusal | null> => {
    call.count = await tally(call.ctx.db, counter, window(call), call.now)
    call.counter = tally === countRequest ? counter : null
    memory?.noteCount(counter, call.count)
    return tally === countRequest && exceeded(call.count) ? refuse('rate_limited') : null
  }
  const counted = counting()
  if (!readsAlong(call.route)) {
    const [refusal] = await Promise.all([counted, earlierAnswer(call)])
    return refusal ? { refusal } : { house: null }
  }
  // A failure is heard by whoever waits for the count.
  counted.catch(() => {})
  call.counting = counted
  return { house: null }
}

/** A key that proves nothing counts against the address it came from. */
async function stranger(call: Arrival, address: string, refusal = refuse('invalid_key')): Promise<Examined> {
  const admission = await anyone(call, address)
  return 'refusal' in admission ? admission : { refusal }
}

const TWO_KEYS = {
  more: { details: 'header: Authorization and x-api-key hold different keys, or one of them came twice; send one key' },
}

/** Where a key is optional, one that proves nothing gives the public view and is told so. */
function onlooker(call: Arrival, address: string, sentAKey: boolean): Promise<Examined> {
  call.key_not_recognised = sentAKey
  return anyone(call, address)
}

async function isAdmin({ ctx }: Arrival, { headers }: APIGatewayProxyEvent): Promise<boolean> {
  const [sent, expected] = [header(headers, 'x-admin-key') ?? sentKey(headers), await ctx.adminKey()]
  return !!sent && !!expected && sameHash(hashApiKey(sent), hashApiKey(expected))
}

const exceeded = ({ used, max }: Count): boolean => used > max

const counterOf = (call: Arrival, caller: string): string => `${call.operation}#${caller}`

/**
 * A refusal that the route spares its callers is taken back from the count, and so is what a twin has done; the headers
 * tell the count as it is then.
 */
export async function spare(call: Arrival, answer: Answer): Promise<void> {
  const { once, route } = call
  const spared =
    'refuse' in answer ? route.limit.spares?.includes(refusals()[answer.refuse].status) : once?.concluded === 'repeated'
  if (spared) await uncount(call)
}

/** False where no more are taken back. Whoever has an answer is told it, even when the count cannot be mended. */
async function uncount(call: Arrival): Promise<boolean> {
  const { ctx, counter, now, used_before } = call
  if (counter === null) return false
  const most = MOST_SPARED - used_before.spared
  const back = await takeBack(ctx.db, counter, window(call), now, most).catch(() => null)
  if (back) call.count = { ...call.count, used: call.count.used - 1 }
  return back ?? true
}

/**
 * The answer to a call that was made before; to be told it again is not counted, nor does it take room in the window.
 * A secret is told to whoever could ask for it by name, though the key that was sent with it may be replaced by now.
 */
async function answeredBefore(call: Arrival, refusal: Refusal | null): Promise<Answer | null> {
  if (!call.once || !(call.agent_id || answersTheKey(call.route))) return null
  const limited = refusal?.refuse === 'rate_limited'
  // Refused for its key, it may have been overtaken by its twin since it asked.
  const again = (await call.once.earlier) ?? (refusal && !limited ? await earlierAnswer(call, 'anew') : null)
  if (!again || 'refuse' in again) return refusal ? null : again
  return (await uncount(call)) || !limited ? again : null
}

export const window = ({ ctx, operation, route }: Pick<Arrival, 'ctx' | 'operation' | 'route'>): Window => ({
  seconds: route.limit.seconds,
  max: ctx.config.rateLimits[operation] ?? route.limit.max,
})
