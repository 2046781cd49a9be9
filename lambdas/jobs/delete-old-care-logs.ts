/** Part of the reaper's round: care logs go when their lives have long been over. */
import type { Context } from '../context'
import { clearLog, oldCareLogsDue } from '../store/old-care-logs'
import { enoughTime, type Remaining } from './time-left'

export interface Cleared {
  logs_cleared: number
  failed: number
}

/** One that makes trouble does not keep the others; whatever is left is still listed and comes next minute. */
export async function clearOldCareLogs(ctx: Context, lambda?: Remaining): Promise<Cleared> {
  const cleared: Cleared = { logs_cleared: 0, failed: 0 }
  const now = ctx.now()
  for await (const lives of oldCareLogsDue(ctx.db, now)) {
    for (const life of lives) {
      if (!enoughTime(lambda)) return cleared
      try {
        if (await clearLog(ctx.db, life, now, () => enoughTime(lambda))) cleared.logs_cleared += 1
      } catch (error) {
        cleared.failed += 1
        ctx.log({ level: 'error', message: 'care log not cleared', life: life.sk, name: (error as Error).name })
      }
    }
  }
  return cleared
}
