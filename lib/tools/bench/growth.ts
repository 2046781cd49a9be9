/** What a call costs when there is little and when there is much: of a house, and of one keeper's own. */
import type { ApiOperationId } from '../../../lambdas/api/routes/routes'
import type { LogEntry } from '../../../lambdas/domain/care/diary'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { changedAgent, readAgent } from '../../../lambdas/store/agents'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import { commit } from '../../../lambdas/store/commit'
import { changed, forgetOldTries, readResident, tried, written } from '../../../lambdas/store/creatures'
import { engraved } from '../../../lambdas/store/graveyard'
import type { Row } from '../../../lambdas/store/row'
import { startFilled } from '../../local/engine/filled'
import { fill, memberName, memberSpecies, population, stoneOf } from '../../local/engine/population'
import type { Asked } from '../../local/events'
import { LOCAL_TABLE } from '../../local/local-host'
import { median, rounded, taken } from './figures'
import { type Keeper, type MeasuredHouse, measuredHouse } from './measured-house'

export interface Amount {
  units: number
  calls: number
  ms: number
}

export interface GrowthCost {
  /** What there is more of, and how much of it. */
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
  operation: ApiOperationId
  asked: Asked
}

const open = (operation: ApiOperationId, query: Asked['query'] = {}, path: Asked['path'] = {}): Visit => ({
  operation,
  asked: { query, path },
  call: [operation, ...Object.values(path), new URLSearchParams(query).toString()].filter(Boolean).join(' '),
})

/** Of these, none may cost more in a larger house. */
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
]

const own = (
  operation: ApiOperationId,
  { key }: Keeper,
  asked: Asked = {},
  call = `${operation} with a key`,
): Visit => ({
  operation,
  asked: { key, ...asked },
  call,
})

const reflect = (keeper: Keeper): Visit =>
  own('care', keeper, { body: { action: 'reflect', creature_id: keeper.creature } }, 'care')
const look = (keeper: Keeper): Visit => own('status', keeper, { query: { creature_id: keeper.creature } }, 'status')
const read = (operation: ApiOperationId, keeper: Keeper): Visit => own(operation, keeper, {}, operation)

/** Rows are not larger where there are more of them, but no two are alike. */
const TOLERANCE = 1.15

type Span = readonly [from: number, to: number]

/** Of a list, the smaller number fills what one answer shows. */
export interface GrowthOptions {
  house: Span
  creatures: Span
  log: Span
  tried: Span
  stones: Span
  repeats: number
  progress?: (what: string) => void
}

export async function measureGrowth(options: GrowthOptions): Promise<GrowthCost[]> {
  const { progress = () => {} } = options
  const [from, to] = options.house
  progress(`${from} creatures`)
  const small = await inHouseOf(from, options.repeats)
  progress(`${to} creatures`)
  const large = await inHouseOf(to, options.repeats)
  progress('one keeper')
  return [...compared('creatures in the house', options.house, small, large), ...(await ofOneKeeper(options))]
}

const compared = (
  of: string,
  [from, to]: Span,
  before: ReadonlyMap<string, Amount>,
  after: ReadonlyMap<string, Amount>,
  { answersGrow = false } = {},
): GrowthCost[] =>
  [...before].flatMap(([call, was]) => {
    const is = after.get(call)
    if (!is) return []
    const grows = is.calls > was.calls || (!answersGrow && is.units > was.units * TOLERANCE + 0.5)
    return [{ of, from, to, call, before: was, after: is, grows }]
  })

async function inHouseOf(creatures: number, repeats: number): Promise<Map<string, Amount>> {
  const now = asInstant(Date.now())
  const engine = await startFilled({ table: LOCAL_TABLE, rows: population(creatures, now) })
  const house = await measuredHouse({ time: () => now, engine })
  try {
    await rebuild(house.context.db, now, { mend: true })
    const keeper = await house.newKeeper()
    return await amounts(house, [...PUBLIC, own('graveyard', keeper), look(keeper), reflect(keeper)], repeats)
  } finally {
    await house.close()
    await engine.close()
  }
}

async function amounts(house: MeasuredHouse, visits: readonly Visit[], repeats: number): Promise<Map<string, Amount>> {
  const found = new Map<string, Amount>()
  for (const { call, operation, asked } of visits) {
    const visit = () => house.ask(operation, asked)
    // What is read anew in every minute was read by these.
    for (let warm = 0; warm < 2; warm++) await visit()
    const { reads, writes, calls } = house.spent
    await visit()
    const spent = {
      units: rounded(house.spent.reads - reads + house.spent.writes - writes, 1),
      calls: house.spent.calls - calls,
    }
    const times: number[] = []
    for (let repeat = 0; repeat < repeats; repeat++) times.push((await taken(visit)).ms)
    found.set(call, { ...spent, ms: rounded(median(times), 1) })
  }
  return found
}

/** What there may be much of with one keeper: how there comes to be so much of it, and which calls could mind. */
async function ofOneKeeper({ repeats, ...spans }: GrowthOptions): Promise<GrowthCost[]> {
  const now = asInstant(Date.now())
  const house = await measuredHouse({ time: () => now })
  const compare = async (
    of: string,
    [from, to]: Span,
    reach: (house: MeasuredHouse, keeper: Keeper, from: number, to: number) => Promise<void>,
    visits: (keeper: Keeper) => readonly Visit[] = () => [],
    options?: { answersGrow: boolean },
  ): Promise<GrowthCost[]> => {
    const keeper = await house.newKeeper()
    const all = [look(keeper), reflect(keeper), ...visits(keeper)]
    await reach(house, keeper, 1, from)
    const before = await amounts(house, all, repeats)
    await reach(house, keeper, from, to)
    return compared(of, [from, to], before, await amounts(house, all, repeats), options)
  }
  try {
    return [
      // Every creature is a row that is read.
      ...(await compare('creatures of one keeper', spans.creatures, adopt, () => [], { answersGrow: true })),
      ...(await compare('entries in a log', spans.log, writeLog, (keeper) => [read('history', keeper)])),
      ...(await compare('items tried', spans.tried, offer, (keeper) => [read('preferences', keeper)])),
      ...(await compare('stones of one keeper', spans.stones, bury, (keeper) => [own('graveyard', keeper)])),
    ]
  } finally {
    await house.close()
  }
}

async function adopt({ ask }: MeasuredHouse, { key }: Keeper, from: number, to: number): Promise<void> {
  for (let number = from; number < to; number++) await ask('adopt', { key, body: { name: `Pip ${number}` } })
  await ask('status', { key })
}

/** The diary of a creature that was cared for so often. */
async function writeLog({ context: { db } }: MeasuredHouse, keeper: Keeper, _: number, to: number): Promise<void> {
  const row = await readResident(db, keeper.id, keeper.creature)
  if (!row) throw new Error('the creature is gone')
  const { stats, care_actions, as_of: at } = row.data
  const entry: Omit<LogEntry, 'id' | 'number'> = {
    creature_id: keeper.creature,
    at,
    action: 'reflect',
    item: null,
    category: null,
    notes: 'A quiet moment.',
    timing: null,
    effectiveness: 'effective',
    before: stats,
    after: stats,
    by: { agent_id: keeper.id, agent: 'agent', creature: 'Pip', species: 'Tabby', family: 'cat' },
  }
  const rows = function* (): Generator<Row> {
    for (let number = care_actions + 1; number <= to; number++)
      yield written({ ...entry, number, id: String(number) }).after as Row
  }
  await fill(db, rows(), () => {})
  await commit(db, [changed(row, { ...row.data, care_actions: to })])
}

const TRIED_AT_ONCE = 100

/** As the house does: what is old is sorted out at every so many. */
async function offer({ context: { db, now } }: MeasuredHouse, { id, creature }: Keeper, from: number, to: number) {
  for (let first = from; first < to; first += TRIED_AT_ONCE) {
    const some = Array.from({ length: Math.min(TRIED_AT_ONCE, to - first) }, (_, at) => ({
      ...{ action: 'feed' as const, item: `thing ${first + at}`, category: 'liked' as const, score: 0.5 },
      at: asInstant(now() + first + at),
    }))
    await commit(
      db,
      some.map((one) => tried(id, creature, one)),
    )
    await forgetOldTries(db, id, creature)
  }
}

async function bury({ context: { db, now } }: MeasuredHouse, { id, creature }: Keeper, from: number, to: number) {
  const [agent, row] = [await readAgent(db, id, { consistent: true }), await readResident(db, id, creature)]
  if (!agent || !row) throw new Error('the keeper is gone')
  const rows = function* (): Generator<Row> {
    for (let number = from; number <= to; number++)
      yield engraved(id, stoneOf(row.data, { number, caretaker: agent.data.username, died_at: now() })).after
  }
  await fill(db, rows(), () => {})
  await commit(db, [changedAgent(agent, { ...agent.data, tallies: { ...agent.data.tallies, deaths: to } })])
}
