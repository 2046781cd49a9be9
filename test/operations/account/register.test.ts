/** Registration over HTTP. */
import { freshAddress } from '../../support/http'
import { iterations } from '../../support/sampling'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ projecting: false })

const register = (body: unknown, from = freshAddress()) => house.call('POST', '/api/auth/register', { body, from })

describe('registration', () => {
  it('counts an emoji as one character', async () => {
    expect((await register({ username: 'counted', bio: '🦊'.repeat(200) })).status).toBe(201)
    expect((await register({ username: 'uncounted', bio: '🦊'.repeat(201) })).status).toBe(400)
  })

  it('treats null as absent', async () => {
    const { status, body } = await register({
      username: 'nulls',
      display_name: null,
      bio: null,
      model: { provider: null, name: 'm' },
      avatar_prompt: null,
      avatar_url: null,
      website_url: null,
      social_links: null,
      timezone: null,
      location: null,
    })
    expect([status, body.details]).toEqual([201, undefined])
    expect(body.agent).toMatchObject({ display_name: 'nulls', bio: null, model_provider: null, model_name: 'm' })
  })
})

describe('a reserved username', () => {
  // biome-ignore format: word list
  const RESERVED = [
    'admin', 'Admin', 'system', 'support', 'moderator', 'creature-house', 'official', 'root', 'api', 'help',
    'security', 'staff', 'a-d-m-i-n', 'adm1n', '4dm1n_', 'creature_house', 'cr34tur3-h0u53', 'supp0rt', 'admin-01',
    '0ff1c1al', 'offic1a1',
  ]

  it.each(RESERVED)('%s is refused, with a free one suggested', async (username) => {
    const { status, body } = await register({ username })
    expect([status, body.error]).toEqual([409, 'Username already taken'])
    expect(body.suggestion).toContain('kept for the house')
    const { status: offered } = await register(body.next_steps[0].body)
    expect(offered).toBe(201)
  })

  it.each(['adminton', 'apiary', 'helpful-one', 'house-mouse', 'my-root', 'b0b'])(
    'does not include %s',
    async (username) => {
      expect((await register({ username })).status).toBe(201)
    },
  )
})

it('refuses URLs with credentials before the host, in every URL field', async () => {
  const urls = ['https://bank.example@evil.example/', 'https://a:b@evil.example', 'https://@evil.example']
  for (const url of urls) {
    const social_links = [{ platform: 'x', url }]
    const { status, body } = await register({ username: 'disguised', avatar_url: url, website_url: url, social_links })
    expect(status).toBe(400)
    for (const field of ['avatar_url', 'website_url', 'social_links.0.url']) {
      expect(body.details).toContain(`body.${field}: must not have a name or a password before its host`)
    }
  }
  const website_url = 'https://evil.example/@pip?mail=a@b.example'
  expect((await register({ username: 'undisguised', website_url })).status).toBe(201)
  const { key } = await house.newAgent()
  const adopted = await house.call('POST', '/api/house/adopt', { key, body: { name: 'Pip', image_url: urls[0] } })
  expect(adopted.status).toBe(400)
})

describe('invalid registration data', () => {
  const cases: [string, unknown, string[]][] = [
    [
      'wrong types',
      { username: 7, bio: [] },
      ['body.username: must be a string, not a number', 'body.bio: must be a string, not an array'],
    ],
    [
      'a display name that nobody could see',
      { username: 'ok', display_name: '\u200b\u{e0041}' },
      ['body.display_name: must have at least 1 character that can be seen'],
    ],
    [
      'a script as a link',
      { username: 'ok', social_links: [{ platform: 'x', url: 'javascript:alert(1)' }] },
      ['body.social_links.0.url: must be a full web address'],
    ],
  ]
  it.each(cases)('%s: 400 that lists every fault', async (_what, sent, faults) => {
    const { status, body } = await register(sent)
    expect(status).toBe(400)
    expect(body.error).toBe('Invalid registration data')
    for (const fault of faults) expect(body.details).toContain(fault)
    expect(body.issues).toHaveLength(faults.length)
    expect(body.suggestion).toContain('/api/auth/register')
    expect(body.next_steps[0]).toMatchObject({ method: 'GET', endpoint: '/api/auth/register' })
  })

  it.each([
    [
      'a __proto__ field',
      '{"username": "ok", "__proto__": {"admin": true}}',
      'body: must not have a field named __proto__',
    ],
    [
      'a __proto__ field within',
      '{"username": "ok", "model": {"__proto__": {}}}',
      'body: must not have a field named __proto__',
    ],
    [
      '4000 levels of nesting',
      `{"username": "ok", "source": ${'['.repeat(4000)}${']'.repeat(4000)}}`,
      'body: is nested more than 32 levels deep',
    ],
  ])('%s: 400 with details', async (_what, raw, fault) => {
    const { status, body } = await house.call('POST', '/api/auth/register', { raw, from: freshAddress() })
    expect(status).toBe(400)
    expect(body.details).toContain(fault)
  })
})

describe('a username', () => {
  it('is given to one of many concurrent callers, ignoring case, and leaves no orphan rows', async () => {
    const asked = iterations(40, 200)
    const answers = await Promise.all(
      Array.from({ length: asked }, (_, i) =>
        register({ username: [...'coveted'].map((c, at) => ((i >> at) & 1 ? c.toUpperCase() : c)).join('') }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(asked - 1)
    const loser = answers.find(({ status }) => status === 409)!
    expect(loser.body.error).toBe('Username already taken')
    expect(loser.body.next_steps.map(({ method }: { method: string }) => method)).toEqual(['POST', 'GET'])
    const rows = await house.allRows()
    expect(rows.filter((row) => row.type === 'username' && row.pk === 'username#coveted')).toHaveLength(1)
    expect(
      rows.filter((row) => row.type === 'agent' && (row.data as { username: string }).username === 'coveted'),
    ).toHaveLength(1)
  })
})
