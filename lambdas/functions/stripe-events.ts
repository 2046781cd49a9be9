/** What Stripe tells, from the queue to the ledger. */
import { stripeEvents, type TakeEvents } from '../chores/take-stripe-events'

export const handler: TakeEvents = (event) => stripeEvents()(event)
