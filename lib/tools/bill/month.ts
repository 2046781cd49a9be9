/** A month's bill of a deployment, line by line: fixed costs, and units of its agents at their prices. */
import { MAX_TOUCHED } from '../../../lambdas/store/checks/agent-laws'
import { AUDIT_MINUTES } from '../../../lambdas/store/table'
import type { Units } from '../../local/engine/meter'
import type { StackConfig } from '../../stack/settings'
import { sum } from '../measure/arithmetic'
import type { FixedCost } from './fixed-costs'
import { gatewayCost, PRICES } from './prices'
import { HABITS, type Sample, type Usage } from './usage'

/** Assumptions; all other figures are metered. */
const MODEL = {
  /** The part of page views and pictures that CloudFront serves from its cache. */
  cached: 0.6,
  cached_operations: ['creature_page', 'face'],
  /** Of each agent in a month: how often the reaper finds its creature alive, and buries one. */
  found_alive: 30,
  deaths: 0.1,
  /** Read units of one look of the audit at an agent: one for each time that its creature is due. */
  audit_reads: 7,
  /** Latency of a database call, and the time that the runtime and the handler compute. */
  trip_ms: 5,
  compute_ms: 20,
  gigabytes: 1,
  /** The authorizer, for each call. */
  authorizer_gigabyte_ms: 0.5,
  /** Changes that the projector applies in one run, and how long that takes. */
  batch: 50,
  batch_ms: 100,
  access_log_bytes: 241,
  /** A trace each second, and this share of the other calls. */
  traced_share: 0.05,
  /** Metrics of the reaper, and of the canary. */
  job_metrics: 1,
  canary_metrics: 2,
  /** Metrics of other operations and of refusals, and how often an agent causes each of them. */
  rare_metrics: { count: 120, calls: 0.02 },
  /** The metered creatures are young. From this day on a row is larger than a write unit, so that its writes take more. */
  adult: { from_day: 5, more: { visit: 2, found_alive: 1 } },
  /** Rows of an agent and its creature. */
  agent_bytes: 4_000,
} as const

const DAYS = 30
const HOURS = DAYS * 24
const MINUTES = HOURS * 60

export interface Line {
  what: string
  how: string
  dollars: number
}

export interface MonthInput {
  agents: number
  config: Pick<StackConfig, 'firewall' | 'cdn' | 'small'>
  fixed: readonly FixedCost[]
  /** Of the house, from 1: all agents come on its first day, and their care logs are kept. */
  month?: number
}

const short = (number: number): string => {
  if (number >= 1e6) return `${(number / 1e6).toFixed(number < 1e7 ? 1 : 0)} M`
  return number >= 1e4 ? `${(number / 1e3).toFixed(0)} K` : number.toFixed(0)
}

export const totalOf = (lines: readonly Line[]): number => sum(lines.map(({ dollars }) => dollars))

export function monthlyBill(usage: Usage, { agents, config, fixed, month = 1 }: MonthInput): Line[] {
  const lines: Line[] = []
  const line = (what: string, how: string, dollars: number) => void lines.push({ what, how, dollars })
  const isCached = (operation: string) =>
    config.cdn && (MODEL.cached_operations as readonly string[]).includes(operation)
  const calls = HABITS.map(({ operation, calls }) => ({
    operation,
    sample: usage.samples.get(operation) as Sample,
    asked: agents * calls,
    count: agents * calls * (isCached(operation) ? 1 - MODEL.cached : 1),
  }))
  const requests = sum(calls.map(({ count }) => count))
  const total = (of: (sample: Sample) => number): number => sum(calls.map(({ sample, count }) => count * of(sample)))

  line('API Gateway', `${short(requests)} calls`, gatewayCost(requests))

  const { read_unit, write_unit, gigabyte_month, backup_gigabyte_month } = PRICES.dynamodb
  const units = (what: string, count: number, { reads, writes }: Units, how: string) =>
    line(
      `DynamoDB, ${what}`,
      `${short(count)} ${how} x (${reads.toFixed(2)} R + ${writes.toFixed(2)} W)`,
      count * (reads * read_unit + writes * write_unit),
    )
  for (const { operation, count, sample } of calls) units(operation, count, sample, 'calls')
  const records = total((sample) => sample.records)
  units('projector', records, usage.projected, 'records')
  units('reaper, rounds', MINUTES, usage.round, 'rounds')
  units('reaper, found alive', agents * MODEL.found_alive, usage.alive, 'creatures')
  units('reaper, buried', agents * MODEL.deaths, usage.buried, 'creatures')
  const { from_day, more } = MODEL.adult
  const grown = month === 1 ? 1 - from_day / DAYS : 1
  const visits = sum(calls.filter(({ operation }) => operation === 'visit').map(({ count }) => count))
  units('visits of adults', grown * visits, { reads: 0, writes: more.visit }, 'calls')
  units('adults found alive', grown * agents * MODEL.found_alive, { reads: 0, writes: more.found_alive }, 'creatures')
  const looks = Math.min(agents * (MODEL.found_alive + MODEL.deaths), (MINUTES / AUDIT_MINUTES) * MAX_TOUCHED)
  units('audit', looks, { reads: MODEL.audit_reads, writes: 0 }, 'looks')
  const stored = (agents * MODEL.agent_bytes + (month - 1 / 2) * total((sample) => sample.stored)) / 1e9
  line(
    'DynamoDB, storage',
    `${stored.toFixed(1)} GB in the middle of the month, with backups`,
    stored * (gigabyte_month + backup_gigabyte_month),
  )

  const batches = records / MODEL.batch
  const runs = 2 * requests + batches + MINUTES
  line('Lambda, calls', `${short(runs)}, one for each call to authorize it`, runs * PRICES.lambda.request)
  const gigabyteMs =
    total(({ trips }) => (MODEL.compute_ms + trips * MODEL.trip_ms) * MODEL.gigabytes + MODEL.authorizer_gigabyte_ms) +
    batches * MODEL.batch_ms * MODEL.gigabytes
  line(
    'Lambda, time',
    `${short(gigabyteMs / 1000)} gigabyte seconds`,
    (gigabyteMs / 1000) * PRICES.lambda.gigabyte_second,
  )

  const logged = total((sample) => sample.logged + MODEL.access_log_bytes) / 1e9
  line('CloudWatch, logs', `${logged.toFixed(1)} GB`, logged * (PRICES.logs.gigabyte + PRICES.logs.gigabyte_month))
  // A metric is charged for every hour in which it has a value.
  const hours = (count: number): number => 1 - Math.exp(-count / HOURS)
  const rare = MODEL.rare_metrics.count * hours(agents * MODEL.rare_metrics.calls)
  const jobs = MODEL.job_metrics + (config.small ? 0 : MODEL.canary_metrics)
  const metrics = jobs + rare + sum(calls.map(({ count }) => hours(count)))
  line('CloudWatch, metrics', metrics.toFixed(0), metrics * PRICES.metric_month)
  const traces = Math.min(requests, MINUTES * 60 + requests * MODEL.traced_share)
  line('X-Ray', `${short(traces)} traces`, traces * PRICES.trace)

  const asked = sum(calls.map((one) => one.asked))
  const gigabytes = sum(calls.map((one) => one.asked * one.sample.bytes)) / 1e9
  const beyond = (free: number, count: number): number => Math.max(0, count - free)
  const { cloudfront, transfer } = PRICES
  if (config.cdn)
    line(
      'CloudFront',
      `${short(asked)} requests, ${gigabytes.toFixed(0)} GB`,
      beyond(cloudfront.free_calls, asked) * cloudfront.call +
        beyond(cloudfront.free_function_calls, asked) * cloudfront.function_call +
        beyond(cloudfront.free_gigabytes, gigabytes) * cloudfront.gigabyte,
    )
  else line('Transfer', `${gigabytes.toFixed(0)} GB`, beyond(transfer.free_gigabytes, gigabytes) * transfer.gigabyte)
  if (config.firewall) line('Firewall, calls', `${short(requests)} requests`, requests * PRICES.firewall.call)
  for (const { what, count, dollars } of fixed) line(`${what}, fixed`, String(count), dollars)
  return lines
}
