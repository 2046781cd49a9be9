/** Settings of a client that is used by an embedded engine alone, and need not be correct for AWS. */
import type { DbOptions } from '../../../lambdas/store/db'

/** Engines do not check signatures, but require the header. */
const UNSIGNED = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
}
const signer = {
  sign: async (request: { headers: object }) => {
    Object.assign(request.headers, UNSIGNED)
    return request
  },
}

/** Otherwise the client would parse its address at every call. */
export function embeddedClientConfig(endpoint: string): NonNullable<DbOptions['clientConfig']> {
  const { protocol, hostname, port, pathname } = new URL(endpoint)
  return {
    endpoint: { protocol, hostname, port: Number(port), path: pathname },
    signer: signer as never,
  }
}
