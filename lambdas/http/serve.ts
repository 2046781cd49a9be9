/** The Lambda entry of a group: reads the event, executes the request, responds. */
import middy, { type Request as MiddyRequest } from '@middy/core'
import type {
  APIGatewayProxyEvent,
  APIGatewayProxyHandler,
  APIGatewayProxyResult,
  Context as LambdaContext,
} from 'aws-lambda'
import { type Group, handledAs, type OperationId, operations, type Route } from '../api/routes/routes'
import { type Context, processContext } from '../context'
import { type AnyHandler, type Executed, type Handlers, type IncomingCall, type Outcome, refuse } from './call'
import type { Settling } from './decide'
import { execute, failed } from './execute'
import { type Request, readRequest } from './request'
import { type RefusalForm, respond } from './respond'

/** Binds a group to a host. Without `context` the process's own is created at the first call. */
export interface Serve {
  (context?: Context): APIGatewayProxyHandler
  /** Executes a request that did not come as an event. */
  execute(ctx: Context, request: Request): Promise<Executed>
}

export interface HostOptions {
  /** Where the group's routes are listed, if not among the agent operations. */
  routeTable?: readonly (readonly [OperationId, Route])[]
  /** The form of refusals, for other clients than agents. */
  refusalForm?: RefusalForm
}

export interface ServeOptions extends HostOptions {
  /** Handles requests that match no route of the group. */
  unknown?: (call: IncomingCall) => Promise<Outcome> | Outcome
  /** For groups whose operations concern creatures: brings the caller's household up to date. */
  settling?: Settling
  /** May start reads that run beside the admission. */
  onArrival?: (ctx: Context, request: Request) => void
}

/** Time to answer before the function's timeout stops an operation. */
const TIMEOUT_RESERVE_MS = 500

interface Arrived extends Record<string, unknown> {
  ctx: Context
  request: Request
}

type PipelineRequest = MiddyRequest<APIGatewayProxyEvent, APIGatewayProxyResult, Error, LambdaContext, Arrived>

export function serve<G extends Group>(
  group: G,
  handlers: Handlers<G>,
  { unknown = () => refuse('route_not_found'), settling, onArrival, ...hosting }: ServeOptions = {},
): Serve {
  const carryOut: Serve['execute'] = (ctx, request) => {
    onArrival?.(ctx, request)
    const handler = (handlers as Record<string, AnyHandler>)[request.operation] ?? (unknown as AnyHandler)
    return execute(ctx, request, handler, settling)
  }
  return host(group, carryOut, hosting)
}

/** `carryOut`: executes each request of the group. */
export function host(
  group: Group,
  carryOut: Serve['execute'],
  { routeTable = operations, refusalForm }: HostOptions = {},
): Serve {
  const groupRoutes = new Map(
    routeTable
      .filter(([, route]) => route.group === group)
      .map((entry) => [routeKey(entry[1].method, entry[1].path), entry]),
  )
  const open = (context?: Context) =>
    middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, LambdaContext, Arrived>(
      (async ({ ctx, request }: Arrived) => respond(await carryOut(ctx, request), refusalForm)) as never,
      { timeoutEarlyInMillis: TIMEOUT_RESERVE_MS },
    )
      .before((arriving: PipelineRequest) => {
        const { event, internal } = arriving
        internal.ctx = context ?? processContext()
        const entry = groupRoutes.get(routeKey(handledAs(event.httpMethod), event.resource))
        internal.request = readRequest(internal.ctx, event, entry)
        arriving.event = internal as never
      })
      .onError(
        ({ internal: { ctx, request }, error }: PipelineRequest) =>
          request && respond(failed(ctx, request, error as Error), refusalForm),
      ) as unknown as APIGatewayProxyHandler
  return Object.assign(open, { execute: carryOut })
}

const routeKey = (method: string, path: string): string => `${method} ${path}`
