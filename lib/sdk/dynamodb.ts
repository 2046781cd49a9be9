/**
 * DynamoDB's client as a Lambda needs it: the SDK's own signature, connections and patience, without the 90 KB of
 * schemas and middleware that tie them together for every service, protocol and kind of endpoint.
 */
import { text } from 'node:stream/consumers'
import { Sha256 } from '@smithy/core/checksum'
import { isThrottlingError, isTransientError, StandardRetryStrategy } from '@smithy/core/retry'
import { NodeHttpHandler, type NodeHttpHandlerOptions } from '@smithy/node-http-handler'
import { SignatureV4 } from '@smithy/signature-v4'

type Fields = Record<string, unknown>

interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

export interface DynamoDBClientConfig {
  endpoint?: string
  region?: string
  credentials?: Credentials
  maxAttempts?: number
  requestHandler?: NodeHttpHandlerOptions
}

/** Where a region's addresses end; everywhere else they end as in the first. */
const SUFFIXES = [
  { regions: '', suffix: 'amazonaws.com' },
  { regions: 'cn-', suffix: 'amazonaws.com.cn' },
  { regions: 'eusc-', suffix: 'amazonaws.eu' },
]

export const regionalEndpoint = (region: string): string =>
  `https://dynamodb.${region}.${SUFFIXES.findLast(({ regions }) => region.startsWith(regions))?.suffix}`

/** Lambda hands a function its credentials in the environment; they are read when they are asked for, not at load. */
const fromEnvironment = (): Credentials => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  sessionToken: process.env.AWS_SESSION_TOKEN,
})

const DEFAULT_ATTEMPTS = 3

export class DynamoDBClient {
  private readonly endpoint: URL
  private readonly handler: NodeHttpHandler
  private readonly signer: SignatureV4
  private readonly retries: StandardRetryStrategy

  constructor({ endpoint, region, credentials, maxAttempts, requestHandler }: DynamoDBClientConfig = {}) {
    const where = region ?? process.env.AWS_REGION ?? ''
    const { AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL } = process.env
    this.endpoint = new URL(endpoint ?? AWS_ENDPOINT_URL_DYNAMODB ?? AWS_ENDPOINT_URL ?? regionalEndpoint(where))
    this.handler = new NodeHttpHandler(requestHandler)
    this.retries = new StandardRetryStrategy(maxAttempts ?? DEFAULT_ATTEMPTS)
    this.signer = new SignatureV4({
      service: 'dynamodb',
      region: where,
      credentials: async () => credentials ?? fromEnvironment(),
      sha256: Sha256,
    })
  }

  /** One operation, sent again when the SDK would send it again. */
  async call(operation: string, input: object): Promise<Fields> {
    const body = JSON.stringify(input, bytesAsBase64)
    let token = await this.retries.acquireInitialRetryToken('')
    for (;;) {
      try {
        const answer = await this.attempt(operation, body)
        this.retries.recordSuccess(token)
        return answer
      } catch (error) {
        const next = await this.retries.refreshRetryTokenForRetry(token, { errorType: kindOf(error) }).catch(() => null)
        if (!next) throw error
        token = next
      }
    }
  }

  private async attempt(operation: string, body: string): Promise<Fields> {
    const { protocol, hostname, port, pathname, host } = this.endpoint
    const request = await this.signer.sign({
      method: 'POST',
      protocol,
      hostname,
      ...(port && { port: Number(port) }),
      path: pathname,
      headers: {
        host,
        'content-type': 'application/x-amz-json-1.0',
        'content-length': String(Buffer.byteLength(body)),
        'x-amz-target': `DynamoDB_20120810.${operation}`,
      },
      body,
    } as never)
    const { response } = await this.handler.handle(request as never)
    const answer = await text(response.body)
    if (response.statusCode !== 200) throw failure(response.statusCode, answer)
    return parsed(answer)
  }
}

const kindOf = (error: unknown) =>
  isThrottlingError(error as never) ? 'THROTTLING' : isTransientError(error as never) ? 'TRANSIENT' : 'CLIENT_ERROR'

/** What a refusal carries beside its name is set when its answer is read. */
export class DynamoDBServiceException extends Error {
  readonly $metadata: { httpStatusCode: number }

  constructor(name: string, httpStatusCode: number, { message, Message, ...more }: Fields) {
    super(String(message ?? Message ?? ''))
    Object.assign(this, more, { name })
    this.$metadata = { httpStatusCode }
  }
}

export class ConditionalCheckFailedException extends DynamoDBServiceException {}
export class TransactionCanceledException extends DynamoDBServiceException {}
export class TransactionConflictException extends DynamoDBServiceException {}
export class TransactionInProgressException extends DynamoDBServiceException {}

/** The refusals that the house tells apart. */
const TOLD_APART: Readonly<Record<string, typeof DynamoDBServiceException>> = {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
}

function failure(status: number, answer: string): DynamoDBServiceException {
  const { __type, ...more } = readable(answer)
  const name = String(__type ?? `HTTP ${status}`).replace(/^.*#/, '')
  return new (TOLD_APART[name] ?? DynamoDBServiceException)(name, status, more)
}

/** A gateway in between may answer with something else. */
function readable(answer: string): Fields {
  try {
    return parsed(answer)
  } catch {
    return { message: answer }
  }
}

/** Bytes travel as base64 under `B`; an attribute of that name would hold an object. */
function bytesAsBase64(this: Fields, name: string, value: unknown): unknown {
  const bytes = name === 'B' && this[name]
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('base64') : value
}

const base64AsBytes = (name: string, value: unknown): unknown =>
  name === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value

const parsed = (answer: string): Fields =>
  answer.includes('"B":"') ? JSON.parse(answer, base64AsBytes) : JSON.parse(answer)
