/** Attacks on the sign-in of hosted clients. Each must fail. */

import type { Web } from '../../../lambdas/adapters/oauth/client-documents'
import {
  CALLBACK,
  type Fields,
  locationOf,
  newCode,
  newConnection,
  newRequest,
  openConsent,
  registerClient,
  sendForm,
  sendToken,
} from '../../support/agents/hosted-client'
import { freshAddress } from '../../support/http'
import { sharedTestHouse } from '../../support/test-house'

/** Documents of clients by their address; every host is public. */
const documents: Record<string, object> = {}
const web: Web = {
  resolve: async () => ['93.184.215.14'],
  get: async (url) => ({
    status: documents[url.href] ? 200 : 404,
    contentType: 'application/json',
    body: (async function* () {
      yield Buffer.from(JSON.stringify(documents[url.href] ?? {}))
    })(),
  }),
}

const house = sharedTestHouse({ web })

const publish = (client_id: string, more: object = {}) => {
  documents[client_id] = { client_id, client_name: 'An app', redirect_uris: [CALLBACK], ...more }
  return client_id
}

const refusesToShow = async (fields: Fields) => {
  const { status, headers, text } = await openConsent(house, fields)
  expect([status, headers.location]).toEqual([400, undefined])
  expect(text).not.toContain('<form')
}

describe('a client with a document', () => {
  it('is shown with the host of its document, not with the name that it claims', async () => {
    const client_id = publish('https://tools.example/oauth/app.json', { client_name: 'claude.ai' })
    const { fields } = await newRequest(house, { client_id })
    const { status, text } = await openConsent(house, fields)
    expect(status).toBe(200)
    expect(text).toContain('tools.example wants to come in')
    expect(text).toContain('<dd>client.example</dd>')
  })

  it('cannot claim the id of another address in its document', async () => {
    documents['https://evil.example/app.json'] = {
      client_id: 'https://claude.example/app.json',
      redirect_uris: ['https://evil.example/callback'],
    }
    const { fields } = await newRequest(house, { client_id: 'https://evil.example/app.json' })
    await refusesToShow({ ...fields, redirect_uri: 'https://evil.example/callback' })
  })

  it.each([
    'http://client.example/app.json',
    'https://client.example',
    'https://client.example/',
    'https://client.example/a/../app.json',
    'https://client.example/app.json#x',
    'https://user@client.example/app.json',
    'https://client.example:8443/app.json',
    'https://127.0.0.1/app.json',
    'https://2130706433/app.json',
    'https://[::1]/app.json',
    'https://localhost/app.json',
    'https://CLIENT.example/app.json',
    'https://client.example/%0d%0aapp.json\n',
    'ftp://client.example/app.json',
    'chd_bm9uc2Vuc2U',
    'chd_W10',
    'unknown',
  ])('cannot have the id %j', async (client_id) => {
    publish(client_id)
    const { fields } = await newRequest(house, { client_id })
    await refusesToShow(fields)
  })
})

describe('an open redirect', () => {
  it.each([
    'https://client.example/callback/',
    'https://client.example/callback?x=1',
    'https://client.example/callback#x',
    'https://client.example:8443/callback',
    'https://client.example.evil.example/callback',
    'https://client.example@evil.example/callback',
    'http://client.example/callback',
    'https://client.example/callback/../evil',
    'https://client.example\\@evil.example/callback',
    '//evil.example',
    'javascript:alert(1)',
  ])('is not possible to %s', async (redirect_uri) => {
    const { fields } = await newRequest(house, { redirect_uri })
    await refusesToShow(fields)
    const posted = await sendForm(house, '/oauth/authorize', { ...fields, choice: 'deny' })
    expect([posted.status, posted.headers.location]).toEqual([400, undefined])
  })

  it('needs the address if a client has several', async () => {
    const client_id = await registerClient(house, [CALLBACK, 'https://client.example/other'])
    const { fields } = await newRequest(house, { client_id, redirect_uri: '' })
    await refusesToShow(fields)
  })

  it.each([
    ['http://127.0.0.1/callback', 'http://127.0.0.1:51234/callback', 200],
    ['http://127.0.0.1:1111/callback', 'http://127.0.0.1:2222/callback', 200],
    ['http://localhost:1111/callback', 'http://localhost:2222/callback', 200],
    ['http://[::1]/callback', 'http://[::1]:2222/callback', 200],
    ['http://127.0.0.1/callback', 'http://127.0.0.1:51234/other', 400],
    ['http://127.0.0.1/callback', 'http://localhost:51234/callback', 400],
    ['https://client.example/callback', 'https://client.example:444/callback', 400],
    ['cursor://anysphere.cursor-mcp/oauth/callback', 'cursor://anysphere.cursor-mcp/oauth/callback', 200],
    ['cursor://anysphere.cursor-mcp/oauth/callback', 'cursor://elsewhere/oauth/callback', 400],
  ])(
    'only the port of a loopback address may differ: with %s registered, %s gets %i',
    async (registered, redirect_uri, status) => {
      const client_id = await registerClient(house, [registered])
      const { fields } = await newRequest(house, { client_id, redirect_uri })
      expect((await openConsent(house, fields)).status).toBe(status)
    },
  )
})

it('clickjacking: no page can be framed', async () => {
  const { fields } = await newRequest(house)
  const pages = [await openConsent(house, fields), await house.call('GET', '/oauth/connections')]
  for (const { headers } of pages) {
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

it.each<[string, Fields]>([
  ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another origin in an old browser', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
  ['a hidden origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
  ['the same origin, as another site says', { 'sec-fetch-site': 'cross-site' }],
])('CSRF: a form from %s does nothing', async (_, headers) => {
  const { key, id } = await house.newAgent()
  const { fields } = await newRequest(house)
  const agents = (await house.allRows()).filter(({ type }) => type === 'agent').length
  const choices: Fields[] = [
    { choice: 'key', api_key: key },
    { choice: 'new', username: 'by-csrf' },
  ]
  for (const choice of choices) {
    const answer = await sendForm(house, '/oauth/authorize', { ...fields, ...choice }, headers)
    expect([400, 403]).toContain(answer.status)
    expect(answer.headers.location).toBeUndefined()
  }
  expect(await house.rowsOf(id, 'grant')).toEqual([])
  expect((await house.allRows()).filter(({ type }) => type === 'agent')).toHaveLength(agents)
  const { access } = await newConnection(house, key)
  const [row] = await house.rowsOf<{ id: string }>(id, 'connection')
  await sendForm(house, '/oauth/connections', { api_key: key, end: row?.data.id ?? '' }, headers)
  expect((await house.call('GET', '/api/me', { key: access })).status).toBe(200)
})

it('CSRF: a form without an origin does nothing', async () => {
  const { fields } = await newRequest(house)
  const raw = String(new URLSearchParams({ ...fields, choice: 'deny' }))
  const answer = await house.call('POST', '/oauth/authorize', { raw, headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.location]).toEqual([400, undefined])
})

it('mix-up: every answer names this server as its issuer', async () => {
  const { key } = await house.newAgent()
  const { fields } = await newRequest(house)
  const answers = [
    await sendForm(house, '/oauth/authorize', { ...fields, choice: 'key', api_key: key }),
    await sendForm(house, '/oauth/authorize', { ...fields, choice: 'deny' }),
  ]
  for (const answer of answers) expect(locationOf(answer).searchParams.get('iss')).toBe(house.url)
})

it('code injection: a stolen code is refused without its verifier, client and redirect address', async () => {
  const { key } = await house.newAgent()
  const [victim, attacker] = [await newCode(house, key), await newCode(house, key)]
  const other = await registerClient(house, ['https://evil.example/callback'])
  const attempts: Fields[] = [
    { ...attacker.exchange, code: victim.exchange.code as string },
    { ...victim.exchange, client_id: other },
    { ...victim.exchange, redirect_uri: 'https://evil.example/callback' },
    { ...victim.exchange, code_verifier: '' },
    { ...victim.exchange, code_verifier: victim.fields.code_challenge as string },
  ]
  for (const attempt of attempts) expect((await sendToken(house, attempt)).body.error).toBe('invalid_grant')
  // None of the attempts ended the connection.
  expect((await sendToken(house, victim.exchange)).status).toBe(200)
})

it('script injection: name and parameters of a client are shown as text', async () => {
  const body = { client_name: '<script>alert(1)</script>\u202e', redirect_uris: [CALLBACK] }
  const { client_id } = (await house.call('POST', '/oauth/register', { body, from: freshAddress() })).body
  const { fields } = await newRequest(house, { client_id, state: '"><img src=x>' })
  const { text } = await openConsent(house, fields)
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(text).not.toMatch(/<img|\u202e/)
})

it('a repeated parameter is refused', async () => {
  const { fields } = await newRequest(house)
  const query = `${new URLSearchParams(fields)}&redirect_uri=https%3A%2F%2Fevil.example%2F`
  const { status, headers } = await house.call('GET', `/oauth/authorize?${query}`, { headers: { accept: 'text/html' } })
  expect([status, headers.location]).toEqual([400, undefined])
})
