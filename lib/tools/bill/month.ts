/** A month of a house, line by line: what its agents ask for, under the settings it is deployed with. */
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import { UNITS_A_MINUTE } from '../../../lambdas/jobs/audit'
import type { Change, Row } from '../../../lambdas/store/row'
import { encodeRow } from '../../../lambdas/store/rows/codec'
import { TRACED_SHARE } from '../../stack/monitoring/tracing'
import { isBehindDoor, type StackConfig } from '../../stack/settings'
import { keptReady } from './capacity'
import { authorizerCost, functionCost, gigabyteSeconds } from './function-cost'
import { type Kind, type Lived, OPENING } from './metering'
import { MODEL } from './model'
import { gatewayCost, PRICES } from './prices'
import type { Projecting } from './projecting'
import type { Standing } from './standing-costs'

export interface Line {
  what: string
  how: string
  dollars: number
}

export interface House {
  agents: number
  config: StackConfig
  /** Units that its operator has reserved for a year. */
  reserved?: Units
  standing: readonly Standing[]
  projecting: Projecting
}

const HOURS = 30 * 24
const SECONDS = HOURS * 3600

const above = (free: number, count: number): number => Math.max(0, count - free)
const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0)

const counted = (number: number): string => {
  if (number >= 1e6) return `${(number / 1e6).toFixed(number < 1e7 ? 1 : 0)} M`
  return number >= 1e4 ? `${(number / 1e3).toFixed(0)} K` : number.toFixed(0)
}

export function monthOf({ samples, reaping, changes }: Lived, house: House): Line[] {
  const { agents, config, projecting } = house
  const lines: Line[] = []
  const line = (what: string, how: string, dollars: number) => void lines.push({ what, how, dollars })

  const isDirect = !isBehindDoor(config)
  const firewallAtEdge = config.firewallAt === 'edge'
  // Where no firewall looks at calls, those that it would have turned away are served as any other.
  const unstopped = config.firewall && !(firewallAtEdge && isDirect) ? 0 : agents * MODEL.calls * MODEL.turned_away
  const seen = agents * MODEL.pages.views
  const kept = config.cdn ? MODEL.pages.kept : 0
  const opened = agents * MODEL.mcp.share * MODEL.mcp.openings * OPENING.length
  const calls: Readonly<Record<Kind, number>> = {
    status: agents * MODEL.calls * MODEL.share.status,
    care: agents * MODEL.calls * MODEL.share.care,
    other: agents * MODEL.calls * MODEL.share.other + unstopped,
    opening: opened,
    // Among the looks already; what they cost beyond those is added below.
    tool: 0,
    page: seen * (1 - kept),
    picture: seen * MODEL.pages.pictures * (1 - kept),
  }
  const all = Object.entries(calls) as [Kind, number][]
  const requests = sumOf(Object.values(calls))
  const looksByMcp = calls.status * MODEL.mcp.share
  const total = (of: (sample: Lived['samples'][Kind]) => number): number =>
    sumOf(all.map(([kind, count]) => count * of(samples[kind]))) +
    looksByMcp * Math.max(0, of(samples.tool) - of(samples.status))

  line('API Gateway', `${counted(requests)} calls, ${counted(opened)} of them openings of MCP`, gatewayCost(requests))

  const asked = all.filter(([, count]) => count > 0)
  const found = agents * reaping.found_a_day * 30
  const [rounds, deaths] = [SECONDS / 60, agents * MODEL.deaths]
  const records = calls.care * projecting.records_per_care
  const spent: [string, string, Units][] = [
    ...asked.map(([kind, count]): [string, string, Units] => [
      `DynamoDB, ${kind}`,
      `${counted(count)} x (${inUnits(samples[kind])})`,
      times(samples[kind], count),
    ]),
    [
      'DynamoDB, projector',
      `${counted(records)} records x (${inUnits(perRecord(projecting))}), ${projecting.batch} at once`,
      times(perRecord(projecting), records),
    ],
    [
      'DynamoDB, reaper',
      `${counted(found)} found alive (${inUnits(reaping.alive)}), ${counted(deaths)} buried (${inUnits(reaping.buried)})`,
      [times(reaping.round, rounds), times(reaping.alive, found), times(reaping.buried, deaths)].reduce(plus),
    ],
  ]
  const watching = Math.min(1, (UNITS_A_MINUTE * rounds) / (agents * MODEL.watched.units * MODEL.watched.rounds))
  const watched = agents * MODEL.watched.rounds * watching
  spent.push([
    'DynamoDB, watch',
    `${counted(watched)} looks at an agent x (${MODEL.watched.units.toFixed(2)} R)`,
    { reads: watched * MODEL.watched.units, writes: rounds },
  ])
  const price = unitPrices(house, spent.map(([, , units]) => units).reduce(plus))
  for (const [what, how, { reads, writes }] of spent) line(what, how, reads * price.read + writes * price.write)
  const stored = storedBytes(changes, agents) / 1e9
  const { gigabyte_month, backup_gigabyte_month } = PRICES.dynamodb
  line(
    'DynamoDB, storage',
    `${stored.toFixed(stored < 10 ? 1 : 0)} GB after a month, with backups`,
    stored * (gigabyte_month + backup_gigabyte_month),
  )

  const authorized = config.authorizerCacheSeconds > 0 ? agents * MODEL.visits + calls.page : requests
  const runs = requests + authorized + projecting.runs + rounds
  line('Lambda, calls', `${counted(runs)}, ${counted(authorized)} of them authorize`, runs * PRICES.lambda.request)
  const memory = config.memoryMegabytes
  const reaped =
    watched * MODEL.watched.trips +
    rounds * reaping.round.trips +
    found * reaping.alive.trips +
    deaths * reaping.buried.trips
  line(
    'Lambda, time',
    `${((total((one) => gigabyteSeconds(one, memory)) / requests || 0) * 1000).toFixed(1)} GB-ms a call with ${memory} MB`,
    total((one) => functionCost(one, memory)) +
      authorized * authorizerCost +
      projecting.runs * (MODEL.projected.ms / 1000) * PRICES.lambda.gigabyte_second +
      functionCost({ trips: reaped, cpu_ms: 0 }, PLAIN_MEMORY),
  )

  const gateway = (requests * (MODEL.access_log_bytes + MODEL.line_overhead)) / 1e9
  const { callsPerLine } = config
  const own = total(({ logged }) => (logged + (callsPerLine - 1) * MODEL.latency_bytes) / callsPerLine) / 1e9
  const perGigabyte = { standard: PRICES.logs.gigabyte, infrequent: PRICES.logs.infrequent_gigabyte }
  line(
    'CloudWatch, logs',
    `${gateway.toFixed(0)} GB of the gateway, ${own.toFixed(0)} GB of the functions`,
    gateway * perGigabyte[config.accessLog] + own * PRICES.logs.gigabyte + (gateway + own) * PRICES.logs.gigabyte_month,
  )
  // Two of the canary.
  const metrics = metricsOf(config, calls) + (config.canaryMinutes > 0 ? 2 : 0)
  line('CloudWatch, metrics', `${metrics.toFixed(0)}, by ${config.metricsBy}`, metrics * PRICES.metric_month)
  const traces = Math.min(requests, SECONDS * config.tracedPerSecond + requests * TRACED_SHARE)
  line('X-Ray', `${counted(traces)} traces`, traces * PRICES.trace)

  const looked = total(({ bytes }) => bytes) / 1e9
  const ofPages = (seen * (samples.page.bytes + MODEL.pages.pictures * samples.picture.bytes)) / 1e9
  const direct = isDirect ? looked - (config.cdn ? (1 - kept) * ofPages : 0) : 0
  line(
    'Transfer',
    `${direct.toFixed(0)} GB straight from the API`,
    above(PRICES.transfer.free_gigabytes, direct) * PRICES.transfer.gigabyte,
  )
  const { cloudfront, firewall } = PRICES
  const looks = seen * (1 + MODEL.pages.pictures)
  const keptAtEdge = looks - calls.page - calls.picture
  // What the firewall lets pass: whatever stands behind it.
  const inspected = firewallAtEdge ? (isDirect ? looks : requests + keptAtEdge) : requests
  const turnedAway = config.firewall ? inspected * MODEL.turned_away : 0
  if (config.cdn) {
    // What is turned away before CloudFront is not paid for there.
    const inVain = isDirect || firewallAtEdge ? 0 : turnedAway
    const atEdge = (isDirect ? looks : requests + keptAtEdge) + inVain
    const out = isDirect ? ofPages : looked + kept * ofPages
    line(
      'CloudFront',
      `${counted(atEdge)} requests, each with the function that tells the viewer, ${out.toFixed(0)} GB`,
      above(cloudfront.free_calls, atEdge) * cloudfront.call +
        above(cloudfront.free_function_calls, atEdge) * cloudfront.function_call +
        above(cloudfront.free_gigabytes, out) * cloudfront.gigabyte,
    )
  }
  if (config.mppNetworkId) {
    const payable = calls.other / MODEL.payable
    const { ms, gigabytes } = MODEL.edge
    line(
      'Lambda at the edge',
      `${counted(payable)} payable calls`,
      payable * (PRICES.edge.call + (ms / 1000) * gigabytes * PRICES.edge.gigabyte_second),
    )
  }
  for (const { what, count, dollars } of house.standing) {
    const seen = what === 'Firewall' ? inspected + turnedAway : 0
    line(what, seen > 0 ? `${counted(seen)} requests` : String(count), dollars + seen * firewall.call)
  }
  return lines
}

const PLAIN_MEMORY = 1024

interface Units {
  reads: number
  writes: number
}

const perRecord = ({ reads_per_record: reads, writes_per_record: writes }: Projecting): Units => ({ reads, writes })
const times = ({ reads, writes }: Units, count: number): Units => ({ reads: reads * count, writes: writes * count })
const plus = (one: Units, other: Units): Units => ({
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
})
const inUnits = ({ reads, writes }: Units): string => `${reads.toFixed(2)} R + ${writes.toFixed(2)} W`

/** By request, or what an hour of capacity comes to for each unit that was used of it. */
function unitPrices({ config, reserved }: House, { reads, writes }: Units) {
  const { read_unit: read, write_unit: write, read_hour, write_hour } = PRICES.dynamodb
  const { provisionedReads, provisionedWrites } = config
  if (provisionedReads === null || provisionedWrites === null) return { read, write }
  const hourly = (units: number, price: number, least: number, ahead?: number): number =>
    (keptReady(units / SECONDS, least, ahead) * HOURS * price) / (units || 1)
  return {
    read: hourly(reads, read_hour, provisionedReads, reserved?.reads),
    write: hourly(writes, write_hour, provisionedWrites, reserved?.writes),
  }
}

/** A metric is paid for by the hour in which anything was counted; the reaper and the watch count in every one. */
function metricsOf({ metricsBy }: StackConfig, calls: Readonly<Record<Kind, number>>): number {
  const happens = (a_month: number): number => 1 - Math.exp(-a_month / HOURS)
  const [operations, refusals] =
    metricsBy === 'operation' ? [everyOperation.length, MODEL.kinds_of_refusal] : [GROUPS.length, 2 * GROUPS.length]
  const others = operations - 2
  const refused = sumOf(Object.values(calls)) * MODEL.refused
  return (
    2 +
    happens(calls.status) +
    happens(calls.care) +
    others * happens((calls.other + calls.opening + calls.page + calls.picture) / others) +
    refusals * happens(refused / refusals)
  )
}

/** What a month leaves behind: every agent with what it has, and every diary entry. */
function storedBytes(changes: readonly Change[], agents: number): number {
  const sizeOf = (row: Row) => JSON.stringify(encodeRow(row)).length + MODEL.item_overhead
  const mean = (type: string) => {
    const rows = changes.flatMap(({ after }) => (after?.type === type ? [after] : []))
    return sumOf(rows.map(sizeOf)) / (rows.length || 1)
  }
  const living = agents * (mean('agent') + mean('creature') + 3 * 400)
  return living + agents * MODEL.calls * MODEL.share.care * mean('log')
}
