/** Who calls, and may they: the key is proven and the request counted in one round trip. */
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { clientAddress, sentKey } from '../api/caller'
import { claimedAgentId, hashApiKey, sameHash } from '../domain/api-key'
import { type House, readHouse } from '../store/house'
import { type Count, count, peek, type Window } from '../store/limits'
import { type Arrival, type Refusal, refuse } from './call'

export type Admission = { house: House | null } | { refusal: Refusal }

/** `invalid`: the request cannot be served whoever sent it; some routes do not count such a one. */
export async function admit(call: Arrival, event: APIGatewayProxyEvent, invalid: boolean): Promise<Admission> {
  const address = clientAddress(event.requestContext.identity.sourceIp)
  if (call.route.auth === 'none') {
    const spared = invalid && call.route.limit.sparesInvalid
    call.count = await (spared ? peek : count)(call.ctx.db, counter(call, address), window(call), call.now)
    return !spared && exceeded(call.count) ? limited : { house: null }
  }

  const key = sentKey(event.headers)
  const agentId = key === null ? null : claimedAgentId(key)
  if (key === null || agentId === null) return strangerAt(call, address)

  // Counters hang on the key's hash, so that a forged key for this agent burns only its own.
  const hash = hashApiKey(key)
  const [house, counted] = await Promise.all([
    readHouse(call.ctx.db, agentId),
    count(call.ctx.db, counter(call, hash), window(call), call.now),
  ])
  if (!house || !sameHash(house.agent.data.key_hash, hash)) return strangerAt(call, address)
  call.count = counted
  call.agent_id = agentId
  return exceeded(counted) ? limited : { house }
}

const limited: Admission = { refusal: refuse('rate_limited') }

/** A key that proves nothing counts against the address it came from. */
async function strangerAt(call: Arrival, address: string): Promise<Admission> {
  call.count = await count(call.ctx.db, counter(call, address), window(call), call.now)
  return exceeded(call.count) ? limited : { refusal: refuse('invalid_key') }
}

const exceeded = ({ used, max }: Count): boolean => used > max

const counter = (call: Arrival, caller: string): string => `${call.operation}#${caller}`

export const window = ({ ctx, operation, route }: Pick<Arrival, 'ctx' | 'operation' | 'route'>): Window => ({
  seconds: route.limit.seconds,
  max: ctx.config.rateLimits[operation] ?? route.limit.max,
})
