/** Calls the handlers without HTTP: builds the event of a request, with seeded ids. */
import type { APIGatewayProxyEvent } from 'aws-lambda'
import type { Group } from '../../../lambdas/api/routes/routes'
import { mixBits, seedOf } from '../../../lambdas/domain/chance'
import { proxyEvent } from '../../../lib/local/gateway/proxy-event'
import { type Destination, destinationOf } from '../../../lib/stack/api/gateway-routes'

export interface InProcessRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  /** Sent as JSON, or as a form if it is one. */
  body?: object | undefined
}

const destinations = new Map<string, Destination>()

function routeOf(method: string, path: string): Destination {
  const name = `${method} ${path}`
  const known = destinations.get(name) ?? destinationOf(method, path)
  if (Object.keys(known.params).length === 0) destinations.set(name, known)
  return known
}

/** `requestId` and `now` are part of the event. */
export function inProcessEvent(
  requestId: string,
  { method, path: address, headers, body }: InProcessRequest,
  now: number,
): { event: APIGatewayProxyEvent; group: Group } {
  const [path = '', search = ''] = address.split('?')
  const { resource, params, group } = routeOf(method, path)
  const isForm = body instanceof URLSearchParams
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const sent = Object.entries({ ...headers, ...(body && { 'content-type': type }) })
  const event = proxyEvent({
    method,
    path,
    resource,
    params,
    query: new URLSearchParams(search),
    headers: sent.map(([header, value]) => [header, [value]]),
    body: body ? (isForm ? String(body) : JSON.stringify(body)) : null,
    isBase64Encoded: false,
    host: 'house.example',
    sourceIp: '192.0.2.1',
    requestId,
    now,
  })
  return { event, group }
}

/** The same id for the same text. */
export function seededId(text: string): string {
  const part = (of: number) => (mixBits(seedOf(`${of} ${text}`)) >>> 0).toString(16).padStart(8, '0')
  const digits = part(1) + part(2) + part(3) + part(4)
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
