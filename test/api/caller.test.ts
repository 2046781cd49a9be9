/** The caller of a request: address and key. */
import { clientAddress, sentKey } from '../../lambdas/api/caller'
import { formatApiKey } from '../../lambdas/domain/accounts/api-key'
import { freshAddress, type Received, type Sent } from '../support/http'
import { STATELESS, sendMcp } from '../support/services/mcp'
import { sharedTestHouse } from '../support/test-house'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:2', 'fe80:0:0:0::/64'],
])('%s counts as the address %s', (ip, address) => expect(clientAddress(ip)).toBe(address))

const KEY = formatApiKey('11111111-2222-4333-8444-555555555555', new Uint8Array(20))

it.each([
  [{ Authorization: 'Bearer k' }, 'k'],
  [{ authorization: 'bearer  k' }, 'k'],
  [{ 'X-Api-Key': 'k' }, 'k'],
  [{ Authorization: 'Bearer a', 'x-api-key': 'b' }, 'a'],
  [{ Authorization: 'Basic abc', 'x-api-key': 'b' }, 'b'],
  [{ Authorization: 'Basic abc' }, null],
  [{ Authorization: 'Bearer junk', 'x-api-key': KEY }, KEY],
  [{ Authorization: `Bearer ${KEY}`, 'x-api-key': 'junk' }, KEY],
  [{}, null],
])('reads from %j the key %j', (headers, key) => expect(sentKey(headers as Record<string, string>)).toBe(key))

describe('a 401', () => {
  const house = sharedTestHouse()
  let key: string
  beforeAll(async () => {
    ;({ key } = await house.newAgent())
  })

  const stepsOf = ({ body }: Received) => body.next_steps.map(({ action }: { action: string }) => action)
  const HOW = 'Authorization: Bearer ch_…'

  it('without a key points to registration', async () => {
    const answer = await house.call('GET', '/api/house/status')
    expect([answer.status, stepsOf(answer)[0]]).toEqual([401, 'register'])
  })

  it.each<[string, (key: string) => [path: string, sent: Sent]]>([
    ['in Authorization without Bearer', (key) => ['/api/me', { headers: { authorization: key } }]],
    ['in Authorization with another scheme', (key) => ['/api/me', { headers: { authorization: `Token ${key}` } }]],
    ['in x-api-key with Bearer', (key) => ['/api/me', { headers: { 'x-api-key': `Bearer ${key}` } }]],
    ['in another header', (key) => ['/api/me', { headers: { 'api-key': key } }]],
    ['in the query', (key) => [`/api/me?api_key=${key}`, {}]],
    ['in the body', (key) => ['/api/house/care', { body: { action: 'feed', api_key: key } }]],
  ])('with a key %s says how to send it, and offers registration last', async (_where, request) => {
    const [path, sent] = request(key)
    const dbCalls = house.dbCalls.length
    const answer = await house.call(sent.body ? 'POST' : 'GET', path, { from: freshAddress(), ...sent })
    // Only the address is counted: no row of the agent is read.
    expect(house.dbCalls.slice(dbCalls)).toEqual(['UpdateCommand'])
    expect([answer.status, answer.body.error, answer.body.code]).toEqual([401, 'Invalid API key', 'invalid_key'])
    expect(answer.body.suggestion).toContain(HOW)
    expect(answer.body.next_steps[0].description).toContain(HOW)
    expect(stepsOf(answer).at(-1)).toBe('register')
    expect(answer.text).not.toContain(key)
    expect(house.logLines.filter((line) => line.includes(key))).toEqual([])
  })

  it('with a wrong checksum says that the value is not a key', async () => {
    const wrong = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
    const answer = await house.call('GET', `/api/me?api_key=${wrong}`)
    expect([answer.status, stepsOf(answer).at(-1)]).toEqual([401, 'register'])
  })

  it('is not sent where a key is optional, but the response says that the key was not recognised', async () => {
    const { status, body } = await house.call('GET', '/api/house', { headers: { authorization: key } })
    expect([status, body.message]).toEqual([200, expect.stringContaining('not recognised')])
  })

  it.each([
    ['no key', {}],
    ['a key under another name', { key: 'KEY' }],
  ])('over MCP with %s names the argument api_key', async (what, given) => {
    const args = JSON.parse(JSON.stringify(given).replace('KEY', key))
    for (const name of ['status', 'care']) {
      const params = { name, arguments: { ...args, ...(name === 'care' && { action: 'feed' }) } }
      const { result } = (await sendMcp(house, STATELESS, 'tools/call', params)).body
      expect(result).toMatchObject({ isError: true, structuredContent: { error: 'Invalid API key' } })
      expect(result.content[0].text).toContain('argument api_key')
      const steps = result.structuredContent.next_steps.map(({ action }: { action: string }) => action)
      expect(steps.at(what === 'no key' ? 0 : -1)).toBe('register')
    }
  })
})
