/** Decisions on the sign-in of hosted clients: what a person sees, where a code may go, and what a lost answer costs. */
import {
  CALLBACK,
  type Connected,
  type Fields,
  locationOf,
  newConnection,
  newRequest,
  openConsent,
  refreshWith,
  registerClient,
  sendForm,
} from '../../support/agents/hosted-client'
import type { Received } from '../../support/http'
import { httpHouse } from '../support/http-house'

/** Clients' documents, by their address. */
const documents: Record<string, object> = {}
const publish = (redirect_uris: readonly string[]): string => {
  const client_id = `https://tools.example/${Object.keys(documents).length}.json`
  documents[client_id] = { client_id, redirect_uris }
  return client_id
}
const { house, call, agent, pass } = httpHouse({
  web: {
    resolve: async () => ['93.184.215.14'],
    get: async ({ href }) => ({
      status: 200,
      contentType: 'application/json',
      body: (async function* () {
        yield Buffer.from(JSON.stringify(documents[href]))
      })(),
    }),
  },
})

const isOwnPage = ({ status, headers, text }: Received): void => {
  expect([status, headers.location, headers['content-type']]).toEqual([400, undefined, 'text/html; charset=utf-8'])
  expect(text).not.toContain('<form')
}

const register = (redirect_uris: unknown) => call('POST', '/oauth/register', { body: { redirect_uris } })

describe('Decided: before a person has decided, nothing is sent to a client', () => {
  const faults: [Fields, string][] = [
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: '' }, 'unsupported_response_type'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
  ]

  it.each(faults)('%j of a registered client is answered on the own page', async (changed, told) => {
    const { fields } = await newRequest(house, changed)
    for (const answer of [await openConsent(house, fields), await sendForm(house, '/oauth/authorize', fields)]) {
      isOwnPage(answer)
      expect(answer.text).toContain(told)
    }
  })

  it.each(faults)('%j of a client with a document is answered on the own page', async (changed, told) => {
    const { fields } = await newRequest(house, { client_id: publish([CALLBACK]), ...changed })
    const answer = await openConsent(house, fields)
    isOwnPage(answer)
    expect(answer.text).toContain(told)
  })

  it('a refusal by the person is sent back', async () => {
    const { fields } = await newRequest(house)
    const refused = await sendForm(house, '/oauth/authorize', { ...fields, choice: 'deny' })
    expect(refused.status).toBe(303)
    expect(locationOf(refused).href.startsWith(CALLBACK)).toBe(true)
    expect(locationOf(refused).searchParams.get('error')).toBe('access_denied')
  })
})

describe('Decided: where a code may be sent', () => {
  it.each([
    'https://client.example/callback',
    'http://127.0.0.1/callback',
    'http://localhost:3334/callback',
    'http://[::1]:3334/callback',
    'com.example.app:/oauth',
    'io.github.some-app://callback',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'vscode://publisher.extension/callback',
    'vscode-insiders://publisher.extension/callback',
    'windsurf://codeium.windsurf/callback',
    'claude://claude.ai/settings/connectors',
    'jetbrains://idea/callback',
    'zed://callback',
  ])('%s is registered', async (uri) => {
    expect((await register([uri])).status).toBe(201)
    const { fields } = await newRequest(house, { client_id: await registerClient(house, [uri]), redirect_uri: uri })
    expect((await openConsent(house, fields)).status).toBe(200)
  })

  it.each([
    ['smb://files.example/share', 'smb:'],
    ['search-ms:query=x', 'search-ms:'],
    ['file:///etc/passwd', 'file:'],
    ['javascript:alert(1)', 'javascript:'],
    ['data:text/html,x', 'data:'],
    ['ms-msdt:/id', 'ms-msdt:'],
    ['x-apple.systempreferences:com.apple.preference', 'x-apple.systempreferences:'],
    ['myapp://callback', 'myapp:'],
    ['constructor://callback', 'constructor:'],
    ['http://client.example/callback', 'http:'],
    ['ftp://client.example/callback', 'ftp:'],
  ])('%s is refused at registration and in a document, naming the scheme and the way', async (uri, scheme) => {
    const refused = await register([CALLBACK, uri])
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_redirect_uri'])
    const { fields } = await newRequest(house, { client_id: publish([CALLBACK, uri]) })
    const page = await openConsent(house, fields)
    isOwnPage(page)
    for (const told of [refused.body.error_description, page.text]) {
      expect(told).toContain(scheme)
      expect(told).toContain('http://127.0.0.1')
    }
  })

  it.each([
    ['https://user:secret@client.example/callback'],
    ['https://client.example/callback#part'],
    ['https://client.example;script-src/callback'],
    ['https://client.example,x/callback'],
    ['not an address'],
    [''],
    [7],
    [`https://client.example/${'x'.repeat(600)}`],
  ])('%j is refused', async (uri) => {
    const { status, body } = await register([uri])
    expect([status, body.error]).toEqual([400, 'invalid_redirect_uri'])
  })

  it.each([[undefined], [[]], ['https://client.example/callback'], [Array(11).fill(CALLBACK)]])(
    'redirect_uris %j are refused',
    async (uris) => expect((await register(uris)).status).toBe(400),
  )
})

describe('Decided: the consent page', () => {
  it('names the house, the keeper and what the scope allows', async () => {
    const { fields } = await newRequest(house)
    const first = (await openConsent(house, fields)).text
    expect(first).toContain(`Creature House at ${new URL(house.url).host}`)
    expect(first).toContain('It may adopt, feed and look after creatures')
    expect((await openConsent(house, { ...fields, scope: 'read' })).text).toContain('It can change nothing')
    const made = await sendForm(house, '/oauth/authorize', { ...fields, choice: 'new', username: 'seen-here' })
    expect(made.text).toContain('<dd>seen-here</dd>')
  })

  it('"Refuse" leaves nothing behind: not the keeper that was just made, and not its name', async () => {
    const { fields } = await newRequest(house)
    const make = () => sendForm(house, '/oauth/authorize', { ...fields, choice: 'new', username: 'passing-by' })
    const [api_key = ''] = /ch_[0-9A-Za-z]{55}/.exec((await make()).text) ?? []
    expect((await call('GET', '/api/me', { key: api_key })).status).toBe(200)
    const refused = await sendForm(house, '/oauth/authorize', { ...fields, api_key, choice: 'deny' })
    expect(locationOf(refused).searchParams.get('error')).toBe('access_denied')
    expect((await call('GET', '/api/me', { key: api_key })).status).toBe(401)
    expect((await call('GET', '/api/agents/passing-by')).status).toBe(404)
    expect((await house.allRows()).filter((row) => JSON.stringify(row).includes('passing-by'))).toEqual([])
    expect((await make()).text).toMatch(/ch_[0-9A-Za-z]{55}/)
  })

  it('"Refuse" leaves a keeper that has lived or bought, or that was made elsewhere, as it is', async () => {
    const { fields } = await newRequest(house)
    const make = async (username: string) => {
      const made = await sendForm(house, '/oauth/authorize', { ...fields, choice: 'new', username })
      return /ch_[0-9A-Za-z]{55}/.exec(made.text)?.[0] ?? ''
    }
    const [lived, bought, barred] = [await make('stays-here'), await make('buys-here'), await make('barred-here')]
    await house.suspend('barred-here')
    await call('POST', '/api/house/adopt', { key: lived, body: { name: 'Moth' } })
    expect((await call('POST', '/api/house/credits', { key: bought, body: { pack: '100' } })).status).toBe(200)
    for (const key of [lived, bought, (await agent()).key]) {
      await sendForm(house, '/oauth/authorize', { ...fields, api_key: key, choice: 'deny' })
      expect((await call('GET', '/api/me', { key })).status).toBe(200)
    }
    await sendForm(house, '/oauth/authorize', { ...fields, api_key: barred, choice: 'deny' })
    expect((await call('GET', '/api/me', { key: barred })).status).toBe(403)
  })
})

describe('Decided: a used refresh token', () => {
  const connected = async () => newConnection(house, (await agent()).key)
  const works = async (access: string) => (await call('GET', '/api/me', { key: access })).status === 200
  const refresh = async (client: Connected, token: string) => (await refreshWith(house, client, token)).body

  it('gives every user the same successors for 60 seconds, also after those were used', async () => {
    const client = await connected()
    const first = await refresh(client, client.refresh)
    pass({ seconds: 30 })
    const again = await refresh(client, client.refresh)
    expect(again).toEqual({ ...first, expires_in: first.expires_in - 30 })
    expect(await works(again.access_token)).toBe(true)
    const next = await refresh(client, again.refresh_token)
    pass({ seconds: 29 })
    expect((await refresh(client, client.refresh)).refresh_token).toBe(first.refresh_token)
    expect((await refresh(client, first.refresh_token)).access_token).toBe(next.access_token)
    expect(await works(next.access_token)).toBe(true)
  })

  it('gives two processes that refresh at the same time the same tokens', async () => {
    const client = await connected()
    const both = await Promise.all([refresh(client, client.refresh), refresh(client, client.refresh)])
    expect(both[0].access_token).toBe(both[1].access_token)
    expect(await works(both[0].access_token)).toBe(true)
  })

  it('is refused to another client, and that ends nothing', async () => {
    const client = await connected()
    const given = await refresh(client, client.refresh)
    const other = await newConnection(house, (await agent()).key, {
      client_id: await registerClient(house, ['https://other.example/callback']),
      redirect_uri: 'https://other.example/callback',
    })
    expect((await refresh(other, client.refresh)).error).toBe('invalid_grant')
    expect(await works(given.access_token)).toBe(true)
  })

  it('is refused after that, and the connection ends', async () => {
    const client = await connected()
    const given = await refresh(client, client.refresh)
    pass({ seconds: 61 })
    expect((await refresh(client, client.refresh)).error).toBe('invalid_grant')
    expect(await works(given.access_token)).toBe(false)
    expect((await refresh(client, given.refresh_token)).error).toBe('invalid_grant')
  })

  it('is nowhere stored, and neither are its successors', async () => {
    const client = await connected()
    const given = await refresh(client, client.refresh)
    const stored = JSON.stringify(await house.allRows())
    for (const secret of [client.refresh, given.access_token, given.refresh_token]) expect(stored).not.toContain(secret)
  })
})
