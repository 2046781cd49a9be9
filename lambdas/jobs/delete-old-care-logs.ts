/** Part of the reaper: deletes care logs of creatures that died or were released long ago. */
import type { Context } from '../context'
import { deleteCareLog, dueCareLogs } from '../store/old-care-logs'
import { hasTimeLeft, type Remaining } from './time-left'

export interface DeletedCareLogs {
  logs_cleared: number
  failed: number
}

/** A log that fails does not stop the others; unfinished ones stay indexed for the next run. */
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
        ctx.log({ level: 'error', message: 'care log deletion failed', life: life.sk, name: (error as Error).name })
      }
    }
  }
  return cleared
}
