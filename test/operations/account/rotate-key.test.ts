/** Key rotation. */
import { randomUUID } from 'node:crypto'
import { TransactionConflictException } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { type ApiOperationId, routes } from '../../../lambdas/api/routes/routes'
import type { Agent } from '../../../lambdas/domain/accounts/agent'
import { formatApiKey } from '../../../lambdas/domain/accounts/api-key'
import { UNLIMITED } from '../../../lib/local/local-host'
import { freshAddress, type Received } from '../../support/http'
import { openTestHouse, sharedTestHouse, type TestHouse } from '../../support/test-house'

const house = sharedTestHouse({ rateLimits: { ...UNLIMITED, rotate_key: 1000 } })

const rotate = (key: string, raw?: string) => house.call('POST', '/api/auth/rotate-key', { key, raw })

describe('key rotation', () => {
  it('closes the keeper page, which the answer says', async () => {
    const { key } = await house.newAgent()
    const window = await house.call('POST', '/api/house/window', { key })
    const [path, calendar] = [window.body.url, window.body.calendar_url].map((url) => new URL(url).pathname) as [
      string,
      string,
    ]
    const { body } = await rotate(key)
    expect(body.message).toContain('window of your human is closed')
    expect(body.next_steps.map(({ endpoint }: { endpoint: string }) => endpoint)).toContain('/api/house/window')
    for (const gone of [path, calendar]) expect((await house.call('GET', gone)).status).toBe(404)
    expect((await rotate(body.your_token)).body.message).not.toContain('window')
  })

  it('succeeds if the first reply was lost after the write', async () => {
    const agent = await house.newAgent()
    house.onDbCall = async (command, go) => {
      await go()
      if (command instanceof PutCommand) house.onDbCall = null
      return go()
    }
    const { status, body } = await rotate(agent.key)
    expect(status).toBe(200)
    expect((await rotate(body.your_token)).status).toBe(200)
  })

  it('returns the new key if the write succeeded but every reply was lost', async () => {
    const agent = await house.newAgent()
    house.onDbCall = async (command, go) => {
      const answer = await go()
      if (command instanceof PutCommand) throw new Error('reply lost')
      return answer
    }
    const { status, body } = await rotate(agent.key)
    house.onDbCall = null
    expect(status).toBe(200)
    expect((await rotate(agent.key)).status).toBe(401)
    expect((await rotate(body.your_token)).status).toBe(200)
  })

  it('retries a write that conflicted with another transaction', async () => {
    const agent = await house.newAgent()
    let collisions = 2
    house.onDbCall = async (command, go) => {
      if (command instanceof PutCommand && collisions-- > 0) {
        throw new TransactionConflictException({ message: 'busy', $metadata: {} })
      }
      return go()
    }
    expect((await rotate(agent.key)).status).toBe(200)
  })

  it('takes two round trips', async () => {
    const agent = await house.newAgent()
    const before = house.dbCalls.length
    expect(await house.countRoundTrips(() => rotate(agent.key))).toBe(2)
    expect(house.dbCalls.slice(before).sort()).toEqual(['PutCommand', 'QueryCommand', 'UpdateCommand'])
  })
})

describe('a key that another instance has seen', () => {
  let other: TestHouse
  beforeAll(async () => {
    const engine = { endpoint: house.context.config.dynamodbEndpoint }
    other = await openTestHouse({ rateLimits: UNLIMITED, engine, newId: randomUUID })
  })
  afterAll(() => other.close())

  const USES = [
    ['GET', '/api/me', undefined],
    ['GET', '/api/house/credits', undefined],
    ['POST', '/api/house/adopt', { name: 'Pip' }],
    ['POST', '/api/house/window', undefined],
  ] as const

  const statuses = (at: TestHouse, key: string) =>
    Promise.all(
      USES.map(
        async ([method, path, body]) => (await at.call(method, path, { key, body, from: freshAddress() })).status,
      ),
    )

  const OPEN = [200, 200, 201, 200]
  const SHUT = [401, 401, 401, 401]

  it('is revoked by a rotation on another instance', async () => {
    const { key } = await house.newAgent()
    expect(await statuses(other, key)).toEqual(OPEN)
    const { status, body } = await house.call('POST', '/api/auth/rotate-key', { key })
    expect(status).toBe(200)
    expect([await statuses(house, key), await statuses(other, key)]).toEqual([SHUT, SHUT])
    expect([await statuses(house, body.your_token), await statuses(other, body.your_token)]).toEqual([OPEN, OPEN])
  })

  it('is revoked by a second rotation, as the first key was', async () => {
    const { key } = await house.newAgent()
    const second = (await house.call('POST', '/api/auth/rotate-key', { key })).body.your_token
    expect(await statuses(other, second)).toEqual(OPEN)
    const third = (await house.call('POST', '/api/auth/rotate-key', { key: second })).body.your_token
    for (const old of [key, second]) expect(await statuses(other, old)).toEqual(SHUT)
    expect(await statuses(other, third)).toEqual(OPEN)
  })

  it.each<[string, (key: string, username: string) => Promise<Received>]>([
    ['a window', (key) => other.call('POST', '/api/house/window', { key, body: { recovery: true } })],
    ['leaving', (key, username) => other.call('DELETE', '/api/me', { key, body: { username } })],
    ['a profile', (key) => other.call('PATCH', '/api/me', { key, body: { bio: 'By whoever had the old key.' } })],
  ])('is revoked by a rotation while a call is under way: %s', async (_, act) => {
    const { key, id, username } = await house.newAgent()
    let rotated: Received | undefined
    other.onDbCall = async (command, go) => {
      if (rotated || !/Put|TransactWrite/.test(command.constructor.name)) return go()
      rotated = await rotate(key)
      return go()
    }
    const { status, body } = await act(key, username)
    other.onDbCall = null
    expect([rotated?.status, status, body.code]).toEqual([200, 401, 'invalid_key'])
    const [row] = await house.rowsOf<Agent>(id, 'agent')
    expect(row?.data).not.toMatchObject({ window_hash: expect.anything() })
    expect(row?.data.bio).toBeNull()
  })

  it('is revoked by the deletion of the account on another instance', async () => {
    const { key, username } = await house.newAgent()
    expect(await statuses(other, key)).toEqual(OPEN)
    expect((await house.call('DELETE', '/api/me', { key, body: { username } })).status).toBe(200)
    expect([await statuses(house, key), await statuses(other, key)]).toEqual([SHUT, SHUT])
  })
})

describe('rate-limit counts after a rotation', () => {
  const strict = sharedTestHouse()

  const left = ({ headers }: Received) => Number(headers['x-ratelimit-remaining'])
  const ask = (operation: ApiOperationId, key: string, body?: object) =>
    strict.call(routes[operation].method, routes[operation].path, { key, body })
  const replaced = async (key: string, headers?: Record<string, string>): Promise<string> => {
    const { body } = await strict.call('POST', '/api/auth/rotate-key', { key, headers })
    return body.your_token
  }

  it.each(['status', 'credits', 'adopt', 'graveyard'] as const)(
    'start again with the new key: %s',
    async (operation) => {
      const { key } = await strict.newAgent()
      const fresh = left(await ask(operation, key, {}))
      await ask(operation, key, {})
      expect(left(await ask(operation, await replaced(key), {}))).toBe(fresh)
    },
  )

  it('of rotations belong to the agent, and a repeat counts once', async () => {
    const { key } = await strict.newAgent()
    const headers = { 'idempotency-key': randomUUID() }
    const next = await replaced(key, headers)
    expect(await replaced(key, headers)).toBe(next)
    expect(left(await ask('rotate_key', next, {}))).toBe(3)
  })

  it('of rotations are not used up by rotations that fail', async () => {
    const agent = await strict.newAgent()
    const { max } = routes.rotate_key.limit
    for (let vain = 0; vain < max; vain++) await ask('rotate_key', agent.key, [])
    expect((await ask('rotate_key', agent.key, {})).status).toBe(429)
    const [row] = await strict.rowsOf<Agent>(agent.id, 'agent')
    expect(row?.data.rotations).toBeUndefined()
  })

  it('of rotations are states of fixed hours', async () => {
    let { key } = await strict.newAgent()
    for (let done = 0; done < routes.rotate_key.limit.max; done++) key = await replaced(key)
    expect((await ask('rotate_key', key, {})).status).toBe(429)
    strict.clock.advance(1)
    expect(left(await ask('rotate_key', key, {}))).toBe(routes.rotate_key.limit.max - 1)
  })

  it('are not used up by the revoked key', async () => {
    const { key } = await strict.newAgent()
    const next = await replaced(key)
    const from = freshAddress()
    for (let vain = 0; vain < 5; vain++) {
      expect((await strict.call('POST', '/api/house/adopt', { key, from, body: { name: 'Pip' } })).status).toBe(401)
    }
    expect(left(await ask('adopt', next, { name: 'Pip' }))).toBe(4)
  })
})

describe('an invalid key', () => {
  it('costs no read if it is malformed', async () => {
    const before = house.dbCalls.length
    await house.call('POST', '/api/auth/rotate-key', { key: 'ch_junk', from: freshAddress() })
    expect(house.dbCalls.slice(before)).toEqual(['UpdateCommand'])
  })
})

describe('a forged key', () => {
  it('uses up none of the rate limits of the agent that it names', async () => {
    const strict = await openTestHouse()
    try {
      const agent = await strict.newAgent()
      const from = freshAddress()
      for (let i = 0; i < 5; i++) {
        const forged = formatApiKey(agent.id, new Uint8Array(20).fill(i))
        expect((await strict.call('POST', '/api/auth/rotate-key', { key: forged, from })).status).toBe(401)
      }
      const forged = formatApiKey(agent.id, new Uint8Array(20).fill(9))
      expect((await strict.call('POST', '/api/auth/rotate-key', { key: forged, from })).status).toBe(429)
      const { status, headers } = await strict.call('POST', '/api/auth/rotate-key', { key: agent.key, from })
      expect(status).toBe(200)
      expect(headers['x-ratelimit-remaining']).toBe('4')
    } finally {
      await strict.close()
    }
  })
})
