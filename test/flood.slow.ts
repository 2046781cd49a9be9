/** A flood of invented keys through the gateway: other callers keep their service, and the flood costs little. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda'
import { formatApiKey } from '../lambdas/domain/accounts/api-key'
import { authorizer } from '../lambdas/functions/authorizer'
import { USAGE_PLAN } from '../lib/stack/api/usage-plan'
import { freshAddress } from './support/http'
import { openTestHouse, sharedTestHouse } from './support/test-house'

const STATUS_LIMIT = 10
const SALT = 'of this house'

const house = sharedTestHouse({ rateLimits: { status: STATUS_LIMIT } })

/** A well-formed key, for an agent that may exist. */
const forged = (agentId: string = randomUUID()) => formatApiKey(agentId, randomBytes(20))
const look = (from: string, key?: string) => house.call('GET', '/api/house/status', { from, key })

interface Called {
  key?: string
  salt?: string
  platforms?: string[]
}

const bucketOf = async (address: string, { key, salt = SALT, platforms }: Called = {}) => {
  const { usageIdentifierKey } = await authorizer(
    () => ({ keys: USAGE_PLAN.keys('local'), salt, platforms }),
    () => null,
  )({
    headers: key ? { authorization: `Bearer ${key}` } : {},
    requestContext: { identity: { sourceIp: address }, requestTimeEpoch: 0 },
  } as unknown as APIGatewayRequestAuthorizerEvent)
  return usageIdentifierKey
}

it('all invented keys of one address use one bucket, and addresses spread over all buckets', async () => {
  const invented = await Promise.all(Array.from({ length: 3_200 }, () => bucketOf('203.0.113.7', { key: forged() })))
  expect(new Set(invented).size).toBe(1)
  const callers = await Promise.all(Array.from({ length: 1_000 }, (_, i) => bucketOf(`198.51.${i >> 8}.${i & 255}`)))
  expect(new Set(callers)).toEqual(new Set(USAGE_PLAN.keys('local')))
})

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:7::9', '2001:db8::/48'],
])('agents behind %s, a platform of %s, spread over the buckets by key', async (address, range) => {
  const platforms = ['192.0.2.0/24', range]
  const spread = async (from: string, key: () => string | undefined) =>
    new Set(await Promise.all(Array.from({ length: 500 }, () => bucketOf(from, { key: key(), platforms })))).size
  expect(await spread(address, forged)).toBe(USAGE_PLAN.keys('local').length)
  expect(await spread(address, () => undefined)).toBe(1)
  expect(await spread('198.51.100.7', forged)).toBe(1)
  const key = forged()
  expect(await spread(address, () => key)).toBe(1)
})

it('addresses share other buckets in another deployment, so that a victim cannot be targeted', async () => {
  const addresses = Array.from({ length: 500 }, (_, i) => `198.51.${i >> 8}.${i & 255}`)
  const inBucketOfVictim = async (salt: string) => {
    const victim = await bucketOf('203.0.113.7', { salt })
    const all = await Promise.all(addresses.map((address) => bucketOf(address, { salt })))
    return addresses.filter((_, i) => all[i] === victim)
  }
  const [here, there] = [await inBucketOfVictim('one'), await inBucketOfVictim('another')]
  expect(here.length).toBeGreaterThan(0)
  expect(here.filter((address) => there.includes(address)).length).toBeLessThan(here.length / 2)
})

it('other callers keep their service while one address exceeds its bucket', async () => {
  const small = { rate: USAGE_PLAN.rate / 10, burst: USAGE_PLAN.burst / 10 }
  const house = await openTestHouse({ rateLimits: { status: STATUS_LIMIT }, throttle: small, usageSalt: SALT })
  const look = (from: string, key?: string) => house.call('GET', '/api/house/status', { from, key })
  const laptop = freshAddress()
  const drowned = await bucketOf(laptop)
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { key } = await house.newAgent()
      await house.call('POST', '/api/house/adopt', { key, body: { name: 'Dry' } })
      let from = freshAddress()
      while ((await bucketOf(from)) === drowned) from = freshAddress()
      return { key, from }
    }),
  )
  const flood = Promise.all(Array.from({ length: 3 * small.burst }, () => look(laptop, forged())))
  const served = await Promise.all(others.map(({ from, key }) => look(from, key)))
  expect(served.map(({ status }) => status)).toEqual(others.map(() => 200))
  const refused = (await flood).map(({ status }) => status)
  expect(new Set(refused)).toEqual(new Set([401, 429]))
  expect(refused.filter((status) => status === 401).length).toBeLessThanOrEqual(STATUS_LIMIT)
  const after = await Promise.all(others.map(({ from, key }) => look(from, key)))
  expect(after.map(({ status }) => status)).toEqual(others.map(() => 200))
  await house.close()
})

it('an invented key costs one read and two counters', async () => {
  const laptop = freshAddress()
  for (let i = 0; i < STATUS_LIMIT; i++) expect((await look(laptop, forged())).status).toBe(401)
  house.dbCalls.length = 0
  const { status, headers, body } = await look(laptop, forged())
  expect(status).toBe(429)
  expect(headers['x-ratelimit-remaining']).toBe('0')
  expect(body.retry_after_seconds).toBe(Number(headers['retry-after']))
  expect(house.dbCalls.sort()).toEqual(['QueryCommand', 'UpdateCommand', 'UpdateCommand'])
})

it('a real key behind the same address works over the limit', async () => {
  const shared = freshAddress()
  const [known, stranger] = [await house.newAgent(), await house.newAgent()]
  const answered = async ({ key }: { key: string }) => (await look(shared, key)).status
  for (let i = 0; i < STATUS_LIMIT + 10; i++) await look(shared, forged(known.id))
  expect((await look(shared, forged())).status).toBe(429)
  expect([await answered(known), await answered(stranger)]).toEqual([404, 404])
  house.clock.advance(1 / 60)
  expect((await look(shared, forged())).status).toBe(401)
})

it('the limit of a known key stays exact while its address is flooded', async () => {
  const shared = freshAddress()
  const { key } = await house.newAgent()
  for (let i = 0; i < STATUS_LIMIT + 1; i++) await look(shared, forged())
  for (let left = STATUS_LIMIT - 1; left >= 0; left--) {
    expect((await look(shared, key)).headers['x-ratelimit-remaining']).toBe(String(left))
  }
  expect((await look(shared, key)).status).toBe(429)
})
