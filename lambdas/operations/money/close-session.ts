/** Closes a checkout session at the payment provider, and applies what is learned of it. */
import type { Context } from '../../context'
import { readSession } from '../../domain/money/stripe-event'
import { getCheckout } from './checkout-client'
import { settlePayment } from './settle-payment'

export type SessionEnd = 'paid' | 'pending' | 'unclear' | 'over'

/** A session that cannot be interpreted is left to the order sweep, which raises an alarm. */
export async function closeSession(ctx: Context, order_id: string, sessionId: string): Promise<SessionEnd> {
  const closedSession = await (await getCheckout(ctx))?.close(sessionId)
  const reading = closedSession ? readSession(closedSession) : null
  if (!reading) return 'over'
  const outcome = 'fact' in reading ? await settlePayment(ctx, reading.fact) : reading
  if (typeof outcome === 'string') return 'fact' in reading && reading.fact.kind === 'paid' ? 'paid' : 'over'
  if (!('fault' in outcome)) return 'pending'
  ctx.log({ level: 'error', message: 'checkout session not understood', order_id, reason: outcome.fault })
  return 'unclear'
}
