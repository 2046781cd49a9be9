/** Checkout by Stripe: a page where a person pays. */
import { CURRENCY, centsFor, creditsIn, type Order } from '../domain/money/money'
import { tagsOf } from '../domain/money/stripe-event'
import { asInstant } from '../domain/time/instants'
import { type Checkout, CheckoutFailed, type OpenCheckout } from './checkout'
import { type Form, refusalOf, type StripeOptions, stripeApi } from './stripe'
import { type Said, textIn } from './wire'

const SESSIONS = 'checkout/sessions'

export function stripeCheckout(options: StripeOptions): Checkout {
  const stripe = stripeApi(options)
  return {
    async open(request) {
      const { body } = granted(await stripe.create(SESSIONS, sessionFor(request), request.idempotency_key))
      const [id, url] = [textIn(body, 'id'), textIn(body, 'url')]
      if (!url) throw new CheckoutFailed('Stripe opened a session without an address')
      return { id, url, expires_at: asInstant(Number(body.expires_at) * 1000) }
    },
    async ask(sessionId) {
      const said = await stripe.read(`${SESSIONS}/${encodeURIComponent(sessionId)}`)
      return said.status === 404 ? null : granted(said).body
    },
  }
}

function granted(said: Said): Said {
  if (said.status >= 400) throw new CheckoutFailed(`Stripe refused: ${refusalOf(said)}`)
  return said
}

function sessionFor({ order, success_url, cancel_url }: OpenCheckout): Form {
  const tags = tagsOf(order)
  const tagged = (place: string) =>
    Object.fromEntries(Object.entries(tags).map(([name, tag]) => [`${place}[${name}]`, tag]))
  const item = 'line_items[0]'
  return {
    mode: 'payment',
    submit_type: 'pay',
    // Sums are checked to the cent, so nobody is offered another currency.
    'adaptive_pricing[enabled]': false,
    client_reference_id: order.agent_id,
    ...tagged('metadata'),
    // Refunds name the payment, not the session: both can be traced to the order.
    ...tagged('payment_intent_data[metadata]'),
    'payment_intent_data[description]': productName(order),
    [`${item}[quantity]`]: order.quantity,
    [`${item}[price_data][currency]`]: CURRENCY,
    [`${item}[price_data][unit_amount]`]: centsFor({ pack: order.pack, quantity: 1 }),
    [`${item}[price_data][product_data][name]`]: productName({ ...order, quantity: 1 }),
    [`${item}[price_data][product_data][description]`]: `For ${order.buyer}`,
    success_url,
    cancel_url,
  }
}

export const productName = (order: Order): string =>
  `${creditsIn(order).toLocaleString('en-US')} Creature House credits`
