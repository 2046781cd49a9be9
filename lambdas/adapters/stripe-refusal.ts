/** Describes errors of Stripe's library in words that are safe to log: the original message may quote a key. */
import Stripe from 'stripe'

export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError

export const refusalOf = ({ type, rawType, code, decline_code, statusCode }: Stripe.errors.StripeError): string =>
  [rawType ?? type, code, decline_code, statusCode].filter(Boolean).join(' ')
