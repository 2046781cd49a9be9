/** The request pipeline: from an API Gateway event to a group's handler and back. */
import middy, { type Request } from '@middy/core'
import type {
  APIGatewayProxyEvent,
  APIGatewayProxyHandler,
  APIGatewayProxyResult,
  Context as LambdaContext,
} from 'aws-lambda'
import { confidentialValues, header, sentKeys } from '../api/caller'
import { IDEMPOTENCY_KEY, idempotencyKeyFault, sentIdempotencyKeys, takesIdempotencyKey } from '../api/idempotency-key'
import {
  BROWSING_LIMIT,
  failedCode,
  type Group,
  handledAs,
  invalidCode,
  type OperationId,
  operations,
  type Route,
} from '../api/routes/routes'
import { parseRequest } from '../api/schemas/validate'
import { sentPayment } from '../api/sent-payment'
import { isFromProxy, publicAddress } from '../api/trusted-proxy'
import { type Context, processContext } from '../context'
import { emptyCount } from '../store/limits'
import { admit, rateLimitWindow, refundIfExempt } from './admit'
import { AccountDeleted, type Answer, type Call, type Handlers, type IncomingCall, type Rephrase, refuse } from './call'
import { faultDetails } from './faults'
import { readIdempotencyKey, runOrReplay } from './idempotency'
import { respond } from './respond'

export type Serve = (context?: Context) => APIGatewayProxyHandler

const UNKNOWN: Route = {
  group: 'meta',
  method: 'GET',
  path: '/{proxy+}',
  auth: 'optional',
  limit: BROWSING_LIMIT,
  action: 'unknown',
  summary: '',
}

export interface ServeOptions {
  /** Handles requests that match no route of the group. */
  unknown?: (call: IncomingCall) => Promise<Answer> | Answer
  /** Called first; may start reads that run during admission. */
  onArrival?: (call: IncomingCall) => unknown
  /**
   * Starts reads for a valid request, for the agent that its key names. Runs before the key is verified: only a
   * verified caller gets an answer that uses them.
   */
  prefetch?: (call: IncomingCall, agentId: string, input: { body: unknown }) => void
  /** Where the group's routes are listed, if not among the agent operations. */
  routeTable?: readonly (readonly [OperationId, Route])[]
  /** Formats refusals for other clients than agents. */
  rephrase?: Rephrase
}

/** Time to answer before the function's timeout stops an operation. */
const TIMEOUT_RESERVE_MS = 500

type AnyHandler = (call: Call) => Promise<Answer> | Answer

interface PipelineState extends Record<string, unknown> {
  call: IncomingCall
}

type PipelineRequest = Request<APIGatewayProxyEvent, APIGatewayProxyResult, Error, LambdaContext, PipelineState>

/** Binds a group's handlers to the pipeline. Without `context` the process's own is created at the first call. */
export function serve<G extends Group>(
  group: G,
  handlers: Handlers<G>,
  {
    unknown = () => refuse('route_not_found'),
    onArrival = () => {},
    prefetch = () => {},
    routeTable = operations,
    rephrase,
  }: ServeOptions = {},
): Serve {
  const groupRoutes = new Map(
    routeTable
      .filter(([, route]) => route.group === group)
      .map((entry) => [routeKey(entry[1].method, entry[1].path), entry]),
  )
  const answer = (call: Call) =>
    runOrReplay(call, (handlers as Record<string, AnyHandler>)[call.operation] ?? (unknown as AnyHandler))

  return (context) =>
    middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, LambdaContext, PipelineState>(answer as never, {
      timeoutEarlyInMillis: TIMEOUT_RESERVE_MS,
    })
      .onError(handleError)
      .before(({ event, internal }: PipelineRequest) => {
        internal.call = createCall(
          context ?? processContext(),
          event,
          groupRoutes.get(routeKey(handledAs(event.httpMethod), event.resource)),
        )
        internal.call.rephrase = rephrase ?? null
        onArrival(internal.call)
      })
      .before((request: PipelineRequest) => admitRequest(request, prefetch))
      .after(async (request: PipelineRequest) => {
        request.response = await finish(request.internal.call, request.response as unknown as Answer)
      }) as unknown as APIGatewayProxyHandler
}

/** Parses and admits the request. From here on the event is the call. A refusal ends the pipeline. */
async function admitRequest(
  request: PipelineRequest,
  prefetch: NonNullable<ServeOptions['prefetch']>,
): Promise<APIGatewayProxyResult | undefined> {
  const { event } = request
  const { call } = request.internal
  const parsed = parseRequest(call.route.request ?? {}, {
    body: event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : event.body,
    type: header(event.headers, 'content-type'),
    query: event.queryStringParameters,
    values: event.multiValueQueryStringParameters,
    path: event.pathParameters,
  })
  call.ignored_fields = parsed.unknown_fields
  const mayRepeat = takesIdempotencyKey(call.route)
  const keys = mayRepeat ? sentIdempotencyKeys(event) : []
  const objection = idempotencyKeyFault(keys, call.route)
  const invalid = 'faults' in parsed || objection !== null
  if (!invalid) call.prefetch = (agentId) => prefetch(call, agentId, parsed.input)
  const [key] = keys
  if (!invalid && key !== undefined && sentKeys(event).length < 2)
    call.once = readIdempotencyKey(call, key, parsed.input)
  const admission = await admit(call, event, invalid)
  if ('answer' in admission) return finish(call, admission.answer)
  call.household = admission.household
  if (objection) {
    const fault = { path: `header.${IDEMPOTENCY_KEY}`, message: objection }
    return finish(call, refuse('invalid_idempotency_key', faultDetails(fault)))
  }
  if ('faults' in parsed) return finish(call, refuse(invalidCode(call.route), faultDetails(...parsed.faults)))
  const { body, query, path } = parsed.input
  request.event = Object.assign(call, { body, query, params: path }) as never
}

async function finish(call: IncomingCall, answer: Answer): Promise<APIGatewayProxyResult> {
  const refusal = await call.counting
  if (refusal) return respond(call, refusal)
  await refundIfExempt(call, answer)
  return respond(call, answer)
}

/** Handles bugs and failing services: logs the reason and returns a request id. */
async function handleError({ internal: { call }, error }: PipelineRequest): Promise<APIGatewayProxyResult | undefined> {
  if (!call) return undefined
  const { request_id, route } = call
  if (error instanceof AccountDeleted) return respond(call, refuse('invalid_key'))
  call.log({
    level: 'error',
    message: 'failure',
    request_id,
    name: error?.name,
    reason: error?.message,
    stack: error?.stack,
  })
  return respond(call, refuse(failedCode(route)))
}

const routeKey = (method: string, path: string): string => `${method} ${path}`

function createCall(ctx: Context, event: APIGatewayProxyEvent, entry?: readonly [OperationId, Route]): IncomingCall {
  const [operation, route] = entry ?? (['unknown', UNKNOWN] as const)
  const now = ctx.now()
  const { trustedProxy, baseUrl } = ctx.config
  const { mount, path } = mountAndPath(event, isFromProxy(event.headers, trustedProxy))
  const base_url =
    baseUrl ?? publicAddress(event.headers, trustedProxy) ?? `https://${event.requestContext.domainName}${mount}`
  return {
    ctx,
    operation,
    route,
    request_id: event.requestContext.requestId,
    now,
    base_url,
    root: base_url.replace(/^https?:\/\/[^/]*|\/$/g, '') === mount ? mount : base_url,
    method: event.httpMethod,
    path,
    accept: header(event.headers, 'accept') ?? '',
    count: emptyCount(rateLimitWindow({ ctx, operation, route }), now),
    counter: null,
    counting: null,
    prefetch: null,
    agent_id: null,
    household: null,
    key_not_recognised: false,
    payment: sentPayment(event.headers),
    rephrase: null,
    once: null,
    ignored_fields: [],
    log: (entry) => ctx.log(entry, confidentialValues(event)),
    event,
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
