/** Checkout by Stripe: a page where a person pays. Loaded, and with it Stripe's own code, when a page is first opened. */
import Stripe from 'stripe'
import { CURRENCY, centsFor, productName } from '../domain/money/money'
import { tagsOf } from '../domain/money/stripe-event'
import { asInstant } from '../domain/time/instants'
import { type Checkout, CheckoutFailed, type OpenCheckout } from './checkout'
import type { StripeOptions } from './stripe'

/** The caller of the house waits for this call, within the ten seconds of a function. */
const TIMEOUT_MS = 4_000
const RETRIES = 1

export function stripeCheckout({ secretKey, apiBase }: StripeOptions): Checkout {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase && address(new URL(apiBase))),
  })
  return {
    async open(request) {
      const session = await safely(() =>
        stripe.checkout.sessions.create(sessionFor(request), { idempotencyKey: request.idempotency_key }),
      )
      if (!session.url) throw new CheckoutFailed('Stripe opened a session without an address')
      return { id: session.id, url: session.url, expires_at: asInstant(session.expires_at * 1000) }
    },
    ask: (sessionId) =>
      safely(async () => {
        try {
          return await stripe.checkout.sessions.retrieve(sessionId)
        } catch (error) {
          if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
          throw error
        }
      }),
  }
}

function sessionFor({ order, success_url, cancel_url }: OpenCheckout): Stripe.Checkout.SessionCreateParams {
  const metadata = tagsOf(order)
  return {
    mode: 'payment',
    submit_type: 'pay',
    // Sums are checked to the cent, so nobody is offered another currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.agent_id,
    metadata,
    // Refunds name the payment, not the session: both can be traced to the order.
    payment_intent_data: { metadata, description: productName(order) },
    line_items: [
      {
        quantity: order.quantity,
        price_data: {
          currency: CURRENCY,
          unit_amount: centsFor({ pack: order.pack, quantity: 1 }),
          product_data: { name: productName({ ...order, quantity: 1 }), description: `For ${order.buyer}` },
        },
      },
    ],
    success_url,
    cancel_url,
  }
}

function address({ hostname, port, protocol }: URL): Stripe.StripeConfig {
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

async function safely<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, statusCode, requestId } = error
    throw new CheckoutFailed(`Stripe refused: ${[type, code, statusCode, requestId].filter(Boolean).join(' ')}`)
  }
}
