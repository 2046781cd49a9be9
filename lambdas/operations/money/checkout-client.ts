/** Where orders are paid: the host's own checkout, or Stripe with the key that the operators keep. */

import type { Checkout } from '../../adapters/checkout'
import type { StripeAdapters } from '../../adapters/stripe'
import { orderUrl } from '../../api/routes/order-url'
import type { Context } from '../../context'
import type { Order } from '../../domain/money/money'
import type { Call } from '../../http/call'
import { readSecret } from '../../http/secret'

const clients = new WeakMap<Context, { secretKey: string; adapters: StripeAdapters }>()

/** Null until the operators have given the house a key. */
export async function getCheckout(ctx: Context): Promise<Checkout | null> {
  if (ctx.checkout) return ctx.checkout
  const secretKey = await readStripeKey(ctx)
  return secretKey ? (await loadStripe(ctx, secretKey)).checkout : null
}

/** Stripe's library is loaded here, by whoever opens a page or takes a token, and by nobody else. */
export async function loadStripe(ctx: Context, secretKey: string): Promise<StripeAdapters> {
  const cached = clients.get(ctx)
  if (cached?.secretKey === secretKey) return cached.adapters
  const { createStripe: openStripe } = await import('../../adapters/stripe')
  const adapters = openStripe({ secretKey, apiBase: ctx.config.stripe.apiBase })
  clients.set(ctx, { secretKey, adapters })
  return adapters
}

export async function readStripeKey(ctx: Context): Promise<string | null> {
  const { secretKey, secretName } = ctx.config.stripe
  return secretKey || !secretName ? secretKey : readSecret(ctx, secretName)
}

/** The order with a page on which it can be paid. */
export async function orderWithSession(
  call: Pick<Call, 'ctx' | 'pages_url'>,
  order: Order,
): Promise<Order | 'not set up'> {
  const sessions = order.sessions + 1
  const checkout = await getCheckout(call.ctx)
  if (!checkout) return 'not set up'
  const session = await checkout.open({
    order,
    idempotency_key: `${order.id}-${sessions}`,
    success_url: orderUrl(call, order, 'payment_done'),
    cancel_url: orderUrl(call, order, 'payment_cancelled'),
  })
  return { ...order, session, sessions, closed: null }
}
