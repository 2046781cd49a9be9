/**
 * What a house spends: some agents live for some days on the embedded engine, and the last of them are metered in units,
 * trips, bytes and log lines; the functions as they are deployed are asked the same, and metered in processor time.
 */
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { reaper } from '../../../lambdas/jobs/reap'
import type { Change } from '../../../lambdas/store/row'
import { deploy } from '../../local/deployed'
import { meter, type Spent } from '../../local/engine/meter'
import type { Asked } from '../../local/events'
import { startHouse, UNLIMITED } from '../../local/local-host'
import { taken } from '../bench/figures'
import { measuredHouse } from '../bench/measured-house'
import { MODEL } from './model'

const AGENTS = 5
/** Three visits a day: two looks and a half, one care action and a half. Growing up is not metered. */
const VISITS = 22
const METERED_FROM = 18
/** At seven, at one and at nine, when nobody sleeps. */
const HOURS_BETWEEN = [6, 8, 10]
const SPECIES = ['housecat', 'tabby', 'retriever', 'tortoise', 'owl']
const SECOND = ['medicine', 'clean', 'play', 'reflect'] as const

interface Visited {
  operation: OperationId
  path: string
  asked?: Asked
}

/** What agents ask for beside looks and care. */
export const OTHERS: readonly Visited[] = [
  { operation: 'history', path: '/api/house/history' },
  { operation: 'graveyard', path: '/api/house/graveyard' },
  { operation: 'hall', path: '/api/house/hall' },
  {
    operation: 'hall',
    path: '/api/house/hall?category=most_consistent',
    asked: { query: { category: 'most_consistent' } },
  },
  { operation: 'list_species', path: '/api/house/species' },
  { operation: 'species', path: '/api/house/species/housecat' },
  { operation: 'preferences', path: '/api/house/preferences' },
  { operation: 'stats', path: '/api/stats' },
  { operation: 'credits', path: '/api/house/credits' },
]
const PAGES: readonly Visited[] = [
  { operation: 'home', path: '/' },
  { operation: 'hall_page', path: '/hall' },
  { operation: 'species_page', path: '/species/housecat' },
]

const rpc = (method: string, params: object = {}, id: number | null = 1): object => ({
  ...{ jsonrpc: '2.0', method, params },
  ...(id !== null && { id }),
})
const CLIENT = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bill', version: '1' } }
/** What a client of MCP asks when it opens. */
export const OPENING = [
  rpc('initialize', CLIENT),
  rpc('notifications/initialized', {}, null),
  rpc('tools/list'),
] as const
const LOOK_BY_MCP = rpc('tools/call', { name: 'status', arguments: {} })

/** The calls of the model, and beside them an opening of MCP and a look through it, pages, and the pictures on them. */
export type Kind = keyof typeof MODEL.share | 'opening' | 'tool' | 'page' | 'picture'
const KINDS: readonly Kind[] = ['status', 'care', 'other', 'opening', 'tool', 'page', 'picture']

/** Of one call. */
export interface Sample extends Spent {
  cpu_ms: number
  /** As they go out: the head, and the body compressed. */
  bytes: number
  logged: number
}

export interface Reaping {
  /** A round that finds nobody, one that is found alive, one that is buried. */
  round: Spent
  alive: Spent
  buried: Spent
  /** How often a creature is looked after and found alive, a day. */
  found_a_day: number
}

export interface Lived {
  samples: Readonly<Record<Kind, Sample>>
  reaping: Reaping
  /** Everything committed, and where each visit that was metered began. */
  changes: readonly Change[]
  visits: readonly number[]
}

interface Sum extends Omit<Sample, 'cpu_ms'> {
  calls: number
}

export async function meterLives(): Promise<Lived> {
  const spent = meter()
  const changes: Change[] = []
  const sums = new Map<Kind, Sum>(
    KINDS.map((kind) => [kind, { reads: 0, writes: 0, trips: 0, calls: 0, bytes: 0, logged: 0 }]),
  )
  let now = Date.parse('2026-03-02T07:00:00.000Z')
  let logged = 0
  const house = await startHouse({
    time: () => now,
    choresEverySeconds: null,
    projecting: false,
    adminKey: randomUUID(),
    writeLog: (line) => {
      logged += line.length + MODEL.line_overhead
    },
    intercept: spent.intercept,
    rateLimits: UNLIMITED,
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

  const ask = async (kind: Kind | null, path: string, key?: string, body?: object) => {
    const before = { ...spent.total, logged }
    const answer = await fetch(`${house.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: key ? { authorization: `Bearer ${key}` } : {},
      ...(body && { body: JSON.stringify(body) }),
    })
    const content = Buffer.from(await answer.arrayBuffer())
    const failed = answer.status >= 400 && (kind !== null || answer.status >= 500)
    if (failed) throw new Error(`${path} gave ${answer.status}: ${content}`)
    const sum = kind && sums.get(kind)
    if (!sum) return content
    sum.calls += 1
    sum.reads += spent.total.reads - before.reads
    sum.writes += spent.total.writes - before.writes
    sum.trips += spent.total.trips - before.trips
    sum.bytes += headBytes(answer) + (isText(answer) ? gzipSync(content) : content).length
    sum.logged += logged - before.logged
    return content
  }

  const keys: string[] = []
  for (let at = 0; at < AGENTS; at++) {
    const registered = await ask(null, '/api/auth/register', undefined, {
      username: `agent-${at}`,
      bio: 'Keeps what it is given.',
      model: { provider: 'acme', name: 'one' },
    })
    const { your_token: key } = JSON.parse(String(registered)) as { your_token: string }
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
  for (const { path } of OTHERS) await ask('other', path, keys[0])
  for (const { path } of PAGES) await ask('page', path)
  for (const key of keys) {
    const { creature } = JSON.parse(String(await ask(null, '/api/house/status', key))) as Pictured
    await ask('picture', new URL(creature.image_url).pathname)
    for (const message of OPENING) await ask('opening', '/mcp', key, message)
    await ask('tool', '/mcp', key, LOOK_BY_MCP)
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
  const cpu = await meterProcessor()
  const samples = Object.fromEntries(
    [...sums].map(([kind, { calls, bytes, logged, ...all }]): [Kind, Sample] => [
      kind,
      { ...each(all, calls), bytes: bytes / calls, logged: logged / calls, cpu_ms: cpu[kind] },
    ]),
  ) as Record<Kind, Sample>
  return { samples, reaping, changes, visits }
}

interface Pictured {
  creature: { image_url: string }
}

const headBytes = ({ headers }: Response): number =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 'HTTP/1.1 200 OK'.length)

const isText = ({ headers }: Response): boolean => !/^image\/(png|webp)/.test(headers.get('content-type') ?? '')

const WARM_CALLS = 40
const TIMED_CALLS = 40

/** Functions that have run for a while, as most that are called have. The least that was seen: whatever else this machine does only adds to it. */
async function meterProcessor(): Promise<Readonly<Record<Kind, number>>> {
  const house = await measuredHouse({ plain: true })
  const functions = await deploy(house.context)
  const { key } = await house.newKeeper('housecat')
  const { creature } = (await house.ask('status', { key })).body as unknown as Pictured
  const [, version, kind, state, file] = new URL(creature.image_url).pathname.split('/').slice(1)
  const cost = async (operation: OperationId, asked: Asked): Promise<number> => {
    const times: number[] = []
    for (let call = 0; call < WARM_CALLS + TIMED_CALLS; call++) {
      const { cpu_ms } = await taken(async () => {
        const { statusCode, body } = await functions.ask(operation, asked)
        if (statusCode >= 400) throw new Error(`${operation} gave ${statusCode}: ${body}`)
      })
      if (call >= WARM_CALLS) times.push(cpu_ms)
    }
    return Math.min(...times)
  }
  const mean = async (some: readonly [OperationId, Asked][]): Promise<number> => {
    let sum = 0
    for (const [operation, asked] of some) sum += await cost(operation, asked)
    return sum / some.length
  }
  const byMcp = (body: object): [OperationId, Asked] => ['mcp', { key, body }]
  try {
    return {
      status: await cost('status', { key }),
      care: await cost('care', { key, body: { action: 'reflect', notes: 'All is well, it seems to me.' } }),
      other: await mean(OTHERS.map(({ operation, asked }) => [operation, { key, ...asked }])),
      opening: await mean(OPENING.map(byMcp)),
      tool: await mean([byMcp(LOOK_BY_MCP)]),
      page: await mean(PAGES.map(({ operation }) => [operation, {}])),
      picture: await cost('face', { path: { version, kind, state, file } as never }),
    }
  } finally {
    functions.close()
    await house.close()
  }
}

export const less = (all: Spent, some: Spent): Spent => ({
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
