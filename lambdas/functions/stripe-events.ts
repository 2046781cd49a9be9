/** What Stripe tells, from the queue to the ledger. */
import { stripeEvents, type TakeEvents } from '../jobs/take-stripe-events'

export const handler: TakeEvents = (event) => stripeEvents()(event)
