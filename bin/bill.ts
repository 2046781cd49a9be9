/**
 * `npm run bill`: what a month of a million agents costs, from units that the real handlers, projector and reaper spend
 * on the embedded engine, and the prices in lib/prices.ts. The exit code says whether the house itself, without MCP, the
 * reaper and what a plain deployment puts in front of it, is within the budget. `-- --abuse` tells instead what a day
 * costs at most when somebody means it.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { reaper } from '../lambdas/chores/reap'
import { isProjected } from '../lambdas/domain/house/projections'
import { MS_PER_HOUR } from '../lambdas/domain/time/instants'
import { connect } from '../lambdas/store/db'
import { project, type Sequenced } from '../lambdas/store/projections/projections'
import type { Change, Row } from '../lambdas/store/row'
import { encodeRow } from '../lambdas/store/rows/codec'
import { readStackConfig } from '../lib/config'
import { type Day, type Parts, worstDays } from '../lib/local/bill/abuse'
import { meterDearest } from '../lib/local/bill/dearest'
import { MODEL } from '../lib/local/bill/model'
import { createTable, startDynamoDB } from '../lib/local/engine/dynamodb'
import { meter, type Spent } from '../lib/local/engine/meter'
import { startHouse } from '../lib/local/house'
import { gatewayCost, PRICES } from '../lib/prices'

const BUDGET = 2_900
const SECONDS_PER_MONTH = 30 * 86_400

const AGENTS = 5
const BARE_CALLS = 50
/** Three visits a day: two looks and a half, one care action and a half. Growing up is not metered. */
const VISITS = 22
const METERED_FROM = 18
/** At seven, at one and at nine, when nobody sleeps. */
const HOURS_BETWEEN = [6, 8, 10]
const SPECIES = ['housecat', 'tabby', 'retriever', 'tortoise', 'owl']
const SECOND = ['medicine', 'clean', 'play', 'reflect'] as const
const OTHERS = [
  '/api/house/history',
  '/api/house/graveyard',
  '/api/house/hall',
  '/api/house/hall?category=most_consistent',
  '/api/house/species',
  '/api/house/species/housecat',
  '/api/house/preferences',
  '/api/stats',
  '/api/house/credits',
]

type Kind = keyof typeof MODEL.share
/** Beside the calls of the model: what a client of MCP asks when it opens, and a look through it. */
const BESIDE = ['opening', 'tool'] as const
type Sampled = Kind | (typeof BESIDE)[number]
const rpc = (method: string, params: object = {}, id: number | null = 1): object => ({
  ...{ jsonrpc: '2.0', method, params },
  ...(id !== null && { id }),
})
const CLIENT = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bill', version: '1' } }
const OPENING = [rpc('initialize', CLIENT), rpc('notifications/initialized', {}, null), rpc('tools/list')] as const
interface Sample extends Spent {
  calls: number
  cpu_ms: number
  bytes: number
  compressed: number
  logged: number
}

const nothing = (): Sample => ({
  ...{ reads: 0, writes: 0, trips: 0, calls: 0, cpu_ms: 0, bytes: 0, compressed: 0, logged: 0 },
})

interface Reaping {
  /** A round that finds nobody, one that is found alive, one that is buried. */
  round: Spent
  alive: Spent
  buried: Spent
  /** How often a creature is looked after and found alive, a day. */
  found_a_day: number
}

interface Visits {
  samples: Record<Sampled, Sample>
  reaping: Reaping
  /** Everything committed, and where each visit that was metered began. */
  changes: Change[]
  visits: number[]
}

/** Some agents live for some days; the last of them are metered. */
async function live(): Promise<Visits> {
  const spent = meter()
  const changes: Change[] = []
  const samples = Object.fromEntries(
    [...Object.keys(MODEL.share), ...BESIDE].map((kind) => [kind, nothing()]),
  ) as Record<Sampled, Sample>
  let now = Date.parse('2026-03-02T07:00:00.000Z')
  let logged = 0
  let bare = 0
  const house = await startHouse({
    time: () => now,
    choresEverySeconds: null,
    projecting: false,
    adminKey: randomUUID(),
    writeLog: (line) => {
      logged += line.length + MODEL.line_overhead
    },
    intercept: spent.intercept,
    rateLimits: Object.fromEntries(
      ['status', 'care', 'adopt', 'history', 'graveyard', 'hall', 'list_species', 'register', 'species'].map((name) => [
        name,
        1e6,
      ]),
    ),
  })
  // The line that carries metrics is the one that is paid for.
  house.context.config.metricsNamespace = 'CreatureHouse'
  const noting = async (committed: readonly Change[]) => void changes.push(...committed)
  house.context.db.onCommit = noting
  const reap = async () => {
    const before = { ...spent.total }
    house.context.db.onCommit = undefined
    const { buried, found_alive } = await reaper(house.context)()
    house.context.db.onCommit = noting
    return { buried, found_alive, spent: less(spent.total, before) }
  }

  const ask = async (kind: Sampled | null, path: string, key?: string, body?: object): Promise<void> => {
    const before = { ...spent.total, logged, cpu: process.cpuUsage() }
    const answer = await fetch(`${house.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: key ? { authorization: `Bearer ${key}` } : {},
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${path} gave ${answer.status}: ${text}`)
    if (kind === 'care' && answer.status !== 200) throw new Error(`${path} gave ${answer.status}: ${text}`)
    if (!kind) return
    const sample = samples[kind]
    const { user, system } = process.cpuUsage(before.cpu)
    sample.calls += 1
    sample.reads += spent.total.reads - before.reads
    sample.writes += spent.total.writes - before.writes
    sample.trips += spent.total.trips - before.trips
    sample.cpu_ms += Math.max(0, (user + system) / 1000 - bare)
    sample.bytes += text.length
    sample.compressed += gzipSync(text).length
    sample.logged += logged - before.logged
  }

  // What the HTTP client and server of this machine take of the processor, nobody pays for on AWS.
  const began = process.cpuUsage()
  for (let call = 0; call < BARE_CALLS; call++) await (await fetch(`${house.url}/_local/clock`)).text()
  const { user, system } = process.cpuUsage(began)
  bare = (user + system) / 1000 / BARE_CALLS

  const keys: string[] = []
  for (let at = 0; at < AGENTS; at++) {
    const answer = await fetch(`${house.url}/api/auth/register`, {
      method: 'POST',
      body: JSON.stringify({
        username: `agent-${at}`,
        bio: 'Keeps what it is given.',
        model: { provider: 'acme', name: 'one' },
      }),
    })
    const { your_token: key } = (await answer.json()) as { your_token: string }
    keys.push(key)
    await ask(null, '/api/house/adopt', key, { name: `Creature ${at}`, species_slug: SPECIES[at] })
    await ask(null, '/api/house/status', key)
  }
  const visits: number[] = []
  const rounds: Awaited<ReturnType<typeof reap>>[] = []
  const opened = now
  for (let visit = 0; visit < VISITS; visit++) {
    now += (HOURS_BETWEEN[visit % HOURS_BETWEEN.length] ?? 0) * MS_PER_HOUR
    const counts = visit >= METERED_FROM
    rounds.push(await reap())
    if (counts) visits.push(changes.length)
    for (const [at, key] of keys.entries()) {
      now += 400
      await ask(counts ? 'status' : null, '/api/house/status', key)
      await ask(counts ? 'care' : null, '/api/house/care', key, {
        action: 'feed',
        notes: 'All is well, it seems to me.',
      })
      if (!counts) {
        await ask(null, '/api/house/care', key, { action: 'medicine' })
        continue
      }
      await ask('status', '/api/house/status', key)
      if ((visit + at) % 2 === 0) {
        now += 20_000
        await ask('care', '/api/house/care', key, { action: SECOND[(visit + at) % SECOND.length] })
        await ask('status', '/api/house/status', key)
      }
    }
  }
  for (const path of OTHERS) await ask('other', path, keys[0])
  for (const key of keys) {
    for (const message of OPENING) await ask('opening', '/mcp', key, message)
    await ask('tool', '/mcp', key, rpc('tools/call', { name: 'status', arguments: {} }))
  }
  const days = (now - opened) / (24 * MS_PER_HOUR)
  const { spent: round } = await reap()
  now += 100 * MS_PER_HOUR
  const { buried, spent: burying } = await reap()
  await house.close()
  const found = rounds.reduce((sum, { found_alive }) => sum + found_alive, 0)
  const finding = rounds.map(({ spent: all }) => less(all, round)).reduce(plus)
  const reaping: Reaping = {
    round,
    alive: each(finding, found),
    buried: each(less(burying, round), buried),
    found_a_day: found / AGENTS / days,
  }
  return { samples, reaping, changes, visits }
}

const less = (all: Spent, some: Spent): Spent => ({
  reads: all.reads - some.reads,
  writes: all.writes - some.writes,
  trips: all.trips - some.trips,
})
const plus = (one: Spent, other: Spent): Spent => ({
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
  trips: one.trips + other.trips,
})
const each = ({ reads, writes, trips }: Spent, count: number): Spent => ({
  reads: reads / count,
  writes: writes / count,
  trips: trips / count,
})

interface Projection {
  records_per_care: number
  writes_per_record: number
  reads_per_record: number
  batch: number
}

/** Care of so many agents as there are in some minutes, from the changes that were metered, under other names. */
async function projection({ changes, visits }: Visits): Promise<Projection> {
  const telling = changes.slice(visits[0]).filter(tells)
  const cares = telling.filter(({ after }) => after?.type === 'log').length
  const records_per_care = telling.length / cares
  const perSecond = ((MODEL.requests * MODEL.share.care) / SECONDS_PER_MONTH) * records_per_care
  const batch = Math.max(1, Math.round((perSecond / MODEL.shards) * MODEL.gathered_seconds))

  const engine = await startDynamoDB()
  await createTable(engine.endpoint, 'projections')
  const db = connect({ table: 'projections', endpoint: engine.endpoint, newId: randomUUID })
  let sequence = 0n
  const feed = async (some: readonly Change[]) => {
    const records = some.map((change): Sequenced => ({ ...toRecord(change), sequence: String(++sequence) }))
    await project(db, 'one shard', records)
  }
  const before = changes.slice(0, visits[0]).filter(tells)
  for (let copy = 0; copy < FILLING + FULL; copy++) await feed(latest(before.map((change) => renamed(change, copy))))
  const send = db.send
  const spend = async (some: readonly Change[], from: number, copies: number): Promise<Spent> => {
    const spent = meter()
    db.send = spent.intercept(send)
    const all = Array.from({ length: copies }, (_, at) => some.map((change) => renamed(change, from + at))).flat()
    for (let at = 0; at < all.length; at += batch) await feed(all.slice(at, at + batch))
    db.send = send
    return spent.total
  }
  /** What others did lately fills up at the start of every few minutes; from then on it is full. */
  const [filling, full] = [nothing(), nothing()]
  for (const [nth, begins] of visits.entries()) {
    const some = changes.slice(begins, visits[nth + 1]).filter(tells)
    add(filling, await spend(some, 0, FILLING))
    add(full, await spend(some, FILLING, FULL))
  }
  await engine.close()
  const perRecord = (unit: 'reads' | 'writes') => {
    const each = full[unit] / (FULL * telling.length)
    const more = Math.max(0, filling[unit] - each * FILLING * telling.length) / visits.length
    return each + more / (perSecond * RECENT_SECONDS)
  }
  return { records_per_care, batch, writes_per_record: perRecord('writes'), reads_per_record: perRecord('reads') }
}

/** Copies of the metered agents: until what others did lately is full, and after. */
const FILLING = 25
const FULL = 10
const RECENT_SECONDS = 300

const tells = (change: Change): boolean => isProjected(toRecord(change).change)

function add(sum: Spent, more: Spent): void {
  sum.reads += more.reads
  sum.writes += more.writes
}

const toRecord = ({ before, after }: Change): Sequenced => ({
  sequence: '0',
  change: { before: before === 'whatever' ? null : before, after },
})

/** The last state of every row, as if it had just come. */
const latest = (changes: readonly Change[]): Change[] => {
  const rows = new Map<string, Row>()
  for (const { before, after } of changes) {
    const row = after ?? (before as Row)
    if (after) rows.set(`${row.pk}|${row.sk}`, after)
    else rows.delete(`${row.pk}|${row.sk}`)
  }
  return [...rows.values()].filter(({ type }) => type !== 'log').map((after) => ({ before: null, after }))
}

/** The same change of another agent's creature. */
function renamed(change: Change, copy: number): Change {
  const mark = copy.toString(16).padStart(4, '0')
  const text = JSON.stringify(change)
    .replace(/([0-9a-f]{8})-[0-9a-f]{4}-(4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})/g, `$1-${mark}-$2`)
    .replace(/"agent-(\d+)"/g, `"agent-$1-${mark}"`)
  return JSON.parse(text) as Change
}

interface Line {
  what: string
  how: string
  dollars: number
}

/** What clients of MCP send in a month beside the calls of the model. */
const OPENING_MESSAGES = MODEL.agents * MODEL.mcp.share * MODEL.mcp.openings * OPENING.length

const millions = (count: number): string => `${(count / 1e6).toFixed(0)} M`

const above = (free: number, count: number): number => Math.max(0, count - free)

/** What stands in front of the API unless it is switched off. */
function front(transferred: number, transfer: number): { firewall: Line[]; cdn: Line[] } {
  const { firewall_rules } = MODEL
  const requests = MODEL.requests + OPENING_MESSAGES
  const { firewall, cloudfront } = PRICES
  return {
    firewall: [
      {
        what: 'Firewall',
        how: `${millions(requests)} calls, ${firewall_rules} rules`,
        dollars: firewall.acl_month + firewall_rules * firewall.rule_month + requests * firewall.call,
      },
    ],
    cdn: [
      {
        what: 'CloudFront, calls',
        how: `${millions(requests)}, each with the function that tells the viewer`,
        dollars:
          above(cloudfront.free_calls, requests) * cloudfront.call +
          above(cloudfront.free_function_calls, requests) * cloudfront.function_call,
      },
      {
        what: 'CloudFront, data out',
        how: `${transferred.toFixed(0)} GB, in place of the transfer above`,
        dollars: above(cloudfront.free_gigabytes, transferred) * cloudfront.gigabyte - transfer,
      },
    ],
  }
}

const unitsCost = ({ reads, writes }: Pick<Spent, 'reads' | 'writes'>): number =>
  reads * PRICES.dynamodb.read_unit + writes * PRICES.dynamodb.write_unit

const inUnits = ({ reads, writes }: Spent): string => `${reads.toFixed(1)} R + ${writes.toFixed(1)} W`

/** The reaper's rounds, whoever lives and whoever has died. */
function reaperLines({ round, alive, buried, found_a_day }: Reaping): Line[] {
  const rounds = SECONDS_PER_MONTH / 60
  const [found, deaths] = [MODEL.agents * found_a_day * 30, MODEL.agents * MODEL.deaths]
  const seconds = ((rounds * round.trips + found * alive.trips + deaths * buried.trips) * MODEL.trip_ms) / 1000
  return [
    {
      what: 'Reaper, rounds',
      how: `${rounds} x (${inUnits(round)})`,
      dollars: rounds * (unitsCost(round) + PRICES.lambda.request) + seconds * PRICES.lambda.gigabyte_second,
    },
    {
      what: 'Reaper, found alive',
      how: `${millions(found)} x (${inUnits(alive)}), each creature ${found_a_day.toFixed(2)} times a day`,
      dollars: found * unitsCost(alive),
    },
    {
      what: 'Reaper, buried',
      how: `${(deaths / 1e6).toFixed(1)} M x (${inUnits(buried)})`,
      dollars: deaths * unitsCost(buried),
    },
  ]
}

/** What comes with MCP beyond the same calls over HTTP. */
function mcpLines({ opening, tool, status }: Visits['samples']): Line[] {
  const { lambda, logs, transfer } = PRICES
  const calls = MODEL.requests * MODEL.mcp.share
  const beyond = (count: number, one: Sample, other: Sample = nothing()) => {
    const more = (field: 'cpu_ms' | 'compressed' | 'logged' | 'trips' | 'reads' | 'writes') =>
      Math.max(0, one[field] / one.calls - (other.calls ? other[field] / other.calls : 0))
    const seconds = (more('trips') * MODEL.trip_ms + more('cpu_ms') / MODEL.core_share) / 1000
    const gigabytes =
      (more('logged') * (logs.gigabyte + logs.gigabyte_month) + more('compressed') * transfer.gigabyte) / 1e9
    const units = unitsCost({ reads: more('reads'), writes: more('writes') })
    return count * (units + seconds * MODEL.gigabytes * lambda.gigabyte_second + gigabytes)
  }
  const authorizing = (MODEL.authorizer.ms * MODEL.authorizer.gigabytes * lambda.gigabyte_second) / 1000
  // Beyond the calls of the model, which fill the first step of the price.
  const gatewayCall = PRICES.gateway[1].call
  return [
    {
      what: 'MCP, openings',
      how: `${millions(OPENING_MESSAGES)} calls, ${OPENING.length} each time`,
      dollars: OPENING_MESSAGES * (gatewayCall + 2 * lambda.request + authorizing) + beyond(OPENING_MESSAGES, opening),
    },
    {
      what: 'MCP, calls of tools',
      how: `${millions(calls)}, what they cost more than over HTTP`,
      dollars: beyond(calls, tool, status),
    },
  ]
}

/** The function that restores the challenge, on every path where an agent can pay. */
function edgeLine(): Line {
  const { edge } = PRICES
  const calls = (MODEL.requests * MODEL.share.other) / OTHERS.length
  const { ms, gigabytes } = MODEL.edge
  return {
    what: 'Lambda at the edge',
    how: `${(calls / 1e6).toFixed(1)} M payable calls, only where MPP is on`,
    dollars: calls * (edge.call + (ms / 1000) * gigabytes * edge.gigabyte_second),
  }
}

function bill({ samples, changes }: Visits, projected: Projection) {
  const { requests, share } = MODEL
  const lines: Line[] = []
  const line = (what: string, how: string, dollars: number) => void lines.push({ what, how, dollars })
  const { dynamodb, lambda } = PRICES
  line('API Gateway', `${millions(requests)} calls`, gatewayCost(requests))

  let [bytes, logBytes, functionSeconds] = [0, 0, 0]
  for (const kind of Object.keys(share) as Kind[]) {
    const { calls, reads, writes, trips, cpu_ms, ...sample } = samples[kind]
    const month = requests * share[kind]
    const each = { reads: reads / calls, writes: writes / calls }
    line(
      `DynamoDB, ${kind}`,
      `${millions(month)} x (${each.reads.toFixed(2)} R + ${each.writes.toFixed(2)} W)`,
      month * (each.reads * dynamodb.read_unit + each.writes * dynamodb.write_unit),
    )
    bytes += (month * (MODEL.compressed ? sample.compressed : sample.bytes)) / calls
    logBytes += (month * sample.logged) / calls
    functionSeconds += (month * ((trips / calls) * MODEL.trip_ms + cpu_ms / calls / MODEL.core_share)) / 1000
  }
  const records = requests * share.care * projected.records_per_care
  line(
    'DynamoDB, projector',
    `${millions(records)} records x (${projected.reads_per_record.toFixed(2)} R + ${projected.writes_per_record.toFixed(2)} W), ${projected.batch} at once`,
    records * (projected.reads_per_record * dynamodb.read_unit + projected.writes_per_record * dynamodb.write_unit),
  )
  const stored = storedBytes(changes) / 1e9
  line(
    'DynamoDB, storage',
    `${stored.toFixed(0)} GB after a month, with backups`,
    stored * (dynamodb.gigabyte_month + dynamodb.backup_gigabyte_month),
  )
  const runs = (SECONDS_PER_MONTH / MODEL.gathered_seconds) * MODEL.shards
  line('Lambda, calls', `${millions(2 * requests + runs)}`, (2 * requests + runs) * lambda.request)
  const projecting = runs * 0.1
  const authorizing = (requests * MODEL.authorizer.ms * MODEL.authorizer.gigabytes) / 1000
  const seconds = (functionSeconds + projecting) * MODEL.gigabytes + authorizing
  line(
    'Lambda, time',
    `${millions(seconds)} GB-s, ${((functionSeconds / requests) * 1000).toFixed(0)} ms a call`,
    seconds * lambda.gigabyte_second,
  )
  const gatewayBytes = MODEL.access_log_bytes + MODEL.line_overhead + MODEL.platform_log_bytes
  const logs = (logBytes + requests * gatewayBytes) / 1e9
  line('CloudWatch, logs', `${logs.toFixed(0)} GB`, logs * (PRICES.logs.gigabyte + PRICES.logs.gigabyte_month))
  line(
    'CloudWatch, metrics and alarms',
    `${MODEL.metrics} metrics, ${MODEL.alarms} alarms`,
    MODEL.metrics * PRICES.metric_month + MODEL.alarms * PRICES.alarm_month + PRICES.dashboard_month,
  )
  const traces = SECONDS_PER_MONTH * MODEL.traced.a_second + requests * MODEL.traced.share
  line('X-Ray', `${(traces / 1e6).toFixed(1)} M traces`, traces * PRICES.trace)
  const gigabytes = bytes / 1e9
  const transfer = above(PRICES.transfer.free_gigabytes, gigabytes) * PRICES.transfer.gigabyte
  line('Transfer', `${gigabytes.toFixed(0)} GB`, transfer)
  return { house: lines, ...front(gigabytes, transfer) }
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { dollars }) => sum + dollars, 0)

const print = (what: string, how: string, dollars: number): void =>
  console.log(`${what.padEnd(32)} ${how.padEnd(60)} ${dollars.toFixed(0).padStart(6)}`.trimEnd())

/** What a month leaves behind: every agent with what it has, and every diary entry. */
function storedBytes(changes: readonly Change[]): number {
  const sizeOf = (row: Row) => JSON.stringify(encodeRow(row)).length + MODEL.item_overhead
  const ofType = (type: string) => changes.flatMap(({ after }) => (after?.type === type ? [after] : []))
  const mean = (type: string) => {
    const rows = ofType(type)
    return rows.reduce((sum, row) => sum + sizeOf(row), 0) / rows.length
  }
  const living = MODEL.agents * (mean('agent') + mean('creature') + 3 * 400)
  return living + MODEL.requests * MODEL.share.care * mean('log')
}

const PARTS: Readonly<Record<keyof Parts, string>> = {
  gateway: 'API Gateway',
  lambda: 'Lambda',
  dynamodb: 'DynamoDB',
  embedding: 'Bedrock',
  logs: 'CloudWatch, logs',
  front: 'Firewall and CloudFront, calls',
  data_out: 'CloudFront, data out',
}

async function tellAbuse(): Promise<void> {
  const days = worstDays(
    await meterDearest(),
    readStackConfig(() => undefined),
  )
  const row = (what: string, tell: (day: Day) => string) =>
    console.log(`${what.padEnd(32)}${days.map((day) => tell(day).padStart(16)).join('')}`.trimEnd())
  console.log('What a day costs at most when somebody means it, in dollars\n')
  row('', ({ who }) => who)
  row('Keys', ({ keys }) => keys)
  row('Requests', ({ requests }) => `${(requests / 1e6).toFixed(1)} M`)
  for (const [part, what] of Object.entries(PARTS)) row(what, ({ parts }) => parts[part as keyof Parts].toFixed(2))
  row('A day', ({ dollars }) => dollars.toFixed(2))
  row('Mostly for', ({ dearest }) => dearest)
  row('Left in the table', ({ stored }) => `${stored.toFixed(1)} GB`)
  row('which costs a month', ({ stored_month }) => stored_month.toFixed(2))
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { abuse: { type: 'boolean', default: false } } })
  await (values.abuse ? tellAbuse() : tellMonth())
}

async function tellMonth(): Promise<void> {
  const visits = await live()
  const projected = await projection(visits)
  const { house, firewall, cdn } = bill(visits, projected)
  const total = sumOf(house)
  console.log(`A month of ${millions(MODEL.agents)} agents and ${millions(MODEL.requests)} requests, in dollars\n`)
  for (const { what, how, dollars } of house) print(what, how, dollars)
  print('The house itself', '', total)
  const beside = [...reaperLines(visits.reaping), ...mcpLines(visits.samples)]
  for (const { what, how, dollars } of [...beside, ...firewall, ...cdn]) print(what, how, dollars)
  const plain = total + sumOf([...beside, ...firewall, ...cdn])
  print('As a plain deployment sets it up', '', plain)
  const edge = edgeLine()
  print(edge.what, edge.how, edge.dollars)
  print('With everything', '', plain + edge.dollars)
  console.log(`
cdn=false with a domain of your own saves ${sumOf(cdn).toFixed(0)}, firewall=false ${sumOf(firewall).toFixed(0)}.
The budget of the house itself is ${BUDGET}.`)
  process.exitCode = total > BUDGET ? 1 : 0
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
