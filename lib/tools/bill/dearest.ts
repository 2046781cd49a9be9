/** Meters the most expensive call of every operation, made by an agent at the limit of everything that it can store. */
import { randomUUID } from 'node:crypto'
import { createEmbeddingJudge } from '../../../lambdas/adapters/embedding-judge'
import { readItemVectors } from '../../../lambdas/adapters/item-vectors'
import { createOfflineEmbedder } from '../../../lambdas/adapters/offline-embedder'
import { takesIdempotencyKey } from '../../../lambdas/api/idempotency-key'
import { everyOperation, everyRoute } from '../../../lambdas/api/routes/every-route'
import { MOST_ACTS, type OperationId } from '../../../lambdas/api/routes/routes'
import { MAX_LIVING } from '../../../lambdas/domain/accounts/agent'
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import { commit } from '../../../lambdas/store/commit'
import {
  creatureChange,
  logEntryChange,
  MAX_TRIED_ITEMS,
  readCreature,
  readLog,
  triedItemChange,
} from '../../../lambdas/store/creatures'
import { sharedVectors } from '../../../lambdas/store/items/vectors'
import type { Change } from '../../../lambdas/store/row'
import { encodeRow } from '../../../lambdas/store/rows/codec'
import { itemBytes } from '../../local/engine/memory-table'
import type { Spent } from '../../local/engine/meter'
import { memberSpecies, population, writeRows } from '../../local/engine/population'
import { sum, timed } from '../measure/figures'
import { accepted, type MeasuredHost, measuredHost } from '../measure/measured-host'
import { asKeeper, SCENARIOS, type Scenario, Stage, scenarioOf } from '../scenarios'
import { MODEL } from './model'
import { isProjectedChange } from './usage'

export interface DearestCall extends Spent {
  operation: OperationId
  /** The operation, or a variant of it with another limit. */
  name: string
  cpu_ms: number
  /** Size of the answer, not compressed. */
  bytes: number
  /** Bytes added to the table, without rows that expire soon. */
  stored: number
  /** Changes that the projector applies. */
  records: number
}

/** Characters of four bytes each, which length limits count as one. */
const widest = (characters: number): string => '𐍈'.repeat(characters)
const RECENT_STONES = 600
const LONGEST_LOG = 500

const PROFILE = {
  agent: {
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
  },
  creatureName: 'N'.repeat(50),
}

const careWith =
  (item: string): Scenario =>
  async (stage) => {
    const { key, creature } = await stage.keeper()
    return { key, body: { creature_id: creature, action: 'play', item, notes: widest(1000) } }
  }

const asKeeperWith =
  (query: Readonly<Record<string, string>>): Scenario =>
  async (stage) => ({ ...(await asKeeper(stage)), query })

const anyGravestone = async ({ host }: Stage): Promise<string> => (await host.ask('graveyard')).body.gravestones[0].id

/** Any other message costs less, and a tool call is counted as its operation. */
const TOOLS_LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

/** Calls that cost more than the operation's scenario. */
const DEAREST: Readonly<Partial<Record<OperationId, Scenario>>> = {
  adopt: async (stage) => ({
    key: (await stage.newAgent()).key,
    body: {
      name: PROFILE.creatureName,
      image_prompt: widest(500),
      image_url: `https://example.com/${'a'.repeat(1_900)}`,
    },
  }),
  care: careWith('thing 1'),
  // The maximum number of acts, with the longest notes that fit into the body.
  visit: async (stage) => {
    const { key, creature } = await stage.keeper()
    const care = Array.from({ length: MOST_ACTS }, (_, at) => ({
      creature_id: creature,
      action: 'play',
      item: `thing ${at}`,
      notes: widest(600),
    }))
    return { key, body: { care } }
  },
  history: async (stage) => {
    const { key, creature } = await stage.keeper()
    return { key, query: { creature_id: creature, limit: String(LONGEST_LOG) } }
  },
  plan: asKeeperWith({ days: '7' }),
  forecast: async (stage) => {
    const { key, creature } = await stage.keeper()
    return { key, query: { creature_id: creature, hours: '168', every: '1' } }
  },
  // A successful call costs its caller more than the house, so this one is refused.
  resurrect: async (stage) => {
    const { key, creature } = await stage.keeper()
    return { key, body: { creature_id: creature } }
  },
  graveyard: () => ({ query: { per_page: '200' } }),
  flowers: async (stage) => ({
    key: (await stage.newAgent()).key,
    body: { gravestone_id: await anyGravestone(stage) },
  }),
  hall: () => ({ query: { per_page: '100' } }),
  create_species: async (stage, turn) => {
    const call = await SCENARIOS.create_species(stage, turn)
    return { ...call, body: { ...call.body, personality: widest(300) } }
  },
  list_species: () => ({ query: { per_page: '100' } }),
  species: () => ({ path: { slug: memberSpecies(1) } }),
  house_index: asKeeper,
  mcp: () => ({ body: TOOLS_LIST }),
  mcp_hosted: async (stage) => ({ ...(await asKeeper(stage)), body: TOOLS_LIST }),
  species_page: () => ({ path: { slug: memberSpecies(1) } }),
  stone_page: async (stage) => ({ path: { id: await anyGravestone(stage) } }),
  icon: () => ({ path: { file: 'icon-512.png' } }),
}

const REFUSED: readonly OperationId[] = ['resurrect']

export const WITH_A_NEW_ITEM = 'care with a new item'

export async function meterDearest(): Promise<DearestCall[]> {
  const now = Date.parse('2026-03-02T09:00:00.000Z')
  const host = await measuredHost({ time: () => now, inlinePayments: null })
  try {
    const stage = await fillHousehold(host)
    const metered: DearestCall[] = []
    for (const [operation] of everyOperation)
      metered.push(await meterCall(host, stage, operation, DEAREST[operation] ?? scenarioOf(operation)))
    let items = 0
    const newItem: Scenario = (...args) => {
      items += 1
      return careWith(`${items} ${widest(90)}`)(...args)
    }
    metered.push({ ...(await meterCall(host, stage, 'care', newItem)), name: WITH_A_NEW_ITEM })
    return metered
  } finally {
    await host.close()
  }
}

/** The first round is a warm-up. The minimum of the others counts: other work of the machine only adds to it. */
const ROUNDS = 4

async function meterCall(
  host: MeasuredHost,
  stage: Stage,
  operation: OperationId,
  prepare: Scenario,
): Promise<DearestCall> {
  const call = REFUSED.includes(operation) ? host.call : accepted(host.call)
  let cpu_ms = Number.POSITIVE_INFINITY
  for (let round = 0; ; round++) {
    // Projections are up to date, so no scenario has to publish anything.
    const asked = await prepare(stage, round + 1)
    const headers = {
      ...asked.headers,
      ...(takesIdempotencyKey(everyRoute[operation]) && { 'idempotency-key': randomUUID() }),
    }
    const changes: Change[] = []
    host.context.db.onCommit = async (committed) => void changes.push(...committed)
    let bytes = 0
    const { spent, result: time } = await host.measure(() =>
      timed(async () => {
        bytes = (await call(operation, { ...asked, headers })).content.length
      }),
    )
    if (round > 0) cpu_ms = Math.min(cpu_ms, time.cpu_ms)
    if (round < ROUNDS - 1) continue
    return {
      ...spent,
      operation,
      name: operation,
      bytes,
      cpu_ms,
      stored: sum(changes.map(({ before, after }) => sizeOf(after) - sizeOf(before))),
      records: changes.filter(isProjectedChange).length,
    }
  }
}

/** Rows that expire within a day do not count as stored. */
const PASSING = ['marker', 'limit']
function sizeOf(row: Change['before']): number {
  if (row === null || row === 'whatever' || PASSING.includes(row.type)) return 0
  return itemBytes(row.data instanceof Uint8Array ? row : encodeRow(row)) + MODEL.item_overhead
}

/** Gives the stage a keeper with the most creatures, the longest log and all the tries that are kept. */
async function fillHousehold(host: MeasuredHost): Promise<Stage> {
  const { context } = host
  const { db } = context
  const now = context.now()
  const { id, dimensions } = createOfflineEmbedder()
  const embed = async () => Array.from({ length: dimensions }, () => 1)
  const store = sharedVectors(context)
  context.items = createEmbeddingJudge({ embedder: { id, dimensions, embed }, store, vectors: readItemVectors })
  await writeRows(db, population(RECENT_STONES, now), () => {})

  const stage = new Stage(host, PROFILE)
  const keeper = await stage.changeKeeper(stage.newKeeper('tabby'))
  const { key, creature } = keeper
  for (let nth = 1; nth < MAX_LIVING; nth++) await stage.adopt(keeper, 'tabby')
  await host.ask('care', { key, body: { creature_id: creature, action: 'reflect', notes: widest(1000) } })
  const [last] = await readLog(db, creature, 1, 1)
  const row = await readCreature(db, keeper.id, creature)
  if (!last || !row) throw new Error('care was not logged')
  const log = Array.from({ length: LONGEST_LOG }, (_, at): LogEntry => ({ ...last, number: at + 2, id: randomUUID() }))
  const tries = Array.from({ length: MAX_TRIED_ITEMS }, (_, at) =>
    triedItemChange(keeper.id, creature, {
      action: 'play',
      item: `thing ${at}`,
      category: 'liked',
      score: 0.5,
      at: now,
    }),
  )
  const all = [...log.map((entry) => logEntryChange(entry)), ...tries]
  for (let from = 0; from < all.length; from += 90) await commit(db, all.slice(from, from + 90))
  await commit(db, [creatureChange(row, { ...row.data, care_actions: LONGEST_LOG + 1 })])
  await host.publish()
  return stage
}
