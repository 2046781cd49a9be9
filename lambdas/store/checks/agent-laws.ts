/** Checks the invariants of one agent's rows, and finds the agents to check. */
import { householdViolations, nameViolations } from '../../domain/accounts/household-laws'
import type { Gravestone, Past } from '../../domain/afterlife/gravestone'
import { type Ledger, ledgerViolations } from '../../domain/money/ledger-laws'
import type { LedgerEntry, Order, Payment } from '../../domain/money/money'
import { LOOKUPS } from '../../domain/projections/page-lookups'
import { asInstant, type Instant, iso } from '../../domain/time/instants'
import { correctlyListed } from '../creatures'
import type { Db } from '../db'
import { readNextDue } from '../due'
import type { NameClaim } from '../entities/row-data'
import { type HouseholdRows, readHousehold } from '../household'
import { type BalanceRow, readBalance } from '../money/ledger'
import { type Consistency, idOf, readRange, readRow, readRows } from '../read'
import type { Row } from '../row'
import { ACCOUNTS, dueShards, FIRST, HIGHEST_NUMBER, type Key, keys, LAST } from '../table'

/**
 * `money`: a balance is the sum of its ledger, and each payment moved exactly the credits it justifies. `names`: the
 * username of an agent resolves to that agent. `lives`: creatures, deaths and gravestones of one keeper agree. `due`: a
 * living creature is listed under the time of its next check.
 */
export type Law = 'money' | 'names' | 'lives' | 'due'

export interface Violation {
  law: Law
  told: string
}

interface Check {
  violations: Violation[]
  /** The versions of all rows that were read. */
  versions: string
}

/** Rows read per agent at most, to limit the cost of a check. Larger households are checked in part. */
const MAX = { past: 40, stones: 40, lines: 100, payments: 40, placed: 20 } as const

/**
 * What is read is not one snapshot, so violations count only if a second check reads the same versions: nothing has
 * changed between the two then.
 */
export async function violationsOf(db: Db, agentId: string): Promise<Violation[]> {
  const first = await check(db, agentId, { consistent: false })
  if (first.violations.length === 0) return []
  const second = await check(db, agentId, { consistent: true })
  return second.versions === first.versions ? second.violations : []
}

async function check(db: Db, agentId: string, consistency: Consistency): Promise<Check> {
  const household = await readHousehold(db, agentId, consistency)
  // The ledger of an agent that left stays.
  const balance = household ? household.balance : await readBalance(db, agentId, consistency)
  const { ledger, rows } = await readLedger(db, agentId, balance, consistency)
  const money = ledgerViolations(agentId, ledger).map((told): Violation => ({ law: 'money', told }))
  const own = household ? await checkHousehold(db, household, ledger, consistency) : { violations: [], rows: [] }
  return { violations: [...money, ...own.violations], versions: versionsOf([...rows, ...own.rows]) }
}

const versionsOf = (rows: readonly (Row | null)[]): string =>
  rows
    .flatMap((row) => (row ? `${idOf(row)} ${row.version} ${row.due_at}` : []))
    .sort()
    .join()

async function checkHousehold(
  db: Db,
  { agent, creatures }: HouseholdRows,
  ledger: Ledger,
  consistency: Consistency,
): Promise<{ violations: Violation[]; rows: (Row | null)[] }> {
  const { id, username } = agent.data
  const [past, stones, claim] = await Promise.all([
    readRange<Past>(db, keys.past(id, ''), keys.past(id, LAST), { ...consistency, limit: MAX.past + 1 }),
    readRange<Gravestone>(db, keys.stone(id, 0), keys.stone(id, HIGHEST_NUMBER), {
      ...consistency,
      limit: MAX.stones + 1,
    }),
    readRow<NameClaim>(db, keys.username(username), consistency),
  ])
  const isWhole = past.length <= MAX.past && stones.length <= MAX.stones
  const records = {
    agent: agent.data,
    living: dataOf(creatures),
    past: dataOf(past),
    stones: dataOf(stones),
    lines: ledger.complete ? ledger.lines : null,
  }
  const violations = (law: Law, texts: string[]) => texts.map((told): Violation => ({ law, told }))
  return {
    violations: [
      ...violations('names', nameViolations(agent.data, claim?.data ?? null)),
      ...violations('lives', isWhole ? householdViolations(records) : []),
      ...violations('due', creatures.filter((row) => correctlyListed(row) !== row).map(listedWrongly)),
    ],
    rows: [agent, claim, ...creatures, ...past, ...stones],
  }
}

const listedWrongly = (row: HouseholdRows['creatures'][number]): string =>
  `creature ${row.data.id} is listed for ${row.due_at}, not for ${correctlyListed(row).due_at}`

async function readLedger(
  db: Db,
  agentId: string,
  balance: BalanceRow | null,
  consistency: Consistency,
): Promise<{ ledger: Ledger; rows: (Row | null)[] }> {
  const [lines, placed] = await Promise.all([
    readRange<LedgerEntry>(db, keys.ledger(agentId, 0), keys.ledger(agentId, HIGHEST_NUMBER), {
      ...consistency,
      newestFirst: true,
      limit: MAX.lines,
    }),
    readRange<{ order_id: string }>(db, keys.placed(agentId, FIRST), keys.placed(agentId, LAST), {
      ...consistency,
      limit: MAX.placed,
    }),
  ])
  const rows: (Row | null)[] = [balance, ...lines, ...placed]
  const readByIds = async <T>(ids: readonly string[], key: (id: string) => Key): Promise<Map<string, T | null>> => {
    const unique = [...new Set(ids)]
    const found = unique.length > 0 ? await readRows(db, unique.map(key), consistency) : new Map<string, Row>()
    rows.push(...found.values())
    return new Map(unique.map((id) => [id, (found.get(idOf(key(id)))?.data as T | undefined) ?? null]))
  }
  const paymentIds = [...new Set(lines.flatMap(({ data }) => data.payment_id ?? []))].slice(0, MAX.payments)
  const payments = await readByIds<Payment>(paymentIds, keys.payment)
  const bought = [...payments.values()].flatMap((payment) => payment?.purchase?.order_id ?? [])
  const orders = await readByIds<Order>([...bought, ...placed.map(({ data }) => data.order_id)], keys.order)
  const ledger = {
    balance: balance?.data ?? null,
    lines: dataOf(lines).reverse(),
    complete: lines.length < MAX.lines,
    payments,
    orders,
  }
  return { ledger, rows }
}

const dataOf = <T>(rows: readonly Row<T>[]): T[] => rows.map(({ data }) => data)

/** Agents read from each list at most. */
const MAX_LISTED = 25
export const MAX_TOUCHED = MAX_LISTED * (dueShards.length + 2)

/**
 * The agents whose credits moved or whose creatures died since then, and those whose creatures come up in the due index
 * in the same time from now. Every living creature comes up there now and then, well cared for or not.
 */
export async function agentsTouched(db: Db, since: Instant, now: Instant): Promise<string[]> {
  const until = asInstant(2 * now - since)
  const listed = async (shard: string, from: Instant, to: Instant) =>
    (await readNextDue(db, shard, from, MAX_LISTED)).filter(({ due_at }) => due_at <= to).map(({ pk }) => agentIn(pk))
  const [from, to] = [keys.view(LOOKUPS.deaths, iso(since)), keys.view(LOOKUPS.deaths, `${iso(now)}#${LAST}`)]
  const buried = async () =>
    (await readRange<Gravestone>(db, from, to, { consistent: false, limit: MAX_LISTED })).map(
      ({ data }) => data.caretaker_id,
    )
  const found = await Promise.all([
    listed(ACCOUNTS, since, now),
    ...dueShards.map((shard) => listed(shard, now, until)),
    buried(),
  ])
  return [...new Set(found.flat())]
}

const agentIn = (pk: string): string => pk.slice(keys.agent('').pk.length)
