import { createServer, type Server } from 'node:http'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import { answer, type Gateway } from '../../../lib/local/gateway/gateway'
import { listen } from '../../support/http'

/** Response of a function, and what the caller receives. */
const REMAPPED = ['Authorization', 'Content-MD5', 'Max-Forwards', 'Server', 'User-Agent', 'WWW-Authenticate']
const DROPPED = ['Expect', 'Proxy-Authenticate', 'TE', 'Trailer', 'Upgrade']
const KEPT = ['Location', 'PAYMENT-REQUIRED', 'PAYMENT-RESPONSE', 'Payment-Receipt', 'X-PAYMENT-REQUIRED']
const SENT_HEADERS = Object.fromEntries([...REMAPPED, ...DROPPED, ...KEPT].map((name) => [name, `said as ${name}`]))

let server: Server
let url: string
const seen: { group: string; event: APIGatewayProxyEvent }[] = []

beforeAll(async () => {
  const serving = (group: string) => async (event: APIGatewayProxyEvent) => {
    seen.push({ group, event })
    return { statusCode: 402, headers: SENT_HEADERS, body: '{}' }
  }
  const gateway = {
    groups: Object.fromEntries(GROUPS.map((group) => [group, serving(group)])),
    authorize: async () => ({ usageIdentifierKey: 'a bucket' }),
    throttle: { admits: () => true },
    cloudFront: null,
    isPublic: false,
    newRequestId: () => 'a request',
    failed: () => {},
  } as unknown as Gateway
  server = createServer((request, response) => void answer(gateway, request, response))
  url = await listen(server)
})
afterAll(() => server.close())
beforeEach(() => {
  seen.length = 0
})

it('renames and drops the headers that API Gateway does, and passes on those for payments', async () => {
  const { headers } = await fetch(`${url}/api/house/credits`)
  for (const name of REMAPPED) {
    expect(headers.get(`x-amzn-Remapped-${name}`)).toBe(SENT_HEADERS[name])
    expect(headers.get(name)).toBeNull()
  }
  for (const name of DROPPED) expect(headers.get(name)).toBeNull()
  for (const name of KEPT) expect(headers.get(name)).toBe(SENT_HEADERS[name])
})

it('passes every body as base64, and an empty body as null', async () => {
  await fetch(`${url}/api/house/care`, { method: 'POST', body: '{"notes": "schön"}' })
  await fetch(`${url}/api/me`)
  expect(seen.map(({ event: { body, isBase64Encoded } }) => ({ body, isBase64Encoded }))).toEqual([
    { body: Buffer.from('{"notes": "schön"}').toString('base64'), isBase64Encoded: true },
    { body: null, isBase64Encoded: false },
  ])
})

it('accepts 10,240 bytes of request line and header values, and not one more', async () => {
  const path = '/api/health'
  const sent = async (length: number) => {
    const { status } = await fetch(`${url}${path}`, { headers: { 'x-filling': 'a'.repeat(length) } })
    return status
  }
  await sent(1)
  const { headers = {} } = seen[0]?.event ?? {}
  const others = Object.values(headers).reduce((sum, value) => sum + (value?.length ?? 0), `GET ${path}`.length) - 1
  expect(await sent(10_240 - others)).toBe(402)
  expect(await sent(10_241 - others)).toBe(400)
  expect(seen).toHaveLength(2)
})

it.each([
  ['GET', '/species/tabby', '/species/{slug}', 'pages', { slug: 'tabby' }],
  ['HEAD', '/docs', '/docs', 'pages', null],
  ['OPTIONS', '/docs', '/docs', 'meta', null],
  ['GET', '/creatures', '/creatures', 'pages', null],
  ['DELETE', '/api/house/status', '/api/house/status', 'meta', null],
  ['GET', '/no/where', '/{proxy+}', 'pages', { proxy: 'no/where' }],
  ['POST', '/no/where', '/{proxy+}', 'meta', { proxy: 'no/where' }],
  ['GET', '/api/no/where', '/api/{proxy+}', 'meta', { proxy: 'no/where' }],
])('routes %s %s by %s to %s', async (method, path, resource, group, params) => {
  await fetch(`${url}${path}`, { method })
  expect(seen).toMatchObject([{ group, event: { resource, pathParameters: params } }])
})
