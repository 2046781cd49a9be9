/** Every address that is none still gives a useful answer, in JSON. */
import { openHouse, type TestHouse } from '../support/house'
import { freshAddress } from '../support/http'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const call = (method: string, path: string, sent = {}) => house.call(method, path, { from: freshAddress(), ...sent })

describe('an aliased, untidy or cut-off path is redirected with its method, body and query', () => {
  it.each([
    ['GET', '/api/openapi.json', '/openapi.json'],
    ['GET', '/api/docs', '/docs'],
    ['GET', '/', '/api'],
    ['GET', '/health', '/api/health'],
    ['GET', '/api/', '/api'],
    ['GET', '/api/health/', '/api/health'],
    ['GET', '/api//health', '/api/health'],
    ['POST', '/api/auth/register/', '/api/auth/register'],
    ['POST', '/api/auth/reg', '/api/auth/register'],
    ['POST', '/api/auth/rotate', '/api/auth/rotate-key'],
    ['GET', '/api/docs?a=1&b=%20x', '/docs?a=1&b=+x'],
  ])('%s %s leads to %s', async (method, path, target) => {
    const { status, headers, body } = await call(method, path)
    expect(status).toBe(308)
    expect(headers.location).toBe(`${house.url}${target}`)
    expect(body.location).toBe(headers.location)
    expect(headers['x-ratelimit-limit']).toBe('60')
  })
})

describe('a care action used as a path', () => {
  it.each(['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep', 'reflect'])(
    '%s: the care call, filled in',
    async (action) => {
      for (const path of [`/api/house/${action}`, `/api/${action}`, `/api/house/care/${action}`]) {
        const { status, body } = await call('POST', path)
        expect(status).toBe(404)
        expect(body.next_steps[0]).toMatchObject({ method: 'POST', endpoint: '/api/house/care', body: { action } })
      }
    },
  )
})

describe('a real operation in the wrong place', () => {
  it.each([
    ['POST', '/api/register', 'POST /api/auth/register'],
    ['POST', '/api/house/register', 'POST /api/auth/register'],
    ['POST', '/register', 'POST /api/auth/register'],
    ['POST', '/api/house/rotate_key', 'POST /api/auth/rotate-key'],
    ['GET', '/api/auth/health', 'GET /api/health'],
    ['POST', '/api/auth/regster', 'POST /api/auth/register'],
    ['DELETE', '/api/auth/register', 'POST /api/auth/register'],
    ['PUT', '/api/auth/rotate-key', 'POST /api/auth/rotate-key'],
    ['PATCH', '/api/health', 'GET /api/health'],
  ])('%s %s: did you mean %s?', async (method, path, meant) => {
    const { status, body } = await call(method, path)
    expect(status).toBe(404)
    expect(body.did_you_mean).toBe(meant)
    expect(`${body.next_steps[0].method} ${body.next_steps[0].endpoint}`).toBe(meant)
  })
})

describe('anything else', () => {
  it.each([
    ['GET', '/api/nothing/like/this'],
    ['GET', '/favicon.ico'],
    ['POST', '/api/%2e%2e/%00'],
    ['GET', '/api/house/%E0%A4%A'],
    ['GET', '/API/wp-login.php'],
  ])('%s %s: a JSON 404 that leads back', async (method, path) => {
    const { status, headers, body } = await call(method, path)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('application/json')
    expect(body.error).toBeTruthy()
    expect(body.next_steps[0]).toMatchObject({ method: 'GET', endpoint: '/api' })
  })

  it('answers a preflight from anywhere', async () => {
    const { status, headers } = await call('OPTIONS', '/api/auth/register', {
      headers: { origin: 'https://example.com' },
    })
    expect(status).toBe(204)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-headers']).toContain('Authorization')
  })

  it('is limited like browsing', async () => {
    const from = freshAddress()
    for (let i = 0; i < 60; i++) expect((await call('GET', '/api/nothing', { from })).status).toBe(404)
    expect((await call('GET', '/api/nothing', { from })).status).toBe(429)
  })
})
