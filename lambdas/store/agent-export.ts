/**
 * Data export: everything stored about an agent, in pages. The agent's rows come first, each creature followed by its
 * care log; then the ledger.
 */
import type { LogEntry } from '../domain/care/care-log'
import type { LedgerEntry } from '../domain/money/money'
import type { Db } from './db'
import { notExported, type Reference } from './entities/entity'
import { readReferred } from './entities/referred-rows'
import { ENTITIES } from './entities/registry'
import { readRange } from './read'
import type { Row } from './row'
import { FIRST, HIGHEST_NUMBER, idIn, keys, LAST } from './table'

/** The last position of a page: at a row, within the care log of that row's creature, or within the ledger. */
export type Bookmark = { row: string; entry?: number } | { line: number }

export interface AgentExport {
  /** Of the agent's partition and its ledger, and those of other partitions that they refer to. */
  rows: Row[]
  log: { life: Row; entries: LogEntry[] }[]
  next: Bookmark | null
}

const READ_BATCH = 100

/** Rows, log entries and ledger lines per page. At their largest they fill a third of the maximum response size. */
const PAGE_ITEMS = 400

export async function readAgentExport(db: Db, agentId: string, from: Bookmark | null): Promise<AgentExport> {
  const found: AgentExport = { rows: [], log: [], next: null }
  const itemsLeft = () =>
    PAGE_ITEMS - found.rows.length - found.log.reduce((sum, { entries }) => sum + entries.length, 0)
  if (!from || 'row' in from) found.next = await readAgentRows(db, agentId, from, found, itemsLeft)
  if (!found.next)
    found.next = await readLedgerPage(db, agentId, from && 'line' in from ? from.line : 0, found, itemsLeft())
  found.rows.push(...(await readReferred(db, found.rows, leadsToExport)))
  return found
}

/** A payment is not exported itself, but its order is. */
const leadsToExport = ({ kind }: Reference): boolean =>
  ENTITIES[kind].onExport !== notExported || ENTITIES[kind].refersTo !== undefined

const isCreature = ({ type }: Row): boolean => type === 'creature' || type === 'past'

/**
 * A bookmark only selects among the agent's own rows: the row that is found decides which care log is read, so a forged
 * bookmark reveals nothing.
 */
async function readAgentRows(
  db: Db,
  agentId: string,
  from: { row: string; entry?: number } | null,
  found: AgentExport,
  itemsLeft: () => number,
): Promise<Bookmark | null> {
  const { pk } = keys.agent(agentId)
  let reached = from?.row ?? FIRST
  let entry = from?.entry
  for (;;) {
    const rows: Row[] = await readRange(db, { pk, sk: reached }, { pk, sk: LAST }, { limit: READ_BATCH })
    const isResuming = entry !== undefined && rows[0]?.sk === reached
    const fresh = isResuming ? rows : rows.filter(({ sk }) => sk !== reached)
    if (fresh.length === 0) return null
    for (const row of fresh) {
      const since = isResuming && row === fresh[0] ? (entry as number) : 0
      if (since === 0) {
        if (itemsLeft() === 0) return { row: reached }
        found.rows.push(row)
      }
      if (isCreature(row)) {
        if (itemsLeft() === 0) return { row: row.sk, entry: since }
        const [lowest, highest] = [keys.log(idIn(row.sk), since + 1), keys.log(idIn(row.sk), HIGHEST_NUMBER)]
        const limit = itemsLeft()
        const log = await readRange<LogEntry>(db, lowest, highest, { limit })
        if (log.length > 0) found.log.push({ life: row, entries: log.map(({ data }) => data) })
        if (log.length === limit) return { row: row.sk, entry: log.at(-1)?.data.number ?? since }
      }
      reached = row.sk
    }
    entry = undefined
  }
}

async function readLedgerPage(
  db: Db,
  agentId: string,
  after: number,
  found: AgentExport,
  itemsLeft: number,
): Promise<Bookmark | null> {
  if (itemsLeft === 0) return { line: after }
  const [from, to] = [keys.ledger(agentId, after + 1), keys.ledger(agentId, HIGHEST_NUMBER)]
  const lines = await readRange<LedgerEntry>(db, from, to, { limit: itemsLeft })
  found.rows.push(...lines)
  return lines.length === itemsLeft ? { line: lines.at(-1)?.data.number ?? after } : null
}
