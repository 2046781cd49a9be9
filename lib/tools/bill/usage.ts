/**
 * Meters calls, projector and reaper: some agents live for some days on the embedded engine, and the last days are
 * metered in units, trips, bytes and log lines. The same calls to the deployed functions give the processor time.
 */
import { gzipSync } from 'node:zlib'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { isProjected } from '../../../lambdas/domain/projections/projections'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { reaper } from '../../../lambdas/jobs/reap'
import type { Change } from '../../../lambdas/store/row'
import { deploy, type Reply } from '../../local/deployed'
import type { Spent } from '../../local/engine/meter'
import type { RequestFields } from '../../local/events'
import { add, multiply, subtract, sum, timed } from '../measure/figures'
import { accepted, type MeasuredHost, measuredHost } from '../measure/measured-host'
import { Stage } from '../scenarios'
import { MODEL } from './model'
import { NOTES, type VisitKind, WAYS, type Way } from './ways'

/** The first days, in which creatures grow up, are not metered. */
const DAYS = { raised: 6, metered: 3 }
/** Each agent keeps one of these. */
const SPECIES = ['housecat', 'tabby', 'retriever', 'tortoise', 'owl']

type Request = readonly [operation: OperationId, asked?: RequestFields]

/** Kinds of calls: those of a visit, others, connecting by MCP, a status by MCP, pages, and pictures. */
export type Kind = VisitKind | 'other' | 'opening' | 'tool' | 'page' | 'picture'

const mcpMessage = (method: string, params: object = {}, id: number | null = 1): object => ({
  jsonrpc: '2.0',
  method,
  params,
  ...(id !== null && { id }),
})
const CLIENT = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bill', version: '1' } }
const act = (action: string) => ({ action, notes: NOTES })

const REQUESTS = {
  status: [['status']],
  care: [['care', { body: act('reflect') }]],
  visit: [['visit', { body: { care: [act('play'), act('clean'), act('reflect')] } }]],
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
const OTHER_KINDS = KINDS.filter((kind) => !['status', 'care', 'visit'].includes(kind))
export const CALLS_PER_OPENING = REQUESTS.opening.length

/** Cost of one call. */
export interface Sample extends Spent {
  cpu_ms: number
  /** On the wire: headers and compressed body. */
  bytes: number
  logged: number
}

export interface Reaping {
  /** Cost of a round that finds nothing due, of a creature found alive, and of one buried. */
  round: Spent
  alive: Spent
  buried: Spent
  /** How often per day a creature is due but found alive. */
  found_a_day: number
}

/** Measured visits of agents that visit in one of the ways. */
export interface Visiting {
  visits_a_month: number
  /** Per visit. */
  calls: Readonly<Record<VisitKind, number>>
  acts: number
  records: number
  samples: Readonly<Record<VisitKind, Sample>>
}

export interface Usage {
  visiting: Readonly<Record<Way, Visiting>>
  samples: Readonly<Record<Exclude<Kind, VisitKind>, Sample>>
  reaping: Reaping
  /** Changes of agents that visit three times a day, and the index at which each metered round of visits begins. */
  changes: readonly Change[]
  rounds: readonly number[]
}

export const projectedChange = ({ before, after }: Change) => ({
  before: before === 'whatever' ? null : before,
  after,
})
export const isProjectedChange = (change: Change): boolean => isProjected(projectedChange(change))

type Sum = Omit<Sample, 'cpu_ms'> & { calls: number }
const NOTHING: Sum = { reads: 0, writes: 0, trips: 0, calls: 0, bytes: 0, logged: 0 }

/** Agents on a host whose clock advances from visit to visit. */
class MeteredAgents {
  readonly changes: Change[] = []
  readonly keys: string[] = []
  readonly stage: Stage
  readonly #sums = new Map<Kind, Sum>()

  private constructor(
    readonly host: MeasuredHost,
    readonly clock: { now: number; logged: number },
  ) {
    // Without a namespace, the log lines would lack the metrics, whose bytes are billed too.
    host.context.config.metricsNamespace = 'CreatureHouse'
    host.context.db.onCommit = async (committed) => void this.changes.push(...committed)
    this.stage = new Stage(host, {
      agent: { bio: 'Keeps what it is given.', model: { provider: 'acme', name: 'one' } },
    })
  }

  static async open(): Promise<MeteredAgents> {
    const clock = { now: Date.parse('2026-03-02T07:00:00.000Z'), logged: 0 }
    const writeLog = (line: string) => {
      clock.logged += line.length + MODEL.line_overhead
    }
    const all = new MeteredAgents(await measuredHost({ seed: 'bill', time: () => clock.now, writeLog }), clock)
    for (const species of SPECIES) all.keys.push((await all.stage.newKeeper(species)).key)
    return all
  }

  async meter(kind: Kind, operation: OperationId, asked: RequestFields): Promise<Reply> {
    const before = this.clock.logged
    const { spent, result } = await this.host.measure(() => this.host.ask(operation, asked))
    const call = { ...spent, calls: 1, bytes: bytesOnWire(result), logged: this.clock.logged - before }
    this.#sums.set(kind, add(this.#sums.get(kind) ?? NOTHING, call))
    return result
  }

  async meterAll(kind: Exclude<Kind, VisitKind>, common: RequestFields = {}): Promise<void> {
    for (const [operation, asked] of REQUESTS[kind] as readonly Request[])
      await this.meter(kind, operation, { ...common, ...asked })
  }

  callsOf = (kind: Kind): number => this.#sums.get(kind)?.calls ?? 0

  sampleOf(kind: Kind, cpu?: Cpu): Sample {
    const { calls, ...all } = this.#sums.get(kind) ?? NOTHING
    return { ...multiply(all, 1 / (calls || 1)), cpu_ms: cpu?.[kind] ?? 0 }
  }

  async reap() {
    const { db } = this.host.context
    const record = db.onCommit
    db.onCommit = undefined
    const { spent, result } = await this.host.measure(() => reaper(this.host.context)())
    db.onCommit = record
    return { ...result, spent }
  }

  /** Runs all visits of some days, and meters the last of them. */
  async live(way: Way, cpu?: Cpu) {
    const { clock } = this
    const { visit, next } = WAYS[way]
    const meteredFrom = clock.now + DAYS.raised * 24 * MS_PER_HOUR
    const end = meteredFrom + DAYS.metered * 24 * MS_PER_HOUR
    const due = this.keys.map((key) => ({ key, at: next(clock.now, clock.now) }))
    const rounds: number[] = []
    const reaped: Awaited<ReturnType<typeof this.reap>>[] = []
    let [visits, roundAt] = [0, 0]
    for (;;) {
      due.sort((a, b) => a.at - b.at)
      const [first] = due as [(typeof due)[number]]
      if (first.at >= end) break
      clock.now = Math.max(clock.now, first.at)
      reaped.push(await this.reap())
      const isMetered = first.at >= meteredFrom
      if (isMetered && clock.now - roundAt > MS_PER_HOUR) {
        rounds.push(this.changes.length)
        roundAt = clock.now
      }
      visits += isMetered ? 1 : 0
      const recommended = await visit(async (operation, asked) => {
        clock.now += 1_000
        const fields = { ...asked, key: first.key }
        return isMetered ? this.meter(operation, operation, fields) : this.host.ask(operation, fields)
      })
      first.at = next(clock.now, recommended)
    }
    const projected = this.changes.slice(rounds[0]).filter(isProjectedChange)
    const ofVisits = <Value>(of: (kind: VisitKind) => Value) =>
      ({ status: of('status'), care: of('care'), visit: of('visit') }) satisfies Record<VisitKind, Value>
    const visiting: Visiting = {
      visits_a_month: (30 * visits) / (DAYS.metered * this.keys.length),
      calls: ofVisits((kind) => this.callsOf(kind) / visits),
      acts: projected.filter(({ after }) => after?.type === 'log').length / visits,
      records: projected.length / visits,
      samples: ofVisits((kind) => this.sampleOf(kind, cpu)),
    }
    return { visiting, rounds, reaped }
  }
}

export async function meterWay(way: Way, cpu?: Cpu): Promise<Visiting> {
  const metered = await MeteredAgents.open()
  const { visiting } = await metered.live(way, cpu)
  await metered.host.close()
  return visiting
}

export async function meterUsage(): Promise<Usage> {
  const cpu = await meterProcessor()
  const metered = await MeteredAgents.open()
  const { host, clock, keys, stage, changes } = metered
  const { visiting: three_a_day, rounds, reaped } = await metered.live('three_a_day', cpu)
  await metered.meterAll('other', { key: keys[0] })
  await metered.meterAll('page')
  for (const key of keys) {
    await metered.meterAll('picture', { path: await picturePath(stage, key) })
    await metered.meterAll('opening', { key })
    await metered.meterAll('tool', { key })
  }
  const { spent: round } = await metered.reap()
  clock.now += 100 * MS_PER_HOUR
  const { buried, spent: burying } = await metered.reap()
  await host.close()
  const found = sum(reaped.map(({ found_alive }) => found_alive))
  const finding = reaped.map(({ spent }) => subtract(spent, round)).reduce(add)
  return {
    visiting: {
      three_a_day,
      one_by_one: await meterWay('one_by_one', cpu),
      when_advised: await meterWay('when_advised', cpu),
    },
    samples: Object.fromEntries(OTHER_KINDS.map((kind) => [kind, metered.sampleOf(kind, cpu)])) as Usage['samples'],
    reaping: {
      round,
      alive: multiply(finding, 1 / found),
      buried: multiply(subtract(burying, round), 1 / buried),
      found_a_day: found / keys.length / (DAYS.raised + DAYS.metered),
    },
    changes,
    rounds,
  }
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

type Cpu = Readonly<Record<Kind, number>>

const WARM_UP_CALLS = 40
const TIMED_CALLS = 40

/** Mean processor time by kind of call, in warm functions, from the minimum of each request. */
async function meterProcessor(): Promise<Cpu> {
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
