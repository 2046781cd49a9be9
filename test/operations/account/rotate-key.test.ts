/** Key rotation. */
import { randomUUID } from 'node:crypto'
import { TransactionConflictException } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Agent } from '../../../lambdas/domain/accounts/agent'
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
