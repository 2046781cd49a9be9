/** A local host that other machines can reach requires an admin key and closes the routes below /_local. */
import { connect } from 'node:net'
import { startLocalHost } from '../../../../lib/local/local-host'
import { freshAddress } from '../../../support/http'
import { openTestHouse, type TestHouse } from '../../../support/test-house'

const ADMIN_KEY = 'an admin key of some length'
const DOORS = 'a secret for the doors'
const ELSEWHERE = { host: 'house.example', origin: 'https://pets.example', 'sec-fetch-site': 'cross-site' }

const houses: TestHouse[] = []
const open = async (options: Parameters<typeof openTestHouse>[0]) => {
  const house = await openTestHouse({ adminKey: ADMIN_KEY, inlinePayments: undefined, ...options })
  houses.push(house)
  return house
}
afterAll(() => Promise.all(houses.map((house) => house.close())))

it.each([{ host: '0.0.0.0' }, { host: '::' }, { baseUrl: 'https://house.example' }])(
  'needs an admin key and a LOCAL_DOORS secret of some length with %j',
  async (options) => {
    await expect(startLocalHost(options)).rejects.toThrow(/ADMIN_KEY must have at least 16 characters/)
    await expect(startLocalHost({ ...options, adminKey: 'short' })).rejects.toThrow('ADMIN_KEY')
    await expect(startLocalHost({ ...options, adminKey: ADMIN_KEY, localRoutesSecret: 'secret' })).rejects.toThrow(
      'LOCAL_DOORS',
    )
  },
)

it.each([{}, { host: 'localhost' }, { baseUrl: 'http://127.0.0.1:8080' }])(
  'keeps the routes below /_local open on this machine with %j',
  async (options) => {
    const house = await open({ adminKey: undefined, ...options })
    expect((await house.call('GET', '/_local/clock')).status).toBe(200)
  },
)

describe('without a LOCAL_DOORS secret', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await open({ host: '0.0.0.0', baseUrl: 'https://house.example' })
  })

  it.each(['/_local/clock', '/_local/events', '/_local/checkout/cs_local_0/pay', '/_local/stripe/v1/payment_intents'])(
    'has no %s, also for this machine and with a bearer token',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const headers = { authorization: `Bearer ${ADMIN_KEY}`, host: 'localhost' }
        const answer = await house.call(method, path, { headers, raw: method === 'POST' ? '{}' : undefined })
        expect([answer.status, answer.body.code]).toEqual([404, 'route_not_found'])
      }
    },
  )

  it('shows analytics to the admin key only, from any machine', async () => {
    const ask = (key: string) =>
      house.call('GET', '/api/admin/analytics', { headers: { host: 'house.example', 'x-admin-key': key } })
    expect((await ask(ADMIN_KEY)).status).toBe(200)
    expect((await ask('another key')).status).toBe(401)
  })

  it('accepts changes from pages of other sites, as on AWS', async () => {
    const body = { username: 'from-a-page' }
    const answer = await house.call('POST', '/api/auth/register', { headers: ELSEWHERE, body, from: freshAddress() })
    expect(answer.status).toBe(201)
  })

  it('is unhealthy while its database fails', async () => {
    const statusOf = async () => (await house.call('GET', '/api/health')).status
    expect(await statusOf()).toBe(200)
    house.onDbCall = () => Promise.reject(new Error('disk failure'))
    expect(await statusOf()).toBe(500)
    house.onDbCall = null
    expect(await statusOf()).toBe(200)
  })

  it('links to its base URL', async () => {
    const { text } = await house.call('GET', '/llms.txt', { headers: { host: 'localhost' } })
    expect(text).toContain('https://house.example/')
    expect(text).not.toContain('localhost')
  })

  it('accepts no play money', async () => {
    const { key } = await house.newAgent()
    const bought = await house.call('POST', '/api/house/credits', { key, body: { pack: 'small' } })
    expect(bought.status).toBeGreaterThanOrEqual(400)
    const inline = await house.call('POST', '/api/house/credits', { key, body: { pack: 'small', payment: 'inline' } })
    expect(inline.status).toBe(400)
  })

  it('does not mention the routes below /_local in a 429', async () => {
    const strict = await open({ host: '0.0.0.0', rateLimits: { health: 1 } })
    await strict.call('GET', '/api/health')
    const { status, text } = await strict.call('GET', '/api/health')
    expect(status).toBe(429)
    expect(text).not.toContain('_local')
  })
})

it('opens the routes below /_local to callers with the secret', async () => {
  const house = await open({ host: '0.0.0.0', localRoutesSecret: DOORS })
  const move = (authorization?: string) =>
    house.call('POST', '/_local/clock', {
      headers: { host: 'house.example', ...(authorization && { authorization }) },
      raw: '{"advance_hours": 1}',
    })
  for (const wrong of [undefined, 'Bearer another', DOORS]) {
    const refused = await move(wrong)
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('LOCAL_DOORS')])
    expect(refused.text).not.toContain(DOORS)
  }
  expect((await move(`Bearer ${DOORS}`)).status).toBe(200)
})

describe('callers', () => {
  /** Registrations until one is refused; three an hour are allowed to each address. */
  const registrations = async (house: TestHouse, name: string, headersOf: (at: number) => Record<string, string>) => {
    for (let at = 0; at < 6; at++) {
      const body = { username: `${name}-${at}` }
      const { status } = await house.call('POST', '/api/auth/register', { headers: headersOf(at), body })
      if (status !== 201) return at
    }
    return 6
  }

  it('behind a reverse proxy are distinguished by its header, if it sends its key', async () => {
    const proxyKey = 'known to the proxy'
    const house = await open({ baseUrl: 'https://house.example', proxyKey })
    const viewer = (at: number) => ({ 'x-viewer-address': `192.0.2.${at}` })
    expect(await registrations(house, 'proxied', (at) => ({ ...viewer(at), 'x-front-door': proxyKey }))).toBe(6)
    expect(await registrations(house, 'direct', viewer)).toBe(3)
  })

  it('with IPv4 on an IPv6 socket are not counted as one network', async () => {
    const house = await open({ host: '::' })
    const seen: string[] = []
    house.onDbCall = (command, go) => {
      seen.push(JSON.stringify(command))
      return go()
    }
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
    socket.write('GET /api/health HTTP/1.1\r\nHost: house.example\r\nConnection: close\r\n\r\n')
    await new Promise((resolve) => socket.resume().once('close', resolve))
    expect(seen.join('\n')).toContain('127.0.0.1')
    expect(seen.join('\n')).not.toContain('::')
  })
})
