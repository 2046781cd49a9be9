/** Where orders are paid: the host's own checkout, or Stripe with the key that the operators keep. */

import type { Checkout } from '../../adapters/checkout'
import type { StripeAdapters } from '../../adapters/stripe'
import { orderUrl } from '../../api/routes/order-url'
import type { Context } from '../../context'
import type { Order } from '../../domain/money/money'
import type { Call } from '../../http/call'
import { readSecret } from '../../http/secret'

const opened = new WeakMap<Context, { secretKey: string; desk: StripeAdapters }>()

/** Null until the operators have given the house a key. */
export async function checkoutOf(ctx: Context): Promise<Checkout | null> {
  if (ctx.checkout) return ctx.checkout
  const secretKey = await stripeKey(ctx)
  return secretKey ? (await stripeDesk(ctx, secretKey)).checkout : null
}

/** Stripe's library is loaded here, by whoever opens a page or takes a token, and by nobody else. */
export async function stripeDesk(ctx: Context, secretKey: string): Promise<StripeAdapters> {
  const known = opened.get(ctx)
  if (known?.secretKey === secretKey) return known.desk
  const { createStripe: openStripe } = await import('../../adapters/stripe')
  const desk = openStripe({ secretKey, apiBase: ctx.config.stripe.apiBase })
  opened.set(ctx, { secretKey, desk })
  return desk
}

export async function stripeKey(ctx: Context): Promise<string | null> {
  const { secretKey, secretName } = ctx.config.stripe
  return secretKey || !secretName ? secretKey : readSecret(ctx, secretName)
}

/** The order with a page on which it can be paid. */
export async function withSession(call: Pick<Call, 'ctx' | 'pages_url'>, order: Order): Promise<Order | 'not set up'> {
  const sessions = order.sessions + 1
  const checkout = await checkoutOf(call.ctx)
  if (!checkout) return 'not set up'
  const session = await checkout.open({
    order,
    idempotency_key: `${order.id}-${sessions}`,
    success_url: orderUrl(call, order, 'payment_done'),
    cancel_url: orderUrl(call, order, 'payment_cancelled'),
  })
  return { ...order, session, sessions, closed: null }
}
