/** Part of the reaper's round: what agents who left have still left behind goes. */
import type { Context } from '../context'
import { deleteAgentData, pendingDeletions } from '../store/account-deletion'
import { hasTimeLeft, type Remaining } from './time-left'

export interface DeletedAccounts {
  leavers_gone: number
  failed: number
}

/** One that makes trouble does not keep the others; whoever is left is still listed and comes next minute. */
export async function deletePendingAccounts(ctx: Context, lambda?: Remaining): Promise<DeletedAccounts> {
  const cleared: DeletedAccounts = { leavers_gone: 0, failed: 0 }
  for await (const leavers of pendingDeletions(ctx.db, ctx.now())) {
    for (const id of leavers) {
      if (!hasTimeLeft(lambda)) return cleared
      try {
        if (await deleteAgentData(ctx.db, id, () => hasTimeLeft(lambda))) cleared.leavers_gone += 1
      } catch (error) {
        cleared.failed += 1
        ctx.log({ level: 'error', message: 'not cleared away', agent_id: id, name: (error as Error).name })
      }
    }
  }
  return cleared
}
