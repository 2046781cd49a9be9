/**
 * The projector on this machine: no stream here, so every write is told when it is sent, and its changes are applied
 * once it came through, all that wait together at once. Whoever changes a row has read what the write before it made of
 * it, so that the order in which writes were sent is the order of every row's versions. As in a stream, a partition's
 * changes stay in that order: one whose reply comes sooner waits for those before it. What cannot be applied stays first
 * and is tried again; what was committed though its reply was lost is found out.
 */
import type { Db } from '../../lambdas/store/db'
import { checkpointKey, project, type Sequenced } from '../../lambdas/store/projections/projections'
import { idOf, readRow, readRows } from '../../lambdas/store/read'
import type { Change, Outcome, Row } from '../../lambdas/store/row'
import { type Key, keys } from '../../lambdas/store/table'
import { type Latest, type LeftBehind, NOTHING_LEFT, type ProjectorLog, type SentWrite } from './projector-log'

const SHARD = 'local'
/** Rows whose latest projected state is remembered. */
const REMEMBERED = 5_000
const RETRY_MS = 250

export interface LocalProjector {
  /** A write was sent, and this is what becomes of it. */
  written(changes: readonly Change[], outcome: Promise<Outcome>): void
  /**
   * Resolves when all that came through is projected, but for what waits for a write that was sent before it, or has
   * failed once: that waits for its next turn.
   */
  committed(): Promise<void>
  /** Whether all is projected; nothing is tried again. */
  close(): Promise<boolean>
}

interface Write extends SentWrite {
  /** `in doubt`: nobody knows whether it came through, and what stands now decides. */
  fate: 'under way' | 'done' | 'in doubt'
}

export interface Listener {
  /** Before anybody hears that a change is projected: once for all that were applied together. */
  applied(): unknown
  failed(error: Error): void
}

/** In memory nothing outlives the process, and nothing need be told. */
const UNTOLD: ProjectorLog = { sent() {}, taken() {}, applied() {} }

/** `log`: where it is told what a kill would lose, and `left`: what one has left there. */
export function projectInProcess(
  db: Db,
  { applied, failed }: Listener,
  { log, left }: { log: ProjectorLog; left: LeftBehind } = { log: UNTOLD, left: NOTHING_LEFT },
): LocalProjector {
  /** In the order in which they were sent. */
  const writes = new Set<Write>(left.writes.map((write) => ({ ...write, fate: 'in doubt' })))
  let sent = Math.max(0, ...left.writes.map(({ number }) => number))
  /** Taken from the writes, and not yet known to be applied. */
  let records: Sequenced[] = [...left.records]
  /** What is projected of a row, null where nothing is; for most rows, what the next change of it begins with. */
  const latest = new Map<string, Row | null>([
    ...left.latest,
    ...left.records.map(({ change }): Latest => [idOf((change.after ?? change.before) as Row), change.after as Row]),
  ])
  let last: bigint | null = null
  let turn: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** The difference to what was last projected of the row, which is more than its own after a doubt. */
  const number = ({ id, change }: Told): void => {
    const told = change.before === 'whatever' ? null : change.before
    const before = latest.get(id) === undefined || change.before === 'whatever' ? told : (latest.get(id) ?? null)
    const { after } = change
    const isNews = after ? !before || after.version > before.version : before !== null
    remember(id, isNews ? after : before)
    if (!isNews) return
    last = (last ?? 0n) + 1n
    records.push({ sequence: String(last), change: { before, after } })
  }

  /**
   * Of a write in doubt: what a later one has found in its place, or what stands there now. Whoever read a newer row has
   * seen it stand, whatever became of its own write; that nothing stood there only one knows that came through.
   */
  const whatBecame = async ({ number, changes }: Write, gathering: readonly Write[]): Promise<readonly Told[]> => {
    const later = gathering.filter((other) => other.number > number)
    const foundOf = (id: string, before: Change['before']): Row | null | undefined => {
      const version = before === null || before === 'whatever' ? 0 : before.version
      for (const { fate, changes } of later) {
        const found = changes.find((one) => idOf(keyOf(one)) === id)?.before
        if (found === undefined || found === 'whatever') continue
        if (found ? found.version > version : fate === 'done') return found
      }
      return undefined
    }
    return (await whatStands(db, changes)).map(({ id, change }) => {
      const after = foundOf(id, change.before)
      return after === undefined ? { id, change, stands: true as const } : { id, change: { ...change, after } }
    })
  }

  const remember = (id: string, row: Row | null): void => {
    latest.delete(id)
    latest.set(id, row)
    const oldest = latest.size > REMEMBERED ? latest.keys().next().value : undefined
    if (oldest !== undefined) latest.delete(oldest)
  }

  /** All that can be told, numbered once: when it is tried again, what had come through unheard is behind the checkpoint. */
  const gather = async (): Promise<void> => {
    last ??= await lastNumber(db, left)
    const gathering = [...writes]
    const told: [Write, readonly Told[]][] = []
    // Every read before anything is told: where one fails, nothing has happened yet.
    for (const write of inTheirTurn(gathering))
      told.push([write, write.fate === 'done' ? write.changes.map(asTold) : await whatBecame(write, gathering)])
    const before = records.length
    const all = told.flatMap(([, changes]) => changes)
    for (const one of all.filter((one) => !isKeeperGone(one))) number(one)
    for (const one of all.filter(isKeeperGone)) number(one)
    for (const [write] of told) writes.delete(write)
    if (told.length > 0)
      log.taken(
        told.map(([write]) => write.number),
        records.slice(before),
      )
  }

  /** In order; what fails holds up the rest until it succeeds. */
  const apply = async (): Promise<void> => {
    await project(db, SHARD, records)
    await applied()
    records = []
  }
  /** What is still under way begins with what is projected of its rows. */
  const settle = (): void => {
    const outstanding = [...writes]
    const ids = new Set(outstanding.flatMap(({ changes }) => changes.map((change) => idOf(keyOf(change)))))
    log.applied(
      outstanding,
      [...latest].filter(([id]) => ids.has(id)),
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
  const next = (): Promise<void> => {
    turn = turn.then(drain)
    return turn
  }

  return {
    written(changes, outcome) {
      sent += 1
      const write: Write = { number: sent, changes, fate: 'under way' }
      writes.add(write)
      log.sent(write)
      outcome.then(
        ({ kind }) => {
          if (kind === 'done') write.fate = 'done'
          else writes.delete(write)
          // Whoever waited for one that lost has nobody else to wake it.
          if (kind !== 'done' && writes.size > 0) void next()
        },
        () => {
          write.fate = 'in doubt'
          void next()
        },
      )
    },
    committed: next,
    close: async () => {
      await next()
      clearTimeout(timer)
      return writes.size === 0 && records.length === 0
    },
  }
}

/** What was numbered before a kill may not have been applied: the next number comes after all of them. */
async function lastNumber(db: Db, { records }: LeftBehind): Promise<bigint> {
  const checkpoint = await readRow<{ sequence: string }>(db, checkpointKey(SHARD))
  const numbers = [checkpoint?.data.sequence ?? '0', ...records.map(({ sequence }) => sequence)].map(BigInt)
  return numbers.reduce((highest, one) => (one > highest ? one : highest))
}

const keyOf = ({ before, after }: Change): Key => (after ?? before) as Row

/** Those whose fate is known, but for what waits in its partition for one that was sent before it. */
function inTheirTurn(writes: readonly Write[]): Write[] {
  const held = new Set<string>()
  return writes.filter(({ fate, changes }) => {
    const partitions = changes.map((change) => keyOf(change).pk)
    if (fate !== 'under way' && !partitions.some((pk) => held.has(pk))) return true
    for (const pk of partitions) held.add(pk)
    return false
  })
}

/** A change with the row it is about, which a change from nothing to nothing does not name. */
interface Told {
  id: string
  change: Change
  /** It is told as it stands now, which may be later than the write. */
  stands?: true
}

const asTold = (change: Change): Told => ({ id: idOf(keyOf(change)), change })

/** What a creature counts for is read off what its keeper's row told: where a doubt finds both gone, that is told last. */
const isKeeperGone = ({ id, change, stands }: Told): boolean =>
  stands === true && change.after === null && id.endsWith(KEEPER)
const KEEPER = idOf({ ...keys.agent(''), pk: '' })

/**
 * The rows as they are: by this write, by another that came since, or as they were before. Where nothing stands, that is
 * told too: what came and has gone since was never counted, so a later change that takes it away must count nothing.
 */
async function whatStands(db: Db, changes: readonly Change[]): Promise<readonly Told[]> {
  const keys = changes.map(keyOf).map(({ pk, sk }) => ({ pk, sk }))
  const rows = await readRows(db, keys)
  return changes.map(asTold).map(({ id, change }) => {
    const after = rows.get(id) ?? null
    const before = after === null && change.before === 'whatever' ? null : change.before
    return { id, change: { before, after } }
  })
}
