/** The hosted checkout: a page of the payment provider where a person pays for an order. */
import type { Order } from '../domain/money/money'
import type { Instant } from '../domain/time/instants'

export interface CheckoutSession {
  id: string
  /** Where the person pays. */
  url: string
  expires_at: Instant
}

export interface OpenCheckout {
  order: Order
  /** The same key opens the same page, however often it is sent. */
  idempotency_key: string
  /** Where the person is sent after paying, and after not paying. */
  success_url: string
  cancel_url: string
}

export interface Checkout {
  open(request: OpenCheckout): Promise<CheckoutSession>
  /** The session as the provider describes it, for orders of which nothing was heard; null when it knows none. */
  find(sessionId: string): Promise<unknown>
  /** Lets nobody pay on it any more who has not paid yet; the session as it is then, or null when there is none. */
  close(sessionId: string): Promise<unknown>
}

/** Says what kind of failure it was and nothing of what was sent: the provider's own words may quote a key. */
export class CheckoutFailed extends Error {
  override name = 'CheckoutFailed'
}
