/** Unknown paths: redirects, suggestions and JSON 404s. */
import type { APIGatewayProxyResult } from 'aws-lambda'
import { adviseOnPath } from '../../../lambdas/api/routes/match'
import { operations } from '../../../lambdas/api/routes/routes'
import { metaGroup } from '../../../lambdas/functions/meta'
import { UNLIMITED } from '../../../lib/local/local-host'
import { newKeeper } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ projecting: false, rateLimits: { ...UNLIMITED, home: 60 } })

const call = (method: string, path: string, sent = {}) => house.call(method, path, { from: freshAddress(), ...sent })

/** The ratio of two run times: the best of many alternating rounds, so that a busy machine does not matter. */
function ratio(one: () => void, other: () => void): number {
  const time = (act: () => void) => {
    const start = process.hrtime.bigint()
    for (let i = 0; i < 5; i++) act()
    return Number(process.hrtime.bigint() - start)
  }
  const [best, bestOther] = Array.from({ length: 40 }, () => [time(one), time(other)] as const).reduce(
    ([a, b], [c, d]) => [Math.min(a, c), Math.min(b, d)],
  )!
  return best / bestOther
}

describe('an alias, an untidy path or a prefix of one', () => {
  it.each([
    ['GET', '/', '/api'],
    ['GET', '/health', '/api/health'],
    ['GET', '/api/', '/api'],
    ['GET', '/api/health/', '/api/health'],
    ['GET', '/api//health', '/api/health'],
    ['POST', '/api/auth/register/', '/api/auth/register'],
    ['POST', '/api/auth/rotate', '/api/auth/rotate-key'],
    [
      'GET',
      '/api/house/hist?actions=feed@2.5,play@4&q=a%2Bb%26c%23d',
      '/api/house/history?actions=feed@2.5,play@4&q=a%2Bb%26c%23d',
    ],
    ['GET', '/api/swagger', '/openapi.json'],
    ['GET', '/swagger', '/openapi.json'],
    ['GET', '/openapi.yaml', '/openapi.json'],
    ['GET', '/api/documentation', '/docs'],
    ['GET', '/ap', '/api'],
    ['GET', '/api/house/spec', '/api/house/species'],
    ['GET', '/api/house/species/tabby/', '/api/house/species/tabby'],
    ['GET', '/api/house/sta?id=1', '/api/house/status?id=1'],
    ['GET', '/api/auth/r', '/api/auth/register'],
    ['DELETE', '/api/house/rel', '/api/house/release'],
    ['POST', '/api/house/res', '/api/house/resurrect'],
    ['HEAD', '/api/hou', '/api/house'],
  ])('is redirected: %s %s to %s', async (method, path, target) => {
    const { status, headers, body } = await call(method, path)
    expect(status).toBe(308)
    // Relative, because a client drops its key if the host changes.
    expect(headers.location).toBe(target)
    if (method !== 'HEAD') expect(body).toMatchObject({ location: target, next_steps: [{ method, endpoint: target }] })
    expect(headers['x-ratelimit-limit']).toBe('60')
  })

  it.each([
    ['below an API Gateway stage', '/prod', '/api/docs', null, '/prod'],
    ['below the base path of a domain', '/pets', '/pets/api/docs', 'https://pets.example/pets', '/pets'],
    ['at the root of a domain', '', '/api/docs', 'https://pets.example', ''],
    ['behind a proxy that hides the stage', '/prod', '/api/docs', 'https://pets.example', 'https://pets.example'],
  ])('is redirected %s', async (_where, mount, path, baseUrl, root) => {
    const event = {
      resource: '/{proxy+}',
      path,
      httpMethod: 'GET',
      headers: {},
      multiValueQueryStringParameters: { a: ['1'] },
      pathParameters: { proxy: 'api/docs' },
      requestContext: {
        requestId: 'direct',
        domainName: 'pets.example',
        path: `${mount}/api/docs`,
        identity: { sourceIp: freshAddress() },
      },
    }
    const { statusCode, headers } = (await metaGroup({
      ...house.context,
      config: { ...house.context.config, baseUrl },
    })(event as never, {} as never, () => {})) as APIGatewayProxyResult
    expect(statusCode).toBe(308)
    expect(headers?.Location).toBe(`${root}/docs?a=1`)
  })
})

describe('the first step of a 404 works', () => {
  const asked = operations.filter(
    ([, { auth, path }]) => auth === 'required' && path.startsWith('/api/') && !path.includes('{'),
  )
  it.each(['no creature', 'an egg', 'a hatched creature'])('in a household with %s', async (who) => {
    const keeper = await newKeeper(house)
    if (who !== 'no creature') await keeper.adopt()
    if (who === 'a hatched creature') await keeper.status()
    const { key } = keeper
    for (const [operation, { path }] of asked) {
      const { body } = await call('PUT', path, { key })
      const [{ method, endpoint, body: sent }] = body.next_steps
      const gone = operation === 'rotate_key' || operation === 'release' || method === 'DELETE'
      const answer = gone ? { status: 200 } : await call(method, endpoint, { key, body: sent })
      expect([operation, method, endpoint, answer.status < 400]).toEqual([operation, method, endpoint, true])
    }
  })
})

describe('an operation at a wrong path or method', () => {
  it.each([
    ['POST', '/api/house/register', 'POST /api/auth/register'],
    ['POST', '/register', 'POST /api/auth/register'],
    ['POST', '/api/house/rotate_key', 'POST /api/auth/rotate-key'],
    ['GET', '/api/auth/health', 'GET /api/health'],
    ['POST', '/api/auth/regster', 'POST /api/auth/register'],
    ['DELETE', '/api/auth/register', 'POST /api/auth/register'],
    ['PUT', '/api/auth/rotate-key', 'POST /api/auth/rotate-key'],
    ['PATCH', '/api/health', 'GET /api/health'],
    ['GET', '/api/register', 'GET /api/auth/register'],
    ['GET', '/api/credits', 'GET /api/house/credits'],
    ['POST', '/api/credits', 'POST /api/house/credits'],
    ['POST', '/api/species', 'POST /api/house/species'],
    ['GET', '/api/adopt', 'POST /api/house/adopt'],
    ['GET', '/api/house/status/3f0c1a52', 'GET /api/house/status'],
    ['POST', '/api/house/species/tabby', 'GET /api/house/species/tabby'],
    ['PUT', '/checkout/1234/done', 'GET /checkout/1234/done'],
  ])('%s %s: suggests %s', async (method, path, meant) => {
    const { status, body } = await call(method, path)
    expect(status).toBe(404)
    expect(body.did_you_mean).toBe(meant)
    expect(`${body.next_steps[0].method} ${body.next_steps[0].endpoint}`).toBe(meant)
  })

  it('suggests no care for an egg', async () => {
    const keeper = await newKeeper(house)
    const first = async () => (await call('GET', '/api/house/care', { key: keeper.key })).body.next_steps[0]
    const { body: egg } = await keeper.adopt()
    expect(await first()).toMatchObject({ method: 'GET', endpoint: '/api/house/status' })
    await keeper.status()
    await keeper.adopt()
    expect((await first()).body).toEqual({ action: 'reflect', creature_id: egg.creature.id })
    const { body } = await call('POST', '/api/house/feed', { key: keeper.key })
    expect(body.next_steps[0].body).toEqual({ action: 'feed', creature_id: egg.creature.id })
  })
})

describe('any other path', () => {
  it.each([
    ['GET', '/api/nothing/like/this'],
    ['GET', '/nothing.ico'],
    ['POST', '/api/%2e%2e/%00'],
    ['GET', '/api/house/%E0%A4%A'],
    ['GET', '/API/wp-login.php'],
  ])('%s %s: JSON 404 with a step to the API root', async (method, path) => {
    const { status, headers, body } = await call(method, path)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('application/json')
    expect(body.error).toBeTruthy()
    expect(body.next_steps[0]).toMatchObject({ method: 'GET', endpoint: '/api' })
  })

  it('leaves no placeholder in its suggestions', async () => {
    for (const path of [
      '/api/species/x',
      '/api/slug',
      '/checkout',
      '/api/order',
      '/checkout/a/b',
      '/api/house/species/a/b',
    ])
      for (const method of ['GET', 'POST', 'PUT']) expect((await call(method, path)).text).not.toMatch(/\{\w+\}/)
  })

  it('takes about the same time whatever its length', () => {
    const word = 'registrx/'
    const [short, ...long] = [
      '/api/nothing',
      `/api/${word.repeat(1100)}`,
      `/${'/'.repeat(10_000)}`,
      `/api/${'a/'.repeat(5000)}`,
      `/api/house/species/${'a'.repeat(10_000)}`,
      `/api/${word.repeat(21)}`,
    ].map((path) => () => adviseOnPath('GET', path))
    for (const lengthy of long) expect(ratio(lengthy, short!)).toBeLessThan(3)
  })
})
