/** Rehearsals: what a call would do, with nothing done; refused wherever they are not understood. */
import { randomUUID } from 'node:crypto'
import type { Received } from '../../support/http'
import { type Agent, httpHouse } from '../support/http-house'

const { house, call, agent, pass } = httpHouse({ projecting: true })

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

  it('kills nobody', async () => {
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

  it('the steps after it can be taken as they are', async () => {
    const { body } = await one.post(VISIT, { care: [{ action: 'feed' }], dry_run: true })
    const [again] = body.next_steps
    expect(again.body).toEqual({ care: [{ action: 'feed' }] })
    const done = await one.call(again.method, again.endpoint, again.body)
    expect([done.status, done.body.care[0].success]).toEqual([200, true])
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
    }
    expect(await stored()).toEqual(before)
  })

  it.each<[string, object, string]>([
    [CARE, { action: 'feed', dryRun: true }, 'body.dryRun'],
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

  it('beside the arguments of an MCP tool it is refused', async () => {
    const before = await stored()
    const inner = { operation: 'release', arguments: { creature_id: pip } }
    for (const params of [
      { name: 'release', arguments: { creature_id: pip }, dry_run: true },
      { name: 'call', arguments: inner, dryRun: true },
      { name: 'call', arguments: { ...inner, dry_run: true } },
    ]) {
      const { error } = await tool(params)
      expect(error).toMatchObject({ code: -32602, message: expect.stringContaining('dry_run belongs') })
    }
    const { result } = await tool({ name: 'release', arguments: { creature_id: pip, dry_run: true } })
    expect([result.isError, result.structuredContent.details]).toEqual([true, expect.stringContaining('body.dry_run')])
    expect(await stored()).toEqual(before)
    const visit = { care: [{ action: 'feed' }], dry_run: true }
    expect((await tool({ name: 'visit', arguments: visit })).result.structuredContent.dry_run).toBe(true)
    expect(await stored()).toEqual(before)
  })
})
