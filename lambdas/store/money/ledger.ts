/** The ledger of credits: append-only lines, and the balance, which changes in the same transaction. */
import type { Balance, LedgerEntry, Movement } from '../../domain/money/money'
import type { Instant } from '../../domain/time/instants'
import type { Db } from '../db'
import { type Consistency, readLatest, readRange, readRow } from '../read'
import { type Change, newRow, nextRow, type Row } from '../row'
import { ACCOUNTS, keys } from '../table'

export type BalanceRow = Row<Balance>

export const creditsOf = (row: BalanceRow | null): number => row?.data.credits ?? 0

export interface Posting {
  agent_id: string
  movements: readonly Movement[]
  at: Instant
  about: Pick<LedgerEntry, 'payment_id' | 'creature_id'>
}

/** The changes that move credits, and the new lines. Keeps balance = sum(ledger). */
export function preparePosting(
  row: BalanceRow | null,
  { agent_id, movements, at, about }: Posting,
  newId: () => string,
): { changes: Change[]; entries: LedgerEntry[]; balance: Balance } {
  const entries: LedgerEntry[] = []
  let balance: Balance = row?.data ?? { credits: 0, entries: 0 }
  for (const movement of movements) {
    balance = { credits: balance.credits + movement.credits, entries: balance.entries + 1 }
    entries.push({
      ...movement,
      ...about,
      id: newId(),
      number: balance.entries,
      moved_at: at,
      balance: balance.credits,
    })
  }
  if (entries.length === 0) return { changes: [], entries, balance }
  const listed = { due_shard: ACCOUNTS, due_at: at }
  const after = row ? nextRow(row, balance, listed) : newRow(keys.balance(agent_id), 'balance', balance, listed)
  return {
    changes: [
      { before: row, after },
      ...entries.map((entry) => ({
        before: null,
        after: newRow(keys.ledger(agent_id, entry.number), 'ledger', entry),
      })),
    ],
    entries,
    balance,
  }
}

export const readBalance = (db: Db, agentId: string, consistency?: Consistency): Promise<BalanceRow | null> =>
  readRow(db, keys.balance(agentId), consistency)

export const readLedger = (db: Db, agentId: string, limit: number): Promise<LedgerEntry[]> =>
  readLatest(db, (number) => keys.ledger(agentId, number), limit)

/** Lines by number, newest first. Consistent, because the balance that was read includes them. */
export async function readLedgerLines(
  db: Db,
  agentId: string,
  range: { from: number; to: number },
): Promise<LedgerEntry[]> {
  const [from, to] = [keys.ledger(agentId, range.from), keys.ledger(agentId, range.to)]
  return (await readRange<LedgerEntry>(db, from, to, { newestFirst: true })).map(({ data }) => data)
}

/** To find out whether a transaction succeeded whose reply was lost. */
export async function hasLedgerEntry(db: Db, agentId: string, { id, number }: LedgerEntry): Promise<boolean> {
  const row = await readRow<LedgerEntry>(db, keys.ledger(agentId, number))
  return row?.data.id === id
}
