/** The monthly bill of a deployment, line by line, from the calls of its agents and its settings. */
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { UNITS_A_MINUTE } from '../../../lambdas/jobs/audit'
import type { Change, Row } from '../../../lambdas/store/row'
import { encodeRow } from '../../../lambdas/store/rows/codec'
import { itemBytes } from '../../local/engine/memory-table'
import type { Units } from '../../local/engine/meter'
import { TRACED_SHARE } from '../../stack/monitoring/tracing'
import type { StackConfig } from '../../stack/settings'
import { add, multiply, sum } from '../measure/figures'
import type { FixedCost } from './fixed-costs'
import { authorizerCost, coldStartCost, functionCost, gigabyteSeconds } from './function-cost'
import { MODEL } from './model'
import { gatewayCost, PRICES } from './prices'
import type { Projecting } from './projecting'
import { CALLS_PER_OPENING, type Kind, type Sample, type Usage } from './usage'
import type { Way } from './ways'

export interface Line {
  what: string
  how: string
  dollars: number
}

export interface MonthInput {
  agents: number
  config: StackConfig
  /** Months since the start: care logs grow. */
  month?: number
  way?: Way
  fixed: readonly FixedCost[]
  /** For agents that visit in this way. */
  projecting: Projecting
}

type Calls = Readonly<Record<Kind, number>>

const HOURS = 30 * 24
const MINUTES = HOURS * 60
const SECONDS = MINUTES * 60
const MEMORY = 1024

const beyond = (free: number, count: number): number => Math.max(0, count - free)

const short = (number: number): string => {
  if (number >= 1e6) return `${(number / 1e6).toFixed(number < 1e7 ? 1 : 0)} M`
  return number >= 1e4 ? `${(number / 1e3).toFixed(0)} K` : number.toFixed(0)
}
const shortUnits = ({ reads, writes }: Units): string => `${reads.toFixed(2)} R + ${writes.toFixed(2)} W`
const unitsOf = ({ reads, writes }: Units): Units => ({ reads, writes })

export const totalOf = (lines: readonly Line[]): number => sum(lines.map(({ dollars }) => dollars))

export function monthlyBill(usage: Usage, input: MonthInput): Line[] {
  const { reaping } = usage
  const { agents, config, projecting, fixed } = input
  const visiting = usage.visiting[input.way ?? 'three_a_day']
  const samples: Readonly<Record<Kind, Sample>> = { ...usage.samples, ...visiting.samples }
  const lines: Line[] = []
  const line = (what: string, how: string, dollars: number) => void lines.push({ what, how, dollars })

  const visits = agents * visiting.visits_a_month
  const ofVisits = multiply(visiting.calls, visits)
  const others = agents * MODEL.other_calls
  // Without a firewall, the requests that it would have blocked are served.
  const unblocked = config.firewall ? 0 : (sum(Object.values(ofVisits)) + others) * MODEL.turned_away
  const views = agents * MODEL.pages.views
  const cached = config.cdn ? MODEL.pages.kept : 0
  const openings = visits * MODEL.mcp.share * CALLS_PER_OPENING
  const calls: Calls = {
    ...ofVisits,
    other: others + unblocked,
    opening: openings,
    // 0, because calls by MCP are counted as visits; `total` adds what they cost beyond that.
    tool: 0,
    page: views * (1 - cached),
    picture: views * MODEL.pages.pictures * (1 - cached),
  }
  const kinds = (Object.keys(calls) as Kind[]).filter((kind) => calls[kind] > 0)
  const requests = sum(Object.values(calls))
  /** A figure of the samples, added up over all calls. */
  const total = (of: (sample: Sample) => number): number =>
    sum(kinds.map((kind) => calls[kind] * of(samples[kind]))) +
    sum(Object.values(ofVisits)) * MODEL.mcp.share * Math.max(0, of(samples.tool) - of(samples.status))

  line(
    'API Gateway',
    `${short(requests)} calls, ${short(calls.opening)} of them openings of MCP`,
    gatewayCost(requests),
  )

  const [found, deaths] = [agents * reaping.found_a_day * 30, agents * MODEL.deaths]
  const { watched } = MODEL
  const auditShare = Math.min(1, (UNITS_A_MINUTE * MINUTES) / (agents * watched.units * watched.rounds))
  const audited = agents * watched.rounds * auditShare
  const { records, per_record } = projecting
  const spent: [what: string, how: string, units: Units][] = [
    ...kinds.map((kind): (typeof spent)[number] => [
      kind,
      `${short(calls[kind])} x (${shortUnits(samples[kind])})`,
      multiply(unitsOf(samples[kind]), calls[kind]),
    ]),
    [
      'projector',
      `${short(records)} records x (${shortUnits(per_record)}), ${projecting.batch} at once`,
      multiply(per_record, records),
    ],
    [
      'reaper',
      `${short(found)} found alive (${shortUnits(reaping.alive)}), ${short(deaths)} buried (${shortUnits(reaping.buried)})`,
      [
        multiply(unitsOf(reaping.round), MINUTES),
        multiply(unitsOf(reaping.alive), found),
        multiply(unitsOf(reaping.buried), deaths),
      ].reduce(add),
    ],
    [
      'watch',
      `${short(audited)} looks at an agent x (${watched.units.toFixed(2)} R)`,
      { reads: audited * watched.units, writes: MINUTES },
    ],
  ]
  const { read_unit, write_unit } = PRICES.dynamodb
  for (const [what, how, { reads, writes }] of spent)
    line(`DynamoDB, ${what}`, how, reads * read_unit + writes * write_unit)
  const months = input.month ?? 1
  const stored = storedBytes(usage.changes, agents, months * visits * visiting.acts) / 1e9
  const { gigabyte_month, backup_gigabyte_month } = PRICES.dynamodb
  line(
    'DynamoDB, storage',
    `${stored.toFixed(stored < 10 ? 1 : 0)} GB after ${months === 1 ? 'a month' : `${months} months`}, with backups`,
    stored * (gigabyte_month + backup_gigabyte_month),
  )

  const runs = 2 * requests + projecting.runs + MINUTES
  line('Lambda, calls', `${short(runs)}, ${short(requests)} of them authorize`, runs * PRICES.lambda.request)
  const perCall = total((sample) => gigabyteSeconds(sample, MEMORY)) / requests || 0
  const reaperTrips =
    audited * watched.trips +
    MINUTES * reaping.round.trips +
    found * reaping.alive.trips +
    deaths * reaping.buried.trips
  line(
    'Lambda, time',
    `${(perCall * 1000).toFixed(1)} GB-ms a call with ${MEMORY} MB`,
    total((sample) => functionCost(sample, MEMORY)) +
      requests * authorizerCost +
      projecting.runs * (MODEL.projected.ms / 1000) * PRICES.lambda.gigabyte_second +
      functionCost({ trips: reaperTrips, cpu_ms: 0 }, MEMORY),
  )

  const starts = requests * MODEL.cold.share
  line(
    'Lambda, cold starts',
    `${short(starts)} processes, ${MODEL.cold.cpu_ms} ms of a core each`,
    starts * coldStartCost,
  )

  const gateway = (requests * (MODEL.access_log_bytes + MODEL.line_overhead)) / 1e9
  const own = total(({ logged }) => logged) / 1e9
  line(
    'CloudWatch, logs',
    `${gateway.toFixed(0)} GB of the gateway, ${own.toFixed(0)} GB of the functions`,
    (gateway + own) * (PRICES.logs.gigabyte + PRICES.logs.gigabyte_month),
  )
  // The canary adds two metrics.
  const metrics = metricsOf(calls) + (config.small ? 0 : 2)
  line('CloudWatch, metrics', metrics.toFixed(0), metrics * PRICES.metric_month)
  const traces = Math.min(requests, SECONDS + requests * TRACED_SHARE)
  line('X-Ray', `${short(traces)} traces`, traces * PRICES.trace)

  const { cloudfront, firewall, transfer } = PRICES
  const answered = total(({ bytes }) => bytes) / 1e9
  const ofPages = (views * (samples.page.bytes + MODEL.pages.pictures * samples.picture.bytes)) / 1e9
  const direct = config.cdn ? 0 : answered
  line(
    'Transfer',
    `${direct.toFixed(0)} GB straight from the API`,
    beyond(transfer.free_gigabytes, direct) * transfer.gigabyte,
  )
  const pageRequests = views * (1 + MODEL.pages.pictures)
  const fromCache = pageRequests - calls.page - calls.picture
  const blocked = config.firewall ? requests * MODEL.turned_away : 0
  if (config.cdn) {
    const atEdge = requests + fromCache + blocked
    const out = answered + cached * ofPages
    line(
      'CloudFront',
      `${short(atEdge)} requests, each with the function that tells the viewer, ${out.toFixed(0)} GB`,
      beyond(cloudfront.free_calls, atEdge) * cloudfront.call +
        beyond(cloudfront.free_function_calls, atEdge) * cloudfront.function_call +
        beyond(cloudfront.free_gigabytes, out) * cloudfront.gigabyte,
    )
  }
  for (const { what, count, dollars } of fixed) {
    const seen = what === 'Firewall' ? requests + blocked : 0
    line(what, seen > 0 ? `${short(seen)} requests` : String(count), dollars + seen * firewall.call)
  }
  return lines
}

/** A metric is charged for every hour in which it has a value. Reaper and audit write one each in every hour. */
function metricsOf(calls: Calls): number {
  const shareOfHours = (a_month: number): number => 1 - Math.exp(-a_month / HOURS)
  const [operations, refusals] = [everyOperation.length, MODEL.kinds_of_refusal]
  const visited = [calls.status, calls.care, calls.visit]
  const others = operations - visited.length
  const refused = sum(Object.values(calls)) * MODEL.refused
  return (
    2 +
    sum(visited.map(shareOfHours)) +
    others * shareOfHours((calls.other + calls.opening + calls.page + calls.picture) / others) +
    refusals * shareOfHours(refused / refusals)
  )
}

/** Every agent with a creature, and all log entries: the log of a living creature is kept. */
function storedBytes(changes: readonly Change[], agents: number, entries: number): number {
  const sizeOf = (row: Row) => itemBytes(encodeRow(row)) + MODEL.item_overhead
  const mean = (type: string) => {
    const rows = changes.flatMap(({ after }) => (after?.type === type ? [after] : []))
    return sum(rows.map(sizeOf)) / (rows.length || 1)
  }
  const living = agents * (mean('agent') + mean('creature') + 3 * 400)
  return living + entries * mean('log')
}
