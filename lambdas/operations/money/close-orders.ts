/**
 * Closes the orders of an account that left, so that nobody can pay for it. What was paid meanwhile is refunded by the
 * order sweep.
 */
import type { Context } from '../../context'
import { isOrderOpen, type OrderRow, readOpenPlaced } from '../../store/money/orders'
import { closeSession } from './close-session'

/** Stops when `mayContinue` says so. The order sweep closes the rest. */
export async function closeOrdersOf(ctx: Context, agentId: string, mayContinue: () => boolean): Promise<void> {
  for (const row of await readOpenPlaced(ctx.db, agentId)) {
    if (!mayContinue()) return
    await closeOrder(ctx, row)
  }
}

/**
 * The outcome of an inline payment is learned by its call or by the order sweep, and there is nothing to close. An order
 * that nobody has opened is closed when it loses its name.
 */
async function closeOrder(ctx: Context, { data }: OrderRow): Promise<void> {
  const { id, session } = data
  if (session && isOrderOpen(data)) await closeSession(ctx, id, session.id)
}
