/** The limits of the queue of Stripe events, shared by the stack and the local host. */
export const EVENT_QUEUE = {
  /** After this many failed attempts an event moves to the dead-letter queue. */
  maxReceives: 5,
  batchSize: 10,
} as const
