/**
 * In-process projector of the local host, which has no stream. It learns of each write when the write is sent, and
 * applies its changes after the write is committed, in one batch with all others that are ready. A writer has read the
 * row version that the previous write produced, so the order of sending is the order of every row's versions. As in a
 * stream, changes of one partition stay in order: a change that is confirmed early waits for those sent before it. A
 * batch that fails stays first and is retried. Writes without a reply are resolved by reading the table.
 */
import type { Db } from '../../lambdas/store/db'
import { checkpointKey, project, type Sequenced } from '../../lambdas/store/projections/projections'
import { idOf, readRow, readRows } from '../../lambdas/store/read'
import type { Change, CommitOutcome, Row } from '../../lambdas/store/row'
import { type Key, keys } from '../../lambdas/store/table'
import {
  type Latest,
  NO_UNFINISHED_WORK,
  type ProjectorLog,
  type SentWrite,
  type UnfinishedWork,
} from './projector-log'

const SHARD = 'local'
/** Maximum number of rows whose last projected state is kept in memory. */
const REMEMBERED = 5_000
const RETRY_MS = 250

export interface LocalProjector {
  /** Call when a write is sent, with its pending outcome. */
  onWrite(changes: readonly Change[], outcome: Promise<CommitOutcome>): void
  /**
   * Resolves when all committed changes are projected, except those that wait for an earlier write of their partition
   * and those whose projection has failed once.
   */
  onCommit(): Promise<void>
  /** Returns whether everything is projected; does not retry. */
  close(): Promise<boolean>
}

interface Write extends SentWrite {
  /** `in doubt`: the reply was lost, so the table decides whether the write was committed. */
  state: 'in flight' | 'committed' | 'in doubt'
}

export interface Listener {
  /** Called once per applied batch, before `onCommit` resolves. */
  applied(): unknown
  failed(error: Error): void
}

/** In memory nothing outlives the process, so nothing is logged. */
const NO_LOG: ProjectorLog = { sent() {}, taken() {}, applied() {} }

/** `log` records what a kill would lose; `left` is what a killed process left there. */
export function projectInProcess(
  db: Db,
  { applied, failed }: Listener,
  { log, left }: { log: ProjectorLog; left: UnfinishedWork } = { log: NO_LOG, left: NO_UNFINISHED_WORK },
): LocalProjector {
  /** In the order of sending. */
  const writes = new Set<Write>(left.writes.map((write) => ({ ...write, state: 'in doubt' })))
  let sent = Math.max(0, ...left.writes.map(({ number }) => number))
  /** Numbered, but not yet known to be applied. */
  let records: Sequenced[] = [...left.records]
  /** Last projected state by row, null if there is none; the `before` of the row's next change. */
  const latest = new Map<string, Row | null>([
    ...left.latest,
    ...left.records.map(({ change }): Latest => [idOf((change.after ?? change.before) as Row), change.after as Row]),
  ])
  let last: bigint | null = null
  let turn: Promise<void> = Promise.resolve()
  /** The next turn, until it begins. */
  let waiting: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  /** Numbers the difference to the row's last projected state. After a write in doubt, that may span several writes. */
  const number = ({ id, change }: RowChange): void => {
    const known = change.before === 'whatever' ? null : change.before
    const before = latest.get(id) === undefined || change.before === 'whatever' ? known : (latest.get(id) ?? null)
    const { after } = change
    const isNewer = after ? !before || after.version > before.version : before !== null
    remember(id, isNewer ? after : before)
    if (!isNewer) return
    last = (last ?? 0n) + 1n
    records.push({ sequence: String(last), change: { before, after } })
  }

  /**
   * Resolves a write in doubt by the row that a later write found, or else by the table. A later write that read a
   * newer version proves that this version existed, even if the later write itself failed. Only a committed later write
   * proves that the row did not exist.
   */
  const resolveInDoubt = async (
    { number, changes }: Write,
    pending: readonly Write[],
  ): Promise<readonly RowChange[]> => {
    const later = pending.filter((other) => other.number > number)
    const foundOf = (id: string, before: Change['before']): Row | null | undefined => {
      const version = before === null || before === 'whatever' ? 0 : before.version
      for (const { state, changes } of later) {
        const found = changes.find((one) => idOf(keyOf(one)) === id)?.before
        if (found === undefined || found === 'whatever') continue
        if (found ? found.version > version : state === 'committed') return found
      }
      return undefined
    }
    return (await readCurrent(db, changes)).map(({ id, change }) => {
      const after = foundOf(id, change.before)
      return after === undefined ? { id, change, fromTable: true as const } : { id, change: { ...change, after } }
    })
  }

  const remember = (id: string, row: Row | null): void => {
    latest.delete(id)
    latest.set(id, row)
    const oldest = latest.size > REMEMBERED ? latest.keys().next().value : undefined
    if (oldest !== undefined) latest.delete(oldest)
  }

  /** Numbers every resolved change once. A retry after a lost reply is skipped by the checkpoint. */
  const gather = async (): Promise<void> => {
    last ??= await lastNumber(db, left)
    const pending = [...writes]
    const resolved: [Write, readonly RowChange[]][] = []
    // Finish all reads before numbering: if one fails, nothing has changed.
    for (const write of readyWrites(pending))
      resolved.push([
        write,
        write.state === 'committed' ? write.changes.map(toRowChange) : await resolveInDoubt(write, pending),
      ])
    const before = records.length
    const all = resolved.flatMap(([, changes]) => changes)
    for (const one of all.filter((one) => !isKeeperRemoval(one))) number(one)
    for (const one of all.filter(isKeeperRemoval)) number(one)
    for (const [write] of resolved) writes.delete(write)
    if (resolved.length > 0)
      log.taken(
        resolved.map(([write]) => write.number),
        records.slice(before),
      )
  }

  /** In order; a failure blocks later records until a retry succeeds. */
  const apply = async (): Promise<void> => {
    await project(db, SHARD, records)
    await applied()
    records = []
  }
  /** Writes still in flight start from the last projected state of their rows. */
  const settle = (): void => {
    const outstanding = [...writes]
    const ids = new Set(outstanding.flatMap(({ changes }) => changes.map((change) => idOf(keyOf(change)))))
    log.applied(
      outstanding,
      [...ids].flatMap((id): Latest[] => {
        const row = latest.get(id)
        return row === undefined ? [] : [[id, row]]
      }),
    )
  }
  const drain = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      if (records.length > 0) await apply()
      await gather()
      if (records.length > 0) await apply()
      settle()
    } catch (error) {
      failed(error as Error)
      timer = setTimeout(next, RETRY_MS)
      timer.unref()
    }
  }
  /** All changes committed before a turn begins are applied in it. */
  const next = (): Promise<void> => {
    waiting ??= turn.then(() => {
      waiting = null
      return drain()
    })
    turn = waiting
    return turn
  }

  return {
    onWrite(changes, outcome) {
      sent += 1
      const write: Write = { number: sent, changes, state: 'in flight' }
      writes.add(write)
      log.sent(write)
      outcome.then(
        ({ kind }) => {
          if (kind === 'done') write.state = 'committed'
          else writes.delete(write)
          // A change that waited for this failed write has no other trigger.
          if (kind !== 'done' && writes.size > 0) void next()
        },
        () => {
          write.state = 'in doubt'
          void next()
        },
      )
    },
    onCommit: next,
    close: async () => {
      await next()
      clearTimeout(timer)
      return writes.size === 0 && records.length === 0
    },
  }
}

/** Records numbered before a kill may not have been applied: continue after the highest number. */
async function lastNumber(db: Db, { records }: UnfinishedWork): Promise<bigint> {
  const checkpoint = await readRow<{ sequence: string }>(db, checkpointKey(SHARD))
  const numbers = [checkpoint?.data.sequence ?? '0', ...records.map(({ sequence }) => sequence)].map(BigInt)
  return numbers.reduce((highest, one) => (one > highest ? one : highest))
}

const keyOf = ({ before, after }: Change): Key => (after ?? before) as Row

/** Writes whose outcome is known or in doubt, except those behind an in-flight write of the same partition. */
function readyWrites(writes: readonly Write[]): Write[] {
  const held = new Set<string>()
  return writes.filter(({ state, changes }) => {
    const partitions = changes.map((change) => keyOf(change).pk)
    if (state !== 'in flight' && !partitions.some((pk) => held.has(pk))) return true
    for (const pk of partitions) held.add(pk)
    return false
  })
}

/** A change and its row id: a change from null to null names no row. */
interface RowChange {
  id: string
  change: Change
  /** `after` was read from the table, so it may be newer than the write. */
  fromTable?: true
}

const toRowChange = (change: Change): RowChange => ({ id: idOf(keyOf(change)), change })

/**
 * Counters of a creature derive from its keeper's projected row: if both turn out to be deleted, the keeper's removal
 * must come last.
 */
const isKeeperRemoval = ({ id, change, fromTable }: RowChange): boolean =>
  fromTable === true && change.after === null && id.endsWith(KEEPER)
const KEEPER = idOf({ ...keys.agent(''), pk: '' })

/**
 * The rows as stored now: after this write, after a later one, or unchanged. A missing row is included: if it was
 * created and deleted in between it was never counted, so its removal must count nothing.
 */
async function readCurrent(db: Db, changes: readonly Change[]): Promise<readonly RowChange[]> {
  const keys = changes.map(keyOf).map(({ pk, sk }) => ({ pk, sk }))
  const rows = await readRows(db, keys)
  return changes.map(toRowChange).map(({ id, change }) => {
    const after = rows.get(id) ?? null
    const before = after === null && change.before === 'whatever' ? null : change.before
    return { id, change: { before, after } }
  })
}
