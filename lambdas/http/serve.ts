/** The request pipeline: from an API Gateway event to a group's handler and back. */
import middy, { type Request } from '@middy/core'
import type {
  APIGatewayProxyEvent,
  APIGatewayProxyHandler,
  APIGatewayProxyResult,
  Context as LambdaContext,
} from 'aws-lambda'
import { confidencesIn, header, sentKeys } from '../api/caller'
import { canBeRepeated, IDEMPOTENCY_KEY, objectionTo, sentIdempotencyKeys } from '../api/idempotency-key'
import { answeredAs, BROWSING_LIMIT, type Group, type OperationId, operations, type Route } from '../api/routes/routes'
import { parseRequest } from '../api/schemas/validate'
import { sentPayment } from '../api/sent-payment'
import { cameThrough, frontAddress } from '../api/trusted-proxy'
import { type Context, processContext } from '../context'
import { NO_USE, uncounted } from '../store/limits'
import { admit, spare, window } from './admit'
import { type Answer, type Arrival, type Call, type Handlers, KeeperLeft, type Rephrase, refuse } from './call'
import { namingFaults } from './faults'
import { onceOf, orEarlier } from './idempotency'
import { respond } from './respond'

export type Serve = (context?: Context) => APIGatewayProxyHandler

const UNKNOWN: Route = {
  group: 'meta',
  method: 'GET',
  path: '/{proxy+}',
  auth: 'optional',
  limit: BROWSING_LIMIT,
  invalid: 'invalid_request',
  failed: 'something_went_wrong',
  action: 'unknown',
  summary: 'Anything that is no operation of the house.',
}

export interface ServeOptions {
  /** Answers what no route of the group covers. */
  unknown?: (call: Arrival) => Promise<Answer> | Answer
  /** May start what can run while the caller is admitted. */
  arrived?: (call: Arrival) => unknown
  /** May begin to read what a valid request will need of the agent that its key names; only who is proven is answered from it. */
  beside?: (call: Arrival, agentId: string, input: { body: unknown }) => void
  /** Where the group's routes are found, if not among what agents call. */
  among?: readonly (readonly [OperationId, Route])[]
  /** Puts refusals in other words than those for agents. */
  rephrase?: Rephrase
}

/** Left to say so when an operation has taken nearly all the time there is. */
const LAST_WORD_MS = 500

type AnyHandler = (call: Call) => Promise<Answer> | Answer

interface Internal extends Record<string, unknown> {
  arrival: Arrival
}

type Stack = Request<APIGatewayProxyEvent, APIGatewayProxyResult, Error, LambdaContext, Internal>

/**
 * Binds a group's handlers to the pipeline. Without a context the process's own is used, made at the first call.
 */
export function serve<G extends Group>(
  group: G,
  handlers: Handlers<G>,
  {
    unknown = () => refuse('route_not_found'),
    arrived = () => {},
    beside = () => {},
    among = operations,
    rephrase,
  }: ServeOptions = {},
): Serve {
  const own = new Map(
    among.filter(([, route]) => route.group === group).map((entry) => [at(entry[1].method, entry[1].path), entry]),
  )
  const answer = (call: Call) =>
    orEarlier(call, (handlers as Record<string, AnyHandler>)[call.operation] ?? (unknown as AnyHandler))

  return (context) =>
    middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, LambdaContext, Internal>(answer as never, {
      timeoutEarlyInMillis: LAST_WORD_MS,
    })
      .onError(failed)
      .before(({ event, internal }: Stack) => {
        internal.arrival = arrive(
          context ?? processContext(),
          event,
          own.get(at(answeredAs(event.httpMethod), event.resource)),
        )
        internal.arrival.rephrase = rephrase ?? null
        arrived(internal.arrival)
      })
      .before((request: Stack) => admitted(request, beside))
      .after(async (request: Stack) => {
        request.response = await answered(request.internal.arrival, request.response as unknown as Answer)
      }) as unknown as APIGatewayProxyHandler
}

/** Reads and admits the request. From here on the event is the call; a refusal answers at once. */
async function admitted(
  request: Stack,
  beside: NonNullable<ServeOptions['beside']>,
): Promise<APIGatewayProxyResult | undefined> {
  const { event } = request
  const { arrival } = request.internal
  const parsed = parseRequest(arrival.route.request ?? {}, {
    body: event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : event.body,
    query: event.queryStringParameters,
    values: event.multiValueQueryStringParameters,
    path: event.pathParameters,
  })
  const repeatable = canBeRepeated(arrival.route)
  const keys = repeatable ? sentIdempotencyKeys(event) : []
  const objection = objectionTo(keys, arrival.route)
  const invalid = 'faults' in parsed || objection !== null
  if (!invalid) arrival.beside = (agentId) => beside(arrival, agentId, parsed.input)
  if (!invalid && sentKeys(event).length < 2) arrival.once = onceOf(arrival, keys[0], parsed.input)
  const admission = await admit(arrival, event, invalid)
  if ('answer' in admission) return answered(arrival, admission.answer)
  arrival.house = admission.house
  if (objection) {
    const fault = { path: `header.${IDEMPOTENCY_KEY}`, message: objection }
    return answered(arrival, refuse('invalid_idempotency_key', namingFaults(fault)))
  }
  if ('faults' in parsed) return answered(arrival, refuse(arrival.route.invalid, namingFaults(...parsed.faults)))
  const { body, query, path } = parsed.input
  request.event = Object.assign(arrival, { body, query, params: path }) as never
}

async function answered(call: Arrival, answer: Answer): Promise<APIGatewayProxyResult> {
  const refusal = await call.counting
  if (refusal) return respond(call, refusal)
  await spare(call, answer)
  return respond(call, answer)
}

/** Only bugs and failing services come here: the log has the reason, the caller a request id. */
async function failed({ internal: { arrival }, error }: Stack): Promise<APIGatewayProxyResult | undefined> {
  if (!arrival) return undefined
  const { request_id, route } = arrival
  if (error instanceof KeeperLeft) return respond(arrival, refuse('invalid_key'))
  arrival.log({
    level: 'error',
    message: 'failure',
    request_id,
    name: error?.name,
    reason: error?.message,
    stack: error?.stack,
  })
  return respond(arrival, refuse(route.failed))
}

const at = (method: string, path: string): string => `${method} ${path}`

function arrive(ctx: Context, event: APIGatewayProxyEvent, entry?: readonly [OperationId, Route]): Arrival {
  const [operation, route] = entry ?? (['unknown', UNKNOWN] as const)
  const now = ctx.now()
  const { frontDoor, baseUrl, pagesUrl } = ctx.config
  const { mount, path } = placeOf(event, cameThrough(event.headers, frontDoor))
  const base_url =
    baseUrl ?? frontAddress(event.headers, frontDoor) ?? `https://${event.requestContext.domainName}${mount}`
  return {
    ctx,
    operation,
    route,
    request_id: event.requestContext.requestId,
    now,
    base_url,
    pages_url: pagesUrl ?? base_url,
    root: new URL(base_url).pathname.replace(/\/$/, '') === mount ? mount : base_url,
    method: event.httpMethod,
    path,
    accept: header(event.headers, 'accept') ?? '',
    count: uncounted(window({ ctx, operation, route }), now),
    used_before: NO_USE,
    counter: null,
    counting: null,
    beside: null,
    agent_id: null,
    house: null,
    key_not_recognised: false,
    payment: sentPayment(event.headers),
    rephrase: null,
    once: null,
    log: (entry) => ctx.log(entry, confidencesIn(event)),
    event,
  }
}

/**
 * `requestContext.path` has the stage in front, or the base path of a domain; what the gateway matched has neither.
 * Whoever came through the front door saw no stage.
 */
function placeOf({ path, resource, pathParameters, requestContext }: APIGatewayProxyEvent, throughTheDoor: boolean) {
  const whole = requestContext.path
  const matched = resource.replace(/\{(\w+)\+?\}/g, (blank, name: string) => pathParameters?.[name] ?? blank)
  const own = [matched, path].find((one) => whole.endsWith(one))
  if (own) return { mount: throughTheDoor ? '' : whole.slice(0, -own.length), path: own }
  return { mount: path === '/' && !throughTheDoor ? whole : '', path }
}
