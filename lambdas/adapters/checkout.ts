/** Interface of the hosted checkout: a page of the payment provider where a person pays for an order. */
import type { Order } from '../domain/money/money'
import type { Instant } from '../domain/time/instants'

export interface CheckoutSession {
  id: string
  url: string
  expires_at: Instant
}

export interface OpenCheckout {
  order: Order
  /** The same key always opens the same session. */
  idempotency_key: string
  /** Redirects after a payment and after a cancellation. */
  success_url: string
  cancel_url: string
}

export interface Checkout {
  open(request: OpenCheckout): Promise<CheckoutSession>
  /** The session in the provider's format, for orders without an event. Null if the provider does not know it. */
  find(sessionId: string): Promise<unknown>
  /** Expires the session if it is unpaid. Returns the session as it is then, or null if there is none. */
  close(sessionId: string): Promise<unknown>
  /** Gives back the whole payment. Done once, however often it is asked. */
  refund(paymentId: string): Promise<void>
}

/** The message names the kind of failure only: the provider's own message may quote a key. */
export class CheckoutFailed extends Error {
  override name = 'CheckoutFailed'
}
