/** How the queue of payment events behaves, on both hosts. */
export const EVENT_QUEUE = {
  /** An event that fails this often is set aside in the dead-letter queue. */
  maxReceives: 5,
  batchSize: 10,
} as const
