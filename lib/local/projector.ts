/**
 * The projector on this machine: no stream here, so every commit hands over its changes, and all that wait together
 * are applied together. What cannot be applied stays first in the queue and is tried again; what was committed though
 * its reply was lost is found out; and a change that overtook another brings the other's difference with it.
 */
import type { Db } from '../../lambdas/store/db'
import { checkpointKey, project, type Sequenced } from '../../lambdas/store/projections'
import { idOf, readAll, readRow } from '../../lambdas/store/read'
import type { Change, Row } from '../../lambdas/store/row'

const SHARD = 'local'
/** Rows whose latest projected state is remembered. */
const REMEMBERED = 5_000
const RETRY_MS = 250

export interface LocalProjector {
  /** Resolves when the changes are projected, or have failed once and wait for their next turn. */
  committed(changes: readonly Change[]): Promise<void>
  /** Nobody knows whether these came through: what stands now decides. */
  inDoubt(changes: readonly Change[]): void
  /** Whether all is projected; nothing is tried again. */
  close(): Promise<boolean>
}

type Job = () => Promise<readonly Change[]>

export interface Listener {
  /** Before anybody hears that a change is projected: once for all that were applied together. */
  applied(): void
  failed(error: Error): void
}

export function projectInProcess(db: Db, { applied, failed }: Listener): LocalProjector {
  const queue: Job[] = []
  /** Taken from the queue, and not yet known to be applied. */
  let records: Sequenced[] = []
  const latest = new Map<string, Row>()
  let last: bigint | null = null
  let turn: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** The difference to what was last projected of the row, which is more than its own where a change is missing. */
  const known = ({ before, after }: Change): Change | null => {
    const row = after ?? (before === 'whatever' ? null : before)
    const standing = row && latest.get(idOf(row))
    if (!standing || before === 'whatever') return { before, after }
    if (after && after.version <= standing.version) return null
    return { before: standing, after }
  }

  const remember = ({ before, after }: Change): void => {
    const row = after ?? before
    if (!row || row === 'whatever') return
    latest.delete(idOf(row))
    if (after) latest.set(idOf(after), after)
    const oldest = latest.size > REMEMBERED ? latest.keys().next().value : undefined
    if (oldest !== undefined) latest.delete(oldest)
  }

  /** All that waits, numbered once: when it is tried again, what had come through unheard is behind the checkpoint. */
  const gather = async (): Promise<void> => {
    last ??= BigInt((await readRow<{ sequence: string }>(db, checkpointKey(SHARD)))?.data.sequence ?? 0)
    for (let waiting = queue.length; waiting > 0; waiting--) {
      const job = queue[0] as Job
      for (const told of await job()) {
        const change = known(told)
        if (!change) continue
        const { before, after } = change
        last += 1n
        records.push({ sequence: String(last), change: { before: before === 'whatever' ? null : before, after } })
        remember(change)
      }
      queue.shift()
    }
  }

  /** In the order of the queue; what fails holds up the rest until it succeeds. */
  const apply = async (): Promise<void> => {
    await project(db, SHARD, records)
    records = []
    applied()
  }
  const drain = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      if (records.length > 0) await apply()
      await gather()
      if (records.length > 0) await apply()
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
    committed(changes) {
      queue.push(async () => changes)
      return next()
    },
    inDoubt(changes) {
      queue.push(() => thoseThatStand(db, changes))
      void next()
    },
    close: async () => {
      await next()
      clearTimeout(timer)
      return queue.length === 0 && records.length === 0
    },
  }
}

/** All of a commit came through or nothing did; a row that has changed again since shows that it had. */
async function thoseThatStand(db: Db, changes: readonly Change[]): Promise<readonly Change[]> {
  const told = changes.flatMap(({ after }) => after ?? [])
  const rows = await readAll(
    db,
    told.map(({ pk, sk }) => ({ pk, sk })),
  )
  const cameThrough = told.some((after) => (rows.get(idOf(after))?.version ?? 0) >= after.version)
  return cameThrough ? changes : []
}
