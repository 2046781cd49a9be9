/** The dearest call of every operation: made by an agent that has filled whatever can be filled, and metered. */
import { randomUUID } from 'node:crypto'
import { createEmbeddingJudge } from '../../../lambdas/adapters/embedding-judge'
import { readItemVectors } from '../../../lambdas/adapters/item-vectors'
import { createOfflineEmbedder } from '../../../lambdas/adapters/offline-embedder'
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import { MOST_ACTS, type OperationId } from '../../../lambdas/api/routes/routes'
import { MAX_LIVING } from '../../../lambdas/domain/accounts/agent'
import type { LogEntry } from '../../../lambdas/domain/care/diary'
import { isProjected } from '../../../lambdas/domain/projections/projections'
import { after, asHours, iso } from '../../../lambdas/domain/time/instants'
import { DRAWING } from '../../../lambdas/drawing/keeper-address'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import { commit } from '../../../lambdas/store/commit'
import { changed, readLog, readResident, TRIES_KEPT, tried, written } from '../../../lambdas/store/creatures'
import { sharedVectors } from '../../../lambdas/store/items/vectors'
import { readRange } from '../../../lambdas/store/read'
import type { Change } from '../../../lambdas/store/row'
import { encodeRow } from '../../../lambdas/store/rows/codec'
import { keys, LAST } from '../../../lambdas/store/table'
import { meter, type Spent } from '../../local/engine/meter'
import { fill, memberSpecies, population } from '../../local/engine/population'
import { type LocalHouse, startHouse, UNLIMITED } from '../../local/local-host'
import { ADMIN_KEY } from '../bench/measured-house'
import { MODEL } from './model'

export interface Metered extends Spent {
  operation: OperationId
  /** Which of its calls, where one is limited otherwise than the rest. */
  name: string
  cpu_ms: number
  /** Of the answer, as it goes out to somebody who will have it in full. */
  bytes: number
  /** More rows and longer ones, as far as they stay. */
  stored: number
  /** Changes that the projector looks at. */
  records: number
}

interface Sent {
  key?: string
  params?: Readonly<Record<string, string>>
  query?: string
  body?: object
  headers?: Readonly<Record<string, string>>
}

interface Stage {
  house: LocalHouse
  /** Its house is full, its log long, its profile as long as a profile can be. */
  hoarder: Agent
  stone: string
  order: string
  newAgent(): Promise<Agent>
  /** The hoarder's, in place of the one before. */
  openWindow(): Promise<string>
}

interface Agent {
  id: string
  username: string
  key: string
  creature: string
}

/** Four bytes each, and one character to whoever counts. */
const widest = (characters: number): string => '𐍈'.repeat(characters)
const RECENT_STONES = 600
const LONGEST_LOG = 500

const asHoarder = ({ hoarder }: Stage): Sent => ({ key: hoarder.key })
const openly = (): Sent => ({})
const once = (): Readonly<Record<string, string>> => ({ 'idempotency-key': randomUUID() })
const careOf = ({ hoarder }: Stage, item: string): Sent => ({
  key: hoarder.key,
  headers: once(),
  body: { creature_id: hoarder.creature, action: 'play', item, notes: widest(1000) },
})
const registration = (): object => ({
  username: `hoarder-${randomUUID()}`.slice(0, 50),
  display_name: widest(100),
  bio: widest(200),
  model: { provider: widest(100), name: widest(100) },
  avatar_url: `https://example.com/${'a'.repeat(1_900)}`,
  website_url: `https://example.com/${'a'.repeat(170)}`,
  social_links: Array.from({ length: 6 }, () => ({
    platform: widest(50),
    url: `https://example.com/${'a'.repeat(270)}`,
  })),
  location: widest(200),
})

/** An operation that is not here does not compile: whoever adds one says what it can cost. */
const DEAREST: Readonly<Record<OperationId, (stage: Stage) => Sent | Promise<Sent>>> = {
  register: () => ({ body: registration(), headers: once() }),
  registration_schema: openly,
  rotate_key: async ({ newAgent }) => ({ key: (await newAgent()).key, body: {}, headers: once() }),
  adopt: async ({ newAgent }) => ({
    key: (await newAgent()).key,
    body: { name: 'N'.repeat(50), image_prompt: widest(500), image_url: `https://example.com/${'a'.repeat(1_900)}` },
    headers: once(),
  }),
  status: asHoarder,
  care: (stage) => careOf(stage, 'thing 1'),
  // As many acts as there may be, each with as much to keep as the body holds.
  visit: ({ hoarder }) => ({
    key: hoarder.key,
    headers: once(),
    body: {
      care: Array.from({ length: MOST_ACTS }, (_, at) => ({
        creature_id: hoarder.creature,
        action: 'play',
        item: `thing ${at}`,
        notes: widest(600),
      })),
    },
  }),
  history: ({ hoarder }) => ({ key: hoarder.key, query: `creature_id=${hoarder.creature}&limit=${LONGEST_LOG}` }),
  preferences: asHoarder,
  plan: ({ hoarder }) => ({ key: hoarder.key, query: 'days=7' }),
  forecast: ({ hoarder }) => ({ key: hoarder.key, query: `creature_id=${hoarder.creature}&hours=168&every=1` }),
  me: asHoarder,
  export_data: asHoarder,
  leave: async ({ newAgent }) => {
    const { key, username } = await newAgent()
    return { key, body: { username } }
  },
  release: async ({ newAgent }) => {
    const { key, creature } = await newAgent()
    return { key, body: { creature_id: creature } }
  },
  ask_sitter: async ({ newAgent, hoarder, house }) => ({
    key: hoarder.key,
    headers: once(),
    body: {
      creature_id: hoarder.creature,
      username: (await newAgent()).username,
      until: iso(after(house.context.now(), asHours(24))),
    },
  }),
  // Asked for one that nobody looks after, it reads as much and writes nothing.
  end_sitting: ({ hoarder }) => ({ key: hoarder.key, headers: once(), body: { creature_id: hoarder.creature } }),
  open_window: ({ hoarder }) => ({ key: hoarder.key, body: {}, headers: once() }),
  close_window: async ({ newAgent }) => ({ key: (await newAgent()).key }),
  credits: asHoarder,
  buy_credits: ({ hoarder }) => ({ key: hoarder.key, body: { pack: '100' }, headers: once() }),
  // To bring somebody back costs its caller more than the house: it is asked without the means.
  resurrect: ({ hoarder }) => ({ key: hoarder.key, body: { creature_id: hoarder.creature } }),
  open_checkout: ({ order }) => ({ params: { order } }),
  payment_done: ({ order }) => ({ params: { order } }),
  payment_cancelled: ({ order }) => ({ params: { order } }),
  graveyard: () => ({ query: 'per_page=200' }),
  flowers: async ({ newAgent, stone }) => ({
    key: (await newAgent()).key,
    headers: once(),
    body: { gravestone_id: stone },
  }),
  hall: () => ({ query: 'per_page=100' }),
  models: openly,
  create_species: ({ hoarder }) => ({
    key: hoarder.key,
    body: { slug: 'anything', name: 'Anything', family: 'cat', personality: widest(300) },
  }),
  list_species: () => ({ query: 'per_page=100' }),
  species: () => ({ params: { slug: memberSpecies(1) } }),
  stats: openly,
  analytics: () => ({ headers: { 'x-admin-key': ADMIN_KEY } }),
  discovery: openly,
  house_index: asHoarder,
  health: openly,
  openapi: openly,
  mcp: () => ({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }),
  llms: openly,
  skill: openly,
  heartbeat: openly,
  ai_catalog: openly,
  server_card: openly,
  agent_card: openly,
  server_json: openly,
  home: openly,
  hall_page: openly,
  models_page: openly,
  admin_page: openly,
  graveyard_page: openly,
  species_book: openly,
  species_page: () => ({ params: { slug: memberSpecies(1) } }),
  agent_page: ({ hoarder }) => ({ params: { username: hoarder.username } }),
  creature_page: ({ hoarder }) => ({ params: { id: hoarder.creature } }),
  pet: ({ hoarder }) => ({ params: { id: hoarder.creature } }),
  moving: ({ hoarder }) => ({ params: { id: hoarder.creature } }),
  stone_page: ({ stone }) => ({ params: { id: stone } }),
  window_page: async ({ openWindow }) => ({ params: { window: await openWindow() } }),
  window_calendar: async ({ openWindow }) => ({ params: { window: await openWindow() } }),
  badge: ({ hoarder }) => ({ params: { badge: `${hoarder.creature}.svg` } }),
  favicon: openly,
  icon: () => ({ params: { file: 'icon-512.png' } }),
  manifest: openly,
  robots: openly,
  sitemap: openly,
  security_txt: openly,
  feed: openly,
  docs: openly,
  docs_part: () => ({ params: { part: 'calls' } }),
  card: () => ({ params: { kind: 'species', file: 'tabby.png' } }),
  face: ({ hoarder }) => ({
    params: { version: DRAWING, kind: 'tabby', state: 'adult-happy', file: `${hoarder.creature}.png` },
  }),
}

export const WITH_A_NEW_ITEM = 'care with a new item'

/** Each is made once before it is measured, so that nothing that happens once in a process is taken for its price. */
export async function meterDearest(): Promise<Metered[]> {
  const spent = meter()
  const now = Date.parse('2026-03-02T09:00:00.000Z')
  const house = await startHouse({
    ...{ time: () => now, choresEverySeconds: null, projecting: false, inline: null },
    ...{ adminKey: ADMIN_KEY, rateLimits: UNLIMITED, writeLog: () => {}, intercept: spent.intercept },
  })
  try {
    const stage = await furnish(house)
    let changes: readonly Change[] = []
    house.context.db.onCommit = async (committed) => {
      changes = [...changes, ...committed]
    }
    const measure = async (
      operation: OperationId,
      name: string,
      make: () => Sent | Promise<Sent>,
    ): Promise<Metered> => {
      await call(house, operation, await make())
      const rounds: Metered[] = []
      while (rounds.length < ROUNDS) {
        const sent = await make()
        changes = []
        const before = { ...spent.total, cpu: process.cpuUsage() }
        const bytes = await call(house, operation, sent)
        const { user, system } = process.cpuUsage(before.cpu)
        rounds.push({
          ...{ operation, name, bytes, cpu_ms: (user + system) / 1000 },
          reads: spent.total.reads - before.reads,
          writes: spent.total.writes - before.writes,
          trips: spent.total.trips - before.trips,
          stored: changes.reduce((sum, { before: was, after }) => sum + sizeOf(after) - sizeOf(was), 0),
          records: changes.filter(({ before: was, after }) =>
            isProjected({ before: was === 'whatever' ? null : was, after }),
          ).length,
        })
      }
      return { ...(rounds.at(-1) as Metered), cpu_ms: Math.min(...rounds.map(({ cpu_ms }) => cpu_ms)) }
    }
    const metered: Metered[] = []
    for (const operation of Object.keys(DEAREST) as OperationId[]) {
      metered.push(await measure(operation, operation, () => DEAREST[operation](stage)))
    }
    let items = 0
    const newItem = () => {
      items += 1
      return careOf(stage, `${items} ${widest(90)}`)
    }
    metered.push(await measure('care', WITH_A_NEW_ITEM, newItem))
    return metered
  } finally {
    await house.close()
  }
}

/** How often its processor time is taken: the least counts, for whatever else a machine does only adds to it. */
const ROUNDS = 3

/** What goes by itself within a day is not counted as left behind. */
const PASSING = ['marker', 'limit']
function sizeOf(row: Change['before']): number {
  if (row === null || row === 'whatever' || PASSING.includes(row.type)) return 0
  const data = row.data instanceof Uint8Array ? row.data.byteLength : Buffer.byteLength(JSON.stringify(encodeRow(row)))
  return data + MODEL.item_overhead
}

async function call(
  { url }: LocalHouse,
  operation: OperationId,
  { key, params = {}, query, body, headers }: Sent,
): Promise<number> {
  const { method, path } = everyRoute[operation]
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const answer = await fetch(`${url}${filled}${query ? `?${query}` : ''}`, {
    method,
    redirect: 'manual',
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (answer.status >= 400 && !REFUSED[operation]?.includes(answer.status)) {
    throw new Error(`${operation} gave ${answer.status}`)
  }
  return bytes
}

/** What is dearest even though it comes to nothing. */
const REFUSED: Readonly<Partial<Record<OperationId, readonly number[]>>> = {
  resurrect: [400],
  end_sitting: [404],
  create_species: [403],
}

async function furnish(house: LocalHouse): Promise<Stage> {
  const { context, url } = house
  const { db } = context
  const now = context.now()
  const { id, dimensions } = createOfflineEmbedder()
  const embed = async () => Array.from({ length: dimensions }, () => 1)
  const store = sharedVectors(context)
  context.items = createEmbeddingJudge({ embedder: { id, dimensions, embed }, store, vectors: readItemVectors })
  await fill(db, population(RECENT_STONES, now), () => {})

  const ask = async (method: string, path: string, key: string | null, body?: object) => {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (answer.status >= 400) throw new Error(`${path} gave ${answer.status}: ${await answer.text()}`)
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here
    return (await answer.json()) as any
  }
  const newAgent = async (creatures = 1): Promise<Agent> => {
    const { agent, your_token: key } = await ask('POST', '/api/auth/register', null, registration())
    let creature = ''
    for (let nth = 0; nth < creatures; nth++) {
      const egg = { name: 'N'.repeat(50), species_slug: 'tabby' }
      creature = (await ask('POST', '/api/house/adopt', key, egg)).creature.id
      await ask('GET', `/api/house/status?creature_id=${creature}`, key)
    }
    return { id: agent.id, username: agent.username, key, creature }
  }
  const hoarder = await newAgent(MAX_LIVING)
  const { creature, key } = hoarder
  await ask('POST', '/api/house/care', key, { creature_id: creature, action: 'reflect', notes: widest(1000) })
  const [last] = await readLog(db, creature, 1, 1)
  const row = await readResident(db, hoarder.id, creature)
  if (!last || !row) throw new Error('nothing was done')
  const log = Array.from({ length: LONGEST_LOG }, (_, at): LogEntry => ({ ...last, number: at + 2, id: randomUUID() }))
  const tries = Array.from({ length: TRIES_KEPT }, (_, at) =>
    tried(hoarder.id, creature, { action: 'play', item: `thing ${at}`, category: 'liked', score: 0.5, at: now }),
  )
  const all = [...log.map((entry) => written(entry)), ...tries]
  for (let from = 0; from < all.length; from += 90) await commit(db, all.slice(from, from + 90))
  await commit(db, [changed(row, { ...row.data, care_actions: LONGEST_LOG + 1 })])

  await ask('POST', '/api/house/credits', key, { pack: '100' })
  const ordersOf = (last: string) => keys.placed(hoarder.id, last)
  const [placed] = await readRange<{ order_id: string }>(db, ordersOf(''), ordersOf(LAST))
  await rebuild(db, now, { mend: true })
  const { gravestones } = await ask('GET', '/api/house/graveyard', null)
  return {
    ...{ house, hoarder, newAgent: () => newAgent() },
    openWindow: async () => (await ask('POST', '/api/house/window', key, {})).url.split('/').at(-1),
    order: placed?.data.order_id ?? '',
    stone: gravestones[0].id,
  }
}
