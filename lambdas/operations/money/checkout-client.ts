/** The checkout adapter: the host's own, or Stripe with the operators' key. */

import type { Checkout } from '../../adapters/checkout'
import type { StripeAdapters } from '../../adapters/stripe'
import { orderUrl } from '../../api/routes/order-url'
import type { Context } from '../../context'
import type { Order } from '../../domain/money/money'
import type { Call } from '../../http/call'
import { readSecret } from '../../http/secret'

const clients = new WeakMap<Context, { secretKey: string; adapters: StripeAdapters }>()

export async function getCheckout(ctx: Context): Promise<Checkout | null> {
  if (ctx.checkout) return ctx.checkout
  const secretKey = await readStripeKey(ctx)
  return secretKey ? (await loadStripe(ctx, secretKey)).checkout : null
}

/** Stripe's library is loaded only by calls that open a session or charge a token. */
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

export async function orderWithSession(
  call: Pick<Call, 'ctx' | 'base_url'>,
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
