/** A house to be measured: its handlers are called as Lambda calls them, and what they ask the database for is noted. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyHandler, APIGatewayProxyResult, Context } from 'aws-lambda'
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import type { Group, OperationId } from '../../../lambdas/api/routes/routes'
import type { Db } from '../../../lambdas/store/db'
import { meter } from '../../local/engine/meter'
import { type Asked, eventOf } from '../../local/events'
import { type HouseOptions, type LocalHouse, SERVES, startHouse, UNLIMITED } from '../../local/local-host'
import { recorder } from './bare'

export const ADMIN_KEY = 'an operator who measures'

export interface Keeper {
  id: string
  username: string
  key: string
  /** The creature it adopted, hatched. */
  creature: string
}

export interface MeasuredAnswer {
  status: number
  headers: NonNullable<APIGatewayProxyResult['headers']>
  /** Empty where it is not JSON. */
  body: Record<string, never>
  bytes: number
}

/** How long a body is once a picture in it is a picture again. */
export const bytesOf = ({ body, isBase64Encoded }: Pick<APIGatewayProxyResult, 'body' | 'isBase64Encoded'>): number =>
  Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')

export interface MeasuredHouse extends LocalHouse {
  spent: ReturnType<typeof meter>['total']
  calls: ReturnType<typeof recorder>
  /** The connection without anybody in between. */
  send: Db['send']
  ask(operation: OperationId, asked?: Asked): Promise<MeasuredAnswer>
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
    const event = eventOf(operation, { adminKey: ADMIN_KEY, host: 'localhost', requestId: randomUUID(), ...asked })
    const answer = (await handler(event, {} as Context, () => {})) as APIGatewayProxyResult
    const { statusCode: status, headers = {}, body } = answer
    if (status >= 400) throw new Error(`${operation} gave ${status}: ${body}`)
    const isJson = body !== '' && String(headers['Content-Type']).startsWith('application/json')
    return { status, headers, body: isJson ? JSON.parse(body) : {}, bytes: bytesOf(answer) }
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
