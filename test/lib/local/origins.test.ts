/** Routes of the local host only: open to programs and pages of this machine, closed to other origins. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { adminKeyOf } from '../../../lib/local/admin-key'
import { openTestHouse, type TestHouse } from '../../support/test-house'

const ADMIN_KEY = 'printed on the terminal'
let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ adminKey: ADMIN_KEY })
})
afterAll(() => house.close())

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

it('leaves the API open to pages of all origins', async () => {
  const headers = { host: 'pets.example', origin: 'https://pets.example', 'sec-fetch-site': 'cross-site' }
  expect((await house.call('GET', '/api/health', { headers })).status).toBe(200)
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
