/** Checkout by Stripe: a page where a person pays. */
import type Stripe from 'stripe'
import { basketLines, CURRENCY, centsFor, productName } from '../domain/money/money'
import { orderMetadata } from '../domain/money/stripe-event'
import { asInstant } from '../domain/time/instants'
import { type Checkout, CheckoutFailed, type OpenCheckout } from './checkout'
import { isStripeError, refusalOf } from './stripe-refusal'

export function stripeCheckout(stripe: Stripe): Checkout {
  const { sessions } = stripe.checkout
  const retrieve = async (id: string) => {
    try {
      // With its payment, which alone tells that a bank has refused it.
      return await sessions.retrieve(id, { expand: ['payment_intent'] })
    } catch (error) {
      if (isStripeError(error) && error.statusCode === 404) return null
      throw error
    }
  }
  return {
    async open(request) {
      const session = await withSafeErrors(() =>
        sessions.create(sessionFor(request), { idempotencyKey: request.idempotency_key }),
      )
      if (!session.url) throw new CheckoutFailed('Stripe opened a session without an address')
      return { id: session.id, url: session.url, expires_at: asInstant(session.expires_at * 1000) }
    },
    find: (sessionId) => withSafeErrors(() => retrieve(sessionId)),
    close: (sessionId) =>
      withSafeErrors(async () => {
        const session = await retrieve(sessionId)
        if (session?.status !== 'open') return session
        try {
          return await sessions.expire(sessionId)
        } catch (error) {
          // It was paid or has ended meanwhile: only an open one can be ended.
          if (isStripeError(error) && error.statusCode === 400) return retrieve(sessionId)
          throw error
        }
      }),
  }
}

function sessionFor({ order, success_url, cancel_url }: OpenCheckout): Stripe.Checkout.SessionCreateParams {
  const metadata = orderMetadata(order)
  return {
    mode: 'payment',
    submit_type: 'pay',
    // Sums are checked to the cent, so nobody is offered another currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.agent_id,
    metadata,
    // Refunds name the payment, not the session: both can be traced to the order.
    payment_intent_data: { metadata, description: productName(order) },
    line_items: basketLines(order).map(({ pack, quantity }) => ({
      quantity,
      price_data: {
        currency: CURRENCY,
        unit_amount: centsFor({ pack, quantity: 1 }),
        product_data: { name: productName({ pack, quantity: 1 }), description: `For ${order.buyer}` },
      },
    })),
    success_url,
    cancel_url,
  }
}

async function withSafeErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isStripeError(error)) throw error
    throw new CheckoutFailed(`Stripe refused: ${[refusalOf(error), error.requestId].filter(Boolean).join(' ')}`)
  }
}
