/** The maximum cost of a day of abuse: the most expensive calls, as often as limits, firewall and throttle permit. */
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import { type Limit, MOST_SPARED } from '../../../lambdas/api/routes/routes'
import { takesKey } from '../../../lambdas/api/routes/tools'
import { NEW_ITEMS } from '../../../lambdas/operations/items/judge-item'
import { CHALLENGING_PATHS } from '../../stack/api/challenging-paths'
import { USAGE_PLAN } from '../../stack/api/usage-plan'
import { add, multiply, sum } from '../measure/figures'
import { type DearestCall, WITH_A_NEW_ITEM } from './dearest'
import { authorizerCost, functionCost } from './function-cost'
import { MODEL } from './model'
import { PRICES } from './prices'

const DAY_SECONDS = 86_400

export const PARTS = [
  'API Gateway',
  'Lambda',
  'DynamoDB',
  'Bedrock',
  'CloudWatch, logs',
  'Firewall and CloudFront, calls',
  'CloudFront, data out',
] as const
/** Dollars by service. */
type Parts = Record<(typeof PARTS)[number], number>

export interface PricedCall {
  name: string
  parts: Parts
  dollars: number
  stored: number
  /** Calls a day that the limits of one key, or else of one address, permit. */
  a_day: number
  by_key: boolean
}

const TOKENS_OF_AN_ITEM = 300
/** Memory of the functions with default settings. */
const MEMORY = 1024

export function priceOf(call: DearestCall): PricedCall {
  const { dynamodb, lambda, logs, firewall, cloudfront, edge } = PRICES
  const route = everyRoute[call.operation]
  const isNew = call.name === WITH_A_NEW_ITEM
  const compute = functionCost(call, MEMORY) + authorizerCost
  const reads = call.reads + call.records * MODEL.projected.reads
  const writes = call.writes + call.records * MODEL.projected.writes
  const parts: Parts = {
    'API Gateway': PRICES.gateway[0].call,
    Lambda: 2 * lambda.request + compute,
    DynamoDB: reads * dynamodb.read_unit + writes * dynamodb.write_unit,
    Bedrock: isNew ? TOKENS_OF_AN_ITEM * PRICES.embedding_token : 0,
    'CloudWatch, logs': (MODEL.logged_bytes * (logs.gigabyte + logs.gigabyte_month)) / 1e9,
    'Firewall and CloudFront, calls':
      firewall.call +
      cloudfront.call +
      cloudfront.function_call +
      (CHALLENGING_PATHS.includes(route.path) ? edge.call : 0),
    'CloudFront, data out': (call.bytes * cloudfront.gigabyte) / 1e9,
  }
  return {
    name: call.name,
    parts,
    dollars: sum(Object.values(parts)),
    stored: call.stored,
    a_day: isNew ? NEW_ITEMS.max : callsADay(route.limit),
    by_key: takesKey(route),
  }
}

const callsADay = ({ max, seconds, spares, sparesInvalid }: Limit): number =>
  (max + (spares || sparesInvalid ? MOST_SPARED : 0)) * Math.ceil(DAY_SECONDS / seconds)

/** The request limits of a deployment: per minute for one address, and per second in total. */
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
  /** Gigabytes that the table grows in a day of the calls that store most, and their monthly cost. */
  stored: number
  stored_month: number
  /** The call that causes most of the cost. */
  dearest: string
}

/**
 * Four cases. One key exhausts all its limits. One address uses the keys that it can register in a day, or any number
 * collected before; the firewall limits its calls. Many addresses are limited by the stage's throttle. Calls refused
 * there never reach a function.
 */
export function worstDays(calls: readonly DearestCall[], { firewallRate, throttleRate }: Walls): Day[] {
  const dearest = calls.filter(({ operation }) => everyRoute[operation].auth !== 'admin').map(priceOf)
  const { max, seconds } = everyRoute.register.limit
  const registrations = (max * DAY_SECONDS) / seconds
  const ofAddress = Math.min((firewallRate * DAY_SECONDS) / 60, USAGE_PLAN.rate * DAY_SECONDS)
  const ofAll = (addresses: number) => Math.min(addresses * ofAddress, throttleRate * DAY_SECONDS)
  const withKeys = (keys: number, addresses = 1) =>
    dearest.map((one) => ({ ...one, a_day: one.a_day * (one.by_key ? keys : addresses) }))
  const ownKey = dearest.filter(({ by_key }) => by_key)
  return [
    dayOf({ who: 'a key', keys: '1' }, ownKey, Number.POSITIVE_INFINITY),
    dayOf({ who: 'an address', keys: `${registrations} of a day` }, withKeys(registrations), ofAddress),
    dayOf({ who: 'an address', keys: 'any number' }, withKeys(Number.POSITIVE_INFINITY), ofAddress),
    dayOf({ who: '1,000 addresses', keys: 'any number' }, withKeys(Number.POSITIVE_INFINITY, 1_000), ofAll(1_000)),
  ]
}

function dayOf(who: Pick<Day, 'who' | 'keys'>, calls: readonly PricedCall[], most: number): Day {
  const made = mostOf(calls, most, ({ dollars }) => dollars)
  const parts = made.map((one) => multiply(one.parts, one.count)).reduce(add)
  const [top] = made.toSorted((a, b) => b.count * b.dollars - a.count * a.dollars)
  const stored = sum(mostOf(calls, most, (one) => one.stored).map((one) => one.count * one.stored)) / 1e9
  const { gigabyte_month, backup_gigabyte_month } = PRICES.dynamodb
  return {
    ...who,
    parts,
    stored,
    dearest: top?.name ?? '',
    requests: sum(made.map(({ count }) => count)),
    dollars: sum(Object.values(parts)),
    stored_month: stored * (gigabyte_month + backup_gigabyte_month),
  }
}

/** The calls with the highest weight, each as often as its limit permits, up to `most` in total. */
function mostOf(calls: readonly PricedCall[], most: number, weight: (one: PricedCall) => number) {
  let left = most
  return calls
    .filter((one) => weight(one) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .map((one) => {
      const count = Math.min(one.a_day, left)
      left -= count
      return { ...one, count }
    })
    .filter(({ count }) => count > 0)
}
