/** Part of the reaper: continues unfinished account deletions. */
import type { Context } from '../context'
import { deleteAgentData, pendingDeletions } from '../store/account-deletion'
import { hasTimeLeft, type Remaining } from './time-left'

export interface DeletedAccounts {
  leavers_gone: number
  failed: number
}

/** An account that fails does not stop the others; unfinished ones stay indexed for the next run. */
export async function deletePendingAccounts(ctx: Context, lambda?: Remaining): Promise<DeletedAccounts> {
  const cleared: DeletedAccounts = { leavers_gone: 0, failed: 0 }
  for await (const leavers of pendingDeletions(ctx.db, ctx.now())) {
    for (const id of leavers) {
      if (!hasTimeLeft(lambda)) return cleared
      try {
        if (await deleteAgentData(ctx.db, id, () => hasTimeLeft(lambda))) cleared.leavers_gone += 1
      } catch (error) {
        cleared.failed += 1
        ctx.log({ level: 'error', message: 'account deletion failed', agent_id: id, name: (error as Error).name })
      }
    }
  }
  return cleared
}
