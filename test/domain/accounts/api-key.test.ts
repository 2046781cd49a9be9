/** API keys: format, checksum and hash. */
import * as fc from 'fast-check'
import { claimedAgentId, formatApiKey, hashApiKey, SECRET_BYTES } from '../../../lambdas/domain/accounts/api-key'

const keys = fc.record({ id: fc.uuid(), secret: fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES }) })

it('contains the agent id, for any id and secret', () => {
  fc.assert(
    fc.property(keys, ({ id, secret }) => {
      const key = formatApiKey(id, secret)
      expect(key).toMatch(/^ch_[0-9A-Za-z]{55}$/)
      expect(claimedAgentId(key)).toBe(id)
    }),
  )
})

it('is rejected if any character is changed', () => {
  fc.assert(
    fc.property(keys, fc.nat(57), fc.constantFrom(...'0aZ9_ '), ({ id, secret }, at, other) => {
      const key = formatApiKey(id, secret)
      fc.pre(key[at] !== other)
      expect(claimedAgentId(key.slice(0, at) + other + key.slice(at + 1))).toBeNull()
    }),
  )
})

it.each(['', 'ch_', 'junk', `ch_${'z'.repeat(55)}`, ' ch_'])('rejects %j', (junk) => {
  expect(claimedAgentId(junk)).toBeNull()
})

it('is hashed for storage', () => {
  const key = formatApiKey('11111111-2222-4333-8444-555555555555', new Uint8Array(SECRET_BYTES).fill(7))
  expect(hashApiKey(key)).toMatch(/^[0-9a-f]{64}$/)
})
