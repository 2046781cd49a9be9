/** Charges a shared payment token at Stripe, and finds out what became of a charge whose answer was lost. */
import type Stripe from 'stripe'
import { CURRENCY, centsFor, type Order, productName } from '../domain/money/money'
import type { MppTerms } from '../domain/money/mpp'
import { MPP_METADATA, orderMetadata } from '../domain/money/stripe-event'
import type { Instant } from '../domain/time/instants'
import { NoAnswer } from './call-service'
import { isStripeError, refusalOf } from './stripe-refusal'

/** What became of an attempt to take money. After `unknown` it may have been taken or not. */
export type ChargeResult<Made> = { made: Made } | { refused: string } | 'unknown'

export interface Intents {
  charge(order: Order, token: string, idempotencyKey: string): Promise<ChargeResult<unknown>>
  /** The payment of an order as Stripe describes it; null when there is none. */
  find(order: Order): Promise<unknown>
}

const MINUTE_SECONDS = 60

export function stripeIntents(stripe: Stripe, { token_parameter, api_version }: MppTerms): Intents {
  return {
    async charge(order, token, idempotencyKey) {
      const payment: Stripe.PaymentIntentCreateParams = {
        amount: centsFor(order),
        currency: CURRENCY,
        confirm: true,
        description: productName(order),
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { ...orderMetadata(order), ...MPP_METADATA },
        // A preview of Stripe's, which its library does not describe yet.
        [token_parameter]: token,
      }
      try {
        return outcomeOf(await stripe.paymentIntents.create(payment, { idempotencyKey, apiVersion: api_version }))
      } catch (error) {
        if (!isStripeError(error)) throw error
        return isFinal(error) ? { refused: refusalOf(error) } : 'unknown'
      }
    },

    /** Listed, not searched for: a list knows at once what was made, a search only later. */
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
  }
}

/** An answer that describes no payment, such as a gateway's, says nothing about one. */
const outcomeOf = (intent: Stripe.PaymentIntent): ChargeResult<unknown> => {
  if (intent.object !== 'payment_intent' || intent.status === 'processing') return 'unknown'
  return intent.status === 'succeeded' ? { made: intent } : { refused: `the payment ${intent.status}` }
}

/** A key that Stripe does not take, a call still under way, too many calls: the house's own trouble, not the token's. */
const OWN_FAULT_STATUSES = [401, 409, 429]

/** A call that differs from an earlier one under its key was not carried out; what became of the earlier is not known. */
const isFinal = ({ statusCode = 0, rawType }: Stripe.errors.StripeError): boolean =>
  statusCode >= 400 && statusCode < 500 && !OWN_FAULT_STATUSES.includes(statusCode) && rawType !== 'idempotency_error'

/** Clocks differ by seconds; a charge is made within a minute of its order, or when its caller asks again. */
const creationRange = (at: Instant): Stripe.RangeQueryParam => ({
  gte: Math.floor(at / 1000) - 2 * MINUTE_SECONDS,
  lte: Math.floor(at / 1000) + 15 * MINUTE_SECONDS,
})
