/** Compares what a call costs with little and with much data: in the whole house, and in one keeper's household. */
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { refreshLeaderboards } from '../../../lambdas/jobs/refresh-leaderboards'
import { agentChange, readAgent } from '../../../lambdas/store/agents'
import { commit } from '../../../lambdas/store/commit'
import { creatureChange, pruneTriedItems, readCreature, triedItemChange } from '../../../lambdas/store/creatures'
import { gravestoneChange } from '../../../lambdas/store/graveyard'
import type { Row } from '../../../lambdas/store/row'
import { startFilledEngine } from '../../local/engine/filled'
import { logRow, memberName, memberSpecies, population, stoneOf, writeRows } from '../../local/engine/population'
import type { RequestFields } from '../../local/events'
import { LOCAL_TABLE } from '../../local/local-host'
import { rounded } from '../measure/figures'
import { type MeasuredHost, measuredHost } from '../measure/measured-host'
import { type Keeper, Stage } from '../scenarios'

export interface Amount {
  units: number
  calls: number
}

export interface GrowthCost {
  /** The kind of data that grows, and its amount before and after. */
  of: string
  from: number
  to: number
  call: string
  before: Amount
  after: Amount
  grows: boolean
}

interface Visit {
  call: string
  operation: OperationId
  asked: RequestFields
}

const open = (operation: OperationId, query: RequestFields['query'] = {}, path: RequestFields['path'] = {}): Visit => ({
  operation,
  asked: { query, path },
  call: [operation, ...Object.values(path), new URLSearchParams(query).toString()].filter(Boolean).join(' '),
})

/** None of these may cost more in a larger house. */
const PUBLIC: readonly Visit[] = [
  open('stats'),
  open('graveyard'),
  open('graveyard', { page: '4' }),
  open('graveyard', { per_page: '200' }),
  open('graveyard', { agent: memberName(3) }),
  open('hall'),
  open('hall', { page: '20' }),
  open('hall', { category: 'most_consistent' }),
  open('hall', { category: 'gravestone_count' }),
  open('models'),
  open('list_species'),
  open('list_species', { sort: 'popular' }),
  open('list_species', { family: 'cat', page: '2', per_page: '5' }),
  open('species', {}, { slug: 'housecat' }),
  open('species', {}, { slug: memberSpecies(7) }),
  open('analytics'),
  open('home'),
  open('hall_page'),
  open('models_page'),
  open('graveyard_page'),
  open('species_book'),
  open('species_page', {}, { slug: memberSpecies(7) }),
  open('agent_page', {}, { username: memberName(3) }),
]

type Own = (keeper: Keeper) => Visit

const care: Own = ({ key, creature }) => ({
  operation: 'care',
  asked: { key, body: { action: 'reflect', creature_id: creature } },
  call: 'care',
})
const status: Own = ({ key, creature }) => ({
  operation: 'status',
  asked: { key, query: { creature_id: creature } },
  call: 'status',
})
const read =
  (operation: OperationId, call: string = operation): Own =>
  ({ key }) => ({ operation, asked: { key }, call })
const ownGraveyard = read('graveyard', 'graveyard with a key')

/** Row sizes vary a little. */
const TOLERANCE = 1.15

type Span = readonly [from: number, to: number]

/** The smaller number of a list fills one response. */
export interface GrowthOptions {
  house: Span
  creatures: Span
  log: Span
  tried: Span
  stones: Span
  progress?: (what: string) => void
}

export async function measureGrowth(options: GrowthOptions): Promise<GrowthCost[]> {
  const { progress = () => {} } = options
  const [from, to] = options.house
  progress(`${from} creatures`)
  const small = await inHouseOf(from)
  progress(`${to} creatures`)
  const large = await inHouseOf(to)
  progress('one keeper')
  return [...compare('creatures in the house', options.house, small, large), ...(await ofOneKeeper(options))]
}

type Amounts = ReadonlyMap<string, Amount>

/** With `answersGrow`, only more calls count as growth. */
const compare = (of: string, [from, to]: Span, small: Amounts, large: Amounts, answersGrow = false): GrowthCost[] =>
  [...small].flatMap(([call, before]) => {
    const after = large.get(call)
    if (!after) return []
    const grows = after.calls > before.calls || (!answersGrow && after.units > before.units * TOLERANCE + 0.5)
    return [{ of, from, to, call, before, after, grows }]
  })

async function inHouseOf(creatures: number): Promise<Amounts> {
  const now = asInstant(Date.now())
  const engine = await startFilledEngine({ table: LOCAL_TABLE, rows: population(creatures, now) })
  const host = await measuredHost({ time: () => now, engine })
  try {
    await host.publish()
    await refreshLeaderboards(host.context)
    const keeper = await new Stage(host).newKeeper('tabby')
    return await amounts(host, [...PUBLIC, ownGraveyard(keeper), status(keeper), care(keeper)])
  } finally {
    await host.close()
    await engine.close()
  }
}

async function amounts(host: MeasuredHost, visits: readonly Visit[]): Promise<Amounts> {
  const found = new Map<string, Amount>()
  for (const { call, operation, asked } of visits) {
    // The first calls of a minute also read what the process then caches for that minute.
    for (let warm = 0; warm < 2; warm++) await host.ask(operation, asked)
    const { spent } = await host.measure(() => host.ask(operation, asked))
    found.set(call, { units: rounded(spent.reads + spent.writes, 1), calls: spent.calls })
  }
  return found
}

/** Adds data to a keeper's household, from one amount to the next. */
type Enlarge = (host: MeasuredHost, keeper: Keeper, from: number, to: number) => Promise<void>

async function ofOneKeeper(spans: GrowthOptions): Promise<GrowthCost[]> {
  const now = asInstant(Date.now())
  const host = await measuredHost({ time: () => now })
  const growthOf = async (
    of: string,
    span: Span,
    enlarge: Enlarge,
    { visits = [], answersGrow = false }: { visits?: readonly Own[]; answersGrow?: boolean },
  ): Promise<GrowthCost[]> => {
    const keeper = await new Stage(host).newKeeper('tabby')
    const all = [status, care, ...visits].map((visit) => visit(keeper))
    const [from, to] = span
    await enlarge(host, keeper, 1, from)
    const before = await amounts(host, all)
    await enlarge(host, keeper, from, to)
    return compare(of, span, before, await amounts(host, all), answersGrow)
  }
  try {
    return [
      // Every creature is a row that status reads.
      ...(await growthOf('creatures of one keeper', spans.creatures, adopt, { answersGrow: true })),
      ...(await growthOf('entries in a log', spans.log, writeLog, { visits: [read('history')] })),
      ...(await growthOf('items tried', spans.tried, offer, { visits: [read('preferences')] })),
      ...(await growthOf('stones of one keeper', spans.stones, bury, { visits: [ownGraveyard] })),
    ]
  } finally {
    await host.close()
  }
}

const adopt: Enlarge = async ({ ask }, { key }, from, to) => {
  for (let number = from; number < to; number++) await ask('adopt', { key, body: { name: `Pip ${number}` } })
  await ask('status', { key })
}

const writeLog: Enlarge = async ({ context: { db } }, { id, username, creature }, _, to) => {
  const row = await readCreature(db, id, creature)
  if (!row) throw new Error('creature not found')
  const { care_actions, as_of: at } = row.data
  const rows = function* (): Generator<Row> {
    for (let number = care_actions + 1; number <= to; number++)
      yield logRow(row.data, username, { id: String(number), number, at, action: 'reflect' })
  }
  await writeRows(db, rows(), () => {})
  await commit(db, [creatureChange(row, { ...row.data, care_actions: to })])
}

const TRIES_PER_COMMIT = 100

/** Also deletes the oldest tries, as the operation does. */
const offer: Enlarge = async ({ context: { db, now } }, { id, creature }, from, to) => {
  for (let first = from; first < to; first += TRIES_PER_COMMIT) {
    const some = Array.from({ length: Math.min(TRIES_PER_COMMIT, to - first) }, (_, at) =>
      triedItemChange(id, creature, {
        action: 'feed',
        item: `thing ${first + at}`,
        category: 'liked',
        score: 0.5,
        at: asInstant(now() + first + at),
      }),
    )
    await commit(db, some)
    await pruneTriedItems(db, id, creature)
  }
}

const bury: Enlarge = async ({ context: { db, now } }, { id, creature }, from, to) => {
  const [agent, row] = [await readAgent(db, id, { consistent: true }), await readCreature(db, id, creature)]
  if (!agent || !row) throw new Error('keeper not found')
  const rows = function* (): Generator<Row> {
    for (let number = from; number <= to; number++)
      yield gravestoneChange(id, stoneOf(row.data, { number, caretaker: agent.data.username, died_at: now() })).after
  }
  await writeRows(db, rows(), () => {})
  await commit(db, [agentChange(agent, { ...agent.data, tallies: { ...agent.data.tallies, deaths: to } })])
}
