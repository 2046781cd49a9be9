/**
 * Account deletion. One transaction revokes the key and replaces the agent row with a `leaver` row; the remaining rows
 * are deleted in batches. Every batch also updates the leaver row, so that concurrent workers conflict and an
 * interrupted deletion can be resumed. Gravestones, designed species and orders are anonymized; the ledger is kept.
 */

import {
  type AccountDeletionBatch,
  type DeletedAccount,
  deletedAccountOf,
  EMPTY_DELETION_BATCH,
  toDeletedLogEntry,
} from '../domain/accounts/account-deletion'
import type { Past } from '../domain/afterlife/gravestone'
import type { LogEntry } from '../domain/care/care-log'
import type { Creature } from '../domain/creature/creature'
import type { Instant } from '../domain/time/instants'
import { type AgentRow, usernameClaim } from './agents'
import { commit } from './commit'
import type { Db } from './db'
import { readDue } from './due'
import { readReferred } from './entities/referred-rows'
import { entityOf } from './entities/registry'
import { readOpenPlaced } from './money/orders'
import { readPages, readRange, readRow } from './read'
import { type Change, nextRow, type Row } from './row'
import { FIRST, HIGHEST_NUMBER, keys, LAST, PENDING_DELETIONS } from './table'

type LeaverRow = Row<DeletedAccount>

/** Keeps the username claim, without an agent, so that the username cannot be registered again for impersonation. */
export function deletionChanges(row: AgentRow, now: Instant): Change[] {
  const claim = usernameClaim(row.data)
  return [leaverChange(row, now), { before: claim, after: nextRow(claim, { agent_id: null }) }]
}

/** For an account that nobody has seen: its username is free again. */
export const registrationUndone = (row: AgentRow, now: Instant): Change[] => [
  leaverChange(row, now),
  { before: usernameClaim(row.data), after: null },
]

const leaverChange = (row: AgentRow, now: Instant): Change => ({
  before: row,
  after: {
    ...row,
    version: row.version + 1,
    type: 'leaver',
    data: deletedAccountOf(row.data, now),
    due_shard: PENDING_DELETIONS,
    due_at: now,
  },
})

/** Ids of agents whose deletion is unfinished, in pages. */
export async function* pendingDeletions(db: Db, now: Instant): AsyncGenerator<string[]> {
  for await (const page of readDue(db, PENDING_DELETIONS, now))
    yield page.map(({ pk }) => pk.slice(keys.agent('').pk.length))
}

/** Looks again later: its orders wait for a bank or for a refund. */
export async function postponeDeletion(db: Db, agentId: string, until: Instant): Promise<void> {
  const row = await readRow<DeletedAccount>(db, keys.agent(agentId))
  if (row?.type === 'leaver')
    await commit(db, [
      { before: row, after: nextRow(row, { ...row.data, going: EMPTY_DELETION_BATCH }, { due_at: until }) },
    ])
}

interface Batch {
  changes: Change[]
  going?: AccountDeletionBatch
}

/** `unfinished`: `mayContinue` stopped it, or a concurrent worker won. `waiting`: an order is not closed or refunded yet. */
export type DeletionState = 'done' | 'unfinished' | 'waiting'

export async function deleteAgentData(db: Db, agentId: string, mayContinue: () => boolean): Promise<DeletionState> {
  const row = await readRow<DeletedAccount>(db, keys.agent(agentId))
  if (row?.type !== 'leaver') return 'done'
  let leaver: LeaverRow = row
  for await (const { changes, going = EMPTY_DELETION_BATCH } of deletionBatches(db, row.data)) {
    if (!mayContinue()) return 'unfinished'
    const after = nextRow(leaver, { ...leaver.data, going })
    if ((await commit(db, [{ before: leaver, after }, ...changes])).kind !== 'done') return 'unfinished'
    leaver = after
  }
  if ((await readOpenPlaced(db, agentId)).length > 0) return 'waiting'
  const placed = await readRange(db, keys.placed(agentId, ''), keys.placed(agentId, LAST))
  for (const { changes } of inBatches(placed.map(removal))) await commit(db, changes)
  // The leaver row goes last: from it the projector reads the username and model family of the deleted creatures.
  return (await commit(db, [{ before: leaver, after: null }])).kind === 'done' ? 'done' : 'unfinished'
}

const removal = (before: Row): Change => ({ before, after: null })

/** Commit each batch before requesting the next: `creatureBatches` finds its next rows by re-reading the same range. */
async function* deletionBatches(db: Db, { id: agentId }: DeletedAccount): AsyncGenerator<Batch> {
  const { pk } = keys.agent(agentId)
  for await (const page of readPages<unknown>(db, { pk, sk: FIRST }, { pk, sk: LAST })) {
    for (const row of page.filter(isCreature)) yield* creatureBatches(db, row)
    yield* inBatches(
      await leavingChanges(
        db,
        page.filter((row) => !isCreature(row)),
      ),
    )
  }
  for await (const lines of readPages(db, keys.ledger(agentId, 0), keys.ledger(agentId, HIGHEST_NUMBER))) {
    yield* inBatches(await leavingChanges(db, lines))
  }
}

/** DynamoDB's limit of 100 writes per transaction, less one for the leaver row. */
const MAX_CHANGES = 99

function* inBatches(changes: readonly Change[]): Generator<Batch> {
  for (let from = 0; from < changes.length; from += MAX_CHANGES) {
    yield { changes: changes.slice(from, from + MAX_CHANGES) }
  }
}

const isCreature = (row: Row): row is Row<Creature | Past> => row.type === 'creature' || row.type === 'past'

/** Small enough that the projector can update every counter affected by one batch in one transaction. */
const LOG_BATCH = 30

/** Deletes the creature together with its last log entries, so that a concurrent care call conflicts. */
async function* creatureBatches(db: Db, row: Row<Creature | Past>): AsyncGenerator<Batch> {
  const creature = 'creature' in row.data ? row.data.creature : row.data
  const [from, to] = [keys.log(creature.id, 0), keys.log(creature.id, HIGHEST_NUMBER)]
  for (let last = false; !last; ) {
    const log = await readRange<LogEntry>(db, from, to, { limit: LOG_BATCH })
    last = log.length < LOG_BATCH
    const { id, hatched_at } = creature
    const paintings = last ? await readReferred(db, [row]) : []
    yield {
      changes: [...log, ...paintings, ...(last ? [row] : [])].map(removal),
      going: { entries: log.map(({ data }) => toDeletedLogEntry(data)), lives: last ? [{ id, hatched_at }] : [] },
    }
  }
}

/** What the registry says of each of these rows, and of those in other partitions that belong to them. */
async function leavingChanges(db: Db, rows: readonly Row[]): Promise<Change[]> {
  return [...(await readReferred(db, rows)), ...rows].flatMap((row) => {
    const { onLeave = 'delete' } = entityOf(row) ?? {}
    if (onLeave === 'delete') return [removal(row)]
    const after = onLeave === 'keep' ? row.data : onLeave(row.data)
    return after === row.data ? [] : [{ before: row, after: nextRow(row, after) }]
  })
}
