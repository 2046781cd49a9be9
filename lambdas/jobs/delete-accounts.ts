/** Part of the reaper: continues unfinished account deletions. */
import type { Context } from '../context'
import { after, asHours } from '../domain/time/instants'
import { deleteAgentData, pendingDeletions, postponeDeletion } from '../store/account-deletion'
import { hasTimeLeft, type Remaining } from './time-left'

/** An order waits for a bank or for the order sweep. */
const ORDERS_WAIT_HOURS = asHours(0.25)

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
        const state = await deleteAgentData(ctx.db, id, () => hasTimeLeft(lambda))
        if (state === 'done') cleared.leavers_gone += 1
        if (state === 'waiting') await postponeDeletion(ctx.db, id, after(ctx.now(), ORDERS_WAIT_HOURS))
      } catch (error) {
        cleared.failed += 1
        ctx.log({ level: 'error', message: 'account deletion failed', agent_id: id, name: (error as Error).name })
      }
    }
  }
  return cleared
}
