/**
 * Runs an operation for an MCP caller, through the same pipeline as over HTTP: same authentication, limits and texts.
 */
import type { APIGatewayProxyEvent, APIGatewayProxyHandler, APIGatewayProxyResult } from 'aws-lambda'
import { valuesOf } from '../api/caller'
import { KEY_ARGUMENT, MCP_PROTOCOL, RETRY_ARGUMENT, type ToolGroup, type ToolRoute } from '../api/routes/tools'
import type { IncomingCall } from '../http/call'

export type Groups = Readonly<Record<ToolGroup, APIGatewayProxyHandler>>
export type Arguments = Readonly<Record<string, unknown>>

export interface OperationResult {
  ok: boolean
  status: number
  /** JSON, or text if another format was requested. */
  body: Record<string, unknown> | string
  headers: Readonly<Record<string, string>>
}

export async function runOperation(
  groups: Groups,
  { event }: Pick<IncomingCall, 'event'>,
  route: ToolRoute,
  args: Arguments,
): Promise<OperationResult> {
  const answer = await groups[route.group](eventFor(event, route, args), {} as never, () => {})
  const { statusCode, headers, body } = answer as APIGatewayProxyResult & { headers: Record<string, string> }
  const json = headers['Content-Type']?.startsWith('application/json')
  return { ok: statusCode < 300, status: statusCode, body: json ? JSON.parse(body) : body, headers }
}

/** The event that API Gateway would create for the same call over HTTP. */
function eventFor(event: APIGatewayProxyEvent, route: ToolRoute, args: Arguments): APIGatewayProxyEvent {
  const { [KEY_ARGUMENT]: key, [RETRY_ARGUMENT]: retry, ...given } = args
  const parts = { body: {}, query: {}, path: {} } as Record<'body' | 'query' | 'path', Record<string, unknown>>
  for (const [name, value] of Object.entries(given)) {
    if (value !== null && value !== undefined) parts[partOf(route, name)][name] = value
  }
  const pathValues = toStrings(parts.path)
  const query = toStrings(parts.query)
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((pathValues[name] ?? '').toWellFormed()),
  )
  return {
    ...event,
    resource: route.path,
    path,
    httpMethod: route.method,
    ...headersFor(event, key, retry),
    queryStringParameters: query,
    multiValueQueryStringParameters: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]])),
    pathParameters: pathValues,
    body: route.method === 'GET' ? null : JSON.stringify(parts.body),
    isBase64Encoded: false,
    requestContext: {
      ...event.requestContext,
      protocol: MCP_PROTOCOL,
      httpMethod: route.method,
      path: `${event.requestContext.path.slice(0, -event.resource.length)}${path}`,
      resourcePath: route.path,
    },
  }
}

/** Unknown arguments go to the part that ignores unknown fields. */
function partOf({ request, method }: ToolRoute, name: string): 'body' | 'query' | 'path' {
  for (const place of ['path', 'body', 'query'] as const) {
    if (Object.hasOwn(request?.[place]?.shape ?? {}, name)) return place
  }
  return method === 'GET' ? 'query' : 'body'
}

export const toStrings = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )

/** Headers of the MCP message that do not apply to the operation. */
const NOT_FORWARDED = /^(accept|content-type|content-length)$/i
const KEY_HEADER = 'x-api-key'
const RETRIES = /^idempotency-key$/i

/**
 * An idempotency key in the arguments replaces the header. An API key does not: with two different keys the caller is
 * ambiguous, and is refused as over HTTP.
 */
function headersFor(
  { headers, multiValueHeaders }: Pick<APIGatewayProxyEvent, 'headers' | 'multiValueHeaders'>,
  key: unknown,
  retry: unknown,
): Pick<APIGatewayProxyEvent, 'headers' | 'multiValueHeaders'> {
  const isReplaced = (name: string) =>
    (key !== undefined && name.toLowerCase() === KEY_HEADER) || (retry !== undefined && RETRIES.test(name))
  const forwarded = <Value>(sent: Readonly<Record<string, Value>> | null): Record<string, Value> =>
    Object.fromEntries(Object.entries(sent ?? {}).filter(([name]) => !NOT_FORWARDED.test(name) && !isReplaced(name)))
  const given = toStrings({
    ...(key !== undefined && { [KEY_HEADER]: key }),
    ...(retry !== undefined && { 'idempotency-key': retry }),
  })
  return {
    headers: { ...forwarded(headers), ...given },
    multiValueHeaders: {
      ...forwarded(multiValueHeaders),
      ...(key !== undefined && { [KEY_HEADER]: valuesOf({ headers, multiValueHeaders }, KEY_HEADER) }),
    },
  }
}
