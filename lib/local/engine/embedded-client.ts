/** A client that talks only to a local engine. Its settings would be wrong for AWS. */
import { connect, type Db } from '../../../lambdas/store/db'
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

/** The built-in table takes commands as they are: encoding them would be a quarter of the time of a call. */
export function connectEmbedded({ endpoint, execute }: Engine, table: string, newId: () => string): Db {
  return execute
    ? { table, newId, send: execute as never }
    : connect({ table, newId, endpoint, clientConfig: { signer: signer as never } })
}
