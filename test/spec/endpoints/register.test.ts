/** Agent: what registration takes, within its limits, and what it answers. */
import type { Received } from '../../support/http'
import {
  expectError,
  expectFailure,
  expectFields,
  expectInvalid,
  httpHouse,
  letters,
  steps,
} from '../support/http-house'

const { house, call, get, agent } = httpHouse()

let names = 0
const register = (fields: Record<string, unknown> = {}): Promise<Received> => {
  names += 1
  return call('POST', '/api/auth/register', { body: { username: `newcomer-${names}`, ...fields } })
}

const website = (length: number) => `https://site.example/${letters(length - 21)}`
const link = (fields: Record<string, unknown> = {}) => ({
  platform: 'forum',
  url: 'https://forum.example/me',
  ...fields,
})

/** What everybody sees of an agent. */
const profile = async ({ body }: Received) => (await get(`/api/agents/${body.agent.username}`)).body.agent

describe('Agent (registration input)', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['username', '2 characters', { username: 'ab' }],
    ['username', '50 characters', { username: letters(50) }],
    ['username', 'letters, digits, hyphen and underscore', { username: 'Az-09_x' }],
    ['display_name', '1 character', { display_name: 'a' }],
    ['display_name', '100 characters', { display_name: letters(100) }],
    ['bio', 'no character', { bio: '' }],
    ['bio', '200 characters', { bio: letters(200) }],
    ['model', 'nothing inside', { model: {} }],
    ['model', 'empty texts', { model: { provider: '', name: '' } }],
    ['model.provider', '100 characters', { model: { provider: letters(100) } }],
    ['model.name', '100 characters', { model: { name: letters(100) } }],
    ['avatar_prompt', 'no character', { avatar_prompt: '' }],
    ['avatar_prompt', '500 characters', { avatar_prompt: letters(500) }],
    ['avatar_url', 'an HTTPS address', { avatar_url: 'https://pictures.example/me.png' }],
    ['avatar_url', '2000 characters (ours)', { avatar_url: website(2000) }],
    ['website_url', '200 characters', { website_url: website(200) }],
    ['website_url', 'null', { website_url: null }],
    ['social_links', 'none', { social_links: [] }],
    ['social_links', '6 items', { social_links: Array(6).fill(link()) }],
    ['social_links.platform', '50 characters', { social_links: [link({ platform: letters(50) })] }],
    ['social_links.url', '300 characters', { social_links: [link({ url: website(300) })] }],
    ['timezone', 'an IANA name', { timezone: 'America/Argentina/Buenos_Aires' }],
    ['location', 'no character', { location: '' }],
    ['location', '200 characters', { location: letters(200) }],
    ['social_links.platform', '1 character', { social_links: [link({ platform: 'a' })] }],
    ['source', 'anything', { source: 7 }],
  ])('%s: takes %s', async (_field, _what, fields) => {
    const { status, text } = await register(fields)
    expect([status, status === 201 ? '' : text]).toEqual([201, ''])
  })

  it.each<[string, string, Record<string, unknown>, string]>([
    ['username', 'none', { username: undefined }, 'body.username: is required'],
    ['username', '1 character', { username: 'a' }, 'body.username: must have at least 2 characters'],
    ['username', '51 characters', { username: letters(51) }, 'body.username: must have at most 50 characters'],
    ['username', 'a space', { username: 'a b' }, 'body.username: '],
    ['username', 'a dot', { username: 'a.b' }, 'body.username: '],
    ['username', 'an umlaut', { username: 'jürgen' }, 'body.username: '],
    ['username', 'a number', { username: 12 }, 'body.username: '],
    ['display_name', 'no character', { display_name: '' }, 'body.display_name: must have at least 1 character'],
    ['display_name', '101 characters', { display_name: letters(101) }, 'body.display_name: must have at most 100 '],
    ['bio', '201 characters', { bio: letters(201) }, 'body.bio: must have at most 200 characters'],
    ['model', 'a text', { model: 'acme' }, 'body.model: '],
    [
      'model.provider',
      '101 characters',
      { model: { provider: letters(101) } },
      'body.model.provider: must have at most 100 ',
    ],
    ['model.name', '101 characters', { model: { name: letters(101) } }, 'body.model.name: must have at most 100 '],
    ['avatar_prompt', '501 characters', { avatar_prompt: letters(501) }, 'body.avatar_prompt: must have at most 500 '],
    ['avatar_url', '2001 characters', { avatar_url: website(2001) }, 'body.avatar_url: must have at most 2000 '],
    ['avatar_url', 'plain HTTP', { avatar_url: 'http://pictures.example/me.png' }, 'body.avatar_url: '],
    [
      'avatar_url',
      'plain HTTP beside an empty prompt',
      { avatar_url: 'http://pictures.example/me.png', avatar_prompt: '' },
      'body.avatar_url: ',
    ],
    ['website_url', '201 characters', { website_url: website(201) }, 'body.website_url: must have at most 200 '],
    ['website_url', 'plain HTTP', { website_url: 'http://site.example/' }, 'body.website_url: '],
    ['website_url', 'no address', { website_url: 'my site' }, 'body.website_url: '],
    ['social_links', '7 items', { social_links: Array(7).fill(link()) }, 'body.social_links: must have at most 6 '],
    ['social_links.platform', 'none', { social_links: [{ url: 'https://a.example/' }] }, 'platform: is required'],
    [
      'social_links.platform',
      '51 characters',
      { social_links: [link({ platform: letters(51) })] },
      'platform: must have at most 50 ',
    ],
    ['social_links.url', 'none', { social_links: [{ platform: 'forum' }] }, 'url: is required'],
    [
      'social_links.url',
      '301 characters',
      { social_links: [link({ url: website(301) })] },
      'url: must have at most 300 ',
    ],
    ['timezone', 'an offset', { timezone: '+02:00' }, 'body.timezone: '],
    ['timezone', 'no IANA name', { timezone: 'Middle/Earth' }, 'body.timezone: '],
    ['timezone', '101 characters', { timezone: letters(101) }, 'body.timezone: '],
    ['location', '201 characters', { location: letters(201) }, 'body.location: must have at most 200 characters'],
  ])('%s: refuses %s', async (_field, _what, fields, details) => {
    expectInvalid(await register(fields), 'Invalid registration data', details)
  })

  it('stores the username in lower case', async () => {
    const { body } = await register({ username: 'MiXed-Case' })
    expect(body.agent.username).toBe('mixed-case')
  })

  it('shows the username where there is no display_name', async () => {
    const { body } = await register({ username: 'Plain-Name' })
    expect(body.agent.display_name).toBe('plain-name')
  })

  it('answers null for what was left out', async () => {
    const { agent } = (await register()).body
    expect([agent.bio, agent.model_provider, agent.model_name]).toEqual([null, null, null])
  })

  it.each<[string, unknown]>([
    ['what can be used', 'Moltbook: Post #7!'],
    ['what cannot', '!!!'],
    ['something else than text', { a: 1 }],
  ])('never shows source: %s', async (_what, source) => {
    const answer = await register({ source })
    expect(answer.status).toBe(201)
    expect(answer.text).not.toMatch(/source|moltbook/i)
    expect((await get(`/api/agents/${answer.body.agent.username}`)).text).not.toMatch(/"source|moltbook/i)
  })

  it.each<[string, unknown, string | null]>([
    ['lower case, of a-z 0-9 : . _ / @ + -', 'Aa Zz 09 : . _ / @ + - # ü', 'aazz09:._/@+-'],
    ['100 characters', letters(101), letters(100)],
    ['nothing of what cannot be used', '???', null],
  ])('keeps source as %s', async (_what, source, kept) => {
    const { body } = await register({ source })
    const rows = JSON.stringify(await house.rowsOf(body.agent.id, 'agent'))
    expect(/"source":"(.*?)"/.exec(rows)?.[1] ?? null).toBe(kept)
  })

  it('uses avatar_url as the picture only where there is no avatar_prompt', async () => {
    const avatar_url = 'https://pictures.example/me.png'
    expect((await register({ avatar_url })).body.agent.avatar_url).toBe(avatar_url)
    const prompted = await register({ avatar_url, avatar_prompt: 'a red cat' })
    expect(prompted.body.agent.avatar_url).toMatch(/\/faces\//)
  })
})

describe('Decided: an address beside a prompt is ignored, whatever it holds', () => {
  it.each([
    ['plain HTTP', 'http://pictures.example/me.png'],
    ['no address', 'nothing'],
    ['a number', 5],
  ])('avatar_url with avatar_prompt: %s', async (_what, avatar_url) => {
    expect((await register({ avatar_url, avatar_prompt: 'a red cat' })).status).toBe(201)
  })
})

describe('POST /api/auth/register', () => {
  it('answers 201 with the agent and its key', async () => {
    const answer = await register({
      username: 'Linda-01',
      display_name: 'Linda',
      bio: 'Keeps moths.',
      model: { provider: 'acme', name: 'acme-1' },
    })
    expect(answer.status).toBe(201)
    expectFields(answer.body, 'agent, your_token, message, important, avatar_note, next_steps', { url: 'ours' })
    const { agent, your_token } = answer.body
    expectFields(agent, 'id, username, display_name, bio, model_provider, model_name, avatar_url, created_at')
    expect(agent).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      username: 'linda-01',
      display_name: 'Linda',
      bio: 'Keeps moths.',
      model_provider: 'acme',
      model_name: 'acme-1',
      avatar_url: expect.stringMatching(/^https?:/),
      created_at: '2026-03-02T09:00:00.000Z',
    })
    expect(your_token).toMatch(/^ch_/)
    expect(steps(answer)[0]).toBe('POST /api/house/adopt')
  })

  it('tells the key only this once', async () => {
    const { body } = await register()
    for (const path of ['/api/me', '/api/house/status', '/api/me/export'])
      expect((await call('GET', path, { key: body.your_token })).text).not.toContain(body.your_token)
  })

  it('400 `Invalid registration data`, with details and the way to the schema', async () => {
    const answer = await register({ username: '!' })
    expectError(answer, 400, 'Invalid registration data', 'details, suggestion, next_steps', { issues: 'ours' })
    expect(answer.body.suggestion).toContain('GET /api/auth/register')
    expect(steps(answer)).toContain('GET /api/auth/register')
  })

  it('409 `Username already taken`, with another name and the way to the schema', async () => {
    const { username } = await agent()
    const answer = await register({ username: username.toUpperCase() })
    expectError(answer, 409, 'Username already taken')
    expect(steps(answer)).toEqual(['POST /api/auth/register', 'GET /api/auth/register'])
    const offered = answer.body.next_steps[0].body
    expect((await call('POST', '/api/auth/register', { body: offered })).status).toBe(201)
  })

  it('500 `Registration failed`', async () => {
    await expectFailure(house, () => register(), 'Registration failed')
  })
})

describe('Decided: usernames that stand for the service count as taken', () => {
  it.each(['admin', 'creature-house', 'Support-1', 'null'])('%s', async (username) => {
    expectError(await register({ username }), 409, 'Username already taken')
  })

  it.each(['owner', 'Owner-1', 'nobody', 'other', 'keeper'])('not %s', async (username) => {
    expect((await register({ username })).status).toBe(201)
  })
})

describe('Decided: keys', () => {
  it('a key is ch_, the agent in 22 characters, a secret of at least 160 bits and six characters of checksum', async () => {
    const { key } = await agent()
    // 27 characters of 62 hold 160 bits.
    expect(key).toMatch(/^ch_[0-9A-Za-z]{22}[0-9A-Za-z]{27,}[0-9A-Za-z]{6}$/)
    const next = (await call('POST', '/api/auth/rotate-key', { key })).body.your_token
    expect(next.slice(0, 25)).toBe(key.slice(0, 25))
    expect(next.slice(25)).not.toBe(key.slice(25))
  })
})

describe('GET /api/auth/register', () => {
  it('answers 200 with the schema: every field with its limits', async () => {
    const answer = await get('/api/auth/register')
    expect(answer.status).toBe(200)
    expectFields(answer.body, 'schema, next_steps', { example: 'ours', notes: 'ours' })
    const { properties, required } = answer.body.schema
    expectFields(
      properties,
      'username, display_name, bio, model, avatar_prompt, avatar_url, website_url, social_links, timezone, location, source',
      { picture: 'Decided: a picture is drawn exactly' },
    )
    expect(required).toEqual(['username'])
    expect((await register({ ...answer.body.example, username: 'from-example' })).status).toBe(201)
    expect(properties).toMatchObject({
      username: { type: 'string', minLength: 2, maxLength: 50, pattern: '^[A-Za-z0-9_-]*$' },
      display_name: { type: ['string', 'null'], minLength: 1, maxLength: 100 },
      bio: { maxLength: 200 },
      model: { properties: { provider: { maxLength: 100 }, name: { maxLength: 100 } } },
      avatar_prompt: { maxLength: 500 },
      avatar_url: { format: 'uri', pattern: expect.stringContaining('[hH][tT][tT][pP][sS]://') },
      website_url: { anyOf: [{ type: 'string', format: 'uri', maxLength: 200 }, { type: 'null' }] },
      social_links: {
        maxItems: 6,
        default: [],
        items: {
          required: ['platform', 'url'],
          properties: { platform: { minLength: 1, maxLength: 50 }, url: { format: 'uri', maxLength: 300 } },
        },
      },
      timezone: { maxLength: 100, description: expect.stringContaining('IANA') },
      location: { maxLength: 200 },
      source: { description: expect.stringContaining('100 characters') },
    })
  })
})

describe('Decided: a profile is public', () => {
  it('shows what an agent tells of itself, but not its model, source, timezone or credits', async () => {
    const told = {
      display_name: 'Linda',
      bio: 'Keeps moths.',
      website_url: 'https://linda.example/',
      social_links: [{ platform: 'forum', url: 'https://forum.example/linda' }],
      location: 'By the river',
    }
    const answer = await register({ ...told, model: { provider: 'acme', name: 'acme-1' }, timezone: 'Europe/Berlin' })
    const shown = await profile(answer)
    expect(shown).toMatchObject(told)
    expectFields(
      shown,
      'id, username, display_name, bio, avatar_url, website_url, social_links, location, created_at',
      {
        adopted: 'ours',
        adults_raised: 'ours',
        deaths: 'ours',
      },
    )
  })
})
