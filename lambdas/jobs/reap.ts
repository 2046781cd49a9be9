/**
 * Reaper, every minute: buries dead creatures as of their time of death, re-indexes due creatures that are alive, and
 * deletes data of deleted accounts.
 */
import { metricFields } from '../api/metrics'
import { type Context, processContext } from '../context'
import { momentAt } from '../domain/creature/clock'
import type { Instant } from '../domain/time/instants'
import { AccountDeleted } from '../http/call'
import { buryTheDead } from '../http/settle-household'
import { commit } from '../store/commit'
import { dueKeepers, relistChange } from '../store/creatures'
import { readHousehold } from '../store/household'
import { dueShards } from '../store/table'
import { deletePendingAccounts } from './delete-accounts'
import { hasTimeLeft, type Remaining } from './time-left'

export interface Reaped {
  buried: number
  found_alive: number
  /** Account deletions finished. */
  leavers_gone: number
  failed: number
  /** Time ran out; the rest stays indexed for the next run. */
  unfinished: boolean
  /** How long the first creature was overdue: about a minute at most, unless the reaper falls behind. */
  reaper_behind_seconds: number
}

const newReaped = (): Reaped => ({
  buried: 0,
  found_alive: 0,
  leavers_gone: 0,
  failed: 0,
  unfinished: false,
  reaper_behind_seconds: 0,
})

/** Thrown at the end, so that an alarm fires; the next run retries. */
class ReapFailed extends Error {
  override name = 'ReapFailed'
}

export const reaper =
  (context?: Context) =>
  async (lambda?: Remaining): Promise<Reaped> => {
    const ctx = context ?? processContext()
    const reaped = newReaped()
    await Promise.all(dueShards.map((shard) => reapShard(ctx, shard, reaped, lambda)))
    const leavers = await deletePendingAccounts(ctx, lambda)
    reaped.leavers_gone = leavers.leavers_gone
    reaped.failed += leavers.failed
    const { buried, found_alive, leavers_gone, failed, unfinished, reaper_behind_seconds } = reaped
    const { metricsNamespace } = ctx.config
    // With metrics, idle runs are logged too, because an alarm fires if they are missing.
    if (metricsNamespace || buried + found_alive + leavers_gone + failed > 0 || unfinished) {
      const measures = metricFields(metricsNamespace, ctx.now(), { reaper_behind_seconds })
      ctx.log({ level: 'info', message: 'reaped', ...reaped, ...measures })
    }
    if (failed > 0) throw new ReapFailed(`${failed} households or account deletions could not be processed`)
    return reaped
  }

/** Households of a shard that are processed concurrently. */
const CONCURRENCY = 8

/** The most overdue first. In pages, so that memory does not grow with the number of creatures. */
async function reapShard(ctx: Context, shard: string, reaped: Reaped, lambda?: Remaining): Promise<void> {
  const now = ctx.now()
  for await (const keepers of dueKeepers(ctx.db, shard, now)) {
    const waiting = keepers.values()
    const work = async () => {
      for (const { keeper, due_at } of waiting) {
        reaped.reaper_behind_seconds = Math.max(reaped.reaper_behind_seconds, (now - due_at) / 1000)
        if (!hasTimeLeft(lambda)) {
          reaped.unfinished = true
          return
        }
        await reapHousehold(ctx, keeper, now, reaped)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, work))
    if (reaped.unfinished) return
  }
}

/** A household that fails does not stop the others. */
async function reapHousehold(ctx: Context, keeper: string, now: Instant, reaped: Reaped): Promise<void> {
  try {
    await buryAndRelist(ctx, keeper, now, reaped)
  } catch (error) {
    if (error instanceof AccountDeleted) return
    reaped.failed += 1
    ctx.log({ level: 'error', message: 'household not processed', agent_id: keeper, name: (error as Error).name })
  }
}

async function buryAndRelist(ctx: Context, keeper: string, now: Instant, reaped: Reaped): Promise<void> {
  const household = await readHousehold(ctx.db, keeper)
  if (!household) return
  const { past, rows } = await buryTheDead({ ctx, now, household })
  reaped.buried += past.length
  for (const row of rows.creatures) {
    const { dies_at } = momentAt(row.data, now)
    if (row.due_at === undefined || row.due_at > now || dies_at === null) continue
    // A conflict means that a concurrent change has re-indexed the creature, so ignore it.
    const outcome = await commit(ctx.db, [relistChange(row, dies_at)])
    if (outcome.kind === 'done') reaped.found_alive += 1
  }
}
