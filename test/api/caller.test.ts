/** The caller of a request: address and key. */
import { clientAddress, sentKey } from '../../lambdas/api/caller'
import { formatApiKey } from '../../lambdas/domain/accounts/api-key'

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
