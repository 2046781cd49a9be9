/** What Stripe tells, from the queue to the ledger. */
import { type StripeEventHandler, stripeEventHandler } from '../jobs/take-stripe-events'

export const handler: StripeEventHandler = (event) => stripeEventHandler()(event)
