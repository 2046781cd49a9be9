/** The audit's checks of one subject: a household, an account, a leaderboard entry, an hour of the graveyard. */
import { householdViolations, nameViolations } from '../../domain/accounts/household-laws'
import type { Gravestone, Past } from '../../domain/afterlife/gravestone'
import { seedOf } from '../../domain/chance'
import type { Creature } from '../../domain/creature/creature'
import { type Ledger, ledgerViolations } from '../../domain/money/ledger-laws'
import type { LedgerEntry, Order, Payment } from '../../domain/money/money'
import type { Finding, Law } from '../../domain/projections/audit-round'
import { stoneKeys } from '../../domain/projections/page-lookups'
import {
  applyChange,
  PendingProjections,
  PROJECTION_KEYS,
  type ProjectionKey,
  rewriteKeeper,
} from '../../domain/projections/projections'
import type { AgentRow } from '../agents'
import { commit } from '../commit'
import { dueRepairChange } from '../creatures'
import type { NameClaim } from '../entities/row-data'
import { type CreatureRow, type HouseholdRows, readHousehold } from '../household'
import { type BalanceRow, readBalance } from '../money/ledger'
import { loadedProjectionWrites, type Projection } from '../projections/projections'
import { idOf, readRange, readRow, readRows } from '../read'
import type { Row } from '../row'
import { FIRST, HIGHEST_NUMBER, type Key, keys, LAST, VIEW_PREFIX, viewKey } from '../table'
import { checkDay, checkHour, checkTotal } from './counters'
import {
  CONSISTENCY_BOARD,
  checkRow,
  type Difference,
  type LawCheck,
  rowDifference,
  rowLaw,
  unchangedRow,
  writeIfUnchanged,
} from './projection-laws'

/** By the first word of a stored subject: `house <agent>`, `place <partition> <name>`. */
const CHECKS: Readonly<Record<string, (check: LawCheck, ...names: string[]) => Promise<Finding[]>>> = {
  house: checkHousehold,
  account: checkAccount,
  place: checkProjection,
  listing: checkListing,
  hour: (check, hour) => checkHour(check, Number(hour)),
  day: (check, day) => checkDay(check, Number(day)),
  total: checkTotal,
}

export const checkSubject = async (check: LawCheck, subject: string): Promise<Finding[]> => {
  const [kind = '', ...names] = subject.split(' ')
  return (await CHECKS[kind]?.(check, ...names)) ?? []
}

/** Rows read per agent at most, to limit the cost of a check. Larger households are checked in part. */
const MAX = { past: 40, stones: 40, lines: 100, payments: 40, placed: 20 } as const

/** Why a walk reached the household: the id of an indexed creature, or its first gravestone. */
type Reason = string | undefined
export const FIRST_STONE = 'stone'

/** A walk reaches a household once per indexed creature; only the first visit checks it. */
const isRepeatedVisit = ({ creatures }: HouseholdRows, reason: Reason): boolean => {
  const listed = creatures.filter(({ due_shard }) => due_shard !== undefined).map(({ data }) => data.id)
  if (reason === FIRST_STONE) return listed.length > 0
  return reason !== undefined && listed.includes(reason) && listed[0] !== reason
}

/** The subject for a second check, which must not be skipped as a repeated visit. */
export const withoutReason = (subject: string): string => subject.replace(/^(house \S+) .*/, '$1')

async function checkHousehold(check: LawCheck, agentId = '', reason?: string): Promise<Finding[]> {
  const { db, consistent } = check
  const household = await readHousehold(db, agentId, { consistent })
  if (!household || isRepeatedVisit(household, reason)) return []
  const { agent, balance, creatures } = household
  const [past, stones, claim] = await Promise.all([
    readRange<Past>(db, keys.past(agentId, ''), keys.past(agentId, LAST), { consistent, limit: MAX.past + 1 }),
    readRange<Gravestone>(db, keys.stone(agentId, 0), keys.stone(agentId, HIGHEST_NUMBER), {
      consistent,
      newestFirst: true,
      limit: MAX.stones + 1,
    }),
    readRow<NameClaim>(db, keys.username(agent.data.username), { consistent }),
  ])
  const { ledger, rows } = balance ? await readLedgerOf(check, agentId, balance) : NO_LEDGER
  const isWhole = past.length <= MAX.past
  const violations = (law: Law, texts: string[]) => texts.map((told): Finding => ({ law, place: idOf(agent), told }))
  const found = [
    ...violations('money', ledgerViolations(agentId, ledger)),
    ...violations('names', nameViolations(agent.data, claim?.data ?? null)),
  ]
  if (isWhole && stones.length <= MAX.stones) {
    const records = {
      agent: agent.data,
      living: dataOf(creatures),
      past: dataOf(past),
      stones: dataOf(stones).reverse(),
      lines: ledger.complete ? ledger.lines : null,
    }
    found.push(...violations('lives', householdViolations(records)))
  }
  for (const row of creatures) found.push(...(await checkDueEntry(check, row)))
  found.push(...(await checkProjectionsOf(check, agent, [...creatures, ...past], stones, isWhole)))
  return withSource([agent, claim, ...rows, ...creatures, ...past, ...stones], found)
}

/**
 * Adds a hash of the row versions to the findings. The rows are not one snapshot, so a finding counts only if a second
 * check has the same hash.
 */
const withSource = (rows: readonly (Row | null)[], found: readonly Finding[]): Finding[] => {
  const versions = rows.flatMap((row) => (row ? `${idOf(row)} ${row.version}` : []))
  const source = seedOf(versions.sort().join())
  return found.map((one) => ({ ...one, source }))
}

/**
 * Skips rows that the projector has yet to process and will count: gravestones without any projection, and the keeper
 * and owner rows if none of them is stored. `isWhole`: all creatures of the agent were read; the keeper row needs them
 * all.
 */
async function checkProjectionsOf(
  check: LawCheck,
  agent: AgentRow,
  creatures: readonly Row[],
  stones: readonly Row<Gravestone>[],
  isWhole: boolean,
): Promise<Finding[]> {
  const pending = new PendingProjections()
  for (const after of [agent, ...creatures, ...stones]) applyChange({ before: null, after }, pending)
  const key = PROJECTION_KEYS.keeper(agent.data.id)
  const keeper = { key, data: isWhole ? pending.read(key) : null }
  const expected = [...pending.rows.values()].filter(({ key, data }) => data && rowLaw(key.partition))
  const rows = await readRows(
    check.db,
    [keeper, ...expected].map(({ key }) => viewKey(key)),
    check,
  )
  const stored = (key: ProjectionKey) => rows.get(idOf(viewKey(key)))

  const owners = expected.filter(({ key }) => rowLaw(key.partition)?.law === 'cards').map(({ key }) => key)
  const isKeeperReached = [key, ...owners].some(stored)
  const keeperDifference = keeper.data && isKeeperReached ? rowDifference(keeper, stored(key)) : null
  const skipped = new Set(
    [
      ...(isKeeperReached ? [] : owners),
      ...stones
        .map(({ data }) => stoneKeys(data))
        .filter((both) => !both.some(stored))
        .flat(),
    ].map((one) => idOf(viewKey(one))),
  )
  const isChecked = ({ key }: Projection) =>
    key.partition === CONSISTENCY_BOARD
      ? isWhole && isKeeperReached && !keeperDifference
      : !skipped.has(idOf(viewKey(key)))

  const found: Finding[] = keeperDifference ? [toFinding(keeperDifference)] : []
  if (keeperDifference && check.repair) await repairKeeper(check, agent, keeper, stored(key))
  for (const one of expected.filter(isChecked)) {
    const difference = rowDifference(one, stored(one.key))
    if (difference) found.push(toFinding(difference))
    if (difference && check.repair) await checkRow(check, one, stored(one.key))
  }
  return found
}

/**
 * Counters depend on the keeper row, so a wrong one is rewritten as the projector does, with its counters. A missing
 * one has been counted already.
 */
async function repairKeeper(
  { db }: LawCheck,
  agent: AgentRow,
  { key, data }: Projection,
  stored: Row | undefined,
): Promise<void> {
  const pending = new PendingProjections()
  pending.load(key, (stored?.data as object | undefined) ?? null)
  if (stored) rewriteKeeper(pending, agent.data.id, data as object)
  else pending.write(key, data)
  const writes = loadedProjectionWrites(db, pending, key, stored?.version ?? 0)
  await writeIfUnchanged(db, [unchangedRow(db, agent, agent), ...writes])
}

const toFinding = ({ place, stands, expected }: Difference): Finding => ({
  law: rowLaw(place.slice(VIEW_PREFIX.length))?.law ?? 'boards',
  place,
  told: `stored: ${stands ?? 'nothing'}; expected: ${expected ?? 'nothing'}`,
})

/** Checks a stored leaderboard entry or gravestone, which may be wrong or an orphan. */
async function checkProjection(check: LawCheck, partition = '', name = ''): Promise<Finding[]> {
  const stored = await readRow<object>(check.db, keys.view(partition, name), check)
  if (!stored) return []
  const { difference, sources } = await checkRow(check, { key: { partition, name }, data: stored.data }, stored)
  return difference ? withSource(sources, [toFinding(difference)]) : []
}

/**
 * Checks the due entry of a creature on the board of the oldest. No other walk reaches a creature that is missing in
 * the due index.
 */
async function checkListing(check: LawCheck, agentId = '', creatureId = ''): Promise<Finding[]> {
  const row = await readRow<Creature>(check.db, keys.creature(agentId, creatureId), check)
  return row ? checkDueEntry(check, row) : []
}

async function checkDueEntry({ db, repair }: LawCheck, row: CreatureRow): Promise<Finding[]> {
  const change = dueRepairChange(row)
  if (!change) return []
  if (repair) await commit(db, [change])
  const { due_shard, due_at } = change.after
  const told = `listed under ${row.due_shard} for ${row.due_at}, not under ${due_shard} for ${due_at}`
  return [{ law: 'due', place: idOf(row), told }]
}

async function checkAccount(check: LawCheck, agentId = ''): Promise<Finding[]> {
  const balance = await readBalance(check.db, agentId, check)
  const { ledger, rows } = await readLedgerOf(check, agentId, balance)
  const place = idOf(keys.balance(agentId))
  return withSource(
    rows,
    ledgerViolations(agentId, ledger).map((told) => ({ law: 'money', place, told })),
  )
}

interface ReadLedger {
  ledger: Ledger
  rows: readonly (Row | null)[]
}

const NO_LEDGER: ReadLedger = {
  ledger: { balance: null, lines: [], complete: true, payments: new Map(), orders: new Map() },
  rows: [],
}

async function readLedgerOf(
  { db, consistent }: LawCheck,
  agentId: string,
  balance: BalanceRow | null,
): Promise<ReadLedger> {
  const [lines, placed] = await Promise.all([
    readRange<LedgerEntry>(db, keys.ledger(agentId, 0), keys.ledger(agentId, HIGHEST_NUMBER), {
      consistent,
      newestFirst: true,
      limit: MAX.lines,
    }),
    readRange<{ order_id: string }>(db, keys.placed(agentId, FIRST), keys.placed(agentId, LAST), {
      consistent,
      limit: MAX.placed,
    }),
  ])
  const rows: (Row | null)[] = [balance, ...lines, ...placed]
  const readByIds = async <T>(ids: Iterable<string>, key: (id: string) => Key): Promise<Map<string, T | null>> => {
    const unique = [...new Set(ids)]
    const found = unique.length > 0 ? await readRows(db, unique.map(key), { consistent }) : new Map<string, Row>()
    rows.push(...found.values())
    return new Map(unique.map((id) => [id, (found.get(idOf(key(id)))?.data as T | undefined) ?? null]))
  }
  const paymentIds = [...new Set(lines.flatMap(({ data }) => data.payment_id ?? []))].slice(0, MAX.payments)
  const payments = await readByIds<Payment>(paymentIds, keys.payment)
  const bought = [...payments.values()].flatMap((payment) => payment?.purchase?.order_id ?? [])
  const orders = await readByIds<Order>([...bought, ...placed.map(({ data }) => data.order_id)], keys.order)
  const ledger: Ledger = {
    balance: balance?.data ?? null,
    lines: dataOf(lines).reverse(),
    complete: lines.length < MAX.lines,
    payments,
    orders,
  }
  return { ledger, rows }
}

const dataOf = <T>(rows: readonly Row<T>[]): T[] => rows.map(({ data }) => data)
