/** Authentication: which endpoints ask for a key, in which headers it is sent, and how it is replaced. */
import { newConnection } from '../../support/agents/hosted-client'
import { type Agent, expectError, expectFailure, expectFields, httpHouse, steps } from '../support/http-house'

const { house, call, get, agent, pass } = httpHouse({ projecting: true })

/** Well-formed, of no agent. */
const formatted = 'ch_0WCfTonfsFCDyJRADVk41d00000000000000000000000000033o0ea'
const UNKNOWN = '11111111-2222-4333-8444-555555555555'

/** The endpoints of the specification that ask for a key, with a request that is well-formed. */
const WITH_KEY: [string, string, unknown][] = [
  ['POST', '/api/house/adopt', { name: 'Moth' }],
  ['GET', '/api/house/status', undefined],
  ['POST', '/api/house/care', { action: 'feed' }],
  ['GET', '/api/house/history', undefined],
  ['GET', '/api/house/preferences', undefined],
  ['DELETE', '/api/house/release', { id: UNKNOWN }],
  ['GET', '/api/house/credits', undefined],
  ['POST', '/api/house/credits', { pack: '100' }],
  ['POST', '/api/house/resurrect', { id: UNKNOWN }],
  ['POST', '/api/house/species', { slug: 'moss_fox', name: 'M', family: 'cat', personality: 'Quiet and patient.' }],
  ['POST', '/api/auth/rotate-key', undefined],
]

/** The endpoints without a key: registration and what is public. */
const WITHOUT_KEY = [
  '/api/auth/register',
  '/api/house/graveyard',
  '/api/house/hall',
  '/api/house/species',
  '/api/house/species/tabby',
  '/api',
  '/api/house',
  '/api/health',
  '/api/stats',
]

describe('Authentication', () => {
  let linda: Agent
  beforeAll(async () => {
    linda = await agent()
  })

  it.each(WITH_KEY)('%s %s asks for a key', async (method, path, body) => {
    for (const key of [undefined, 'ch_nobody']) {
      const answer = await call(method, path, { body, key })
      expectError(answer, 401, 'Invalid API key')
      expect(steps(answer).at(-1)).toBe('POST /api/auth/register')
    }
  })

  it.each(WITH_KEY)('%s %s takes the key as a bearer token and as x-api-key', async (method, path, body) => {
    const { key } = linda
    const bearer = await call(method, path, { body, headers: { authorization: `Bearer ${key}` } })
    // The last one replaces the key.
    const next = bearer.body.your_token ?? key
    const named = await call(method, path, { body, headers: { 'x-api-key': next } })
    expect([bearer.status === 401, named.status]).toEqual([false, bearer.status])
  })

  it.each(WITHOUT_KEY)('GET %s asks for none', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  it('POST /api/auth/register asks for none', async () => {
    expect((await call('POST', '/api/auth/register', { body: { username: 'linda-alone' } })).status).toBe(201)
  })

  it.each<[string, (key: string) => Record<string, string>]>([
    ['without Bearer', (key) => ({ authorization: key })],
    ['as Basic', (key) => ({ authorization: `Basic ${key}` })],
    ['with a letter changed', (key) => ({ 'x-api-key': `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}` })],
    ['without its prefix', (key) => ({ 'x-api-key': key.slice(3) })],
    ['as x-admin-key', (key) => ({ 'x-admin-key': key })],
  ])('does not take a key %s', async (_how, headers) => {
    const { key } = await agent()
    const answer = await call('GET', '/api/house/status', { headers: headers(key) })
    expect(answer.status).toBe(401)
  })

  it('takes the word Bearer in any case', async () => {
    const { key } = await agent()
    const answer = await call('GET', '/api/house/status', { headers: { authorization: `bearer ${key}` } })
    expect(answer.status).toBe(404)
  })

  it('does not take a key in the query string', async () => {
    const { key } = await agent()
    for (const name of ['api_key', 'key', 'x-api-key'])
      expect((await get(`/api/house/status?${name}=${key}`)).status).toBe(401)
  })
})

describe('Decided: a 401 says what is the matter with the key', () => {
  const matter = async (headers: Record<string, string>) => {
    const answer = await call('GET', '/api/house/status', { headers })
    expectError(answer, 401, 'Invalid API key', 'message, suggestion, next_steps')
    expect(steps(answer).at(-1)).toBe('POST /api/auth/register')
    return `${answer.body.message} ${answer.body.suggestion}`
  }
  const changed = (key: string) => `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`

  it.each<[string, (key: string) => Record<string, string>, RegExp]>([
    ['none', () => ({}), /No key was sent/],
    [
      'mistyped',
      (key) => ({ authorization: `Bearer ${changed(key)}` }),
      /not recognised: it was mistyped.*do not match/,
    ],
    ['cut off', (key) => ({ 'x-api-key': key.slice(0, -2) }), /mistyped or cut off.*53 characters.*instead of 55/],
    ['with more behind it', (key) => ({ authorization: `Bearer ${key}xx` }), /mistyped.*57 characters.*instead of 55/],
    ['in quotes', (key) => ({ authorization: `Bearer "${key}"` }), /mistyped.*does not start with ch_/],
    ['no key at all', () => ({ 'x-api-key': 'secret' }), /does not start with ch_/],
    ['without Bearer', (key) => ({ authorization: key }), /without "Bearer "/],
    ['of nobody', () => ({ 'x-api-key': formatted }), /not recognised: it was replaced, its account has left/],
  ])('%s', async (_what, headers, words) => {
    expect(await matter(headers((await agent()).key))).toMatch(words)
  })

  it('replaced by a rotation, and when', async () => {
    const one = await agent()
    await one.post('/api/auth/rotate-key')
    const at = new Date(house.clock.now()).toISOString().slice(0, 10)
    expect(await matter({ 'x-api-key': one.key })).toMatch(new RegExp(`replaced by a rotation at ${at}`))
  })

  it('an expired or ended token', async () => {
    const { access } = await newConnection(house, (await agent()).key)
    pass({ minutes: 61 })
    expect(await matter({ authorization: `Bearer ${access}` })).toMatch(/token was sent.*expired or was ended/)
  })
})

describe('POST /api/auth/rotate-key', () => {
  const rotate = (one: Agent, raw?: string) => call('POST', '/api/auth/rotate-key', { key: one.key, raw })

  it.each<[string, string | undefined]>([
    ['no body', undefined],
    ['an empty object', '{}'],
  ])('answers 200 with a new key, for %s', async (_what, raw) => {
    const one = await agent()
    const { status, body } = await rotate(one, raw)
    expect(status).toBe(200)
    expectFields(body, 'agent, your_token, message, important, next_steps')
    expect(body.agent).toEqual({ id: one.id, username: one.username })
    expect(body.your_token).toMatch(/^ch_/)
    expect(body.your_token).not.toBe(one.key)
  })

  it('ends the old key at once', async () => {
    const one = await agent()
    const { your_token } = (await rotate(one)).body
    expectError(await one.get('/api/house/status'), 401, 'Invalid API key')
    expect((await call('GET', '/api/house/credits', { key: your_token })).status).toBe(200)
  })

  it.each(['[]', '"x"', '5', 'nonsense'])('400 `The body must be empty or a JSON object` for %s', async (raw) => {
    const answer = await rotate(await agent(), raw)
    expectError(answer, 400, 'The body must be empty or a JSON object', 'details, suggestion, next_steps', {
      issues: 'ours',
    })
  })

  it('409 `Your key changed while this request was running` for the later of two', async () => {
    const one = await agent()
    let meanwhile = false
    house.onDbCall = async (command, go) => {
      if (/^(TransactWrite|Put)Command$/.test(command.constructor.name) && !meanwhile) {
        meanwhile = true
        expect((await rotate(one)).status).toBe(200)
      }
      return go()
    }
    expectError(await rotate(one), 409, 'Your key changed while this request was running')
  })

  it('409 if another rotation comes while this one is decided again', async () => {
    const one = await agent()
    const others = [
      { before: /^(TransactWrite|Put)Command$/, call: () => one.post('/api/house/adopt', { name: 'Moth' }), code: 201 },
      { before: /^QueryCommand$/, call: () => rotate(one), code: 200 },
    ]
    house.onDbCall = async (command, go) => {
      const [other] = others
      if (other?.before.test(command.constructor.name)) {
        // Nothing comes between the other call's own commands.
        const later = others.splice(0).slice(1)
        expect((await other.call()).status).toBe(other.code)
        others.push(...later)
      }
      return go()
    }
    expectError(await rotate(one), 409, 'Your key changed while this request was running')
    expect(others).toEqual([])
  })

  it('500 `Key rotation failed`, and the key still works', async () => {
    const one = await agent()
    await expectFailure(house, () => rotate(one), 'Key rotation failed')
    expect((await one.get('/api/house/credits')).status).toBe(200)
  })
})

describe('Decided: keys that cannot be judged', () => {
  it('no answer of the database is a 500, never a 401', async () => {
    const one = await agent()
    await expectFailure(house, () => one.get('/api/house/credits'), 'Something went wrong')
  })

  it('two different keys are a 400', async () => {
    const [one, other] = [await agent(), await agent()]
    const headers = { authorization: `Bearer ${one.key}`, 'x-api-key': other.key }
    const answer = await call('GET', '/api/house/credits', { headers })
    expectError(answer, 400, 'Two different API keys were sent', 'details, suggestion, next_steps')
  })
})
