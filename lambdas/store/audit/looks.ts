/** Looks at one thing of the house: a household, an account, a place on a board, an hour of the graveyard. */

import { householdViolations } from '../../domain/accounts/household-laws'
import { seedOf } from '../../domain/chance'
import type { Creature } from '../../domain/creature/creature'
import type { Gravestone, Past } from '../../domain/creature/death'
import { type Ledger, ledgerViolations } from '../../domain/money/ledger-laws'
import type { LedgerEntry, Order, Payment } from '../../domain/money/money'
import type { Finding, Law } from '../../domain/projections/audit-round'
import { LOOKUPS, stoneKeys } from '../../domain/projections/page-lookups'
import { applyChange, PendingProjections, PROJECTION_KEYS } from '../../domain/projections/projections'
import type { NameClaim } from '../agents'
import { commit } from '../commit'
import { dueRepairChange } from '../creatures'
import { type CreatureRow, type Household, readHousehold } from '../household'
import { type BalanceRow, readBalance } from '../money/ledger'
import { idOf, readRange, readRow, readRows } from '../read'
import type { Row } from '../row'
import { FIRST, HIGHEST_NUMBER, type Key, keys, LAST, VIEW_PREFIX } from '../table'
import { type Looking, lookAtDay, lookAtHour, lookAtTotal } from './counts'
import { lookAtConsistent, lookAtTold } from './keepers'
import { Comparison, type Difference, newSurvey, tellingRow } from './projection-audit'

/** Subjects are named by what they are and which: `house <agent>`, `place <partition> <name>`. */
const LOOKS: Readonly<Record<string, (looking: Looking, ...which: string[]) => Promise<Finding[]>>> = {
  house: lookAtHouse,
  account: lookAtAccount,
  place: lookAtPlace,
  listing: lookAtListing,
  hour: (looking, hour) => lookAtHour(looking, Number(hour)),
  day: (looking, day) => lookAtDay(looking, Number(day)),
  total: lookAtTotal,
}

export const look = async (looking: Looking, subject: string): Promise<Finding[]> => {
  const [kind = '', ...which] = subject.split(' ')
  return (await LOOKS[kind]?.(looking, ...which)) ?? []
}

/** What is read of one agent at most, so that a look has a price: who has more is looked at in part. */
const MOST = { past: 40, stones: 40, lines: 100, payments: 40, placed: 20 } as const

/** Why a house is looked at: the first that is listed of its living, its first stone, or nothing in particular. */
type Reason = string | undefined

/** A house is met as often as it has creatures, and looked at once. */
const isMetAgain = ({ creatures }: Household, reason: Reason): boolean => {
  const listed = creatures.filter(({ due_shard }) => due_shard !== undefined).map(({ data }) => data.id)
  if (reason === FIRST_STONE) return listed.length > 0
  return reason !== undefined && listed.includes(reason) && listed[0] !== reason
}
export const FIRST_STONE = 'stone'

/** Whoever is in doubt is looked at whatever led there. */
export const withoutReason = (subject: string): string => subject.replace(/^(house \S+) .*/, '$1')

async function lookAtHouse(looking: Looking, agentId = '', reason?: string): Promise<Finding[]> {
  const { db, now, consistent, mend } = looking
  const house = await readHousehold(db, agentId, { consistent })
  if (!house || isMetAgain(house, reason)) return []
  const { agent, balance, creatures } = house
  const [past, stones, claim] = await Promise.all([
    readRange<Past>(db, keys.past(agentId, ''), keys.past(agentId, LAST), { consistent, limit: MOST.past + 1 }),
    readRange<Gravestone>(db, keys.stone(agentId, 0), keys.stone(agentId, HIGHEST_NUMBER), {
      consistent,
      newestFirst: true,
      limit: MOST.stones + 1,
    }),
    readRow<NameClaim>(db, keys.username(agent.data.username), { consistent }),
  ])
  const { books, read } = balance ? await readBooks(looking, agentId, balance) : NO_BOOKS
  const own = { place: idOf(agent) }
  const found: Finding[] = ledgerViolations(agentId, books).map((told) => ({ law: 'money', ...own, told }))
  if (claim?.data.agent_id !== agentId) {
    const leads = claim ? `leads to ${claim.data.agent_id}` : 'is not taken'
    found.push({ law: 'names', ...own, told: `its name ${agent.data.username} ${leads}` })
  }
  const knowsPast = past.length <= MOST.past
  if (knowsPast && stones.length <= MOST.stones) {
    const household = {
      agent: agent.data,
      living: dataOf(creatures),
      past: dataOf(past),
      stones: dataOf(stones).reverse(),
      lines: books.complete ? books.lines : null,
    }
    found.push(...householdViolations(household).map((told): Finding => ({ law: 'lives', ...own, told })))
  }
  for (const row of creatures) found.push(...(await holdListing(looking, row)))
  const sketch = new PendingProjections()
  for (const after of [agent, ...creatures, ...past, ...(await toldStones(looking, stones))])
    applyChange({ before: null, after }, sketch)
  // When it was last active is known only from all that ever lived with it.
  const keeper = knowsPast ? sketch.read<object>(PROJECTION_KEYS.keeper(agentId)) : null
  // The canary's lives are told nowhere.
  const lives: [string, Row][] = [
    ...creatures.map((row): [string, Row] => [row.data.id, row]),
    ...past.map((row): [string, Row] => [row.data.creature.id, row]),
  ]
  const told = new Map(lives.filter(([id]) => sketch.read(LOOKUPS.owner(id))))
  found.push(...(await lookAtTold(looking, agent, keeper, told)))
  for (const [name, { key: place }] of sketch.rows) if (!isToldByOne(place.partition)) sketch.rows.delete(name)
  const survey = newSurvey(1)
  await new Comparison(db, now, survey, { mend, open: true, consistent }).ofAgents(sketch, null)
  return followingFrom(
    [agent, claim, ...read, ...creatures, ...past, ...stones],
    [...found, ...survey.differences.map(asFinding)],
  )
}

/** All that was read for it counts: of rows that are read one after the other one may be newer than the next. */
const followingFrom = (rows: readonly (Row | null)[], found: readonly Finding[]): Finding[] => {
  const versions = rows.flatMap((row) => (row ? `${idOf(row)} ${row.version}` : []))
  const source = seedOf(versions.sort().join())
  return found.map((one) => ({ ...one, source }))
}

/** Those that the projector has come to; the others are no difference yet. */
async function toldStones({ db, consistent }: Looking, stones: readonly Row<Gravestone>[]): Promise<Row<Gravestone>[]> {
  const placesOf = (stone: Gravestone): Key[] =>
    stoneKeys(stone).map(({ partition, name }) => keys.view(partition, name))
  const places = stones.flatMap(({ data }) => placesOf(data))
  const standing = await readRows(db, places, { consistent })
  return stones.filter(({ data }) => placesOf(data).some((place) => standing.has(idOf(place))))
}

/** One that stands on a board and is listed for nobody to look at is met here alone. */
async function lookAtListing(looking: Looking, agentId = '', creatureId = ''): Promise<Finding[]> {
  const row = await readRow<Creature>(looking.db, keys.creature(agentId, creatureId), looking)
  return row ? holdListing(looking, row) : []
}

async function holdListing({ db, mend }: Looking, row: CreatureRow): Promise<Finding[]> {
  const change = dueRepairChange(row)
  if (!change) return []
  if (mend) await commit(db, [change])
  const { due_shard, due_at } = change.after
  const told = `listed under ${row.due_shard} for ${row.due_at}, not under ${due_shard} for ${due_at}`
  return [{ law: 'due', place: idOf(row), told }]
}

const dataOf = <T>(rows: readonly Row<T>[]): T[] => rows.map(({ data }) => data)

async function lookAtPlace({ db, now, consistent, mend }: Looking, partition = '', name = ''): Promise<Finding[]> {
  const place = { partition, name }
  if (partition === MOST_CONSISTENT) return lookAtConsistent({ db, now, consistent, mend }, place)
  const row = await readRow<object>(db, keys.view(partition, name), { consistent })
  if (!row) return []
  const survey = newSurvey(1)
  await new Comparison(db, now, survey, { mend, open: true, consistent }).ofPlace(partition, row)
  if (survey.differences.length === 0) return []
  const source = tellingRow(place, row.data)
  return followingFrom([source && (await readRow(db, source, { consistent }))], survey.differences.map(asFinding))
}

const MOST_CONSISTENT = 'hall#most_consistent'

/** What one row tells by itself, by the beginning of a partition's name. */
const SHELVES: readonly (readonly [string, Law])[] = [
  ['hall#', 'boards'],
  [LOOKUPS.deaths, 'stones'],
  [LOOKUPS.stone('').partition, 'stones'],
]
const isToldByOne = (partition: string): boolean =>
  partition !== MOST_CONSISTENT && SHELVES.some(([beginning]) => partition.startsWith(beginning))

const asFinding = ({ place, stands, expected }: Difference): Finding => ({
  law: SHELVES.find(([beginning]) => place.startsWith(`${VIEW_PREFIX}${beginning}`))?.[1] ?? 'boards',
  place,
  told: `stands as ${stands ?? 'nothing'}, not as ${expected ?? 'nothing'}`,
})

async function lookAtAccount(looking: Looking, agentId = ''): Promise<Finding[]> {
  const balance = await readBalance(looking.db, agentId, looking)
  const { books, read } = await readBooks(looking, agentId, balance)
  const place = idOf(keys.balance(agentId))
  return followingFrom(
    read,
    ledgerViolations(agentId, books).map((told) => ({ law: 'money', place, told })),
  )
}

interface ReadBooks {
  books: Ledger
  read: readonly (Row | null)[]
}

const NO_BOOKS: ReadBooks = {
  books: { balance: null, lines: [], complete: true, payments: new Map(), orders: new Map() },
  read: [],
}

async function readBooks({ db, consistent }: Looking, agentId: string, balance: BalanceRow | null): Promise<ReadBooks> {
  const [lines, placed] = await Promise.all([
    readRange<LedgerEntry>(db, keys.ledger(agentId, 0), keys.ledger(agentId, HIGHEST_NUMBER), {
      consistent,
      newestFirst: true,
      limit: MOST.lines,
    }),
    readRange<{ order_id: string }>(db, keys.placed(agentId, FIRST), keys.placed(agentId, LAST), {
      consistent,
      limit: MOST.placed,
    }),
  ])
  const read: (Row | null)[] = [balance, ...lines, ...placed]
  const latest = dataOf(lines)
  const named = [...new Set(latest.flatMap(({ payment_id }) => payment_id ?? []))].slice(0, MOST.payments)
  const lookUp = async <T>(ids: readonly string[], key: (id: string) => Key): Promise<Map<string, T | null>> => {
    const rows = ids.length > 0 ? await readRows(db, ids.map(key), { consistent }) : new Map<string, Row>()
    read.push(...rows.values())
    return new Map(ids.map((id) => [id, (rows.get(idOf(key(id)))?.data as T | undefined) ?? null]))
  }
  const payments = await lookUp<Payment>(named, keys.payment)
  const bought = [...payments.values()].flatMap((payment) => payment?.purchase?.order_id ?? [])
  const orders = await lookUp<Order>(
    [...new Set([...bought, ...dataOf(placed).map(({ order_id }) => order_id)])],
    keys.order,
  )
  const books: Ledger = {
    balance: balance?.data ?? null,
    lines: latest.reverse(),
    complete: latest.length < MOST.lines,
    payments,
    orders,
  }
  return { books, read }
}
