/** What a request brings to pay with. */
import { type Headers, header } from './caller'

/** As it was sent: nothing of it is believed yet. */
export interface SentPayment {
  mpp: string | null
  x402: string | null
  /** The key came as a bearer token, so `Authorization` is taken. */
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
