/** Requirements for every route of the route table. */
import type { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { ItemJudge } from '../lambdas/adapters/item-judge'
import { hasText } from '../lambdas/api/accept'
import { openapi } from '../lambdas/api/documents/openapi'
import { everyOperation } from '../lambdas/api/routes/every-route'
import { failedCode, MOST_SPARED, type OperationId, type Route } from '../lambdas/api/routes/routes'
import { ERRORS } from '../lambdas/api/schemas/errors'
import { responses } from '../lambdas/api/schemas/responses'
import { eventOf, examplePath, fillPath } from '../lib/local/events'
import { GROUP_HANDLERS } from '../lib/local/group-handlers'
import { countAdultRaised } from './support/agents/keeper'
import { faultsIn, faultsInRefusal } from './support/documented-fields'
import { freshAddress, type Received, type Sent } from './support/http'
import { FULL_RUN, sample } from './support/sampling'
import { placeOrder } from './support/services/stripe'
import { sharedTestHouse } from './support/test-house'

const ADMIN_KEY = 'every-route-of-the-house'

/** No route depends on item judgements, and the model takes seconds to load. */
const SAYS_NOTHING: ItemJudge = { judge: async () => null }

const house = sharedTestHouse({ projecting: false, adminKey: ADMIN_KEY, items: SAYS_NOTHING })
let orderId: string
beforeAll(async () => {
  orderId = (await placeOrder(house, await house.newAgent())).id
})

const { paths } = openapi({ base_url: 'https://house.test' }) as { paths: Record<string, Record<string, Described>> }
const routes = everyOperation.map(([operation, route]) => [`${route.method} ${route.path}`, operation, route] as const)

/** Path parameters: the examples of the route table, except a placed order and pictures that are cheap to render. */
const partsOf = (operation: OperationId): Readonly<Record<string, string>> => {
  const parts = examplePath(operation)
  const cheap = { face: parts.file?.replace('.png', '.svg'), card: 'no_such.png' }[operation as string]
  return { ...parts, ...(parts.order && { order: orderId }), ...(cheap && { file: cheap }) }
}
const operationOf = new Map<Route, OperationId>(routes.map(([, operation, route]) => [route, operation]))
const pathOf = (route: Route) => fillPath(route, partsOf(operationOf.get(route) as OperationId))
const counted = ({ limit }: Route) => !limit.uncounted

/**
 * Whether a rate-limit window is used up request by request; otherwise the first request counts for all but the last.
 */
const usedUp = ({ max }: Route['limit']): boolean => FULL_RUN || max <= 5

/** Makes each of the next requests count this often. */
const weighing = (weight: number) => (command: object, go: () => Promise<unknown>) => {
  const { input } = command as UpdateCommand
  if (input.UpdateExpression?.startsWith('ADD #counter :one'))
    Object.assign(input.ExpressionAttributeValues!, { ':one': weight })
  return go()
}

/** MCP wraps a refusal in a JSON-RPC error. */
const refusalIn = (operation: OperationId, { body }: Received) => (operation.startsWith('mcp') ? body.error.data : body)

/** Calls a route, and checks that the OpenAPI document describes the response. */
async function visit(route: Route, sent: Sent = {}): Promise<Received> {
  const form = route.oauth === 'form' && sent.body ? { raw: String(new URLSearchParams({ ...sent.body })) } : {}
  const answer = await house.call(route.method, pathOf(route), { from: freshAddress(), ...sent, ...form })
  const { responses: documented } = paths[route.path]![route.method.toLowerCase()]!
  const [type] = String(answer.headers['content-type']).split(';')
  expect(Object.keys(documented[answer.status]?.content ?? { [`${answer.status} is not documented`]: true })).toContain(
    type,
  )
  return answer
}

/** A well-formed request from a permitted caller; a new agent unless a key is given. */
async function wellFormed(route: Route, known?: string): Promise<Sent> {
  const agent = route.auth === 'required' && !known ? await house.newAgent() : undefined
  if (agent && route.errors?.includes('no_adult_raised')) await countAdultRaised(house, agent.id)
  return {
    key: known ?? agent?.key,
    ...(route.auth === 'admin' && { headers: { 'x-admin-key': ADMIN_KEY } }),
    ...(route.group === 'pages' && { headers: { accept: 'text/html' } }),
    body: route.example && {
      ...route.example,
      ...('username' in route.example && { username: `u-${freshAddress().replaceAll('.', '-')}` }),
      ...('slug' in route.example && { slug: `s_${freshAddress().replaceAll('.', '_')}` }),
    },
  }
}

/** Routes that end the key, fill the household, or need an earlier act of the agent. */
const needsNewAgent = (route: Route): boolean =>
  ['rotate_key', 'leave', 'adopt'].includes(operationOf.get(route) as string) ||
  !!route.errors?.includes('no_adult_raised')

/** One agent for all routes with a key: rate limits are counted per route. */
const residents = new Map<string, Promise<{ key: string }>>()
async function asResident(name: string, route: Route): Promise<Sent> {
  if (route.auth !== 'required' || needsNewAgent(route)) return wellFormed(route)
  if (!residents.has(name)) residents.set(name, house.newAgent())
  return wellFormed(route, (await residents.get(name))?.key)
}

/** The first call of a route, shared by several tests. */
const visits = new Map<OperationId, Promise<{ sent: Sent; answer: Received }>>()
function firstVisit(operation: OperationId, route: Route) {
  const made = async () => {
    const sent = await wellFormed(route)
    return { sent, answer: await visit(route, sent) }
  }
  const known = visits.get(operation) ?? made()
  visits.set(operation, known)
  return known
}

/** Removes the Accept header for pages, which would return HTML errors to a browser. */
const withoutAccept = ({ group }: Route, sent: Sent): Sent => (group === 'pages' ? { ...sent, headers: {} } : sent)

describe.each(routes)('%s', (_title, operation: OperationId, route) => {
  it('sends the common headers', async () => {
    const { headers, status } = (await firstVisit(operation, route)).answer
    expect(status).toBeLessThan(500)
    expect(headers['x-ratelimit-limit']).toBe(String(route.limit.max))
    const spared = route.limit.spares?.some((one) => one === status)
    expect(Number(headers['x-ratelimit-remaining'])).toBe(route.limit.max - (counted(route) && !spared ? 1 : 0))
    const reset = Number(headers['x-ratelimit-reset'])
    expect(reset % route.limit.seconds).toBe(0)
    expect(reset).toBeGreaterThan(house.clock.now() / 1000)
    expect(headers['retry-after']).toBeUndefined()
    expect(headers['x-request-id']).toBeTruthy()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('has an exact rate limit, and says when to retry', async () => {
    const sent = { ...(await asResident('limited', route)), from: freshAddress() }
    // A rotated key is invalid afterwards, so that route gets a request that it refuses.
    const asked = operation === 'rotate_key' ? { ...sent, raw: '[]' } : sent
    // Refunded refusals run one after the other: each is refunded before the next is counted.
    const answers: Received[] = []
    const spared = route.limit.spares ? MOST_SPARED + route.limit.max : 0
    while (answers.length < spared) answers.push(await visit(route, asked))
    if (!spared) {
      const requests = usedUp(route.limit) ? route.limit.max : 2
      house.onDbCall = weighing(route.limit.max + 1 - requests)
      answers.push(await visit(route, asked))
      house.onDbCall = null
      answers.push(...(await Promise.all(Array.from({ length: requests - 1 }, () => visit(route, asked)))))
    }
    const statuses = answers.map(({ status }) => status)
    expect(statuses).not.toContain(429)
    if (operation === 'rotate_key') expect(new Set(statuses)).toEqual(new Set([400]))
    const refused = await visit(route, withoutAccept(route, sent))
    const { status, headers } = refused
    if (!counted(route)) return expect(status).toBe(200)
    expect(status).toBe(429)
    const body = refusalIn(operation, refused)
    expect(body.error).toBe('Rate limit exceeded')
    expect(body.retry_after_seconds).toBe(Number(headers['retry-after']))
    expect(headers['x-ratelimit-remaining']).toBe('0')
    expect(headers['cache-control']).toBe('no-store')
    expect(faultsInRefusal(body)).toEqual([])
  })

  it('returns its own 500 if the database is unavailable, and recovers', async () => {
    const sent = await asResident('unlucky', route)
    house.onDbCall = async () => {
      throw new Error('database unavailable')
    }
    const refused = await visit(route, withoutAccept(route, sent))
    const { status, headers } = refused
    house.onDbCall = null
    if (!counted(route)) return expect(status).toBe(200)
    expect(status).toBe(500)
    const body = refusalIn(operation, refused)
    expect(body.error).toBe(ERRORS[failedCode(route)].error)
    expect(body.request_id).toBe(headers['x-request-id'])
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(body)).not.toContain('database')
    expect(headers['x-ratelimit-limit']).toBe(String(route.limit.max))
    expect((await visit(route, sent)).status).toBeLessThan(500)
  })

  it('returns what its schema describes, with next steps', async () => {
    const { status, body, headers, text } = (await firstVisit(operation, route)).answer
    const entry = responses[operation]
    if (status >= 400) {
      if (route.group !== 'pages' && body) expect(faultsInRefusal(body)).toEqual([])
      return
    }
    expect(status).toBe(entry.status)
    if (!entry.schema) {
      expect(headers['content-type']).toContain(entry.contentType)
      expect(text.length).toBeGreaterThan(0)
      return
    }
    expect(faultsIn(entry.schema, body, operation)).toEqual([])
    if (hasText(route)) expect(body.next_steps.length).toBeGreaterThan(0)
  })

  it('returns over HTTP what its Lambda returns', async () => {
    const { key: _, ...sent } = await asResident('keyless', route)
    const from = freshAddress()
    const overHttp = await visit(route, { ...sent, from })
    const { headers, body: sentBody } = sent as { headers?: Record<string, string>; body?: object }
    const event = eventOf(operation, { headers, body: sentBody, path: partsOf(operation), from, host: 'localhost' })
    const direct = await GROUP_HANDLERS[route.group](house.context)(event, {} as never, () => {})
    const { statusCode, body } = direct as APIGatewayProxyResult
    // A username is taken the second time; all other responses are the same.
    const repeated = operation === 'register' ? 409 : overHttp.status
    expect(statusCode).toBe(repeated)
    if (overHttp.body && operation !== 'register') {
      expect(Object.keys(JSON.parse(body))).toEqual(Object.keys(overHttp.body))
    }
  })

  it('names the fields of a body that it ignored', async () => {
    if (!route.request?.body || route.request.form) return
    const { body: example, ...sent } = await wellFormed(route)
    const answer = await visit(route, { ...sent, body: { ...(example as object), no_such_field: 1 } })
    expect([answer.status, answer.body.ignored_fields]).toEqual([expect.any(Number), ['no_such_field']])
  })

  it('survives any body, query and header without a 500', async () => {
    const bodies: Sent[] = [
      { raw: '{' },
      { raw: '[]' },
      { raw: 'null' },
      { raw: '{"__proto__":{"x":1}}' },
      { raw: 'x'.repeat(20_000) },
      { raw: `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}` },
      { raw: '{"username":{"$gt":""},"name":{},"creature_id":[]}' },
      { headers: { 'content-type': 'text/plain' }, raw: '\u0000\u0001' },
    ]
    // GET bodies are not read, so two are enough. Other routes share one parser: half of the bodies each, in turn.
    const half = everyOperation.findIndex(([one]) => one === operation) % 2
    const hostile = route.method === 'GET' ? sample(bodies, 4) : bodies.filter((_, at) => FULL_RUN || at % 2 === half)
    const caller = await asResident('hostile', route)
    // A rotated key is invalid for the next request; other routes are not counted here.
    const again = async () => (operation === 'rotate_key' ? wellFormed(route) : caller)
    house.onDbCall = weighing(0)
    await Promise.all(
      hostile.map(async (sent) => {
        const { status, headers } = await visit(route, { ...(await again()), body: undefined, ...sent })
        expect(status).toBeLessThan(500)
        expect(headers['x-ratelimit-limit']).toBeTruthy()
      }),
    )
    const twisted = await house.call(
      route.method,
      `${pathOf(route)}?creature_id=%00&limit=-1&limit=x&page=1e9&__proto__=1`,
      {
        ...(await again()),
        from: freshAddress(),
      },
    )
    expect(twisted.status).toBeLessThan(500)
  })
})

/** Every text field of a request, from the OpenAPI document, with a function that puts a text into the body. */
function* textsIn(schema: Schema, at: string[] = []): Generator<[place: string, put: (text: string) => unknown]> {
  const nested = [schema, ...(schema.anyOf ?? [])]
  if (nested.some(({ type }) => [type].flat().includes('string'))) yield [at.join('.'), (text) => text]
  for (const { properties = {}, items } of nested) {
    for (const [name, inner] of Object.entries(properties)) {
      for (const [place, put] of textsIn(inner, [...at, name])) yield [place, (text) => ({ [name]: put(text) })]
    }
    if (items) for (const [place, put] of textsIn(items, [...at, '0'])) yield [place, (text) => [put(text)]]
  }
}

interface Schema {
  type?: string | string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}
interface Described {
  responses: Record<string, { content: object }>
  parameters?: { name: string; in: 'query' | 'path' | 'header' }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

/** Half of a surrogate pair, as left by cutting an emoji. */
const HALF = '\ud83d'
const texts = routes.flatMap(([title, operation, route]) => {
  const { requestBody, parameters = [] } = paths[route.path]![route.method.toLowerCase()]!
  const inBody = requestBody ? [...textsIn(requestBody.content['application/json'].schema)] : []
  return [
    ...inBody.map(([place, put]) => [title, `body.${place}`, operation, route, put] as const),
    ...parameters
      .filter(({ in: place }) => place !== 'header')
      .map(({ name, in: place }) => [title, `${place}.${name}`, operation, route, null] as const),
  ]
})

/** Free-text fields must accept it, so that it is stored and shown. */
const FREE = ['bio', 'display_name', 'location', 'avatar_prompt', 'model.provider', 'notes', 'item', 'image_prompt']

describe.each(texts)('%s, %s', (_title, place, operation, route, put) => {
  it('replaces half a character by U+FFFD or refuses it, and never fails', async () => {
    const { body, ...sent } = { ...(await asAgentOf(operation, route)), from: freshAddress() }
    house.onDbCall = weighing(0)
    const name = place.slice(place.indexOf('.') + 1)
    const asPath = route.path.replace(/\{(\w+)\}/, (blank, inner) => (inner === name ? '%ED%A0%BD' : blank))
    const path = place.startsWith('path') ? asPath : pathOf(route)
    const text = `A good long text ${HALF}`
    const answer = put
      ? await house.call(route.method, path, {
          ...sent,
          raw: JSON.stringify({ ...(body as object), ...(put(text) as object) }),
        })
      : await house.call(route.method, place.startsWith('query') ? `${path}?${name}=%ED%A0%BD` : path, {
          ...sent,
          body,
        })
    expect([200, 201, 400, 404]).toContain(answer.status)
    expect(answer.text.isWellFormed() && !answer.text.includes('\\ud83d')).toBe(true)
    // The species of the example does not exist.
    if (put && FREE.includes(name) && route.method !== 'PATCH') expect(answer.status).toBeLessThan(300)
  })
})

/** One uncounted agent per route; unique fields of a body are new each time. */
const agentKeys = new Map<OperationId, string | undefined>()
async function asAgentOf(operation: OperationId, route: Route): Promise<Sent> {
  if (!agentKeys.has(operation)) {
    const { key } = await wellFormed(route)
    agentKeys.set(operation, key)
    if (operation === 'care') await hatch(key)
  }
  return wellFormed(route, agentKeys.get(operation))
}

async function hatch(key: string | undefined): Promise<void> {
  await house.call('POST', '/api/house/adopt', { key, body: { name: 'Pip', species_slug: 'tabby' } })
  await house.call('GET', '/api/house/status', { key })
}

it('covers every text field', () => expect(texts.length).toBeGreaterThan(40))

describe.each(routes.filter(([, , route]) => route.method === 'GET'))('%s', (_title, operation, route) => {
  it('answers HEAD like GET, without a body', async () => {
    const { sent, answer: get } = await firstVisit(operation, route)
    const head = await house.call('HEAD', pathOf(route), { ...sent, from: freshAddress() })
    expect([head.status, head.text]).toEqual([get.status, ''])
    // Headers of this single response, or of a body.
    const varying = ['date', 'x-request-id', 'content-length', 'content-encoding', 'transfer-encoding']
    const lasting = ({ headers }: Received) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name) && !/^x-rate/.test(name)))
    expect(lasting(head)).toEqual(lasting(get))
  })

  it('ignores unknown query parameters, however often they are repeated', async () => {
    const answer = await house.call('GET', `${pathOf(route)}?utm=1&utm=2&__proto__=3&__proto__=4`, {
      ...(await firstVisit(operation, route)).sent,
      from: freshAddress(),
    })
    // The consent page is refused without its parameters.
    expect(answer.status).toBe(operation === 'authorize' ? 400 : (await firstVisit(operation, route)).answer.status)
  })
})

describe('the logs', () => {
  it('contain every request and no key', async () => {
    const agent = await house.newAgent()
    await house.call('POST', '/api/auth/rotate-key', { key: agent.key })
    await house.call('GET', `/api/${agent.key}`, { from: freshAddress() })
    const text = house.logLines.join('\n')
    expect(text.includes('"operation":"rotate_key"')).toBe(true)
    expect(text.includes(agent.key)).toBe(false)
    expect(text.includes(agent.key.slice(-33, -6))).toBe(false)
  })

  it('contain no secret, even if it is in an address or in an error message', async () => {
    const { key } = await house.newAgent()
    const opened = await house.call('POST', '/api/house/window', { key, body: {} })
    const window = new URL(opened.body.url).pathname.split('/').at(-1)!
    const [retry, payment] = ['3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34', 'x402-signature-of-a-payment']
    const secrets = [key, window, retry, payment, ADMIN_KEY]
    const headers = { 'idempotency-key': retry, 'payment-signature': payment }
    const before = house.logLines.length
    const byCodes = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
    for (const secret of secrets) {
      const ways = [secret, byCodes(secret), byCodes(byCodes(secret)), Buffer.from(secret).toString('base64url')]
      for (const way of ways) await house.call('GET', `/api/${way}`, { key, headers, from: freshAddress() })
      house.onDbCall = async () => {
        throw new Error(`refused: ${JSON.stringify({ secret })}`)
      }
      await house.call('POST', '/api/house/adopt', { key, headers, body: { name: 'Pip' } })
      house.onDbCall = null
      const text = house.logLines.slice(before).join('\n')
      for (const way of ways) expect([way, text.includes(way)]).toEqual([way, false])
    }
    expect(house.logLines.length - before).toBeGreaterThanOrEqual(5 * secrets.length)
  })
})
