/** Replaces the signatures of requests to an embedded engine, which does not check them but requires the header. */
import type { DbOptions } from '../../../lambdas/store/db'

const HEADERS = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
}

export const UNSIGNED = {
  sign: async (request: { headers: object }) => {
    Object.assign(request.headers, HEADERS)
    return request
  },
} as unknown as NonNullable<DbOptions['signer']>
