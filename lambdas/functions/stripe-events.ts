/** Lambda entry point that books Stripe events from the queue. */
import { type StripeEventHandler, stripeEventHandler } from '../jobs/take-stripe-events'

export const handler: StripeEventHandler = (event) => stripeEventHandler()(event)
