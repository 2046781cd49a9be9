/** A house to be measured: its handlers are called as Lambda calls them, and what they ask the database for is noted. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEvent, APIGatewayProxyHandler, APIGatewayProxyResult, Context } from 'aws-lambda'
import { everyOperation, everyRoute } from '../../../lambdas/api/routes/every-route'
import type { Group, OperationId } from '../../../lambdas/api/routes/routes'
import type { Db } from '../../../lambdas/store/db'
import { meter } from '../engine/meter'
import { type HouseOptions, type LocalHouse, SERVES, startHouse } from '../house'
import { recorder } from './bare'

export const ADMIN_KEY = 'an operator who measures'

/** As many calls as anybody likes. */
export const UNLIMITED: Readonly<Record<string, number>> = Object.fromEntries(everyOperation.map(([id]) => [id, 1e9]))

export interface Asked {
  key?: string
  body?: object
  query?: Readonly<Record<string, string>>
  path?: Readonly<Record<string, string>>
}

export interface Keeper {
  id: string
  username: string
  key: string
  /** The creature it adopted, hatched. */
  creature: string
}

export interface MeasuredHouse extends LocalHouse {
  spent: ReturnType<typeof meter>['total']
  calls: ReturnType<typeof recorder>
  /** The connection without anybody in between. */
  send: Db['send']
  ask(operation: OperationId, asked?: Asked): Promise<{ status: number; body: Record<string, never> }>
  newAgent(): Promise<Omit<Keeper, 'creature'>>
  /** Of a social creature, unless another is wanted: such a one knows when it was looked at. */
  newKeeper(species?: string): Promise<Keeper>
}

/** `plain`: nobody stands between the handlers and the database, so that nothing slows them down. */
export async function measuredHouse({
  plain = false,
  ...options
}: HouseOptions & { plain?: boolean } = {}): Promise<MeasuredHouse> {
  const [spent, calls] = [meter(), recorder()]
  let send: Db['send'] | undefined
  const house = await startHouse({
    adminKey: ADMIN_KEY,
    choresEverySeconds: null,
    projecting: false,
    rateLimits: UNLIMITED,
    writeLog: () => {},
    ...options,
    intercept: (connection) => {
      send = connection
      return plain ? connection : spent.intercept(calls.intercept(connection))
    },
  })
  const handlers = new Map<Group, APIGatewayProxyHandler>()
  const ask: MeasuredHouse['ask'] = async (operation, asked = {}) => {
    const { group } = everyRoute[operation]
    const handler = handlers.get(group) ?? SERVES[group](house.context)
    handlers.set(group, handler)
    const result = (await handler(eventOf(operation, asked), {} as Context, () => {})) as APIGatewayProxyResult
    if (result.statusCode >= 400) throw new Error(`${operation} gave ${result.statusCode}: ${result.body}`)
    return { status: result.statusCode, body: JSON.parse(result.body || '{}') }
  }
  const newAgent = async () => {
    const { body } = await ask('register', { body: { username: `agent-${randomUUID().slice(0, 13)}` } })
    const { agent, your_token } = body as unknown as { agent: Omit<Keeper, 'key'>; your_token: string }
    return { id: agent.id, username: agent.username, key: your_token }
  }
  const newKeeper = async (species_slug = 'tabby') => {
    const agent = await newAgent()
    const { body } = await ask('adopt', { key: agent.key, body: { name: 'Pip', species_slug } })
    await ask('status', { key: agent.key })
    return { ...agent, creature: (body as unknown as { creature: { id: string } }).creature.id }
  }
  return { ...house, spent: spent.total, calls, send: send as Db['send'], ask, newAgent, newKeeper }
}

/** What API Gateway would hand over. */
function eventOf(operation: OperationId, { key, body, query, path = {} }: Asked): APIGatewayProxyEvent {
  const { method, path: resource, auth } = everyRoute[operation]
  const whole = resource.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(key && { authorization: `Bearer ${key}` }),
    ...(auth === 'admin' && { 'x-admin-key': ADMIN_KEY }),
  }
  return {
    resource,
    path: whole,
    httpMethod: method,
    headers,
    multiValueHeaders: {},
    queryStringParameters: query ?? null,
    multiValueQueryStringParameters:
      query && Object.fromEntries(Object.entries(query).map(([name, one]) => [name, [one]])),
    pathParameters: path,
    stageVariables: null,
    body: body ? JSON.stringify(body) : null,
    isBase64Encoded: false,
    requestContext: {
      requestId: randomUUID(),
      path: whole,
      domainName: 'localhost',
      identity: { sourceIp: '127.0.0.1' },
    },
  } as unknown as APIGatewayProxyEvent
}
