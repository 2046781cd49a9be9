/** What Stripe's library throws, in words that are safe to log: its own may quote a key. */
import Stripe from 'stripe'

export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError

/** Only what kind of refusal it was. */
export const refusalOf = ({ type, rawType, code, decline_code, statusCode }: Stripe.errors.StripeError): string =>
  [rawType ?? type, code, decline_code, statusCode].filter(Boolean).join(' ')
