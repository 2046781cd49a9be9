/**
 * Runs an operation for an MCP caller, through the same pipeline as over HTTP: same authentication, limits and texts.
 */

import { RETRY_ARGUMENT } from '../api/headers'
import type { OperationId } from '../api/routes/routes'
import { KEY_ARGUMENT, type ToolGroup, type ToolRoute } from '../api/routes/tools'
import { containsApiKey } from '../domain/accounts/api-key'
import type { IncomingCall } from '../http/call'
import { type Credential, credentialOf, type Request } from '../http/request'
import { present, type Response } from '../http/respond'
import type { Serve } from '../http/serve'

export type Groups = Readonly<Record<ToolGroup, Pick<Serve, 'execute'>>>
export type Arguments = Readonly<Record<string, unknown>>
export type ToolEntry = readonly [OperationId, ToolRoute]

export interface OperationResult extends Omit<Response, 'body'> {
  ok: boolean
  /** JSON, or text if another format was requested. */
  body: Record<string, unknown> | string
  /** The operation's own call. */
  call: IncomingCall
}

export async function runOperation(
  groups: Groups,
  call: IncomingCall,
  tool: ToolEntry,
  args: Arguments,
): Promise<OperationResult> {
  const executed = await groups[tool[1].group].execute(call.ctx, toolRequest(call, tool, args))
  const { status, headers, body } = await present(executed)
  const isJson = headers['Content-Type']?.startsWith('application/json')
  return {
    ok: status < 300,
    status,
    headers,
    call: executed.call,
    body: (isJson ? plainData(body) : body) as OperationResult['body'],
  }
}

/** As a client would parse it. A saved answer is text already. */
const plainData = (body: Response['body']): unknown =>
  JSON.parse(typeof body === 'string' ? body : JSON.stringify(body))

/** The request that would ask for the same over HTTP, from the caller of this message. */
function toolRequest(message: Request, [operation, route]: ToolEntry, args: Arguments): Request {
  const { [KEY_ARGUMENT]: key, [RETRY_ARGUMENT]: retry, ...given } = args
  const sent = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  // Every name is a field, `__proto__` too, so that it is refused as over HTTP.
  const part = (place: Place) => Object.fromEntries(sent.filter(([name]) => partOf(route, name) === place))
  const path = toStrings(part('path'))
  const { key: sentKey, retry: sentRetry } = toStrings({
    ...(key !== undefined && { key }),
    ...(retry !== undefined && { retry }),
  })
  return {
    ...message,
    operation,
    route,
    method: route.method,
    path: route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((path[name] ?? '').toWellFormed())),
    via: 'mcp',
    raw: { body: route.method === 'GET' ? null : JSON.stringify(part('body')), query: toStrings(part('query')), path },
    headers: {},
    accept: '',
    credential: credentialFor(message.credential, sentKey, given),
    idempotency_keys: sentRetry === undefined ? message.idempotency_keys : [sentRetry],
    confidential: [...message.confidential, ...[sentKey, sentRetry].filter((one) => one !== undefined)],
  }
}

/**
 * The key of the arguments, or that of the message. With two different keys the caller is ambiguous, and is refused as
 * over HTTP.
 */
function credentialFor(sent: Credential, key: string | undefined, others: Arguments): Credential {
  const argument = key === undefined ? null : credentialOf(key.trim())
  const isOne = sent.kind === 'key' || sent.kind === 'token'
  if (!argument || argument.kind === 'junk') {
    if (isOne && !argument) return sent
    if (isOne || sent.kind === 'several') return { kind: 'several' }
    return containsApiKey(JSON.stringify(others)) ? { kind: 'misplaced', place: 'body' } : (argument ?? sent)
  }
  if (sent.kind === 'several') return sent
  return isOne && !isSame(sent, argument) ? { kind: 'several' } : argument
}

const isSame = (one: Credential, other: Credential): boolean => JSON.stringify(one) === JSON.stringify(other)

type Place = 'body' | 'query' | 'path'

/** Unknown arguments go to the part that ignores unknown fields. */
function partOf({ request, method }: ToolRoute, name: string): Place {
  for (const place of ['path', 'body', 'query'] as const) {
    if (Object.hasOwn(request?.[place]?.shape ?? {}, name)) return place
  }
  return method === 'GET' ? 'query' : 'body'
}

export const toStrings = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
