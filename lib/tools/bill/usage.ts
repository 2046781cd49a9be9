/**
 * What calls, projector and reaper spend: some agents live for some days on the embedded engine, and the last days are
 * metered in units, trips, bytes and log lines. The functions as deployed get the same calls for their processor time.
 */
import { gzipSync } from 'node:zlib'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { reaper } from '../../../lambdas/jobs/reap'
import type { Change } from '../../../lambdas/store/row'
import { deploy, type Reply } from '../../local/deployed'
import type { Spent } from '../../local/engine/meter'
import type { RequestFields } from '../../local/events'
import { add, multiply, subtract, timed } from '../measure/figures'
import { accepted, measuredHost } from '../measure/measured-host'
import { Stage } from '../scenarios'
import { MODEL } from './model'

/** Three visits a day: at seven, at one and at nine, when no creature sleeps. Growing up is not metered. */
const VISITS = 22
const METERED_FROM = 18
const HOURS_BETWEEN = [6, 8, 10]
/** One agent for each. */
const SPECIES = ['housecat', 'tabby', 'retriever', 'tortoise', 'owl']
const NOTES = 'All is well, it seems to me.'
const SECOND = ['medicine', 'clean', 'play', 'reflect'] as const

type Request = readonly [operation: OperationId, asked?: RequestFields]

/** The calls of the model; whole visits; an opening of MCP, a look through it, pages, and the pictures on them. */
export type Kind = keyof typeof MODEL.share | 'visit' | 'opening' | 'tool' | 'page' | 'picture'

const mcpMessage = (method: string, params: object = {}, id: number | null = 1): object => ({
  jsonrpc: '2.0',
  method,
  params,
  ...(id !== null && { id }),
})
const CLIENT = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bill', version: '1' } }

const REQUESTS = {
  status: [['status']],
  care: [['care', { body: { action: 'reflect', notes: NOTES } }]],
  visit: [['visit', { body: { care: [{ action: 'reflect', notes: NOTES }] } }]],
  other: [
    ['history'],
    ['graveyard'],
    ['hall'],
    ['hall', { query: { category: 'most_consistent' } }],
    ['list_species'],
    ['species'],
    ['preferences'],
    ['stats'],
    ['credits'],
  ],
  /** What an MCP client sends when it connects. */
  opening: [
    ['mcp', { body: mcpMessage('initialize', CLIENT) }],
    ['mcp', { body: mcpMessage('notifications/initialized', {}, null) }],
    ['mcp', { body: mcpMessage('tools/list') }],
  ],
  tool: [['mcp', { body: mcpMessage('tools/call', { name: 'status', arguments: {} }) }]],
  page: [['home'], ['hall_page'], ['species_page']],
  picture: [['face']],
} as const satisfies Readonly<Record<Kind, readonly Request[]>>

const KINDS = Object.keys(REQUESTS) as Kind[]
export const CALLS_PER_OPENING = REQUESTS.opening.length

/** What one call takes. */
export interface Sample extends Spent {
  cpu_ms: number
  /** On the wire: the head, and the body compressed. */
  bytes: number
  logged: number
}

export interface Reaping {
  /** A round that finds nothing due, one creature found alive, one buried. */
  round: Spent
  alive: Spent
  buried: Spent
  /** How often a day a creature is looked up and found alive. */
  found_a_day: number
}

export interface Usage {
  samples: Readonly<Record<Kind, Sample>>
  reaping: Reaping
  /** Everything committed, and where in it each metered visit begins. */
  changes: readonly Change[]
  visits: readonly number[]
}

export async function meterUsage(): Promise<Usage> {
  const cpu = await meterProcessor()
  const changes: Change[] = []
  let now = Date.parse('2026-03-02T07:00:00.000Z')
  let logged = 0
  const writeLog = (line: string) => {
    logged += line.length + MODEL.line_overhead
  }
  const host = await measuredHost({ time: () => now, writeLog })
  const { context } = host
  // Without a namespace, the log lines would not contain the metrics, which are paid for by the byte.
  context.config.metricsNamespace = 'CreatureHouse'
  const record = async (committed: readonly Change[]) => void changes.push(...committed)
  context.db.onCommit = record
  const reap = async () => {
    context.db.onCommit = undefined
    const { spent, result } = await host.measure(() => reaper(context)())
    context.db.onCommit = record
    const { reads, writes, trips } = spent
    return { ...result, spent: { reads, writes, trips } }
  }

  type Sum = Omit<Sample, 'cpu_ms'> & { calls: number }
  const sums = new Map(
    KINDS.map((kind): [Kind, Sum] => [kind, { reads: 0, writes: 0, trips: 0, calls: 0, bytes: 0, logged: 0 }]),
  )
  const meterCall = async (kind: Kind, operation: OperationId, asked: RequestFields): Promise<void> => {
    const before = logged
    const { spent, result } = await host.measure(() => host.ask(operation, asked))
    const { reads, writes, trips } = spent
    const call = { reads, writes, trips, calls: 1, bytes: bytesOnWire(result), logged: logged - before }
    sums.set(kind, add(sums.get(kind) as Sum, call))
  }

  const stage = new Stage(host, {
    agent: { bio: 'Keeps what it is given.', model: { provider: 'acme', name: 'one' } },
  })
  const keys: string[] = []
  for (const species of SPECIES) keys.push((await stage.newKeeper(species)).key)
  /** Makes each visit in one call. */
  const visitor = await stage.newKeeper('housecat')
  const visits: number[] = []
  const rounds: Awaited<ReturnType<typeof reap>>[] = []
  const opened = now
  for (let visit = 0; visit < VISITS; visit++) {
    now += (HOURS_BETWEEN[visit % HOURS_BETWEEN.length] ?? 0) * MS_PER_HOUR
    const isMetered = visit >= METERED_FROM
    rounds.push(await reap())
    if (isMetered) visits.push(changes.length)
    const acts =
      visit % 2 === 0 ? [{ action: 'feed' }, { action: SECOND[visit % SECOND.length] }] : [{ action: 'feed' }]
    const whole = { key: visitor.key, body: { care: acts.map((act) => ({ ...act, notes: NOTES })) } }
    if (isMetered) await meterCall('visit', 'visit', whole)
    else await host.call('visit', whole)
    for (const [at, key] of keys.entries()) {
      now += 400
      const feeding = { key, body: { action: 'feed', notes: NOTES } }
      if (!isMetered) {
        await host.call('status', { key })
        await host.call('care', feeding)
        await host.call('care', { key, body: { action: 'medicine' } })
        continue
      }
      await meterCall('status', 'status', { key })
      await meterCall('care', 'care', feeding)
      await meterCall('status', 'status', { key })
      if ((visit + at) % 2 === 0) {
        now += 20_000
        await meterCall('care', 'care', { key, body: { action: SECOND[(visit + at) % SECOND.length] } })
        await meterCall('status', 'status', { key })
      }
    }
  }
  const meterKind = async (kind: Kind, common: RequestFields = {}): Promise<void> => {
    for (const [operation, asked] of REQUESTS[kind] as readonly Request[])
      await meterCall(kind, operation, { ...common, ...asked })
  }
  await meterKind('other', { key: keys[0] })
  await meterKind('page')
  for (const key of keys) {
    await meterKind('picture', { path: await picturePath(stage, key) })
    await meterKind('opening', { key })
    await meterKind('tool', { key })
  }
  const days = (now - opened) / (24 * MS_PER_HOUR)
  const { spent: round } = await reap()
  now += 100 * MS_PER_HOUR
  const { buried, spent: burying } = await reap()
  await host.close()
  const found = rounds.reduce((sum, { found_alive }) => sum + found_alive, 0)
  const finding = rounds.map(({ spent }) => subtract(spent, round)).reduce(add)
  const reaping: Reaping = {
    round,
    alive: multiply(finding, 1 / found),
    buried: multiply(subtract(burying, round), 1 / buried),
    found_a_day: found / (keys.length + 1) / days,
  }
  const samples = Object.fromEntries(
    [...sums].map(([kind, { calls, ...all }]) => [kind, { ...multiply(all, 1 / calls), cpu_ms: cpu[kind] }]),
  ) as Usage['samples']
  return { samples, reaping, changes, visits }
}

/** The path parameters of the face that status shows. */
async function picturePath({ host }: Stage, key: string): Promise<Record<string, string>> {
  const { body } = await host.ask('status', { key })
  const [, version = '', kind = '', state = '', file = ''] = new URL(body.creature.face_url).pathname
    .split('/')
    .slice(1)
  return { version, kind, state, file }
}

function bytesOnWire({ headers, content }: Reply): number {
  const head = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0)
  const isText = !/^image\/(png|webp)/.test(String(headers['Content-Type']))
  return MODEL.head_bytes + head + (isText ? gzipSync(content) : content).length
}

const WARM_UP_CALLS = 40
const TIMED_CALLS = 40

/** The mean of each kind, in functions that have run for a while. The minimum counts: other work only adds to it. */
async function meterProcessor(): Promise<Readonly<Record<Kind, number>>> {
  const host = await measuredHost({ unmetered: true })
  const functions = await deploy(host.context)
  const call = accepted(functions.call)
  const stage = new Stage(host)
  const { key } = await stage.newKeeper('housecat')
  const path = await picturePath(stage, key)
  const cpuOf = async (operation: OperationId, asked: RequestFields): Promise<number> => {
    const times: number[] = []
    for (let nth = 0; nth < WARM_UP_CALLS + TIMED_CALLS; nth++) {
      const { cpu_ms } = await timed(() => call(operation, asked))
      if (nth >= WARM_UP_CALLS) times.push(cpu_ms)
    }
    return Math.min(...times)
  }
  try {
    const means: Partial<Record<Kind, number>> = {}
    for (const kind of KINDS) {
      const requests: readonly Request[] = REQUESTS[kind]
      let sum = 0
      for (const [operation, asked] of requests)
        sum += await cpuOf(operation, { key, ...(kind === 'picture' && { path }), ...asked })
      means[kind] = sum / requests.length
    }
    return means as Record<Kind, number>
  } finally {
    functions.close()
    await host.close()
  }
}
