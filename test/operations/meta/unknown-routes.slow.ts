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
