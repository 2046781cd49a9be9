/**
 * `npm run bill`: what a month of a million agents costs, from units that the real handlers and the real projector
 * spend on the embedded engine, and the prices in lib/prices.ts. The exit code says whether the house itself, without
 * what a plain deployment puts in front of it, is within the budget.
 */
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { isProjected } from '../lambdas/domain/house/projections'
import { MS_PER_HOUR } from '../lambdas/domain/time/instants'
import { connect } from '../lambdas/store/db'
import { project, type Sequenced } from '../lambdas/store/projections'
import type { Change, Row } from '../lambdas/store/row'
import { inShort } from '../lambdas/store/shorthand'
import { createTable, startDynamoDB } from '../lib/local/dynamodb'
import { startHouse } from '../lib/local/house'
import { meter, type Spent } from '../lib/local/meter'
import { gatewayCost, PRICES } from '../lib/prices'

const BUDGET = 2_900
const SECONDS_PER_MONTH = 30 * 86_400

/** What is taken for granted; everything else is metered. */
const MODEL = {
  agents: 1e6,
  requests: 384e6,
  share: { status: 0.6, care: 0.35, other: 0.05 },
  /** Partitions of a table of this size, each with a shard of its stream. */
  shards: 16,
  gathered_seconds: 10,
  /** A database call as a function in the same region waits for it, and the share of a core that 1 GB comes with. */
  trip_ms: 5,
  core_share: 1024 / 1769,
  gigabytes: 1,
  authorizer: { ms: 2, gigabytes: 0.25 },
  access_log_bytes: 215,
  /** Lambda's own lines at level WARN: none for a call that went well. */
  platform_log_bytes: 0,
  /** CloudWatch counts so many bytes with every line. */
  line_overhead: 26,
  traced: { a_second: 1, share: 0.001 },
  metrics: 120,
  alarms: 60,
  /** The way in, the rate of an address, AWS's common rules. */
  firewall_rules: 3,
  /** Bytes that DynamoDB adds to an item. */
  item_overhead: 100,
  compressed: true,
} as const

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

interface Visits {
  samples: Record<Kind, Sample>
  /** Everything committed, and where each visit that was metered began. */
  changes: Change[]
  visits: number[]
}

/** Some agents live for some days; the last of them are metered. */
async function live(): Promise<Visits> {
  const spent = meter()
  const changes: Change[] = []
  const samples = { status: nothing(), care: nothing(), other: nothing() }
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
  house.context.db.onCommit = async (committed) => void changes.push(...committed)

  const ask = async (kind: Kind | null, path: string, key?: string, body?: object): Promise<void> => {
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
  for (let visit = 0; visit < VISITS; visit++) {
    now += (HOURS_BETWEEN[visit % HOURS_BETWEEN.length] ?? 0) * MS_PER_HOUR
    const counts = visit >= METERED_FROM
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
  await house.close()
  return { samples, changes, visits }
}

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

const millions = (count: number): string => `${(count / 1e6).toFixed(0)} M`

const above = (free: number, count: number): number => Math.max(0, count - free)

/** What stands in front of the API unless it is switched off. */
function front(transferred: number, transfer: number): { firewall: Line[]; cdn: Line[] } {
  const { requests, firewall_rules } = MODEL
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
  const sizeOf = (row: Row) => JSON.stringify(inShort(row)).length + MODEL.item_overhead
  const ofType = (type: string) => changes.flatMap(({ after }) => (after?.type === type ? [after] : []))
  const mean = (type: string) => {
    const rows = ofType(type)
    return rows.reduce((sum, row) => sum + sizeOf(row), 0) / rows.length
  }
  const living = MODEL.agents * (mean('agent') + mean('creature') + 3 * 400)
  return living + MODEL.requests * MODEL.share.care * mean('log')
}

async function main(): Promise<void> {
  const visits = await live()
  const projected = await projection(visits)
  const { house, firewall, cdn } = bill(visits, projected)
  const total = sumOf(house)
  console.log(`A month of ${millions(MODEL.agents)} agents and ${millions(MODEL.requests)} requests, in dollars\n`)
  for (const { what, how, dollars } of house) print(what, how, dollars)
  print('The house itself', '', total)
  for (const { what, how, dollars } of [...firewall, ...cdn]) print(what, how, dollars)
  print('As a plain deployment sets it up', '', total + sumOf(firewall) + sumOf(cdn))
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
