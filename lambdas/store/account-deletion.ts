/**
 * Account deletion. One transaction revokes the key and replaces the agent row with a `leaver` row; the remaining rows
 * are deleted in batches, each with what stays counted of it (`departed`), so that every step may be repeated or resumed.
 * The leaver row goes last. Gravestones, designed species and orders are anonymized; the ledger is kept.
 */

import { type DeletedAccount, deletedAccountOf } from '../domain/accounts/account-deletion'
import type { Past } from '../domain/afterlife/gravestone'
import type { LogEntry } from '../domain/care/care-log'
import type { Creature } from '../domain/creature/creature'
import type { LifeImage } from '../domain/projections/departed'
import type { Departed } from '../domain/projections/pending-projections'
import type { Instant } from '../domain/time/instants'
import { type AgentRow, usernameClaim } from './agents'
import { commit } from './commit'
import type { Db } from './db'
import { readDue } from './due'
import type { Leaver } from './entities/entity'
import { readReferred } from './entities/referred-rows'
import { entityOf } from './entities/registry'
import { readOpenPlaced } from './money/orders'
import { idOf, readPages, readRange, readRow, readRows } from './read'
import { type Change, newRow, nextRow, type Row } from './row'
import { FIRST, HIGHEST_NUMBER, keys, LAST, PENDING_DELETIONS } from './table'

/** Keeps the username claim, without an agent, so that the username cannot be registered again for impersonation. */
export async function deletionChanges(db: Db, row: AgentRow, now: Instant): Promise<Change[]> {
  const claim = usernameClaim(row.data)
  const { id } = row.data
  const lives = await Promise.all(
    [keys.creature, keys.past].map((key) => readRange<never>(db, key(id, FIRST), key(id, LAST))),
  )
  const { departedAgent } = await projections()
  const departed = departedAgent(row.data, lives.flat() as Row[] as LifeImage[], deletedAccountOf(row.data, now))
  return [
    leaverChange(row, now),
    { before: claim, after: nextRow(claim, { agent_id: null }) },
    ...(await departedChanges(db, departed)),
  ]
}

/** Loaded on first use: few calls delete anything. */
const projections = () => import('../domain/projections/departed')

async function departedChanges(db: Db, departed: readonly Departed[]): Promise<Change[]> {
  const keyOf = ({ partition, name }: Departed) => keys.departed(partition, name)
  const [{ mergedDeparted }, rows] = await Promise.all([projections(), readRows(db, departed.map(keyOf))])
  return departed.map((one) => {
    const before = rows.get(idOf(keyOf(one))) as Row<Departed> | undefined
    if (before) return { before, after: nextRow(before, mergedDeparted(before.data, one)) }
    const { expires_at } = one
    return { before: null, after: newRow(keyOf(one), 'departed', one, expires_at === undefined ? {} : { expires_at }) }
  })
}

/** Undoes the registration of an unused account: frees its username and stops counting it. */
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
  if (row?.type === 'leaver') await commit(db, [{ before: row, after: nextRow(row, row.data, { due_at: until }) }])
}

/** `unfinished`: `mayContinue` stopped it, or a concurrent worker won. `waiting`: an order is not closed or refunded yet. */
export type DeletionState = 'done' | 'unfinished' | 'waiting'

export async function deleteAgentData(db: Db, agentId: string, mayContinue: () => boolean): Promise<DeletionState> {
  const row = await readRow<DeletedAccount>(db, keys.agent(agentId))
  if (row?.type !== 'leaver') return 'done'
  const { departedWith } = await projections()
  for await (const changes of deletionBatches(db, row.data)) {
    if (!mayContinue()) return 'unfinished'
    const departed = await departedChanges(db, departedWith(deletedIn(changes), row.data))
    if ((await commit(db, [...changes, ...departed])).kind !== 'done') return 'unfinished'
  }
  if ((await readOpenPlaced(db, agentId)).length > 0) return 'waiting'
  const placed = await readRange(db, keys.placed(agentId, ''), keys.placed(agentId, LAST))
  for (const changes of inBatches(placed.map(removal))) await commit(db, changes)
  // The leaver row goes last: from it the projector reads the username and model family of the deleted creatures.
  return (await commit(db, [{ before: row, after: null }])).kind === 'done' ? 'done' : 'unfinished'
}

const removal = (before: Row): Change => ({ before, after: null })

const deletedIn = (changes: readonly Change[]): Row[] =>
  changes.flatMap(({ before, after }) => (after === null && before && before !== 'whatever' ? [before] : []))

/** Commit each batch before requesting the next: `creatureBatches` finds its next rows by re-reading the same range. */
async function* deletionBatches(db: Db, leaver: Leaver): AsyncGenerator<Change[]> {
  const agentId = leaver.id
  const { pk } = keys.agent(agentId)
  for await (const page of readPages<unknown>(db, { pk, sk: FIRST }, { pk, sk: LAST })) {
    for (const row of page.filter(isCreature)) yield* creatureBatches(db, row)
    yield* inBatches(
      await leavingChanges(
        db,
        leaver,
        page.filter((row) => !isCreature(row)),
      ),
    )
  }
  for await (const lines of readPages(db, keys.ledger(agentId, 0), keys.ledger(agentId, HIGHEST_NUMBER))) {
    yield* inBatches(await leavingChanges(db, leaver, lines))
  }
}

/** DynamoDB's limit of writes per transaction. */
const MAX_CHANGES = 100

function* inBatches(changes: readonly Change[]): Generator<Change[]> {
  for (let from = 0; from < changes.length; from += MAX_CHANGES) yield changes.slice(from, from + MAX_CHANGES)
}

const isCreature = (row: Row): row is Row<Creature | Past> => row.type === 'creature' || row.type === 'past'

/** Small enough that all counters of one batch fit into its transaction, and those of its creature. */
const LOG_BATCH = 20

/** Deletes the creature together with its last log entries, so that a concurrent care call conflicts. */
async function* creatureBatches(db: Db, row: Row<Creature | Past>): AsyncGenerator<Change[]> {
  const creature = 'creature' in row.data ? row.data.creature : row.data
  const [from, to] = [keys.log(creature.id, 0), keys.log(creature.id, HIGHEST_NUMBER)]
  for (let last = false; !last; ) {
    const log = await readRange<LogEntry>(db, from, to, { limit: LOG_BATCH })
    last = log.length < LOG_BATCH
    const paintings = last ? await readReferred(db, [row]) : []
    yield [...log, ...paintings, ...(last ? [row] : [])].map(removal)
  }
}

/** What the registry says of each of these rows, and of those in other partitions that belong to them. */
async function leavingChanges(db: Db, leaver: Leaver, rows: readonly Row[]): Promise<Change[]> {
  return [...(await readReferred(db, rows)), ...rows].flatMap((row) => {
    const { onLeave = 'delete' } = entityOf(row) ?? {}
    if (onLeave === 'delete') return [removal(row)]
    const after = onLeave === 'keep' ? row.data : onLeave(row.data, leaver, row)
    if (after === null) return [removal(row)]
    return after === row.data ? [] : [{ before: row, after: nextRow(row, after) }]
  })
}
