/** Settings of a client that talks only to a local engine. They would be wrong for AWS. */
import type { DbOptions } from '../../../lambdas/store/db'
import type { Engine } from './dynoxide'

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

export const embeddedClientConfig = ({ requestHandler }: Engine): DbOptions['clientConfig'] => ({
  signer: signer as never,
  ...(requestHandler && { requestHandler }),
})
