/** A request, read once from API Gateway's event. Nothing else of the serving path knows the event. */
import type { APIGatewayProxyEvent } from 'aws-lambda'
import {
  callerAddress,
  confidentialValues,
  type Headers,
  header,
  isFromProxy,
  type KeyPlace,
  misplacedKey,
  publicAddress,
  sentBearer,
  sentKey,
  sentKeys,
} from '../api/caller'
import { sentIdempotencyKeys, takesIdempotencyKey } from '../api/idempotency-key'
import type { Address } from '../api/routes/page-url'
import { BROWSING_LIMIT, type OperationId, type Route } from '../api/routes/routes'
import type { RawRequest } from '../api/schemas/validate'
import type { Context } from '../context'
import { claimOf, containsApiKey, hashApiKey } from '../domain/accounts/api-key'
import type { Instant } from '../domain/time/instants'

/** What a request presents to say who calls. Nothing of it is verified. */
export type Credential =
  | { kind: 'none' }
  /** Different keys: the caller is ambiguous. */
  | { kind: 'several' }
  /** Not of the form of a key or token. */
  | { kind: 'junk'; sent: string }
  /** A well-formed key where none is read. */
  | { kind: 'misplaced'; place: KeyPlace }
  | { kind: 'key'; agentId: string; hash: string }
  | { kind: 'token'; agentId: string; secretHash: string }
  /** On routes of the operator only. */
  | { kind: 'admin'; hash: string }

/** The payment that a request carries, not verified. */
interface SentPayment {
  mpp: string | null
  x402: string | null
  /** True if `Authorization` holds the API key, so that the payment must use another header. */
  bearer: boolean
}

export interface Request extends Address {
  readonly operation: OperationId | 'unknown'
  readonly route: Route
  readonly request_id: string
  /** Set on arrival and used for the whole call. */
  readonly now: Instant
  /**
   * Prefix of redirect targets. A path where possible, because clients drop the API key on a redirect to another host.
   */
  readonly root: string
  /** Whether the house was called at API Gateway's own address, which has the stage in its path. */
  readonly at_gateway: boolean
  readonly method: string
  readonly path: string
  readonly via: 'http' | 'mcp'
  /** The parts as sent. */
  readonly raw: RawRequest
  readonly headers: Headers
  /** The host that was called. */
  readonly host: string | undefined
  /** The Accept header. */
  readonly accept: string
  readonly credential: Credential
  /** The caller's address, under which calls without a key are counted. */
  readonly address: string
  readonly idempotency_keys: readonly string[]
  readonly payment: SentPayment
  /** Values that are never logged. */
  readonly confidential: readonly string[]
}

const UNKNOWN: Route = {
  group: 'meta',
  method: 'GET',
  path: '/{proxy+}',
  auth: 'optional',
  limit: BROWSING_LIMIT,
  action: 'unknown',
  summary: '',
}

/** `entry`: the operation that the event's resource belongs to, if any. */
export function readRequest(ctx: Context, event: APIGatewayProxyEvent, entry?: readonly [OperationId, Route]): Request {
  const [operation, route] = entry ?? (['unknown', UNKNOWN] as const)
  const { trustedProxy, baseUrl } = ctx.config
  const { headers, requestContext } = event
  const { mount, path } = mountAndPath(event, isFromProxy(headers, trustedProxy))
  const base_url = baseUrl ?? publicAddress(headers, trustedProxy) ?? `https://${requestContext.domainName}${mount}`
  const basePath = base_url.replace(/^https?:\/\/[^/]*|\/$/g, '')
  return {
    operation,
    route,
    request_id: requestContext.requestId,
    now: ctx.now(),
    base_url,
    root: basePath === mount ? mount : base_url,
    at_gateway: mount !== '' && basePath === mount && mount === `/${requestContext.stage}`,
    method: event.httpMethod,
    path,
    via: 'http',
    raw: {
      body: event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : event.body,
      type: header(headers, 'content-type'),
      query: event.queryStringParameters,
      values: event.multiValueQueryStringParameters,
      path: event.pathParameters,
    },
    headers: headers ?? {},
    host: requestContext.domainName,
    accept: header(headers, 'accept') ?? '',
    credential: credentialIn(event, route),
    address: callerAddress(event, trustedProxy),
    idempotency_keys: takesIdempotencyKey(route) || route.group === 'mcp' ? sentIdempotencyKeys(event) : [],
    payment: sentPayment(headers),
    confidential: confidentialValues(event),
  }
}

/**
 * Splits the path into the mount point and the route's path. `requestContext.path` starts with the stage, or with the
 * base path of a domain; the matched resource has neither. A caller behind the trusted proxy sees no stage.
 */
function mountAndPath({ path, resource, pathParameters, requestContext }: APIGatewayProxyEvent, viaProxy: boolean) {
  const fullPath = requestContext.path
  const matched = resource.replace(/\{(\w+)\+?\}/g, (blank, name: string) => pathParameters?.[name] ?? blank)
  const matchedPath = [matched, path].find((one) => fullPath.endsWith(one))
  if (matchedPath) return { mount: viaProxy ? '' : fullPath.slice(0, -matchedPath.length), path: matchedPath }
  return { mount: path === '/' && !viaProxy ? fullPath : '', path }
}

function sentPayment(headers: Headers | null): SentPayment {
  const authorization = header(headers, 'authorization')?.trim() ?? ''
  const inAuthorization = /^Payment\s/i.test(authorization) ? authorization : null
  return {
    mpp: header(headers, 'payment-authorization') ?? inAuthorization,
    x402: header(headers, 'payment-signature') ?? null,
    bearer: /^Bearer\s/i.test(authorization),
  }
}

function credentialIn(event: APIGatewayProxyEvent, { auth, group }: Route): Credential {
  if (auth === 'admin') {
    const sent = header(event.headers, 'x-admin-key') ?? sentBearer(event.headers)
    return sent ? { kind: 'admin', hash: hashApiKey(sent) } : { kind: 'none' }
  }
  if (sentKeys(event).length > 1) return { kind: 'several' }
  const key = sentKey(event.headers)
  const claimed = key === null ? null : credentialOf(key)
  if (claimed && (claimed.kind !== 'junk' || containsApiKey(claimed.sent))) return claimed
  const place = auth === 'none' && group !== 'mcp' ? null : misplacedKey(event)
  return place ? { kind: 'misplaced', place } : (claimed ?? { kind: 'none' })
}

export function credentialOf(sent: string): Extract<Credential, { kind: 'key' | 'token' | 'junk' }> {
  const claim = claimOf(sent)
  if (!claim) return { kind: 'junk', sent }
  const { kind, agentId, hash } = claim
  return kind === 'token' ? { kind, agentId, secretHash: hash } : { kind, agentId, hash }
}
