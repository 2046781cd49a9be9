/** Limits: the table of rate limits, each up to its last call and one beyond, and the headers that tell it. */
import type { Received } from '../../support/http'
import { type Agent, expectError, httpHouse } from '../support/http-house'

const ADMIN_KEY = 'the-key-of-the-admins'
const UNKNOWN = '11111111-2222-4333-8444-555555555555'
const MINUTE = 60
const HOUR = 3600

const { house, call, agent, adultsKeeper, pass } = httpHouse({ adminKey: ADMIN_KEY, projecting: false })

/** Calls an endpoint once, from one address and with one key. */
type Ask = (who: { agent: Agent; from: string }, count: number) => Promise<Received>

const read =
  (path: string): Ask =>
  ({ agent }) =>
    agent.get(path)
const browse =
  (path: string): Ask =>
  ({ from }) =>
    call('GET', path, { from })

const register: Ask = ({ from }, count) =>
  call('POST', '/api/auth/register', { from, body: { username: `caller-${from.replaceAll('.', '-')}-${count}` } })

const rotate: Ask = async ({ agent }) => {
  const answer = await call('POST', '/api/auth/rotate-key', { key: agent.key })
  agent.key = answer.body.your_token ?? agent.key
  return answer
}

const design: Ask = ({ agent }, count) =>
  agent.post('/api/house/species', {
    slug: `made_${count}`,
    name: 'Made',
    family: 'cat',
    personality: 'Made to count calls.',
  })

let addresses = 0
/** An address that made no call yet. */
function newAddress(): string {
  addresses += 1
  return `127.200.0.${addresses}`
}

/** Makes calls up to the limit, and one beyond: what the headers say of each. */
async function expectLimit(seconds: number, max: number, ask: Ask, caller: Agent): Promise<void> {
  const who = { agent: caller, from: newAddress() }
  // At the start of a window.
  const now = house.clock.now() / 1000
  pass({ seconds: Math.ceil(now / seconds) * seconds - now })
  const start = house.clock.now() / 1000
  for (let count = 1; count <= max; count++) {
    const { status, headers } = await ask(who, count)
    expect({ call: count, refused: status === 429, limit: headers['x-ratelimit-limit'] }).toEqual({
      call: count,
      refused: false,
      limit: String(max),
    })
    expect(headers['x-ratelimit-remaining']).toBe(String(max - count))
    expect(headers['x-ratelimit-reset']).toBe(String(start + seconds))
    expect(headers['retry-after']).toBeUndefined()
  }
  const refused = await ask(who, max + 1)
  expectError(refused, 429, 'Rate limit exceeded', 'suggestion, retry_after_seconds', { next_steps: 'ours' })
  expect(refused.body.retry_after_seconds).toBe(seconds)
  expect(refused.headers['retry-after']).toBe(String(seconds))
  expect(refused.headers['x-ratelimit-limit']).toBe(String(max))
  expect(refused.headers['x-ratelimit-remaining']).toBe('0')
  expect(refused.headers['x-ratelimit-reset']).toBe(String(start + seconds))

  pass({ seconds: seconds - 1 })
  const last = await ask(who, max + 1)
  expect([last.status, last.headers['retry-after']]).toEqual([429, '1'])
  pass({ seconds: 1 })
  const next = await ask(who, max + 1)
  expect([next.status === 429, next.headers['x-ratelimit-remaining']]).toEqual([false, String(max - 1)])
}

describe('Limits: the table of rate limits', () => {
  it.each<[string, number, number, Ask]>([
    ['Register', HOUR, 3, register],
    ['Rotate key', HOUR, 5, rotate],
    ['Adopt', MINUTE, 5, ({ agent }) => agent.post('/api/house/adopt', { name: 'Moth' })],
    ['Status', MINUTE, 60, read('/api/house/status')],
    ['Preferences', MINUTE, 60, read('/api/house/preferences')],
    ['Care', 10, 2, ({ agent }) => agent.post('/api/house/care', { action: 'feed' })],
    ['History', MINUTE, 20, read('/api/house/history')],
    ['Graveyard', MINUTE, 20, browse('/api/house/graveyard')],
    ['Hall', MINUTE, 20, browse('/api/house/hall')],
    ['Species list', MINUTE, 30, browse('/api/house/species?per_page=1')],
    ['Species profile', MINUTE, 30, browse('/api/house/species/tabby')],
    ['Resurrect', HOUR, 3, ({ agent }) => agent.post('/api/house/resurrect', { id: UNKNOWN })],
  ])('%s: in %i seconds, %i calls', async (_endpoint, seconds, max, ask) => {
    await expectLimit(seconds, max, ask, await agent())
  })

  it('Species create: in an hour, 3 calls', async () => {
    await expectLimit(HOUR, 3, design, await adultsKeeper())
  })

  it('counts the graveyard by key, where one is sent', async () => {
    await expectLimit(MINUTE, 20, read('/api/house/graveyard'), await agent())
  })

  it('counts by address for registration and public browsing, by key otherwise; Decided: rotations by agent', async () => {
    const { operations } = (await call('GET', '/api')).body
    const words = (operation: string) =>
      operations.find((one: Record<string, string>) => one.operation === operation).rate_limit
    expect(['register', 'rotate_key', 'care', 'hall', 'graveyard'].map(words)).toEqual([
      '3 per hour and address',
      '5 per hour and agent',
      '2 per 10 seconds and key',
      '20 per minute and address',
      '20 per minute and key',
    ])
  })
})

/** What the limits have besides the spec's table. Above, calls are counted to the end; here the headers tell the limit. */
describe('Decided: limits that the specification does not give', () => {
  it.each<[string, number, Ask]>([
    ['Release', 10, ({ agent }) => agent.call('DELETE', '/api/house/release', { id: UNKNOWN })],
    ['Credits, read', 60, read('/api/house/credits')],
    ['Credits, buy', 10, ({ agent }) => agent.post('/api/house/credits', { pack: '5' })],
    ['Visit', 6, ({ agent }) => agent.post('/api/house/visit', { care: [{ action: 'feed' }] })],
    ['Flowers', 20, ({ agent }) => agent.post('/api/house/flowers', { gravestone_id: UNKNOWN })],
    ['Stats', 60, browse('/api/stats')],
    ['Admin analytics', 30, ({ from }) => call('GET', '/api/admin/analytics', { from, key: ADMIN_KEY })],
    ['Discovery', 60, browse('/api')],
    ['House operations', 60, browse('/api/house')],
    ['Health', 60, browse('/api/health')],
    ['Registration schema', 60, browse('/api/auth/register')],
    ['Survival by model', 20, browse('/api/house/models')],
    ['Unknown routes', 60, browse('/api/house/attic')],
    ['Redirects', 60, browse('/api/docs')],
  ])('%s: in a minute, %i calls', async (_endpoint, max, ask) => {
    const who = { agent: await agent(), from: newAddress() }
    const now = house.clock.now() / 1000
    const { headers } = await ask(who, 1)
    expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual([String(max), String(max - 1)])
    expect(headers['x-ratelimit-reset']).toBe(String(Math.floor(now / MINUTE) * MINUTE + MINUTE))
  })

  it('counts a caller without a valid key by its address', async () => {
    const from = newAddress()
    const ask = (key?: string) => call('POST', '/api/house/adopt', { from, key, body: { name: 'Moth' } })
    const tried = [await ask(), await ask('ch_nobody'), await ask('nothing'), await ask(), await ask(), await ask()]
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
    expect((await ask((await agent()).key)).status).toBe(201)
  })
})

const FOX = { slug: 'moss_fox', name: 'M', family: 'cat', personality: 'A fox of moss.' }

/** How many calls are left after this one. */
const left = ({ headers }: Received): number => Number(headers['x-ratelimit-remaining'])

describe('Decided: refusals that do not count', () => {
  it.each<[string, string, unknown, number]>([
    ['Care', '/api/house/care', { action: 'tickle' }, 2],
    ['Visit', '/api/house/visit', { care: [] }, 6],
    ['Care, of nobody', '/api/house/care', { action: 'feed', creature: 'Nobody' }, 2],
    ['Visit, to nobody', '/api/house/visit', { care: [{ action: 'feed', creature: 'Nobody' }] }, 6],
  ])('%s (%s): a 400 for a malformed act does not count, up to 20 in a window', async (_endpoint, path, body, max) => {
    const one = await agent()
    await one.creature()
    for (let count = 1; count <= 20; count++) {
      const answer = await one.post(path, body)
      expect([count, answer.status, left(answer)]).toEqual([count, 400, max])
    }
    expect(left(await one.post(path, body))).toBe(max - 1)
  })

  it('Register: a 400 never counts', async () => {
    const from = newAddress()
    for (let count = 1; count <= 21; count++) {
      const answer = await call('POST', '/api/auth/register', { from, body: { username: 'a' } })
      expect([answer.status, left(answer)]).toEqual([400, 3])
    }
  })

  it('Register: a 409 does not count, up to 20 in the hour', async () => {
    const { username } = await agent()
    const from = newAddress()
    const again = () => call('POST', '/api/auth/register', { from, body: { username } })
    for (let count = 1; count <= 20; count++) {
      const answer = await again()
      expect([count, answer.status, left(answer)]).toEqual([count, 409, 3])
    }
    expect([left(await again()), left(await again()), left(await again())]).toEqual([2, 1, 0])
    expect((await again()).status).toBe(429)
  })

  it.each<[string, string, number, unknown]>([
    ['Resurrect', '/api/house/resurrect', 400, {}],
    ['Resurrect', '/api/house/resurrect', 402, 'the id of its creature'],
    ['Species create', '/api/house/species', 400, {}],
    ['Species create', '/api/house/species', 403, FOX],
    ['Species create', '/api/house/species', 409, { ...FOX, slug: 'tabby' }],
  ])('%s (%s): a %i does not count, up to 20 in the hour', async (_endpoint, path, status, given) => {
    // Awake, so that its meals are eaten.
    if (status === 409) house.advanceToMorning()
    const one = status === 409 ? await adultsKeeper() : await agent()
    const id = status === 402 ? await one.creature() : null
    if (id) pass({ hours: 37 })
    const body = id ? { id } : given
    for (let count = 1; count <= 20; count++) {
      const answer = await one.post(path, body)
      expect([count, answer.status, left(answer)]).toEqual([count, status, 3])
    }
    const counted = [
      left(await one.post(path, body)),
      left(await one.post(path, body)),
      left(await one.post(path, body)),
    ]
    expect(counted).toEqual([2, 1, 0])
    expect((await one.post(path, body)).status).toBe(429)
  })

  it('Resurrect: a 409 does not count', async () => {
    const one = await agent()
    const id = await one.creature()
    pass({ hours: 37 })
    await one.get('/api/house/status')
    await one.buy('100')
    const resurrect = () =>
      call('POST', '/api/house/resurrect', { key: one.key, headers: { 'idempotency-key': 'once-more' }, body: { id } })
    house.onDbCall = async (command, go) => {
      if (command.constructor.name !== 'TransactWriteCommand') return go()
      throw Object.assign(new Error('busy'), { name: 'TransactionConflictException', $fault: 'client', $metadata: {} })
    }
    const refused = await resurrect().finally(() => {
      house.onDbCall = null
    })
    expect([refused.status, left(refused)]).toEqual([409, 3])
    expect([(await resurrect()).status, left(await resurrect())]).toEqual([200, 2])
  })
})
