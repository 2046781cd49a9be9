/** What a day costs at most when somebody means it: the dearest calls, as often as limits, firewall and throttle let them. */
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import { type Limit, MOST_SPARED } from '../../../lambdas/api/routes/routes'
import { takesKey } from '../../../lambdas/api/routes/tools'
import { NEW_ITEMS } from '../../../lambdas/operations/items/judge-item'
import { PAYABLE_PATHS } from '../../stack/api/payable-paths'
import { USAGE_PLAN } from '../../stack/api/usage-plan'
import { type Metered, WITH_A_NEW_ITEM } from './dearest'
import { authorizerCost, functionCost } from './function-cost'
import { MODEL } from './model'
import { PRICES } from './prices'

const DAY_SECONDS = 86_400

/** What a call costs, in dollars, by who asks for it. */
export interface Parts {
  gateway: number
  lambda: number
  dynamodb: number
  embedding: number
  logs: number
  front: number
  data_out: number
}

export interface Dearest {
  name: string
  parts: Parts
  dollars: number
  stored: number
  /** Calls a day that the windows of one key, or else of one address, let through. */
  a_day: number
  by_key: boolean
}

const TOKENS_OF_AN_ITEM = 300
/** What a plain deployment gives the functions. */
const MEMORY = 1024

export function priced(call: Metered): Dearest {
  const { dynamodb, lambda, logs, firewall, cloudfront, edge } = PRICES
  const route = everyRoute[call.operation]
  const isNew = call.name === WITH_A_NEW_ITEM
  const compute = functionCost(call, MEMORY) + authorizerCost
  const reads = call.reads + call.records * MODEL.projected.reads
  const writes = call.writes + call.records * MODEL.projected.writes
  const parts: Parts = {
    gateway: PRICES.gateway[0].call,
    lambda: 2 * lambda.request + compute,
    dynamodb: reads * dynamodb.read_unit + writes * dynamodb.write_unit,
    embedding: isNew ? TOKENS_OF_AN_ITEM * PRICES.embedding_token : 0,
    logs: (MODEL.logged_bytes * (logs.gigabyte + logs.gigabyte_month)) / 1e9,
    front:
      firewall.call + cloudfront.call + cloudfront.function_call + (PAYABLE_PATHS.includes(route.path) ? edge.call : 0),
    data_out: (call.bytes * cloudfront.gigabyte) / 1e9,
  }
  return {
    name: call.name,
    parts,
    dollars: sumOf(parts),
    stored: call.stored,
    a_day: isNew ? NEW_ITEMS.max : callsADay(route.limit),
    by_key: takesKey(route),
  }
}

const callsADay = ({ max, seconds, spares }: Limit): number =>
  (max + (spares ? MOST_SPARED : 0)) * Math.ceil(DAY_SECONDS / seconds)

/** What a deployment lets through: requests a minute of an address, and a second of all together. */
export interface Walls {
  firewallRate: number
  throttleRate: number
}

export interface Day {
  who: string
  keys: string
  requests: number
  dollars: number
  parts: Parts
  /** Gigabytes that stay in the table at most, by whatever leaves most there, and what they cost in each month that they do. */
  stored: number
  stored_month: number
  /** What most of the money goes for. */
  dearest: string
}

/**
 * A key uses up every window it has. An address has the keys that it can register in a day, or has collected as many as
 * it wants on days before; the firewall bounds what it can do with them. Many addresses are bounded by the stage. What is
 * refused beyond that never reaches a function.
 */
export function worstDays(calls: readonly Metered[], { firewallRate, throttleRate }: Walls): Day[] {
  const dearest = calls.filter(({ operation }) => everyRoute[operation].auth !== 'admin').map(priced)
  const { max, seconds } = everyRoute.register.limit
  const registrations = (max * DAY_SECONDS) / seconds
  const ofAddress = Math.min((firewallRate * DAY_SECONDS) / 60, USAGE_PLAN.rate * DAY_SECONDS)
  const ofAll = (addresses: number) => Math.min(addresses * ofAddress, throttleRate * DAY_SECONDS)
  const withKeys = (keys: number, addresses = 1) =>
    dearest.map((one) => ({ ...one, a_day: one.a_day * (one.by_key ? keys : addresses) }))
  const ownKey = dearest.filter(({ by_key }) => by_key)
  return [
    day({ who: 'a key', keys: '1' }, ownKey, Infinity),
    day({ who: 'an address', keys: `${registrations} of a day` }, withKeys(registrations), ofAddress),
    day({ who: 'an address', keys: 'any number' }, withKeys(Infinity), ofAddress),
    day({ who: '1,000 addresses', keys: 'any number' }, withKeys(Infinity, 1_000), ofAll(1_000)),
  ]
}

function day(who: Pick<Day, 'who' | 'keys'>, calls: readonly Dearest[], most: number): Day {
  const parts: Parts = { gateway: 0, lambda: 0, dynamodb: 0, embedding: 0, logs: 0, front: 0, data_out: 0 }
  const made = letThrough(calls, most, ({ dollars }) => dollars)
  for (const { parts: each, count } of made) {
    for (const part of Object.keys(parts) as (keyof Parts)[]) parts[part] += count * each[part]
  }
  const [top] = [...made].sort((a, b) => b.count * b.dollars - a.count * a.dollars)
  const stored =
    letThrough(calls, most, (one) => one.stored).reduce((sum, one) => sum + one.count * one.stored, 0) / 1e9
  const { gigabyte_month, backup_gigabyte_month } = PRICES.dynamodb
  return {
    ...{ ...who, parts, stored, dearest: top?.name ?? '' },
    requests: made.reduce((sum, { count }) => sum + count, 0),
    dollars: sumOf(parts),
    stored_month: stored * (gigabyte_month + backup_gigabyte_month),
  }
}

/** Those that count for most come first, until nothing more is let through. */
function letThrough(calls: readonly Dearest[], most: number, counts: (one: Dearest) => number) {
  let left = most
  return calls
    .filter((one) => counts(one) > 0)
    .sort((a, b) => counts(b) - counts(a))
    .map((one) => {
      const count = Math.min(one.a_day, left)
      left -= count
      return { ...one, count }
    })
    .filter(({ count }) => count > 0)
}

const sumOf = (parts: Parts): number => Object.values(parts).reduce((sum, one) => sum + one, 0)
