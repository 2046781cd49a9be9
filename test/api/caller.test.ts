/** The caller of a request: address and key. */
import { clientAddress, sentKey } from '../../lambdas/api/caller'
import { formatApiKey } from '../../lambdas/domain/accounts/api-key'
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
