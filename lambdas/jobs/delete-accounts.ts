/** Part of the reaper's round: what agents who left have still left behind goes. */
import type { Context } from '../context'
import { clearAway, leaversDue } from '../store/account-deletion'
import { enoughTime, type Remaining } from './time-left'

export interface ClearedAway {
  leavers_gone: number
  failed: number
}

/** One that makes trouble does not keep the others; whoever is left is still listed and comes next minute. */
export async function clearAwayLeavers(ctx: Context, lambda?: Remaining): Promise<ClearedAway> {
  const cleared: ClearedAway = { leavers_gone: 0, failed: 0 }
  for await (const leavers of leaversDue(ctx.db, ctx.now())) {
    for (const id of leavers) {
      if (!enoughTime(lambda)) return cleared
      try {
        if (await clearAway(ctx.db, id, () => enoughTime(lambda))) cleared.leavers_gone += 1
      } catch (error) {
        cleared.failed += 1
        ctx.log({ level: 'error', message: 'not cleared away', agent_id: id, name: (error as Error).name })
      }
    }
  }
  return cleared
}
