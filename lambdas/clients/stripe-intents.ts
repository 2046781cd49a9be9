/** Charges a shared payment token at Stripe, and finds out what became of a charge whose answer was lost. */
import { CURRENCY, centsFor, type Order, productName } from '../domain/money/money'
import type { MppTerms } from '../domain/money/mpp'
import { MPP_TAG, tagsOf } from '../domain/money/stripe-event'
import type { Instant } from '../domain/time/instants'
import { isPassing, listIn, refusalOf, type StripeOptions, stripeApi } from './stripe'
import { NoAnswer, textIn } from './wire'

/** What became of an attempt to take money. After `unknown` it may have been taken or not. */
export type Attempt<Made> = { made: Made } | { refused: string } | 'unknown'

export interface Intents {
  charge(order: Order, token: string, idempotencyKey: string): Promise<Attempt<unknown>>
  /** The payment of an order as Stripe describes it; null when there is none. */
  find(order: Order): Promise<unknown>
}

const INTENTS = 'payment_intents'
const MINUTE_SECONDS = 60

export function stripeIntents(options: StripeOptions, { token_parameter, api_version }: MppTerms): Intents {
  const stripe = stripeApi(options)
  const version = { 'stripe-version': api_version }
  return {
    async charge(order, token, idempotencyKey) {
      const tags = Object.entries({ ...tagsOf(order), ...MPP_TAG }).map(([name, tag]) => [`metadata[${name}]`, tag])
      const form = {
        amount: centsFor(order),
        currency: CURRENCY,
        confirm: true,
        description: productName(order),
        'automatic_payment_methods[enabled]': true,
        'automatic_payment_methods[allow_redirects]': 'never',
        [token_parameter]: token,
        ...Object.fromEntries(tags),
      }
      try {
        const said = await stripe.create(INTENTS, form, idempotencyKey, version)
        // A key that Stripe does not take is the house's own trouble, not the token's.
        if (isPassing(said) || said.status === 401) return 'unknown'
        if (said.status >= 400) return { refused: refusalOf(said) }
        const status = textIn(said.body, 'status')
        if (status === 'processing') return 'unknown'
        return status === 'succeeded' ? { made: said.body } : { refused: `the payment ${status}` }
      } catch (error) {
        if (error instanceof NoAnswer) return 'unknown'
        throw error
      }
    },

    /** Listed, not searched for: a list knows at once what was made, a search only later. */
    async find({ id, created_at }) {
      for (let after: string | undefined; ; ) {
        const said = await stripe.read(INTENTS, {
          ...around(created_at),
          limit: 100,
          ...(after && { starting_after: after }),
        })
        if (said.status >= 400) throw new NoAnswer(`Stripe gave no list: ${refusalOf(said)}`)
        const intents = listIn(said)
        const found = intents.find(({ metadata }) => (metadata as Readonly<Record<string, string>>)?.order_id === id)
        if (found) return found
        after = textIn(intents.at(-1) ?? {}, 'id')
        if (!said.body.has_more || !after) return null
      }
    },
  }
}

/** Clocks differ by seconds; a charge is made within a minute of its order, or when its caller asks again. */
const around = (at: Instant) => ({
  'created[gte]': Math.floor(at / 1000) - 2 * MINUTE_SECONDS,
  'created[lte]': Math.floor(at / 1000) + 15 * MINUTE_SECONDS,
})
