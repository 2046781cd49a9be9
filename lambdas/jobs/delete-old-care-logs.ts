/** Part of the reaper's round: care logs go when their lives have long been over. */
import type { Context } from '../context'
import { deleteCareLog, dueCareLogs } from '../store/old-care-logs'
import { hasTimeLeft, type Remaining } from './time-left'

export interface DeletedCareLogs {
  logs_cleared: number
  failed: number
}

/** One that makes trouble does not keep the others; whatever is left is still listed and comes next minute. */
export async function deleteOldCareLogs(ctx: Context, lambda?: Remaining): Promise<DeletedCareLogs> {
  const cleared: DeletedCareLogs = { logs_cleared: 0, failed: 0 }
  const now = ctx.now()
  for await (const lives of dueCareLogs(ctx.db, now)) {
    for (const life of lives) {
      if (!hasTimeLeft(lambda)) return cleared
      try {
        if (await deleteCareLog(ctx.db, life, now, () => hasTimeLeft(lambda))) cleared.logs_cleared += 1
      } catch (error) {
        cleared.failed += 1
        ctx.log({ level: 'error', message: 'care log not cleared', life: life.sk, name: (error as Error).name })
      }
    }
  }
  return cleared
}
