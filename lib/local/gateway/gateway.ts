/** Local stand-in for API Gateway: turns HTTP requests into Lambda events and results into HTTP responses. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  APIGatewayProxyEvent,
  APIGatewayProxyHandler,
  APIGatewayProxyResult,
  APIGatewayRequestAuthorizerEvent,
  Context as LambdaContext,
} from 'aws-lambda'
import type { Group } from '../../../lambdas/api/routes/routes'
import type { authorizer } from '../../../lambdas/functions/authorizer'
import { type GatewayResponseType, gatewayResponse } from '../../stack/api/gateway-responses'
import { type Destination, destinationOf } from '../../stack/api/gateway-routes'
import { isForeign, isForeignChange, NOT_FROM_HERE } from '../access/origins'
import type { ResponseFilter } from './cloudfront'
import { compressResponse } from './compress'
import { proxyEvent } from './proxy-event'
import type { Throttle } from './throttle'

/** API Gateway's limits; the handlers refuse much smaller bodies. */
const MAX_PAYLOAD_BYTES = 10 * 1024 * 1024
/** Request line and all header values together. */
const MAX_HEADER_BYTES = 10_240

/** Headers of a function's response that API Gateway renames. */
const RENAMED = [
  'authorization',
  'connection',
  'content-md5',
  'date',
  'max-forwards',
  'server',
  'user-agent',
  'www-authenticate',
]
const DROPPED = ['expect', 'host', 'proxy-authenticate', 'te', 'trailer', 'transfer-encoding', 'upgrade']

export interface Gateway {
  groups: Readonly<Record<Group, APIGatewayProxyHandler>>
  authorize: ReturnType<typeof authorizer>
  throttle: Throttle
  /** What CloudFront does to a response; null without CloudFront. */
  cloudFront: ResponseFilter | null
  /** The API stage, below which everything is served; without one, at the root. */
  stage?: string
  /** If false, web pages of other sites can neither use the admin routes nor change anything. */
  isPublic: boolean
  newRequestId(): string
  /** Called with errors that no handler caught. */
  failed(error: Error, requestId: string): void
}

export async function answer(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request)
  const url = addressOf(request)
  const result =
    body === null
      ? gatewayError('REQUEST_TOO_LARGE')
      : url === null || headerBytes(request) > MAX_HEADER_BYTES
        ? gatewayError('BAD_REQUEST_PARAMETERS')
        : await passBelowStage(gateway, request, url, body)
  const shown = gateway.cloudFront && url ? await gateway.cloudFront(url.pathname, result) : result
  const { headers, bytes } = await compressResponse(shown, request.headers['accept-encoding'] as string | undefined)
  response.writeHead(result.statusCode, headers)
  response.end(request.method === 'HEAD' ? '' : bytes)
}

/** Responses that API Gateway creates without calling a function. */
export const gatewayError = (type: GatewayResponseType, id: string = randomUUID()) =>
  gatewayResponse(type, { id, resetsAt: Math.floor(Date.now() / 1000) + 1 })

/** API Gateway's own response to an address without the name of a stage. */
const OUTSIDE_OF_STAGE: APIGatewayProxyResult = {
  statusCode: 403,
  headers: { 'Content-Type': 'application/json', 'x-amzn-ErrorType': 'ForbiddenException' },
  body: '{"message":"Forbidden"}',
}

async function passBelowStage(
  gateway: Gateway,
  request: IncomingMessage,
  url: URL,
  body: Buffer,
): Promise<APIGatewayProxyResult> {
  if (gateway.stage === undefined) return pass(gateway, request, url, url.pathname, body)
  const [, stage, ...rest] = url.pathname.split('/')
  return stage === gateway.stage ? pass(gateway, request, url, `/${rest.join('/')}`, body) : OUTSIDE_OF_STAGE
}

async function pass(
  gateway: Gateway,
  request: IncomingMessage,
  url: URL,
  path: string,
  body: Buffer,
): Promise<APIGatewayProxyResult> {
  const destination = destinationOf(request.method ?? 'GET', path)
  const event = toEvent(request, path, url, body, destination, gateway)
  const { group } = destination
  const { requestId } = event.requestContext
  const { usageIdentifierKey } = await gateway.authorize(event as unknown as APIGatewayRequestAuthorizerEvent)
  if (!gateway.throttle.admits(usageIdentifierKey ?? '')) return gatewayError('THROTTLED', requestId)
  const isForeignCall =
    (group === 'admin' && isForeign(event.headers)) || isForeignChange(event.httpMethod, event.headers)
  if (isForeignCall && !gateway.isPublic) return NOT_FROM_HERE
  try {
    const result = await gateway.groups[group](event, {} as LambdaContext, () => {})
    return asPassedOn(result as APIGatewayProxyResult)
  } catch (error) {
    gateway.failed(error as Error, requestId)
    return gatewayError('INTEGRATION_FAILURE', requestId)
  }
}

/** API Gateway renames `WWW-Authenticate`, so payment clients do not find it. */
const asPassedOn = ({ headers = {}, ...result }: APIGatewayProxyResult): APIGatewayProxyResult => ({
  ...result,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !DROPPED.includes(name.toLowerCase()))
      .map(([name, value]) => [RENAMED.includes(name.toLowerCase()) ? `x-amzn-Remapped-${name}` : name, value]),
  ),
})

const headerBytes = ({ method = '', url = '', rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((_, index) => index % 2 === 1).reduce((sum, { length }) => sum + length, `${method} ${url}`.length)

/** Bodies are short, so an iterator is not worth its cost. */
const readBody = (request: IncomingMessage): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= MAX_PAYLOAD_BYTES) chunks.push(chunk)
      })
      .on('end', () => resolve(size > MAX_PAYLOAD_BYTES ? null : Buffer.concat(chunks)))
      .on('error', reject)
  })

function addressOf({ url = '/' }: IncomingMessage): URL | null {
  try {
    return new URL(url.replace(/^\/+/, '/'), 'http://localhost')
  } catch {
    return null
  }
}

const toEvent = (
  request: IncomingMessage,
  path: string,
  url: URL,
  body: Buffer,
  { resource, params }: Destination,
  { stage, newRequestId }: Gateway,
): APIGatewayProxyEvent =>
  proxyEvent({
    method: request.method ?? 'GET',
    path,
    resource,
    params: decoded(params),
    query: url.searchParams,
    headers: Object.entries(request.headersDistinct).map(([name, values = []]) => [name, values]),
    // API Gateway treats every media type as binary here, so all bodies are base64.
    body: body.length === 0 ? null : body.toString('base64'),
    isBase64Encoded: body.length > 0,
    host: request.headers.host ?? 'localhost',
    // From the socket: a client could forge a header. IPv6 sockets show IPv4 callers as ::ffff:192.0.2.1.
    sourceIp: request.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? '0.0.0.0',
    requestId: newRequestId(),
    now: Date.now(),
    stage,
  })

const decoded = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, safelyDecoded(value)]))

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
