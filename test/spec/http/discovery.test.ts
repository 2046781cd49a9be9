/** Discovery, unknown routes, redirects, the interface's description and its version. */
import { type Agent, expectError, expectFields, httpHouse, steps } from '../support/http-house'

const { house, call, get, agent } = httpHouse({ projecting: true })

/** The table of endpoints. */
const ENDPOINTS: [string, string][] = [
  ['POST', '/api/auth/register'],
  ['GET', '/api/auth/register'],
  ['POST', '/api/auth/rotate-key'],
  ['POST', '/api/house/adopt'],
  ['GET', '/api/house/status'],
  ['POST', '/api/house/care'],
  ['GET', '/api/house/history'],
  ['GET', '/api/house/preferences'],
  ['GET', '/api/house/graveyard'],
  ['DELETE', '/api/house/release'],
  ['GET', '/api/house/credits'],
  ['POST', '/api/house/credits'],
  ['POST', '/api/house/resurrect'],
  ['GET', '/api/house/hall'],
  ['POST', '/api/house/species'],
  ['GET', '/api/house/species'],
  ['GET', '/api/house/species/{slug}'],
  ['GET', '/api'],
  ['GET', '/api/house'],
  ['GET', '/api/health'],
  ['GET', '/api/stats'],
  ['GET', '/api/admin/analytics'],
]

const listed = (operations: { method: string; path: string }[]) =>
  operations.map(({ method, path }) => `${method} ${path}`)

describe('Discovery', () => {
  it('GET /api lists every operation', async () => {
    const { status, body } = await get('/api')
    expect(status).toBe(200)
    expect(listed(body.operations)).toEqual(
      expect.arrayContaining(ENDPOINTS.map(([method, path]) => `${method} ${path}`)),
    )
    expect(body.version).toBe('1.0.0')
  })

  it('GET /api/house lists every operation of the house', async () => {
    const { status, body } = await get('/api/house')
    expect(status).toBe(200)
    const ofHouse = ENDPOINTS.filter(([, path]) => path.startsWith('/api/house/'))
    expect(listed(body.operations)).toEqual(
      expect.arrayContaining(ofHouse.map(([method, path]) => `${method} ${path}`)),
    )
  })

  it('GET /api/health: status ok', async () => {
    const { status, body } = await get('/api/health')
    expect([status, body.status]).toEqual([200, 'ok'])
    expectFields(body, 'status', { next_steps: 'ours' })
  })

  it('the next steps have the fields of the table', async () => {
    const linda = await agent()
    const { body } = await linda.post('/api/house/adopt', { name: 'Pip' })
    const [look] = body.next_steps
    expectFields(look, 'action, method, endpoint, description')
    const { body: bought } = await linda.post('/api/house/credits', { pack: '100' })
    expectFields(bought.next_steps[0], 'action, url, description')
    const { body: empty } = await (await agent()).get('/api/house/status')
    expectFields(empty.next_steps[0], 'action, method, endpoint, description, body')
    expect(empty.next_steps[0]).toMatchObject({ action: 'adopt', method: 'POST', endpoint: '/api/house/adopt' })
  })
})

describe('Versioning', () => {
  it('the description of the interface has the version 1.0.0, and its paths none', async () => {
    const { status, body } = await get('/openapi.json')
    expect([status, body.info.version]).toEqual([200, '1.0.0'])
    for (const [method, path] of ENDPOINTS) expect(body.paths[path]).toHaveProperty(method.toLowerCase())
    expect(Object.keys(body.paths).filter((path) => /\/v\d/.test(path) && path.startsWith('/api'))).toEqual([])
  })
})

describe('Unknown routes', () => {
  it.each([
    '/api/house/attic',
    '/api/nothing',
    '/api/v1/house/nowhere',
    '/api/x/y/z',
    '/api/house/%E0%A4%A',
    '/api/%2e%2e/%00',
  ])('GET %s: 404 in JSON', async (path) => {
    expectError(await get(path), 404, 'There is nothing at this address')
  })

  it.each(['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep', 'reflect'])(
    'POST /api/house/%s: 404, and care with that action as the first step',
    async (action) => {
      const answer = await call('POST', `/api/house/${action}`, { body: {} })
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
      expect(answer.body.next_steps[0]).toMatchObject({
        method: 'POST',
        endpoint: '/api/house/care',
        body: { action },
      })
    },
  )

  it.each<[string, string, string]>([
    ['POST', '/api/register', 'POST /api/auth/register'],
    ['GET', '/api/status', 'GET /api/house/status'],
    ['POST', '/api/adopt', 'POST /api/house/adopt'],
    ['GET', '/api/house/stats', 'GET /api/stats'],
    ['GET', '/api/graveyard', 'GET /api/house/graveyard'],
    ['POST', '/api/house/rotate-key', 'POST /api/auth/rotate-key'],
    ['GET', '/api/auth/hall', 'GET /api/house/hall'],
    ['POST', '/house/resurrect', 'POST /api/house/resurrect'],
    ['GET', '/api/analytics', 'GET /api/admin/analytics'],
  ])('%s %s: did_you_mean %s', async (method, path, meant) => {
    const answer = await call(method, path)
    expectError(answer, 404, 'This operation lives at another address', 'suggestion, next_steps, did_you_mean')
    expect(answer.body.did_you_mean).toBe(meant)
  })
})

describe('Decided: a known path with another method', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  const wrong = ENDPOINTS.map(([, path]) => path)
    .filter((path, at, all) => all.indexOf(path) === at)
    .map((path) => {
      const right = ENDPOINTS.filter(([, other]) => other === path).map(([method]) => method)
      return [METHODS.find((method) => !right.includes(method)) as string, path, right] as const
    })

  it.each(wrong)('%s %s: 404, did_you_mean %s', async (method, path, right) => {
    const answer = await call(method, path.replace('{slug}', 'tabby'))
    expect(answer.body.error).toBe(`${method} is not answered here`)
    expectError(answer, 404, `${method} is not answered here`, 'suggestion, next_steps, did_you_mean')
    const meant = right.map((one) => `${one} ${path.replace('{slug}', 'tabby')}`)
    expect(meant).toContain(answer.body.did_you_mean)
  })

  it.each<[string, string, string]>([
    ['POST', '/admin', 'GET /admin'],
    ['DELETE', '/robots.txt', 'GET /robots.txt'],
    ['POST', '/species', 'POST /api/house/species'],
    ['POST', '/hall', 'GET /api/house/hall'],
    ['POST', '/stones/none', 'GET /stones/none'],
  ])('%s %s, the address of a page: never a redirect to itself, did_you_mean %s', async (method, path, meant) => {
    const { status, body } = await call(method, path)
    expect([status, body.did_you_mean]).toEqual([404, meant])
  })

  it('the step is the right call, where it can be made', async () => {
    expect(steps(await call('POST', '/api/house/hall'))[0]).toBe('GET /api/house/hall')
    const one = await agent()
    for (const path of ['/api/house/status', '/api/house/preferences', '/api/house/history'])
      expect([path, steps(await one.post(path))[0]]).toEqual([path, 'POST /api/house/adopt'])
  })

  it('a release, which cannot be undone, is a step only for the creature that was sent, or the only one', async () => {
    const one = await agent()
    const released = async (sent: object) =>
      (await one.post('/api/house/release', sent)).body.next_steps
        .filter(({ action }: { action: string }) => action === 'release')
        .map(({ body }: { body: object }) => body)
    const ash = await one.creature({ name: 'Ash' })
    expect(await released({})).toEqual([{ creature_id: ash }])
    const bee = await one.creature({ name: 'Bee' })
    expect(await released({})).toEqual([])
    expect(await released({ creature: 'bee' })).toEqual([{ creature_id: bee }])
    expect(await released({ creature_id: ash })).toEqual([{ creature_id: ash }])
    expect(await released({ creature_id: 'nobody' })).toEqual([])
  })
})

describe('Redirects', () => {
  it.each<[string, string, string]>([
    ['GET', '/api/openapi.json', '/openapi.json'],
    ['GET', '/api/docs', '/docs'],
    ['GET', '/api/house/', '/api/house'],
    ['POST', '/api/house/adopt/', '/api/house/adopt'],
    ['GET', '/api/house/statu', '/api/house/status'],
    ['GET', '/api/house/pref', '/api/house/preferences'],
    ['POST', '/api/house/ad', '/api/house/adopt'],
    ['GET', '/api/hous', '/api/house'],
    ['GET', '/api/hou', '/api/house'],
    ['GET', '/api/hea', '/api/health'],
    ['POST', '/api/auth/reg', '/api/auth/register'],
    ['GET', '/health', '/api/health'],
    ['GET', '/api//health', '/api/health'],
    ['GET', '/swagger', '/openapi.json'],
    ['GET', '/api/house/spec', '/api/house/species'],
  ])('%s %s: 308 to %s', async (method, path, location) => {
    const { status, headers, body } = await call(method, path)
    expect([status, headers.location]).toEqual([308, location])
    expect(body.location).toBe(location)
  })

  it('Decided: keep the query string', async () => {
    expect((await get('/api/docs?a=1&b=%20c')).headers.location).toBe('/docs?a=1&b=%20c')
  })

  it('the step of one is a read that succeeds: only who sent an act has its body', async () => {
    const linda = await agent()
    const offered = async (method: string, path: string) => steps(await linda.call(method, path))[0]
    expect(await offered('GET', '/api/house/hall/?page=2')).toBe('GET /api/house/hall?page=2')
    for (const path of ['/api/house/status/', '/api/house/preferences/', '/api/house/history/'])
      expect([path, await offered('GET', path)]).toEqual([path, 'GET /api'])
    await linda.creature()
    expect(await offered('GET', '/api/house/preferences/')).toBe('GET /api/house/preferences')
    for (const path of ['/api/house/care/', '/api/house/dress/', '/api/house/credits/', '/api/house/species/'])
      expect([path, await offered('POST', path)]).toEqual([path, 'GET /api'])
    expect(await offered('DELETE', '/api/me/')).toBe('GET /api')
  })

  it('keep method and body: the same request is answered there', async () => {
    const linda = await agent()
    const moved = await linda.post('/api/house/adopt/', { name: 'Pip' })
    expect(moved.status).toBe(308)
    expect((await linda.post(moved.headers.location as string, { name: 'Pip' })).status).toBe(201)
  })
})

describe('Decided: HEAD, and callers from elsewhere', () => {
  it.each(['/api', '/api/health', '/api/house/hall', '/api/house/species/tabby'])(
    'HEAD %s: as GET, without a body',
    async (path) => {
      const [head, whole] = [await call('HEAD', path), await get(path)]
      expect([head.status, head.text]).toEqual([200, ''])
      for (const name of ['content-type', 'cache-control', 'x-ratelimit-limit'])
        expect(head.headers[name]).toBe(whole.headers[name])
    },
  )

  it('every origin may read, without credentials', async () => {
    for (const answer of [await get('/api/stats'), await get('/api/nothing'), await get('/api/house/status')]) {
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  it('a preflight is answered, and never counted', async () => {
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' }
    const ask = () => call('OPTIONS', '/api/house/adopt', { headers, from: '127.201.0.1' })
    const { status, headers: answered } = await ask()
    expect(status).toBe(204)
    expect(answered['access-control-allow-methods']).toBe('GET, HEAD, POST, PATCH, DELETE')
    expect(answered['access-control-allow-headers']).toMatch(/Authorization, Content-Type, X-Api-Key/)
    expect((await ask()).headers['x-ratelimit-remaining']).toBe(answered['x-ratelimit-remaining'])
  })
})

describe('Decided: nothing that next_steps offers fails', () => {
  const follow = async (one: Agent, offered: { method: string; endpoint: string; body?: unknown }[]) => {
    for (const { method, endpoint, body } of offered) {
      const { status, text } = await one.call(method, endpoint, body)
      expect({ step: `${method} ${endpoint}`, failed: status >= 400 ? text : '' }).toEqual({
        step: `${method} ${endpoint}`,
        failed: '',
      })
    }
  }

  it('after registration and adoption', async () => {
    const linda = await agent()
    await follow(
      linda,
      (await call('POST', '/api/auth/register', { body: { username: 'steps-linda' } })).body.next_steps,
    )
    await follow(linda, (await linda.get('/api/house/status')).body.next_steps)
  })

  it('after a 404 of an address', async () => {
    await follow(await agent(), (await get('/api/house/attic')).body.next_steps)
  })

  it('a refusal never offers adopt to an agent with a living creature', async () => {
    const linda = await agent()
    await linda.creature()
    for (const answer of [
      await linda.get('/api/house/status?creature_id=moth'),
      await linda.post('/api/house/care', { action: 'tickle' }),
      await linda.call('DELETE', '/api/house/release', {}),
      await linda.post('/api/house/resurrect', {}),
    ])
      expect(steps(answer)).not.toContain('POST /api/house/adopt')
  })
})

describe('Decided: bodies', () => {
  const raw = async (text: string) => {
    const { key } = await agent()
    return house.call('POST', '/api/house/adopt', { key, raw: text })
  }

  it.each<[string, string, number]>([
    ['JSON', '{"name":"Pip"}', 201],
    ['no JSON', '{"name":', 400],
    ['a list', '[]', 400],
    ['a text', '"Pip"', 400],
    ['unknown fields', '{"name":"Pip","colour":"red"}', 201],
    ['null in an optional field', '{"name":"Pip","family":null}', 201],
    ['16 KB', `{"name":"Pip","note":"${'a'.repeat(16 * 1024 - 24)}"}`, 201],
    ['a byte more than 16 KB', `{"name":"Pip","note":"${'a'.repeat(16 * 1024 - 23)}"}`, 400],
  ])('%s', async (_what, text, status) => {
    const answer = await raw(text)
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.body.error).toBe('Invalid adoption data')
  })

  it('names the fields that it ignores', async () => {
    expect((await raw('{"name":"Pip","colour":"red"}')).body.ignored_fields).toEqual(['colour'])
  })
})
