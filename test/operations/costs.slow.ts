/**
 * The most that one call of each operation may cost: round trips, read units, write units, and KB of the answer, not
 * compressed. And no call needs more rights than its function has.
 */

import { everyRoute } from '../../lambdas/api/routes/every-route'
import type { Group, OperationId } from '../../lambdas/api/routes/routes'
import { LIMIT_PREFIX } from '../../lambdas/store/table'
import type { Trips } from '../../lib/local/engine/meter'
import { population, writeRows } from '../../lib/local/engine/population'
import { tableActions } from '../../lib/stack/table-actions'
import { CASES } from '../../lib/tools/bench/operations'
import { ADMIN_KEY, type MeasuredHost, measuredHost } from '../../lib/tools/measure/measured-host'
import { Stage } from '../../lib/tools/scenarios'

type Cost = readonly [trips: number, reads: number, writes: number, kb: number]

const MOST: Readonly<Record<OperationId, Cost>> = {
  register: [2, 0, 5, 1.5],
  registration_schema: [1, 0, 1, 4],
  rotate_key: [2, 1, 3, 1],
  adopt: [2, 1, 5, 1.5],
  status: [1, 1.5, 1, 3],
  care: [2, 2.5, 5, 2.5],
  visit: [2, 1, 9, 2.5],
  history: [1, 1, 1, 1.5],
  preferences: [2, 1.5, 1, 2],
  plan: [1, 1, 1, 9],
  me: [1, 2.5, 1, 3],
  update_me: [2, 1, 7, 1.5],
  export_data: [5, 5, 1, 4],
  leave: [16, 21, 30, 1],
  release: [2, 1, 8, 0.5],
  rename: [2, 1, 2, 0.5],
  dress: [2, 1, 2, 1],
  open_window: [2, 1, 2, 1.5],
  close_window: [2, 1, 2, 1],
  credits: [1, 1, 1, 1],
  credit_history: [3, 4, 1, 1.5],
  buy_credits: [2, 1, 8, 1],
  resurrect: [5, 4, 25, 2.5],
  open_checkout: [3, 2, 1, 4.5],
  payment_done: [3, 2, 1, 5.5],
  payment_cancelled: [3, 2, 1, 6.5],
  graveyard: [1, 4.5, 1, 22],
  flowers: [5, 4.5, 9, 1],
  hall: [2, 21, 1, 1],
  models: [1, 0.5, 1, 2],
  pictures: [1, 0, 1, 28],
  create_species: [2, 1, 7, 1],
  list_species: [2, 6.5, 1, 40],
  species: [1, 0.5, 1, 1],
  agent: [2, 2, 1, 1.5],
  stats: [1, 0.5, 1, 1.5],
  analytics: [2, 2.5, 1, 3.5],
  discovery: [1, 0, 1, 12],
  house_index: [1, 0, 1, 8],
  health: [1, 0, 1, 0.5],
  openapi: [1, 0, 1, 547],
  mcp: [1, 1.5, 1, 4],
  mcp_hosted: [2, 1.5, 1, 4],
  llms: [1, 0, 1, 1.5],
  skill: [1, 0, 1, 6.5],
  heartbeat: [1, 0, 1, 1.5],
  server_card: [1, 0, 1, 1.5],
  server_json: [1, 0, 1, 1],
  oauth_resource: [1, 0, 1, 0.5],
  oauth_hosted_resource: [1, 0, 1, 0.5],
  oauth_server: [1, 0, 1, 1],
  register_client: [1, 0, 1, 0.5],
  authorize: [1, 0, 1, 8.5],
  consent: [3, 1, 5, 0],
  token: [3, 2, 2, 0.5],
  revoke: [3, 1, 3, 0.5],
  connections: [1, 0, 1, 5],
  end_connection: [2, 1, 1, 5],
  favicon: [1, 0, 1, 1.5],
  icon: [1, 0, 1, 0.5],
  font: [1, 0, 1, 23],
  manifest: [1, 0, 1, 1],
  robots: [1, 0, 1, 0.5],
  sitemap: [1, 0, 1, 6],
  security_txt: [1, 0, 1, 0.5],
  home: [2, 49, 1, 35],
  hall_page: [3, 54, 1, 25],
  models_page: [1, 0.5, 1, 25],
  graveyard_page: [1, 3.5, 1, 38],
  species_book: [2, 7, 1, 50],
  species_page: [1, 0.5, 1, 31],
  agent_page: [2, 2.5, 1, 37],
  creature_page: [2, 2, 1, 34],
  stone_page: [2, 4, 1, 32],
  window_page: [2, 2, 1, 40],
  window_act: [3, 1, 5, 4.5],
  window_calendar: [1, 1, 1, 11.5],
  badge: [2, 2, 1, 8.5],
  admin_page: [1, 0, 1, 27],
  docs: [1, 0, 1, 51],
  docs_part: [1, 0, 1, 75],
  card: [1, 0, 1, 113],
  face: [1, 0, 1, 101],
}

/** Cases of operations that also have a row above. */
const MOST_OF: Readonly<Record<string, Cost>> = {
  'status, of a social creature': [2, 1.5, 2, 3],
  'plan, of seven days for fifty creatures': [1, 8, 1, 110],
  'mcp, a plan': [1, 1, 1, 11],
}

/** Scenarios differ from turn to turn, for example if a creature is hungry: the most expensive turn counts. */
const TURNS = 4
const CREATURES = 100

let host: MeasuredHost
beforeAll(async () => {
  host = await measuredHost({ seed: 'costs', time: () => Date.parse('2026-03-02T09:00:00.000Z') })
  await writeRows(host.context.db, population(CREATURES, host.context.now()), () => {})
  await host.publish()
})
afterAll(() => host.close())

interface Written {
  Key?: { pk?: unknown }
}

/** The rights that a call to the table needs; a transaction needs those of its parts. Only counts may be updated. */
const rightsFor = (command: Trips[number][number]): string[] => {
  const { input } = command
  const parts = input.TransactItems as Readonly<Record<string, Written>>[] | undefined
  const kinds = parts?.flatMap(Object.entries<Written>) ?? [
    [command.constructor.name.replace('Command', ''), input as Written] as const,
  ]
  return kinds.map(([kind, { Key }]) => {
    const isAllowed = kind !== 'Update' || String(Key?.pk).startsWith(LIMIT_PREFIX)
    return `dynamodb:${kind === 'Query' ? kind : `${kind}Item`}${isAllowed ? '' : ' of more than counts'}`
  })
}

it.each(CASES.map((one) => [one.of ? `${one.operation}, ${one.of}` : one.operation, one] as const))(
  '%s',
  async (name, { operation, prepare }) => {
    const stage = new Stage(host, { agent: { timezone: 'Asia/Kolkata' } })
    const needed = new Set<string>()
    let cost: Cost = [0, 0, 0, 0]
    for (let turn = 0; turn < TURNS; turn++) {
      const asked = { adminKey: ADMIN_KEY, ...(await prepare(stage, turn)) }
      host.clock.advance(1 / 60)
      host.takeTrips()
      const { spent, result } = await host.measure(() => host.ask(operation, asked))
      const turnCost = [spent.trips, spent.reads, spent.writes, Math.ceil(result.content.length / 102.4) / 10] as const
      cost = cost.map((most, at) => Math.max(most, turnCost[at] ?? 0)) as unknown as Cost
      for (const right of host.takeTrips().flat().flatMap(rightsFor)) needed.add(right)
    }
    const most = name === operation ? MOST[operation] : MOST_OF[name]
    expect({ cost, beyond: cost.filter((figure, at) => figure > (most?.[at] ?? 0)) }).toEqual({ cost, beyond: [] })
    const actions = tableActions(everyRoute[operation].group as Group)
    expect([...needed].filter((right) => !actions.includes(right))).toEqual([])
  },
)
