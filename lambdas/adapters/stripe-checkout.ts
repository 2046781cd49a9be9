/** Hosted checkout through Stripe. */
import type Stripe from 'stripe'
import { basketLines, CURRENCY, centsFor, productName } from '../domain/money/money'
import { orderMetadata } from '../domain/money/stripe-event'
import { asInstant } from '../domain/time/instants'
import { type Checkout, CheckoutFailed, type OpenCheckout } from './checkout'
import { refundInFull } from './stripe-intents'
import { isStripeError, refusalOf } from './stripe-refusal'

export function stripeCheckout(stripe: Stripe): Checkout {
  const { sessions } = stripe.checkout
  const retrieve = async (id: string) => {
    try {
      // The payment intent is expanded because only it shows that a bank declined the payment.
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
          // Paid or expired concurrently: only an open session can be expired.
          if (isStripeError(error) && error.statusCode === 400) return retrieve(sessionId)
          throw error
        }
      }),
    refund: (paymentId) => withSafeErrors(() => refundInFull(stripe, paymentId)),
  }
}

function sessionFor({ order, success_url, cancel_url }: OpenCheckout): Stripe.Checkout.SessionCreateParams {
  const metadata = orderMetadata(order)
  return {
    mode: 'payment',
    submit_type: 'pay',
    // Amounts are checked to the cent, so Stripe must not offer other currencies.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.agent_id,
    metadata,
    // Refund events name the payment, not the session; the metadata leads from both to the order.
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
