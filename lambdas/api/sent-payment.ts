/** The payment that a request carries. */
import { type Headers, header } from './caller'

/** The payment has not been verified. */
export interface SentPayment {
  mpp: string | null
  x402: string | null
  /** True if `Authorization` holds the API key, so that the payment must use another header. */
  bearer: boolean
}

export function sentPayment(headers: Headers | null): SentPayment {
  const authorization = header(headers, 'authorization')?.trim() ?? ''
  const inAuthorization = /^Payment\s/i.test(authorization) ? authorization : null
  return {
    mpp: header(headers, 'payment-authorization') ?? inAuthorization,
    x402: header(headers, 'payment-signature') ?? null,
    bearer: /^Bearer\s/i.test(authorization),
  }
}
