/**
 * Leaving: one transaction ends the key and takes the agent's place, the rest goes a piece at a time. Each piece is
 * written with the leaver's own row, so that only one clears at a time and whoever stopped half-way is taken up by the
 * next. What stays, stays without a name: stones, species, and the books under the bare id.
 */

import {
  type AccountDeletionBatch,
  anonymizeOrder,
  anonymizeSpecies,
  anonymizeStone,
  type DeletedAccount,
  deletedAccountOf,
  EMPTY_DELETION_BATCH,
  hasName,
  toDeletedLogEntry,
} from '../domain/accounts/account-deletion'
import type { LogEntry } from '../domain/care/care-log'
import type { Creature } from '../domain/creature/creature'
import type { Gravestone, Past } from '../domain/creature/death'
import type { LedgerEntry, Order, Payment } from '../domain/money/money'
import { creaturePaintings, keeperPainting } from '../domain/picture/painting'
import type { CommunitySpecies } from '../domain/species/community'
import type { Instant } from '../domain/time/instants'
import { type AgentRow, claimed } from './agents'
import { commit } from './commit'
import type { Db } from './db'
import { readDue } from './due'
import type { LaidFlower } from './flowers'
import { readAll, readRange, readRow, walk } from './read'
import { type Change, next, type Row } from './row'
import { FIRST, HIGHEST_NUMBER, type Key, keys, LAST, LEAVING } from './table'

type LeaverRow = Row<DeletedAccount>

/** The name stays taken, and leads nowhere: nobody can pose as the one who left. */
export function left(row: AgentRow, now: Instant): Change[] {
  const claim = claimed(row.data)
  const after: Row = { ...row, version: row.version + 1, type: 'leaver', data: deletedAccountOf(row.data, now) }
  return [
    { before: row, after: { ...after, due_shard: LEAVING, due_at: now } },
    { before: claim, after: next(claim, { agent_id: null }) },
  ]
}

/** The ids of those of whom something is left to clear away, a page at a time. */
export async function* leaversDue(db: Db, now: Instant): AsyncGenerator<string[]> {
  for await (const page of readDue(db, LEAVING, now)) yield page.map(({ pk }) => pk.slice(keys.agent('').pk.length))
}

interface Piece {
  changes: Change[]
  going?: AccountDeletionBatch
}

/** True when nothing is left of it but what stays; false when time ran out or somebody else is at it. */
export async function clearAway(db: Db, agentId: string, goOn: () => boolean): Promise<boolean> {
  const row = await readRow<DeletedAccount>(db, keys.agent(agentId))
  if (row?.type !== 'leaver') return true
  let leaver: LeaverRow = row
  for await (const { changes, going = EMPTY_DELETION_BATCH } of piecesOf(db, agentId)) {
    if (!goOn()) return false
    const after = next(leaver, { ...leaver.data, going })
    if ((await commit(db, [{ before: leaver, after }, ...changes])).kind !== 'done') return false
    leaver = after
  }
  // By itself and last: until then the row says whose the others are.
  return (await commit(db, [{ before: leaver, after: null }])).kind === 'done'
}

const gone = (before: Row): Change => ({ before, after: null })

/** Each must be written before the next is asked for: what has gone is not found again. */
async function* piecesOf(db: Db, agentId: string): AsyncGenerator<Piece> {
  const { pk } = keys.agent(agentId)
  for await (const page of walk<unknown>(db, { pk, sk: FIRST }, { pk, sk: LAST })) {
    for (const row of page.filter(isLife)) yield* lifePieces(db, row)
    yield* inPieces(await changesTo(db, page))
  }
  yield* inPieces((await readEvery(db, [keys.painting(keeperPainting(agentId))])).map(gone))
  for await (const lines of walk<LedgerEntry>(db, keys.ledger(agentId, 0), keys.ledger(agentId, HIGHEST_NUMBER))) {
    yield* inPieces(await boughtWith(db, lines))
  }
}

/** A transaction's most, the leaver itself left out. */
const MOST_CHANGES = 99

function* inPieces(changes: readonly Change[]): Generator<Piece> {
  for (let from = 0; from < changes.length; from += MOST_CHANGES) {
    yield { changes: changes.slice(from, from + MOST_CHANGES) }
  }
}

const isLife = (row: Row): row is Row<Creature | Past> => row.type === 'creature' || row.type === 'past'

/** So few that all the sums they count in fit into one transaction of the projector, too. */
const ENTRIES_AT_ONCE = 30

/** A life goes with the last of its log: an act of care that is still under way is found, or finds nobody. */
async function* lifePieces(db: Db, row: Row<Creature | Past>): AsyncGenerator<Piece> {
  const creature = 'creature' in row.data ? row.data.creature : row.data
  const [from, to] = [keys.log(creature.id, 0), keys.log(creature.id, HIGHEST_NUMBER)]
  for (let last = false; !last; ) {
    const log = await readRange<LogEntry>(db, from, to, { limit: ENTRIES_AT_ONCE })
    last = log.length < ENTRIES_AT_ONCE
    const { id, hatched_at } = creature
    const paintings = last ? await readEvery(db, creaturePaintings(creature).map(keys.painting)) : []
    yield {
      changes: [...log, ...paintings, ...(last ? [row] : [])].map(gone),
      going: { entries: log.map(({ data }) => toDeletedLogEntry(data)), lives: last ? [{ id, hatched_at }] : [] },
    }
  }
}

const readEvery = async (db: Db, wanted: readonly Key[]): Promise<Row[]> => [...(await readAll(db, wanted)).values()]

/** What becomes of everything else that lies with the agent: by the type of its row, or else it goes. */
async function changesTo(db: Db, page: readonly Row[]): Promise<Change[]> {
  const of = <T>(type: string) => page.filter((row) => row.type === type) as Row<T>[]
  const designs = of<{ slug: string }>('design')
  const orders = of<{ order_id: string }>('placed')
  const species = await readEvery(
    db,
    designs.map(({ data }) => keys.species(data.slug)),
  )
  const flowers = await readEvery(
    db,
    of<LaidFlower>('laid_flower').map(({ data, pk }) =>
      keys.flower(data.keeper_id, data.number, pk.slice(AGENT.length)),
    ),
  )
  return [
    ...flowers.map(gone),
    ...of<Gravestone>('stone')
      .filter(({ data }) => hasName(data.caretaker))
      .map((row) => ({ before: row, after: next(row, anonymizeStone(row.data)) })),
    ...(species as Row<CommunitySpecies>[]).map((row) => ({
      before: row,
      after: next(row, anonymizeSpecies(row.data)),
    })),
    ...(await namelessOrders(
      db,
      orders.map(({ data }) => data.order_id),
    )),
    ...page.filter((row) => !isLife(row) && !STAYS.includes(row.type)).map(gone),
  ]
}

const AGENT = keys.agent('').pk
const STAYS = ['leaver', 'balance', 'stone']

async function boughtWith(db: Db, lines: readonly Row<LedgerEntry>[]): Promise<Change[]> {
  const ids = new Set(lines.flatMap(({ data }) => data.payment_id ?? []))
  const payments = (await readEvery(db, [...ids].map(keys.payment))) as Row<Payment>[]
  return namelessOrders(
    db,
    payments.flatMap(({ data }) => data.purchase?.order_id ?? []),
  )
}

async function namelessOrders(db: Db, ids: readonly string[]): Promise<Change[]> {
  const rows = (await readEvery(db, [...new Set(ids)].map(keys.order))) as Row<Order>[]
  return rows
    .filter(({ data }) => hasName(data.buyer))
    .map((row) => ({ before: row, after: next(row, anonymizeOrder(row.data)) }))
}
