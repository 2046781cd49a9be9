/** Rehearsals: what a call would do, with nothing done; refused wherever they are not understood. */
import { randomUUID } from 'node:crypto'
import type { Received } from '../../support/http'
import { type Agent, httpHouse } from '../support/http-house'

const { house, call, agent, pass } = httpHouse({
  projecting: false,
  // Half as good as what is liked: how items are judged is tested elsewhere.
  items: { judge: async () => ({ category: 'neutral', score: 0.45 }) },
})

const VISIT = '/api/house/visit'
const CARE = '/api/house/care'

/** All that is stored, without the counters of limits. */
const stored = async () => (await house.allRows()).filter(({ pk }) => !String(pk).startsWith('limit#'))

let one: Agent
let pip: string
beforeEach(async () => {
  // An empty window of every limit, and no sleep.
  pass({ days: 1 })
  house.advanceToMorning()
  one = await agent()
  pip = await one.creature({ name: 'Pip', species_slug: 'housecat' })
  pass({ hours: 4 })
  await one.get('/api/house/status')
})

describe('Decided: care and a whole visit can be rehearsed', () => {
  it.each<[string, string, object, (body: Received['body']) => unknown]>([
    ['care', CARE, { action: 'feed', item: 'tuna', notes: 'Slowly.' }, ({ creature }) => creature],
    ['a visit', VISIT, { care: [{ action: 'feed', item: 'tuna' }, { action: 'play' }] }, ({ care }) => care],
  ])('%s: writes nothing, and tells what then happens', async (_what, path, body, told) => {
    const before = await stored()
    const rehearsed = await one.post(path, { ...body, dry_run: true })
    expect([rehearsed.status, rehearsed.body.dry_run]).toEqual([200, true])
    expect(await stored()).toEqual(before)
    const done = await one.post(path, body)
    expect([done.status, done.body.dry_run]).toEqual([200, undefined])
    expect(told(rehearsed.body)).toEqual(told(done.body))
  })

  it('counts in the limit of the call, and ignores the Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const acted = { key: one.key, headers, body: { action: 'play' } }
    const rehearsal = { ...acted, body: { ...acted.body, dry_run: true } }
    const first = await call('POST', CARE, rehearsal)
    const second = await call('POST', CARE, acted)
    expect([first, second].map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['1', '0'])
    expect([first.body.dry_run, second.status, second.body.dry_run]).toEqual([true, 200, undefined])
    pass({ seconds: 10 })
    const again = await call('POST', CARE, rehearsal)
    expect([again.body.dry_run, again.headers['idempotency-replayed']]).toEqual([true, undefined])
  })

  it.each([
    [CARE, { action: 'feed' }],
    [VISIT, { care: [{ action: 'feed' }] }],
  ])('%s: records no death, and the loss is still told', async (path, body) => {
    pass({ days: 3 })
    const before = await stored()
    const rehearsed = await one.post(path, { ...body, dry_run: true })
    expect(rehearsed.status).toBe(404)
    expect(await stored()).toEqual(before)
    const { body: looked } = await one.get('/api/house/status')
    expect(looked.lost_since_last_look).toMatchObject([{ name: 'Pip' }])
  })

  it('kills no creature', async () => {
    for (let offer = 0; offer < 3; offer++) {
      const { body } = await one.post(VISIT, {
        care: Array(6).fill({ action: 'feed', item: 'chocolate' }),
        dry_run: true,
      })
      expect(body.care[0].item_result.category).toBe('harmful')
      expect(JSON.stringify(body.next_steps)).not.toContain('chocolate')
    }
    expect((await one.get('/api/house/status')).body.creature).toMatchObject({ id: pip, health: 100, alive: true })
  })

  it.each([
    ['needed', { action: 'feed' }, 0, true],
    ['too early', { action: 'feed' }, 2, false],
    ['advised against', { action: 'discipline' }, 0, false],
    ['in vain', { action: 'medicine' }, 0, false],
  ])('offers to do what is %s only if it is worth doing', async (_what, act, hours, isOffered) => {
    if (hours > 0) await one.post(CARE, { action: 'feed' })
    pass({ hours })
    for (const [path, body] of [
      [CARE, act],
      [VISIT, { care: [act] }],
    ] as const) {
      const { next_steps } = (await one.post(path, { ...body, dry_run: true })).body
      const offered = next_steps.filter(({ description }: { description: string }) => /^Do it/.test(description))
      expect([path, offered.length]).toEqual([path, isOffered ? 1 : 0])
    }
  })

  it('the steps after it can be taken as they are', async () => {
    const { body } = await one.post(VISIT, { care: [{ action: 'feed' }], dry_run: true })
    const [again] = body.next_steps
    expect(again.body).toEqual({ care: [{ action: 'feed' }] })
    const done = await one.call(again.method, again.endpoint, again.body)
    expect([done.status, done.body.care[0].success]).toEqual([200, true])
  })

  it('they are about the creature as it is, and say so', async () => {
    const two = await agent()
    await two.creature({ name: 'Pip', species_slug: 'housecat' })
    await two.post(CARE, { action: 'feed', item: 'bleach' })
    const health = async () => (await two.get('/api/house/status')).body.creature.health
    const harm = { action: 'medicine', item: 'bleach' }
    const before = await health()
    for (const [path, body] of [
      [CARE, harm],
      [VISIT, { care: [harm] }],
    ] as const) {
      const { next_steps } = (await two.post(path, { ...body, dry_run: true })).body
      const told = next_steps.map(({ description }: { description: string }) => description)
      expect(told).toContainEqual(expect.stringMatching(new RegExp(`^As it is now: .* ${before} health is left\\.`)))
      for (const one of told) expect(one).toMatch(/^As it is now: /)
      expect(await health()).toBe(before)
    }
  })

  it('a rehearsed death has no stone', async () => {
    const two = await agent()
    await two.creature({ name: 'Pip', species_slug: 'housecat' })
    const harm = { action: 'medicine', item: 'bleach' }
    const { body } = await two.post(VISIT, { care: Array(6).fill(harm), dry_run: true })
    expect(body.care.some(({ alive }: { alive?: boolean }) => alive === false)).toBe(true)
    expect([body.lost_since_last_look, (await two.get('/api/house/graveyard')).body.gravestones]).toEqual([
      undefined,
      [],
    ])
  })

  it('they have the creature of the visit', async () => {
    await one.creature({ name: 'Pop', species_slug: 'housecat' })
    const { body } = await one.post(VISIT, { creature: 'Pip', care: [{ action: 'feed' }], dry_run: true })
    const [again] = body.next_steps
    expect(again.body).toEqual({ creature: 'Pip', care: [{ action: 'feed' }] })
    const done = await one.call(again.method, again.endpoint, again.body)
    expect(done.body.care[0]).toMatchObject({ success: true, name: 'Pip' })
  })
})

describe('Decided: a rehearsal never acts', () => {
  const acts: readonly (readonly [string, string, object])[] = [
    ['POST', '/api/auth/rotate-key', {}],
    ['POST', '/api/auth/register', { username: 'somebody-new' }],
    ['POST', '/api/house/adopt', { name: 'Pop' }],
    ['POST', '/api/house/rename', { name: 'Pop' }],
    ['POST', '/api/house/dress', { picture: ['red scarf'] }],
    ['DELETE', '/api/house/release', {}],
    ['PATCH', '/api/me', { bio: 'Another.' }],
    ['DELETE', '/api/me', {}],
    ['POST', '/api/house/credits', { pack: '100' }],
    ['POST', '/api/house/resurrect', {}],
    ['POST', '/api/house/flowers', {}],
    ['POST', '/api/house/species', { slug: 'made_up', name: 'Made', family: 'cat', personality: 'Made of nothing.' }],
    ['POST', '/api/house/window', {}],
    ['DELETE', '/api/house/window', {}],
  ]
  /** What each of them needs of this agent. */
  const completed = (path: string, body: object): object => ({
    ...body,
    ...(/rename|dress|release/.test(path) && { creature_id: pip }),
    ...(path === '/api/me' && 'bio' in body ? {} : path === '/api/me' && { username: one.username }),
  })

  it.each([
    ['/api/house/reflect', { dry_run: true }],
    ['/api/house/reflect', { dryRun: 1 }],
    ['/api/house/reflect?dry_run=true', {}],
  ])('an action used as a path, %s with %j, leads to a rehearsal', async (path, field) => {
    const one = await agent()
    await one.creature({ name: 'Pip' })
    const { status, body } = await one.post(path, { creature: 'Pip', ...field })
    expect([status, body.next_steps[0].body]).toEqual([404, { action: 'reflect', creature: 'Pip', dry_run: true }])
    const { body: plain } = await one.post('/api/house/reflect', { creature: 'Pip', dry_run: false })
    expect(plain.next_steps[0].body).toEqual({ action: 'reflect', creature: 'Pip' })
  })

  it.each(acts)('%s %s with dry_run or dryRun, anywhere, is a 400 that says where it belongs', async (...act) => {
    const [method, path, given] = act
    const body = completed(path, given)
    const before = await stored()
    const misplaced: [string, object][] = [
      [path, { ...body, dry_run: true }],
      [path, { ...body, dryRun: true }],
      [path, { ...body, dry_run: 'false' }],
      [path, { ...body, further: { dry_run: 1 } }],
      [`${path}?dry_run=true`, body],
      [`${path}?dryRun=1`, body],
    ]
    for (const [at, sent] of misplaced) {
      pass({ hours: 1 })
      const { status, body: refusal } = await one.call(method, at, sent)
      expect({ sent, at, status }).toEqual({ sent, at, status: 400 })
      expect(refusal.details).toMatch(/dry_?[rR]un: is not understood here: .*\/api\/house\/care/)
      expect(refusal.ignored_fields ?? []).not.toContainEqual(expect.stringMatching(/^dry/))
    }
    expect(await stored()).toEqual(before)
  })

  it.each<[string, object, string]>([
    [CARE, { action: 'feed', dryRun: true }, 'body.dryRun'],
    [CARE, { action: 'feed', 'dry-run': true }, 'body.dry-run'],
    [CARE, { action: 'feed', DRY_RUN: true }, 'body.DRY_RUN'],
    [`${CARE}?dryrun=1`, { action: 'feed' }, 'query.dryrun'],
    [CARE, { action: 'feed', dry_run: 'true' }, 'body.dry_run'],
    [CARE, { action: 'feed', dry_run: 1 }, 'body.dry_run'],
    [CARE, { action: 'feed', options: { dry_run: true } }, 'body.options.dry_run'],
    [`${CARE}?dry_run=true`, { action: 'feed' }, 'query.dry_run'],
    [VISIT, { care: [{ action: 'feed', dry_run: true }] }, 'body.care.0.dry_run'],
    [VISIT, { care: [{ action: 'feed' }, { action: 'play', itme: 'ball' }] }, 'body.care.1.itme'],
  ])('%s %j: nothing is done', async (path, body, place) => {
    const before = await stored()
    const { status, body: refusal } = await one.post(path, body)
    expect([status, refusal.details]).toEqual([400, expect.stringContaining(`${place}: `)])
    expect(await stored()).toEqual(before)
  })

  it.each([
    [CARE, '{"action":"feed","dry_run":true,"dry_run":false}'],
    [CARE, '{"action":"feed","dry\\u005frun":true,"dry_run":null}'],
    [VISIT, '{"dry_run":true,"care":[{"action":"feed"}],"dryRun":false,"dry_run":false}'],
    ['/api/house/adopt', '{"name":"Pop","dry_run":true,"dry_run":false}'],
    ['/api/house/adopt', '{"options":{"dry_run":true},"options":1,"name":"Pop"}'],
  ])('%s %s: a field that came twice is refused, with nothing done', async (path, raw) => {
    const before = await stored()
    const { status, body: refusal } = await call('POST', path, { key: one.key, raw })
    expect([status, refusal.details]).toEqual([
      400,
      'body: holds dry_run more than once; send it once. Nothing was done',
    ])
    const params = `{"name":"${path.split('/').at(-1)}","arguments":${raw}}`
    const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`
    const { status: ofMessage, body } = await call('POST', '/mcp', { key: one.key, raw: message })
    expect([ofMessage, body.error.message]).toEqual([400, expect.stringContaining('dry_run more than once')])
    expect(await stored()).toEqual(before)
  })

  it('text that looks like the field is text', async () => {
    const notes = 'said: "dry_run": true, and \\"dry_run\\": 1'
    const { status } = await one.post(CARE, { action: 'reflect', notes, dry_run: true })
    expect(status).toBe(200)
  })

  it('registration of a client takes none', async () => {
    const sent = { redirect_uris: ['https://client.example/callback'], dry_run: true }
    const { status, body } = await call('POST', '/oauth/register', { body: sent })
    expect([status, body.error]).toEqual([400, 'invalid_client_metadata'])
    expect(body.error_description).toContain('body.dry_run: is not understood here')
  })

  it('so does one that is nested too deep to be searched', async () => {
    for (const depth of [100, 3_000, 7_900]) {
      const raw = `{"redirect_uris":["https://client.example/callback"],"x":${'['.repeat(depth)}${']'.repeat(depth)}}`
      const { status, body } = await call('POST', '/oauth/register', { raw })
      expect([depth, status, body.error]).toEqual([depth, 400, 'invalid_client_metadata'])
    }
  })

  it('false and null count as absent', async () => {
    for (const dry_run of [false, null]) {
      const { status, body } = await one.post(VISIT, { care: [{ action: 'reflect', dry_run }], dry_run })
      expect([status, body.dry_run, body.care[0].success]).toEqual([200, undefined, true])
    }
    const { status } = await one.call('DELETE', '/api/house/release?dry_run=false', { creature_id: pip, dryRun: null })
    expect(status).toBe(200)
  })

  const tool = async (params: object): Promise<Received['body']> => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    return (await call('POST', '/mcp', { key: one.key, body: message })).body
  }

  it('next to the arguments of an MCP tool it is refused', async () => {
    const before = await stored()
    const inner = { operation: 'release', arguments: { creature_id: pip } }
    for (const params of [
      { name: 'release', arguments: { creature_id: pip }, dry_run: true },
      { name: 'feed', arguments: { creature_id: pip }, dry_run: true },
      { name: 'call', arguments: inner, 'dry-run': true },
      { name: 'call', arguments: { ...inner, dry_run: true } },
      { name: 'release', arguments: { creature_id: pip }, _meta: { 'example/options': { dry_run: true } } },
    ]) {
      const { error } = await tool(params)
      expect(error).toMatchObject({ code: -32602, message: expect.stringContaining('dry_run belongs') })
    }
    const { result } = await tool({ name: 'release', arguments: { creature_id: pip, dry_run: true } })
    expect([result.isError, result.structuredContent.details]).toEqual([true, expect.stringContaining('body.dry_run')])
    expect(await stored()).toEqual(before)
    for (const message of [
      `{"jsonrpc":"2.0","id":1,"dry_run":true,"method":"tools/call","params":{"name":"release","arguments":{"creature_id":"${pip}"}}}`,
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"care","arguments":{"action":"feed","__proto__":{"dry_run":true}}}}`,
    ]) {
      const { status, body } = await call('POST', '/mcp', { key: one.key, raw: message })
      expect([status === 400, body.result?.isError === true]).toContain(true)
      expect(await stored()).toEqual(before)
    }
    const visit = { care: [{ action: 'feed' }], dry_run: true }
    expect((await tool({ name: 'visit', arguments: visit })).result.structuredContent.dry_run).toBe(true)
    expect(await stored()).toEqual(before)
  })
})
