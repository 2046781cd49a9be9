/** The ends of a life over HTTP: release, resurrection and the graveyard. */
import type { Received } from '../../support/http'
import {
  type Agent,
  expectError,
  expectFailure,
  expectFields,
  expectInvalid,
  httpHouse,
  steps,
} from '../support/http-house'

const { house, call, get, agent, pass } = httpHouse({ projecting: true })

const UNKNOWN = '11111111-2222-4333-8444-555555555555'
const DAY = 24 * 3_600_000

/** A creature that nobody cares for dies after 36 hours. */
const raiseAndLose = async (one: Agent, name = 'Late'): Promise<string> => {
  const id = await one.creature({ name })
  pass({ hours: 37 })
  return id
}

const KEPT = { creature_id: 'ours', url: 'ours', resurrected: 'ours', keepsakes: 'granted wishes give keepsakes' }
const FLOWERS = {
  flowers: 'Decided: flowers',
  flowers_from: 'Decided: flowers',
  flower_from_human: 'ours',
}
const GRAVESTONE =
  'id, name, species, stage_reached, lived, caretaker, feedings, missed_feedings, last_care_action, cause, epitaph, died_at'
const LOST = {
  message: 'ours',
  creature: 'ours',
  gravestone: 'ours',
  resurrection: 'ours',
  lost_since_last_look: 'ours',
}

describe('DELETE /api/house/release', () => {
  const release = (one: Agent, body: unknown, query = '') => one.call('DELETE', `/api/house/release${query}`, body)

  it.each(['creature_id', 'id'])('answers 200 by %s, and leaves no gravestone', async (name) => {
    const one = await agent()
    const id = await one.creature()
    const { status, body } = await release(one, { [name]: id })
    expect(status).toBe(200)
    expectFields(body, 'success, message, creature_id, next_steps')
    expect(body).toMatchObject({ success: true, creature_id: id, message: expect.any(String) })
    expect((await one.get('/api/house/graveyard')).body.gravestones).toEqual([])
    expect((await one.get('/api/house/status')).status).toBe(404)
  })

  it('Decided: takes the id from the query string', async () => {
    const one = await agent()
    const id = await one.creature()
    expect((await release(one, undefined, `?creature_id=${id}`)).status).toBe(200)
  })

  it.each<[string, object]>([
    ['no id', {}],
    ['both names', { creature_id: UNKNOWN, id: UNKNOWN }],
    ['two ids', { creature_id: UNKNOWN, id: '11111111-2222-4333-8444-555555555556' }],
    ['no UUID', { creature_id: 'moth' }],
    ['a number', { id: 5 }],
  ])('400 `creature_id is required` for %s', async (_what, body) => {
    expectInvalid(await release(await agent(), body), 'creature_id is required', 'body.')
  })

  it('Decided: lists the living creatures with their ids, given a name', async () => {
    const one = await agent()
    const id = await one.creature({ name: 'Moth' })
    const { status, body } = await release(one, { creature_id: 'Moth' })
    expect([status, body.your_creatures]).toEqual([400, [{ id, name: 'Moth', species: 'Tabby', stage: 'baby' }]])
  })

  it('400 for an id in the query string that differs from that in the body', async () => {
    const answer = await release(await agent(), { creature_id: UNKNOWN }, `?id=${UNKNOWN.replace('1', '2')}`)
    expectInvalid(answer, 'creature_id is required', 'query.id: is not the same as body.creature_id')
  })

  it('404 `No living creature found with that ID`', async () => {
    const [one, other] = [await agent(), await agent()]
    const theirs = await other.creature()
    const gone = await one.creature()
    await release(one, { id: gone })
    for (const id of [theirs, gone, UNKNOWN])
      expectError(await release(one, { id }), 404, 'No living creature found with that ID')
  })

  it('410 if it died before, with its gravestone', async () => {
    const one = await agent()
    const id = await raiseAndLose(one)
    const answer = await release(one, { id })
    expectError(answer, 410, 'Late died before the release completed', 'suggestion, next_steps', { gravestone: 'ours' })
    expectFields(answer.body.gravestone, GRAVESTONE, KEPT)
    expect((await one.get('/api/house/graveyard')).body.gravestones).toHaveLength(1)
  })

  it('Decided: 404 if it died earlier, with its death, its stone and the way back', async () => {
    const one = await agent()
    const id = await raiseAndLose(one)
    await one.get('/api/house/status')
    const answer = await release(one, { id })
    expectError(answer, 404, 'No living creature found with that ID', 'suggestion, next_steps', LOST)
    expect(answer.body.creature).toMatchObject({ id, cause: 'neglect' })
    expect(answer.body.resurrection).toMatchObject({ possible: true, cost: 100 })
    expect(answer.body.gravestone).toMatchObject({ creature_id: id })
  })

  it('Decided: 409 `The creature changed while this request was running`', async () => {
    const one = await agent()
    const id = await one.creature()
    let meanwhile = false
    house.onDbCall = async (command, go) => {
      const isWrite = command.constructor.name === 'TransactWriteCommand'
      if (isWrite && !meanwhile) {
        meanwhile = true
        await one.post('/api/house/care', { action: 'reflect' })
      }
      return go()
    }
    expectError(await release(one, { id }), 409, 'The creature changed while this request was running')
    expect((await one.get('/api/house/status')).body.creature.id).toBe(id)
  })

  it('500 `Something went wrong`', async () => {
    const one = await agent()
    await expectFailure(house, () => release(one, { id: UNKNOWN }), 'Something went wrong')
  })
})

describe('POST /api/house/resurrect', () => {
  const resurrect = (one: Agent, body: unknown) => one.post('/api/house/resurrect', body)

  it.each(['creature_id', 'id'])('answers 200 by %s, with a creature of half its stats', async (name) => {
    const one = await agent()
    const id = await raiseAndLose(one)
    await one.buy('500')
    const { status, body } = await resurrect(one, { [name]: id })
    expect(status).toBe(200)
    expectFields(
      body,
      'success, message, creature, credits_spent, credits_remaining, next_resurrection_cost, next_steps',
      { url: 'ours', next_visit: 'ours' },
    )
    expectFields(body.creature, 'name, species, stage, resurrection_number, stats', {
      id: 'ours',
      personality_traits: 'ours',
    })
    expect(body).toMatchObject({
      success: true,
      credits_spent: 100,
      credits_remaining: 400,
      next_resurrection_cost: 500,
    })
    expect(body.creature).toMatchObject({
      name: 'Late',
      species: 'Tabby',
      stage: 'child',
      resurrection_number: 1,
      stats: { hunger: 50, happiness: 50, health: 50, trust: 30, discipline: 50 },
    })
    expect((await one.get('/api/house/credits')).body.credits).toBe(400)
  })

  it('marks the gravestone, which stays', async () => {
    const one = await agent()
    const id = await raiseAndLose(one)
    await one.buy('100')
    const stones = async () => (await one.get('/api/house/graveyard')).body.gravestones
    expect(await stones()).toMatchObject([{ creature_id: id, resurrected: false }])
    await resurrect(one, { id })
    expect(await stones()).toMatchObject([{ creature_id: id, resurrected: true }])
    const { gravestones } = (await get(`/api/house/graveyard?agent=${one.username}`)).body
    expect(gravestones).toMatchObject([{ creature_id: id, resurrected: true }])
  })

  it.each<[string, object]>([
    ['no id', {}],
    ['both names', { creature_id: UNKNOWN, id: UNKNOWN }],
    ['no UUID', { id: 'moth' }],
  ])('400 `Invalid resurrection request` for %s', async (_what, body) => {
    expectInvalid(await resurrect(await agent(), body), 'Invalid resurrection request', 'body.')
  })

  it('400 `This creature is still alive`', async () => {
    const one = await agent()
    for (const id of [await one.creature(), (await one.egg()).id])
      expectError(await resurrect(one, { id }), 400, 'This creature is still alive')
  })

  it('402 `Insufficient credits`, with cost, balance and a link for a human', async () => {
    const one = await agent()
    const id = await raiseAndLose(one)
    const answer = await resurrect(one, { id })
    expectError(answer, 402, 'Insufficient credits', 'suggestion, next_steps, cost, balance, checkout_url', {
      missing: 'ours',
      pack: 'ours',
      mpp_enabled: 'ours',
      x402_enabled: 'ours',
    })
    expect(answer.body).toMatchObject({ cost: 100, balance: 0, checkout_url: expect.stringMatching(/^https?:/) })
  })

  it('404 `Creature not found`: a wrong id, that of another agent, or of a released creature', async () => {
    const [one, other] = [await agent(), await agent()]
    const theirs = await raiseAndLose(other)
    const released = await one.creature()
    await one.call('DELETE', '/api/house/release', { id: released })
    for (const id of [theirs, UNKNOWN, released]) expectError(await resurrect(one, { id }), 404, 'Creature not found')
  })

  it.each<[string, number, number]>([
    ['a minute less than 7 days', -1, 402],
    ['a minute more than 7 days', 1, 410],
  ])('%s after death: %i minute from the end, %i', async (_when, minutes, status) => {
    const one = await agent()
    const id = await raiseAndLose(one)
    const { died_at } = (await one.get('/api/house/status')).body.last_lost
    pass({ minutes: (Date.parse(died_at) + 7 * DAY - house.clock.now()) / 60_000 + minutes })
    const answer = await resurrect(one, { id })
    if (status === 402) expect([answer.status, answer.body.error]).toEqual([402, 'Insufficient credits'])
    else
      expectError(answer, 410, 'Resurrection window has closed', 'suggestion, next_steps', {
        died_at: 'ours',
        closed_at: 'ours',
      })
  })

  it('500 `Something went wrong`, and the credits stay', async () => {
    const one = await agent()
    const id = await raiseAndLose(one)
    await one.buy('100')
    await expectFailure(house, () => resurrect(one, { id }), 'Something went wrong')
    expect((await one.get('/api/house/credits')).body.credits).toBe(100)
  })
})

describe('GET /api/house/graveyard', () => {
  const PUBLIC = 'public, s-maxage=60, stale-while-revalidate=30'
  let linda: Agent
  let mona: Agent
  beforeAll(async () => {
    ;[linda, mona] = [await agent(), await agent()]
    for (const [one, name] of [
      [linda, 'Ash'],
      [mona, 'Birch'],
      [linda, 'Cedar'],
    ] as const) {
      await one.creature({ name })
      pass({ hours: 1 })
    }
    await linda.post('/api/house/care', { action: 'feed', creature_id: undefined })
    pass({ hours: 50 })
    await linda.get('/api/house/status')
    await mona.get('/api/house/status')
  })

  const visit = (query = '') => get(`/api/house/graveyard${query}`)
  const named = ({ body }: Received): string[] => body.gravestones.map(({ name }: { name: string }) => name)
  const ofLinda = () => `agent=${linda.username}`

  it('answers 200 with gravestones, pages and the way to registration', async () => {
    const answer = await visit()
    expect(answer.status).toBe(200)
    expectFields(answer.body, 'gravestones, pagination, message, next_steps')
    expect(steps(answer)[0]).toBe('POST /api/auth/register')
    const [stone] = answer.body.gravestones
    expectFields(stone, GRAVESTONE, { ...KEPT, ...FLOWERS })
    expect(stone).toMatchObject({
      name: 'Cedar',
      species: 'Tabby',
      caretaker: linda.username,
      feedings: 0,
      last_care_action: null,
      cause: 'neglect',
      resurrected: false,
    })
    expect(stone.lived).toMatch(/^\d+ /)
  })

  it('Decided: newest death first', async () => {
    expect(named(await visit()).slice(0, 3)).toEqual(['Cedar', 'Birch', 'Ash'])
    const pages = await Promise.all([1, 2, 3].map((page) => visit(`?per_page=1&page=${page}`)))
    expect(pages.flatMap(named)).toEqual(['Cedar', 'Birch', 'Ash'])
  })

  it('has 50 to a page by default, and counts from page 1', async () => {
    const { pagination } = (await visit()).body
    expectFields(pagination, 'page, per_page, total, pages, has_next, has_prev')
    expect(pagination).toMatchObject({ page: 1, per_page: 50, pages: 1, has_next: false, has_prev: false })
  })

  it('turns pages', async () => {
    const first = await visit(`?${ofLinda()}&per_page=1`)
    const second = await visit(`?${ofLinda()}&per_page=1&page=2`)
    expect([named(first), named(second)]).toEqual([['Cedar'], ['Ash']])
    const pages = { per_page: 1, total: 2, pages: 2 }
    expect(first.body.pagination).toEqual({ ...pages, page: 1, has_next: true, has_prev: false })
    expect(second.body.pagination).toEqual({ ...pages, page: 2, has_next: false, has_prev: true })
  })

  it('filters by agent and by user_id', async () => {
    expect(named(await visit(`?${ofLinda()}`))).toEqual(['Cedar', 'Ash'])
    expect(named(await visit(`?user_id=${mona.id}`))).toEqual(['Birch'])
  })

  it('Decided: shows a caller with a key its own, whatever the filter', async () => {
    const answer = await linda.get(`/api/house/graveyard?agent=${mona.username}`)
    expect(named(answer)).toEqual(['Cedar', 'Ash'])
    expect(answer.headers.vary).toContain('Authorization, X-Api-Key')
    const [look, adopt] = answer.body.next_steps
    expect([look.endpoint, adopt.endpoint]).toEqual([
      expect.stringMatching(/^\/api\/house\/status/),
      '/api/house/adopt',
    ])
  })

  it('Decided: shows everything to a bad key, and says that it was not recognised', async () => {
    const answer = await call('GET', '/api/house/graveyard', { key: 'ch_nobody' })
    expect(answer.status).toBe(200)
    expect(named(answer)).toEqual(expect.arrayContaining(['Cedar', 'Birch']))
    expect(answer.body.message).toContain('not recognised')
  })

  it.each<[string, () => Promise<Received>, string]>([
    ['a public request', () => visit(), PUBLIC],
    ['a page of it', () => visit('?page=2&per_page=1'), PUBLIC],
    ['an authenticated request', () => linda.get('/api/house/graveyard'), 'private, no-store'],
    ['a request with an agent filter', () => visit(`?${ofLinda()}`), 'no-store'],
    ['Decided: a request with a user_id filter', () => visit(`?user_id=${mona.id}`), 'no-store'],
    ['Decided: a refusal', () => visit('?page=0'), 'no-store'],
  ])('caching header of %s', async (_what, ask, header) => {
    expect((await ask()).headers['cache-control']).toBe(header)
  })

  it.each<[string, number]>([
    ['page=1', 200],
    ['page=0', 400],
    ['per_page=1', 200],
    ['per_page=0', 400],
    ['per_page=100', 200],
    ['per_page=200', 200],
    ['per_page=201', 400],
    ['user_id=me', 400],
  ])('%s: %i', async (query, status) => {
    const answer = await visit(`?${query}`)
    expect(answer.status).toBe(status)
    if (status === 400) expectInvalid(answer, 'Invalid graveyard request', `query.${query.split('=')[0]}: `)
    if (query === 'per_page=201') expect(answer.body.details).toContain('must be at most 200')
  })

  it('500 `Failed to read the gravestones`', async () => {
    await expectFailure(house, () => linda.get('/api/house/graveyard'), 'Failed to read the gravestones')
  })
})
