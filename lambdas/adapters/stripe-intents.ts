/** Charges a shared payment token through Stripe, and finds the payment of an order if the reply was lost. */
import type Stripe from 'stripe'
import { CURRENCY, centsFor, type Order, productName } from '../domain/money/money'
import { MPP_METADATA, orderMetadata } from '../domain/money/stripe-event'
import type { Instant } from '../domain/time/instants'
import { NoAnswer } from './call-service'
import { isStripeError, refusalOf } from './stripe-refusal'

/** After `unknown` the money may or may not have been taken. */
export type ChargeResult<Made> = { made: Made } | { refused: string } | 'unknown'

export interface Intents {
  charge(order: Order, token: string, idempotencyKey: string): Promise<ChargeResult<unknown>>
  /** The payment of an order in Stripe's format, or null if there is none. */
  find(order: Order): Promise<unknown>
  /** Gives back the whole payment. Done once, however often it is asked. */
  refund(paymentId: string): Promise<void>
}

/** Tokens are a preview feature of Stripe, which requires an explicit version. */
const API_VERSION = '2026-07-29.preview'

const MINUTE_SECONDS = 60

export function stripeIntents(stripe: Stripe): Intents {
  return {
    async charge(order, token, idempotencyKey) {
      const payment: Stripe.PaymentIntentCreateParams = {
        amount: centsFor(order),
        currency: CURRENCY,
        confirm: true,
        description: productName(order),
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { ...orderMetadata(order), ...MPP_METADATA },
        // A preview parameter that Stripe's library does not type yet.
        ...{ shared_payment_granted_token: token },
      }
      try {
        return outcomeOf(await stripe.paymentIntents.create(payment, { idempotencyKey, apiVersion: API_VERSION }))
      } catch (error) {
        if (!isStripeError(error)) throw error
        return isFinal(error) ? { refused: refusalOf(error) } : 'unknown'
      }
    },

    /** Uses a list, not a search: new payments appear in a search only after a delay. */
    async find({ id, created_at }) {
      try {
        for await (const intent of stripe.paymentIntents.list({ created: creationRange(created_at), limit: 100 })) {
          if (intent.metadata?.order_id === id) return intent
        }
        return null
      } catch (error) {
        throw isStripeError(error) ? new NoAnswer(`Stripe gave no list: ${refusalOf(error)}`) : error
      }
    },

    async refund(paymentId) {
      try {
        await refundInFull(stripe, paymentId)
      } catch (error) {
        throw isStripeError(error) ? new NoAnswer(`Stripe gave no refund: ${refusalOf(error)}`) : error
      }
    },
  }
}

const ALREADY_REFUNDED = 'charge_already_refunded'

/** Stripe forgets idempotency keys after a day; after that it says that the payment was refunded. */
export async function refundInFull(stripe: Stripe, payment_intent: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${payment_intent}` })
  } catch (error) {
    if (!isStripeError(error) || error.code !== ALREADY_REFUNDED) throw error
  }
}

/** A reply that is no payment, such as the error page of a gateway, leaves the outcome unknown. */
const outcomeOf = (intent: Stripe.PaymentIntent): ChargeResult<unknown> => {
  if (intent.object !== 'payment_intent' || intent.status === 'processing') return 'unknown'
  return intent.status === 'succeeded' ? { made: intent } : { refused: `the payment ${intent.status}` }
}

/** Invalid API key, request in flight, rate limit: faults of this service, not of the token. */
const OWN_FAULT_STATUSES = [401, 409, 429]

/** An idempotency error means that this request was not executed; the outcome of the earlier one is unknown. */
const isFinal = ({ statusCode = 0, rawType }: Stripe.errors.StripeError): boolean =>
  statusCode >= 400 && statusCode < 500 && !OWN_FAULT_STATUSES.includes(statusCode) && rawType !== 'idempotency_error'

/** Allows for clock skew. A charge is made within a minute of its order, or when its caller retries. */
const creationRange = (at: Instant): Stripe.RangeQueryParam => ({
  gte: Math.floor(at / 1000) - 2 * MINUTE_SECONDS,
  lte: Math.floor(at / 1000) + 15 * MINUTE_SECONDS,
})
