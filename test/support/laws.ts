/** Invariants of the stored rows, checked after any calls and faults. */

import { type DeletedAccount, hasName } from '../../lambdas/domain/accounts/account-deletion'
import type { Agent } from '../../lambdas/domain/accounts/agent'
import { householdViolations, nameViolations } from '../../lambdas/domain/accounts/household-laws'
import type { Gravestone, Past } from '../../lambdas/domain/afterlife/gravestone'
import type { LogEntry } from '../../lambdas/domain/care/care-log'
import { type Creature, careActions } from '../../lambdas/domain/creature/creature'
import { ledgerViolations } from '../../lambdas/domain/money/ledger-laws'
import type { Balance, LedgerEntry, Order, Payment } from '../../lambdas/domain/money/money'
import type { CommunitySpecies } from '../../lambdas/domain/species/community-species'
import { rebuild } from '../../lambdas/store/checks/rebuild'
import { correctlyListed } from '../../lambdas/store/creatures'
import { idOf } from '../../lambdas/store/read'
import type { Row } from '../../lambdas/store/row'
import { keys } from '../../lambdas/store/table'
import { staleCopies } from './copies'
import type { TestHouse } from './test-house'

interface Types {
  agent: Agent
  username: { agent_id: string | null }
  leaver: DeletedAccount
  creature: Creature
  past: Past
  stone: Gravestone
  log: LogEntry
  balance: Balance
  ledger: LedgerEntry
  order: Order
  payment: Payment
  species: CommunitySpecies
}

/** All violated invariants as texts. */
export async function brokenLaws(house: TestHouse): Promise<string[]> {
  const rows = await house.allRows()
  return [...brokenHouseholdLaws(rows, house.rowsBeforeRename), ...(await staleProjections(house))]
}

/** Invariants that need only the rows, without a rebuild of the projections. */
export function brokenHouseholdLaws(rows: readonly Row[], former: readonly Row[]): string[] {
  const broken: string[] = staleCopies(rows, former)
  const demand = (holds: boolean, law: string) => void (holds || broken.push(law))
  const all = <T extends keyof Types>(type: T) => rows.filter((row) => row.type === type) as Row<Types[T]>[]
  const at = <T>(list: readonly Row<T>[], pk: string) => list.filter((row) => row.pk === pk)

  const agents = all('agent')
  const claims = all('username')
  for (const row of claims) {
    const { data } = row
    const holders = agents.filter(({ data: { id } }) => id === data.agent_id)
    const isHeld = holders.length === 1 && idOf(keys.username(holders[0]?.data.username ?? '')) === idOf(row)
    demand(data.agent_id === null ? holders.length === 0 : isHeld, `a name without its agent`)
  }
  const here = new Set([...agents, ...all('leaver')].map(({ pk }) => pk))
  for (const { pk, type, data } of rows) {
    if (!pk.startsWith('agent#') || here.has(pk)) continue
    const stays = type === 'balance' || (type === 'stone' && !hasName((data as Gravestone).caretaker))
    demand(stays, `a ${type} of one who left`)
  }
  const [stones, creatures, pasts, balances, ledgers, logs] = [
    all('stone'),
    all('creature'),
    all('past'),
    all('balance'),
    all('ledger'),
    all('log'),
  ]
  const payments = new Map(all('payment').map(({ data }) => [data.id, data]))
  const paymentsIn = (lines: readonly LedgerEntry[]) =>
    new Map(lines.flatMap(({ payment_id: id }) => (id ? [[id, payments.get(id) ?? null] as const] : [])))
  const ordersOf = (agentId: string) =>
    new Map(all('order').flatMap(({ data }) => (data.agent_id === agentId ? [[data.id, data] as const] : [])))
  /** The figures of an adopted species have not changed since. */
  const hasItsDesign = ({ species: { slug, tier, family, feeding_window_hours } }: Creature): boolean => {
    const design = all('species').find(({ data }) => data.slug === slug)?.data
    const isSame = design?.family === family && design.feeding_window_hours === feeding_window_hours
    return tier !== 'community' || isSame
  }
  for (const { pk, data: agent } of agents) {
    const own = `of ${agent.username}`
    const claim = claims.find(({ pk }) => pk === keys.username(agent.username).pk)
    broken.push(...nameViolations(agent, claim?.data ?? null).map((law) => `${law}, ${own}`))
    const [living, past, graves] = [at(creatures, pk), at(pasts, pk), at(stones, pk).map(({ data }) => data)]
    const lives = [...living.map(({ data }) => data), ...past.map(({ data }) => data.creature)]
    const lines = at(ledgers, `ledger#${agent.id}`).map(({ data }) => data)
    const household = {
      agent,
      stones: graves,
      lines,
      living: living.map(({ data }) => data),
      past: past.map(({ data }) => data),
    }
    broken.push(...householdViolations(household).map((law) => `${law}, ${own}`))
    for (const row of living) demand(correctlyListed(row) === row, `${row.data.name} ${own} is not in the due index`)
    for (const creature of lives) {
      demand(hasItsDesign(creature), `${creature.name} ${own}: its species is not as it was adopted`)
      const diary = at(logs, `log#${creature.id}`).map(({ data }) => data)
      const row = [...living, ...past].find(({ sk }) => sk.endsWith(creature.id))
      demand(inSequence(diary), `the log of ${creature.name} ${own} has gaps`)
      demand(
        diary.length === careActions(creature),
        `${creature.name} ${own}: ${diary.length} of ${careActions(creature)} in the log`,
      )
      // The acts of a visit are one write.
      const calls = new Set(diary.map(({ done_at: at }) => at)).size
      demand((row?.version ?? 0) > calls, `${creature.name} ${own}: more care than versions`)
      demand(unchanged(diary, creature), `the log of ${creature.name} ${own} does not lead to its state`)
    }

    const [balance = null] = at(balances, pk).map(({ data }) => data)
    const books = { balance, lines, complete: true, payments: paymentsIn(lines), orders: ordersOf(agent.id) }
    broken.push(...ledgerViolations(agent.id, books).map((law) => `${law}, ${own}`))
  }
  for (const { data: payment } of all('payment')) {
    const moved = ledgers.filter(({ data }) => data.payment_id === payment.id).map(({ data }) => data.credits)
    const due = Object.values(payment.moved).reduce((total, credits) => total + credits, 0)
    demand(add(moved) === due, `payment ${payment.id} moved ${add(moved)}, not ${due}`)
  }
  return broken
}

/** Projections that differ from a rebuild of all rows. */
export async function staleProjections({ context: { db, now } }: TestHouse): Promise<string[]> {
  // Resolve in-flight changes first.
  await db.onCommit?.([])
  const { differences } = await rebuild(db, now())
  return differences.map(({ row, stored, expected }) => `${row} is ${stored}, not ${expected}`)
}

const inSequence = (list: readonly { number: number }[]): boolean =>
  list.every(({ number }, index) => number === index + 1)

/** Entries are in order of time, and the last one is the creature's last action. */
const unchanged = (diary: readonly LogEntry[], { stats_at, last_action_at }: Creature): boolean =>
  diary.every((entry, index) => index === 0 || (diary[index - 1] as LogEntry).done_at <= entry.done_at) &&
  (diary.at(-1)?.done_at ?? null) === last_action_at &&
  (last_action_at === null || last_action_at <= stats_at)

const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
