/** Routes of the local host only: open to programs and pages of this machine, closed to other origins. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { adminKeyOf } from '../../../../lib/local/access/admin-key'
import { sharedTestHouse } from '../../../support/test-house'

const ADMIN_KEY = 'printed on the terminal'
const house = sharedTestHouse({ adminKey: ADMIN_KEY, rateLimits: { register: 20 } })

const port = () => new URL(house.url).port
const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

const FOREIGN: [string, () => Record<string, string>][] = [
  ['a rebound host name', () => ({ host: `pets.example:${port()}` })],
  ['a host name that only starts like ours', () => ({ host: 'localhost.pets.example' })],
  ['a page of another site', () => ({ origin: 'https://pets.example' })],
  ['a page of another server on this machine', () => ({ origin: 'http://localhost:1' })],
  ['a page with a null origin', () => ({ origin: 'null' })],
  ['a cross-site request', () => ({ 'sec-fetch-site': 'cross-site' })],
  ['a same-site request', () => ({ 'sec-fetch-site': 'same-site' })],
  ['a link on another site', () => ({ 'sec-fetch-site': 'cross-site', ...NAVIGATION })],
]
const OWN: [string, () => Record<string, string>][] = [
  ['a program', () => ({})],
  ['a program that uses the IP address', () => ({ host: `127.0.0.1:${port()}` })],
  ['a program behind a forwarded port', () => ({ host: 'LOCALHOST:1234' })],
  [
    'a page of the house',
    () => ({ host: `localhost:${port()}`, origin: `http://localhost:${port()}`, 'sec-fetch-site': 'same-origin' }),
  ],
  ['an address typed by a person', () => ({ 'sec-fetch-site': 'none', ...NAVIGATION })],
]
const DOORS: [method: string, path: string][] = [
  ['GET', '/_local/clock'],
  ['POST', '/_local/clock'],
  ['POST', '/_local/events'],
  ['POST', '/_local/checkout/cs_local_0/pay'],
  ['GET', '/api/admin/analytics'],
]

describe.each(DOORS)('%s %s', (method, path) => {
  const knock = (headers: Record<string, string>) =>
    house.call(method, path, {
      headers: { 'x-admin-key': ADMIN_KEY, ...headers },
      raw: method === 'POST' ? '{}' : undefined,
    })

  it.each(FOREIGN)('is closed to %s', async (_who, headers) => {
    const answer = await knock(headers())
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ error: expect.any(String), suggestion: expect.any(String), next_steps: [] })
  })

  it.each(OWN)('is open to %s', async (_who, headers) => {
    expect((await knock(headers())).status).not.toBe(403)
  })

  it('is closed to a caller without a Host header', async () => {
    const socket = connect(Number(port()), '127.0.0.1')
    socket.write(`${method} ${path} HTTP/1.0\r\nx-admin-key: ${ADMIN_KEY}\r\n\r\n`)
    expect(await text(socket)).toContain(' 403 ')
  })
})

it('shows the checkout page to a person who follows a link, and to no other foreign request', async () => {
  const link = { 'sec-fetch-site': 'cross-site', ...NAVIGATION }
  const visit = (headers: Record<string, string>, method = 'GET') =>
    house.call(method, '/_local/checkout/cs_local_0', { headers })
  expect((await visit(link)).status).toBe(404)
  expect((await visit({ ...link, 'sec-fetch-dest': 'iframe' })).status).toBe(403)
  expect((await visit({ ...link, host: 'pets.example' })).status).toBe(403)
  expect((await visit(link, 'POST')).status).toBe(403)
})

describe('the API', () => {
  const CROSS_SITE = { origin: 'https://pets.example', 'sec-fetch-site': 'cross-site' }
  const PAGES: [string, () => Record<string, string>][] = [
    ['another site', () => CROSS_SITE],
    ['another site in an old browser', () => ({ origin: 'https://pets.example' })],
    ['a hidden origin', () => ({ origin: 'null', 'sec-fetch-site': 'cross-site' })],
    ['a rebound host name', () => ({ host: `pets.example:${port()}`, origin: `http://pets.example:${port()}` })],
    [
      'a rebound host name that the browser takes for its own',
      () => ({ host: `pets.example:${port()}`, 'sec-fetch-site': 'same-origin' }),
    ],
  ]
  const register = (headers: Record<string, string>, username: string) =>
    house.call('POST', '/api/auth/register', { headers, raw: JSON.stringify({ username }) })
  const mcp = (headers: Record<string, string>) => {
    const params = { name: 'register', arguments: { username: 'over-mcp' } }
    const raw = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    return house.call('POST', '/mcp', { headers: { accept: 'application/json, text/event-stream', ...headers }, raw })
  }

  it.each(PAGES)('can be read by a page of %s, and not changed', async (_who, page) => {
    const read = await house.call('GET', '/api/health', { headers: page() })
    expect([read.status, read.headers['access-control-allow-origin']]).toEqual([200, '*'])
    for (const type of ['text/plain', 'application/json']) {
      const headers = { ...page(), 'content-type': type }
      for (const answer of [await register(headers, 'prey'), await mcp(headers)]) {
        expect(answer.status).toBe(403)
        expect(answer.text).not.toContain('ch_')
      }
    }
  })

  it('does not count refused requests', async () => {
    await register(CROSS_SITE, 'prey')
    expect((await register({}, 'prey')).status).toBe(201)
  })

  it('can be changed by programs, its own pages and pages of servers on this machine', async () => {
    const own = `http://localhost:${port()}`
    const callers: Record<string, string>[] = [
      {},
      { host: 'host.docker.internal:8787' },
      { host: `localhost:${port()}`, origin: own, 'sec-fetch-site': 'same-origin' },
      { host: `localhost:${port()}`, origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' },
      { origin: 'http://[::1]:6274', 'sec-fetch-site': 'cross-site' },
    ]
    for (const [at, headers] of callers.entries()) expect((await register(headers, `own-${at}`)).status).toBe(201)
  })
})

it('creates an admin key per folder, readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  const [one, other] = [join(folder, 'one'), join(folder, 'other')]
  const key = adminKeyOf(one)
  expect(key).toMatch(/^[\w-]{24}$/)
  expect(adminKeyOf(one)).toBe(key)
  expect(adminKeyOf(other)).not.toBe(key)
  expect(existsSync(join(one, 'admin-key'))).toBe(true)
  expect(readFileSync(join(one, 'admin-key'), 'utf8').trim()).toBe(key)
  expect(statSync(join(one, 'admin-key')).mode & 0o077).toBe(0)
  rmSync(folder, { recursive: true })
})
