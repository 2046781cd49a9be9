/** Events as AWS sends them: requests to every route, and events of the functions without a route. */
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { everyRoute } from '../../lambdas/api/routes/every-route'
import type { Group, OperationId, PathNames, Route } from '../../lambdas/api/routes/routes'
import { DRAWING } from '../../lambdas/drawing/keeper-address'
import { HEADING_FONT } from '../../lambdas/pages/parts/serif'
import type { FunctionName } from '../stack/bundle'
import { proxyEvent } from './gateway/proxy-event'

const REGION = 'eu-central-1'
const ACCOUNT = '123456789012'
const API = 'abcde12345'
const HOST = `${API}.execute-api.${REGION}.amazonaws.com`
const STAGE = 'v1'
const ADDRESS = '203.0.113.7'
const AT = Date.parse('2026-03-02T09:00:00Z')
const ID = '3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34'

type WithPath = { [Id in OperationId]: [PathNames<Id>] extends [never] ? never : Id }[OperationId]

/** Example values for the path parameters of every route that has some. A missing one does not compile. */
const PATHS: { readonly [Id in WithPath]: Readonly<Record<PathNames<Id>, string>> } = {
  open_checkout: { order: ID },
  payment_done: { order: ID },
  payment_cancelled: { order: ID },
  species: { slug: 'housecat' },
  agent: { username: 'first-agent' },
  species_page: { slug: 'housecat' },
  agent_page: { username: 'first-agent' },
  creature_page: { id: ID },
  stone_page: { id: ID },
  window_page: { window: `chw_${'0'.repeat(55)}` },
  window_act: { window: `chw_${'0'.repeat(55)}` },
  window_calendar: { window: `chw_${'0'.repeat(55)}` },
  badge: { badge: `${ID}.svg` },
  docs_part: { part: 'api' },
  font: { file: HEADING_FONT },
  icon: { file: 'icon.svg' },
  card: { kind: 'house', file: 'door.png' },
  face: { version: DRAWING, kind: 'tabby', state: 'adult-happy', file: `${ID}.png` },
}

export const examplePath = (operation: OperationId): Readonly<Record<string, string>> =>
  operation in PATHS ? PATHS[operation as WithPath] : {}

export const fillPath = ({ path }: Pick<Route, 'path'>, parts: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (blank, name: string) => parts[name] ?? blank)

export interface RequestFields {
  key?: string
  adminKey?: string
  headers?: Readonly<Record<string, string>>
  body?: object
  query?: Readonly<Record<string, string>>
  path?: Readonly<Record<string, string>>
  host?: string
  /** The address of the caller. */
  from?: string
  requestId?: string
}

/** The event of a request as API Gateway passes it on. Defaults are the route's example. */
export function eventOf(operation: OperationId, asked: RequestFields = {}): APIGatewayProxyEvent {
  const route: Route = everyRoute[operation]
  const parts = { ...examplePath(operation), ...asked.path }
  const path = fillPath(route, parts)
  const host = asked.host ?? HOST
  const headers: Record<string, string> = {
    Host: host,
    ...(route.group === 'pages' ? { Accept: 'text/html' } : { 'Content-Type': 'application/json' }),
    ...(asked.key && { Authorization: `Bearer ${asked.key}` }),
    ...(asked.adminKey && { 'x-admin-key': asked.adminKey }),
    ...asked.headers,
  }
  const body = asked.body ?? route.example
  const event = proxyEvent({
    method: route.method,
    path,
    resource: route.path,
    params: parts,
    query: new URLSearchParams(asked.query),
    headers: Object.entries(headers).map(([name, value]) => [name, [value]]),
    body: body ? (route.oauth === 'form' ? String(new URLSearchParams({ ...body })) : JSON.stringify(body)) : null,
    isBase64Encoded: false,
    host,
    sourceIp: asked.from ?? ADDRESS,
    requestId: asked.requestId ?? ID,
    now: AT,
    stage: STAGE,
  })
  const context = { accountId: ACCOUNT, apiId: API, authorizer: { principalId: 'caller' } }
  return { ...event, requestContext: { ...event.requestContext, ...context } }
}

const SCHEDULED = { source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} }
const streamKeys = (pk: string, sk: string) => ({ pk: { S: pk }, sk: { S: sk } })

/** Events of the functions that serve no route. */
export const FUNCTION_EVENTS: Readonly<Record<Exclude<FunctionName, Group>, object>> = {
  authorizer: {
    ...eventOf('status'),
    type: 'REQUEST',
    methodArn: `arn:aws:execute-api:${REGION}:${ACCOUNT}:${API}/${STAGE}/GET${everyRoute.status.path}`,
  },
  projector: {
    shardId: 'shardId-00000001',
    Records: [
      {
        eventID: '1',
        eventName: 'INSERT',
        eventSource: 'aws:dynamodb',
        dynamodb: {
          SequenceNumber: '100000000000000000001',
          StreamViewType: 'NEW_AND_OLD_IMAGES',
          Keys: streamKeys('username#first-agent', 'username'),
          NewImage: {
            ...streamKeys('username#first-agent', 'username'),
            type: { S: 'username' },
            version: { N: '1' },
            data: { M: { agent_id: { S: ID } } },
          },
        },
      },
    ],
  },
  reaper: SCHEDULED,
  audit: SCHEDULED,
  'order-sweep': SCHEDULED,
  calibrator: SCHEDULED,
  canary: SCHEDULED,
  painter: {
    Records: [
      {
        messageId: ID,
        receiptHandle: 'example',
        attributes: { ApproximateReceiveCount: '1' },
        body: JSON.stringify({
          eventName: 'INSERT',
          dynamodb: { Keys: streamKeys('painting#creature-example-baby', 'painting') },
        }),
      },
    ],
  },
  'stripe-events': {
    Records: [
      {
        messageId: ID,
        body: JSON.stringify({
          version: '0',
          id: '17e8dff5',
          'detail-type': 'checkout.session.expired',
          source: 'aws.partner/stripe.com/ed_example',
          account: ACCOUNT,
          time: new Date(AT).toISOString(),
          region: REGION,
          resources: [],
          detail: {
            id: 'evt_example',
            object: 'event',
            type: 'checkout.session.expired',
            created: AT / 1000,
            livemode: false,
            data: { object: { id: 'cs_example', object: 'checkout.session', payment_status: 'unpaid', metadata: {} } },
          },
        }),
      },
    ],
  },
}
