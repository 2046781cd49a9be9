import { sha256 } from '../../../lambdas/pages/parts/hash-source'
import {
  CALLBACK,
  type Connected,
  challengeOf,
  type Fields,
  locationOf,
  newCode,
  newConnection,
  newRequest,
  refreshWith,
  registerClient,
  sendForm,
  sendToken,
} from '../../support/agents/hosted-client'
import { freshAddress } from '../../support/http'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse()

const MINUTE = 1 / 60

/** A message to /mcp/hosted. */
const say = (method: string, token?: string, params: object = {}) =>
  house.call('POST', '/mcp/hosted', {
    body: { jsonrpc: '2.0', id: 1, method, params },
    from: freshAddress(),
    ...(token && { key: token }),
  })
const use = (token: string, name: string, args: object = {}) => say('tools/call', token, { name, arguments: args })
const works = async ({ access }: Pick<Connected, 'access'>) => (await say('ping', access)).status === 200

describe('metadata', () => {
  it('names the authorization server of the resource', async () => {
    const paths = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp/hosted']
    for (const path of paths) {
      const { status, body } = await house.call('GET', path)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        resource: `${house.url}/mcp/hosted`,
        authorization_servers: [house.url],
        scopes_supported: ['play', 'read'],
      })
    }
  })

  it('describes the authorization server', async () => {
    const { body } = await house.call('GET', '/.well-known/oauth-authorization-server')
    expect(body).toMatchObject({
      issuer: house.url,
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    })
    for (const name of ['authorization', 'token', 'registration', 'revocation'])
      expect(body[`${name}_endpoint`]).toMatch(new RegExp(`^${house.url}/oauth/`))
  })
})

describe('/mcp/hosted', () => {
  it.each(['initialize', 'ping', 'tools/list', 'tools/call'])(
    'asks a caller without a token to sign in at %s',
    async (method) => {
      const { status, headers, body } = await say(method, undefined, { name: 'hall' })
      expect(status).toBe(401)
      expect(headers['www-authenticate']).toBe(
        `Bearer resource_metadata="${house.url}/.well-known/oauth-protected-resource/mcp/hosted", scope="play"`,
      )
      expect(body).toMatchObject({ jsonrpc: '2.0', id: 1, error: { message: 'Invalid API key' } })
    },
  )

  it.each(['ping', 'tools/call'])('refuses an ended token at %s', async (method) => {
    const { key } = await house.newAgent()
    const connected = await newConnection(house, key)
    house.clock.advance(61 * MINUTE)
    for (const name of ['hall', 'status']) {
      const { status, headers } = await say(method, connected.access, { name })
      expect([status, headers['www-authenticate']]).toEqual([401, expect.stringContaining('error="invalid_token"')])
    }
  })

  it('refuses invalid JSON only from signed-in callers; others get a 401', async () => {
    const { key } = await house.newAgent()
    expect((await house.call('POST', '/mcp/hosted', { raw: '{', from: freshAddress() })).status).toBe(401)
    expect((await house.call('POST', '/mcp/hosted', { raw: '{', key, from: freshAddress() })).status).toBe(400)
  })

  it('gives a status through a token in two round trips, counted under the key', async () => {
    const { key } = await house.newAgent()
    await house.call('POST', '/api/house/adopt', { key, body: { name: 'Moth', species_slug: 'housecat' } })
    await house.call('GET', '/api/house/status', { key })
    const { access } = await newConnection(house, key)
    expect(await house.countRoundTrips(() => use(access, 'status'))).toBe(2)
    expect(await house.countRoundTrips(() => house.call('GET', '/api/house/status', { key: access }))).toBe(2)
    const byToken = await use(access, 'credits')
    const byKey = await house.call('GET', '/api/house/credits', { key })
    const left = [byToken, byKey].map(({ headers }) => Number(headers['x-ratelimit-remaining']))
    expect(left[1]).toBe((left[0] as number) - 1)
  })

  it('a missing key at /mcp names both ways to send it, and this address', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'status' } }
    const { content } = (await house.call('POST', '/mcp', { body })).body.result
    for (const words of ['api_key', 'Authorization: Bearer', `${house.url}/mcp/hosted`])
      expect(content[0].text).toContain(words)
  })
})

describe('the consent page', () => {
  it('makes a keeper and shows its key, then allows: two clicks', async () => {
    const { fields, verifier } = await newRequest(house)
    const made = await sendForm(house, '/oauth/authorize', {
      ...fields,
      choice: 'new',
      username: 'By-A-Person',
      timezone: 'Europe/Berlin',
    })
    expect(made.status).toBe(200)
    const [key = ''] = /ch_[0-9A-Za-z]{55}/.exec(made.text) ?? []
    const allowed = await sendForm(house, '/oauth/authorize', { ...fields, choice: 'key', api_key: key })
    expect(allowed.status).toBe(303)
    const answer = Object.fromEntries(locationOf(allowed).searchParams)
    expect(answer).toEqual({ code: expect.stringMatching(/^chc_/), state: 'a state', iss: house.url })
    const { body } = await sendToken(house, {
      grant_type: 'authorization_code',
      code: answer.code as string,
      client_id: fields.client_id as string,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    })
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'play' })
    const adopted = await use(body.access_token, 'adopt', { name: 'Moth' })
    expect(adopted.body.result.structuredContent.creature.name).toBe('Moth')
    const { body: me } = await house.call('GET', '/api/me', { key })
    expect(me.agent).toMatchObject({ username: 'by-a-person', timezone: 'Europe/Berlin' })
  })

  it.each([
    [{ username: 'x' }, 'username'],
    [{ username: 'new-zone', timezone: 'Nowhere/Land' }, 'timezone'],
    [{ username: 'admin' }, 'taken'],
  ])('says what is wrong with %j and asks again', async (given, problem) => {
    const { fields } = await newRequest(house)
    const { status, text } = await sendForm(house, '/oauth/authorize', {
      ...fields,
      choice: 'new',
      ...(given as Fields),
    })
    expect([status, text]).toEqual([200, expect.stringContaining(problem)])
    expect(text).toContain('role="alert"')
  })

  it('has the limit of registration', async () => {
    const { fields } = await newRequest(house)
    const from = freshAddress()
    const make = (username: string) =>
      house.call('POST', '/oauth/authorize', {
        raw: String(new URLSearchParams({ ...fields, choice: 'new', username })),
        from,
        headers: { origin: house.url, accept: 'text/html' },
      })
    for (const name of ['limit-a', 'limit-b', 'limit-c']) expect((await make(name)).text).toMatch(/ch_[0-9A-Za-z]{55}/)
    expect((await make('limit-d')).text).toContain('within the hour')
  })

  it('refuses a wrong key, and access tokens as keys', async () => {
    const { key } = await house.newAgent()
    const { access } = await newConnection(house, key)
    const { fields } = await newRequest(house)
    for (const api_key of ['ch_wrong', access, '']) {
      const { status, text } = await sendForm(house, '/oauth/authorize', { ...fields, choice: 'key', api_key })
      expect([status, text]).toEqual([200, expect.stringContaining('This key is not known here')])
    }
  })
})

describe('a code', () => {
  it('works once, and its second use ends the connection', async () => {
    const { key } = await house.newAgent()
    const connected = await newConnection(house, key)
    expect(await works(connected)).toBe(true)
    const second = await sendToken(house, connected.exchange)
    expect([second.status, second.body.error]).toEqual([400, 'invalid_grant'])
    expect(await works(connected)).toBe(false)
    expect((await refreshWith(house, connected, connected.refresh)).body.error).toBe('invalid_grant')
  })

  it('expires after 60 seconds', async () => {
    const { key } = await house.newAgent()
    const [inTime, late] = [await newCode(house, key), await newCode(house, key)]
    house.clock.advance(59 / 3600)
    expect((await sendToken(house, inTime.exchange)).status).toBe(200)
    house.clock.advance(1 / 3600)
    expect((await sendToken(house, late.exchange)).body.error).toBe('invalid_grant')
  })

  it('is refused after the key was rotated', async () => {
    const { key } = await house.newAgent()
    const { exchange } = await newCode(house, key)
    await house.call('POST', '/api/auth/rotate-key', { key, body: {} })
    expect((await sendToken(house, exchange)).body.error).toBe('invalid_grant')
  })
})

describe('refreshing', () => {
  it('gives new tokens and ends the old access token', async () => {
    const { key } = await house.newAgent()
    const first = await newConnection(house, key)
    const { status, body } = await refreshWith(house, first, first.refresh)
    expect(status).toBe(200)
    expect([body.access_token === first.access, body.refresh_token === first.refresh]).toEqual([false, false])
    expect([await works(first), await works({ access: body.access_token })]).toEqual([false, true])
  })

  it('is refused to another client, with an invented token and with a larger scope', async () => {
    const { key } = await house.newAgent()
    const first = await newConnection(house, key, { scope: 'read' })
    const form = {
      grant_type: 'refresh_token',
      refresh_token: first.refresh,
      client_id: first.fields.client_id as string,
    }
    const other = await registerClient(house, ['https://other.example/callback'])
    const changes: Fields[] = [
      { client_id: other },
      { refresh_token: first.refresh.replace(/^chr_./, 'chr_x') },
      { refresh_token: first.access },
      { scope: 'play' },
    ]
    for (const changed of changes)
      expect((await sendToken(house, { ...form, ...changed })).body.error).toBe('invalid_grant')
    expect((await sendToken(house, form)).body.scope).toBe('read')
  })

  it('expires after 90 days without a refresh', async () => {
    const { key } = await house.newAgent()
    const first = await newConnection(house, key)
    house.clock.advance(24 * 89)
    const second = await refreshWith(house, first, first.refresh)
    house.clock.advance(24 * 91)
    expect((await refreshWith(house, first, second.body.refresh_token)).body.error).toBe('invalid_grant')
  })
})

describe('the end of a connection', () => {
  const ends: [string, (connected: Connected, key: string, username: string) => Promise<unknown>][] = [
    ['revocation by the access token', ({ access }) => sendToken(house, { token: access }, '/oauth/revoke')],
    ['revocation by the refresh token', ({ refresh }) => sendToken(house, { token: refresh }, '/oauth/revoke')],
    ['a rotated key', (_, key) => house.call('POST', '/api/auth/rotate-key', { key, body: {} })],
    ['leaving', (_, key, username) => house.call('DELETE', '/api/me', { key, body: { username } })],
  ]
  it.each(ends)('%s ends it at once', async (_, end) => {
    const { key, username } = await house.newAgent()
    const connected = await newConnection(house, key)
    await end(connected, key, username)
    expect(await works(connected)).toBe(false)
    expect((await house.call('GET', '/api/me', { key: connected.access })).status).toBe(401)
    expect((await refreshWith(house, connected, connected.refresh)).body.error).toBe('invalid_grant')
  })

  it('revoking an unknown token succeeds, and one without a token does not', async () => {
    expect((await sendToken(house, { token: 'chr_unknown' }, '/oauth/revoke')).status).toBe(200)
    expect((await sendToken(house, {}, '/oauth/revoke')).body.error).toBe('invalid_request')
  })

  it('a person lists connections with the key and ends one', async () => {
    const { key, id } = await house.newAgent()
    const [kept, ended] = [await newConnection(house, key), await newConnection(house, key, { scope: 'read' })]
    expect((await house.call('GET', '/oauth/connections', { headers: { accept: 'text/html' } })).text).toContain('Key')
    const list = await sendForm(house, '/oauth/connections', { api_key: key })
    expect(list.text.match(/client\.example/g)).toHaveLength(2)
    const [, script = ''] = /<script>(.*)<\/script>/.exec(list.text) ?? []
    expect(script).toContain('toLocaleString')
    expect(list.headers['content-security-policy']).toContain(sha256(script))
    const rows = await house.rowsOf<{ id: string; scope: string }>(id, 'connection')
    const end = rows.find(({ data }) => data.scope === 'read')?.data.id ?? ''
    const after = await sendForm(house, '/oauth/connections', { api_key: key, end })
    expect(after.text).toContain('client.example can do nothing any more')
    expect([await works(kept), await works(ended)]).toEqual([true, false])
    expect((await sendForm(house, '/oauth/connections', { api_key: 'ch_x' })).text).toContain('not known here')
  })

  it('a keeper has at most ten connections: the one unused for the longest time ends', async () => {
    const { key } = await house.newAgent()
    const first = await newConnection(house, key)
    for (let more = 0; more < 10; more++) {
      house.clock.advance(1 / 3600)
      await newConnection(house, key)
    }
    expect(await works(first)).toBe(false)
  })

  it('nothing that could reveal a token is stored, logged or exported', async () => {
    const { key, id } = await house.newAgent()
    const { access, refresh, exchange } = await newConnection(house, key)
    await say('ping', access)
    const stored = JSON.stringify(await house.allRows()) + house.logLines.join('\n')
    for (const secret of [access, refresh, exchange.code as string]) expect(stored).not.toContain(secret)
    const { body } = await house.call('GET', '/api/me/export', { key })
    const [connection] = body.other.filter(({ type }: { type: string }) => type === 'connection')
    expect(connection).toMatchObject({ client_host: 'client.example', scope: 'play' })
    const [row] = await house.rowsOf<{ access_hash: string }>(id, 'connection')
    expect(JSON.stringify(body)).not.toContain(row?.data.access_hash)
  })
})

it('a token request must name its client, one grant type and the right resource', async () => {
  const { key } = await house.newAgent()
  const { exchange } = await newCode(house, key)
  const refusals: [Fields, string][] = [
    [{ client_id: '' }, 'invalid_client'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ resource: 'https://elsewhere.example' }, 'invalid_target'],
    [{ redirect_uri: 'https://client.example/other' }, 'invalid_grant'],
    [{ code_verifier: challengeOf('x') }, 'invalid_grant'],
    [{ code: '' }, 'invalid_grant'],
  ]
  for (const [changed, error] of refusals) {
    const { status, body, headers } = await sendToken(house, { ...exchange, ...changed })
    expect([changed, status, body.error]).toEqual([changed, 400, error])
    expect(headers['cache-control']).toBe('no-store')
  }
  expect((await sendToken(house, exchange)).status).toBe(200)
})
