/** GET /api/house/history and /preferences: what was done for a creature, and what it likes. */
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

/** Every item but water is liked: how items are judged is tested elsewhere. */
const LIKED = { category: 'liked', score: 0.55 } as const
const NEUTRAL = { category: 'neutral', score: 0.45 } as const
const judge = async (_species: unknown, _action: unknown, item: string) => (item === 'water' ? NEUTRAL : LIKED)
const { house, agent, pass } = httpHouse({ items: { judge }, rateLimits: { care: 100 } })

const UNKNOWN = '11111111-2222-4333-8444-555555555555'
const ACTIONS = ['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep']

let linda: Agent
let pip: string
beforeAll(async () => {
  linda = await agent()
  pip = await linda.creature({ name: 'Pip' })
  pass({ hours: 3 })
  await linda.post('/api/house/care', { action: 'feed', item: 'tuna', notes: 'The first meal.' })
  pass({ seconds: 10 })
  await linda.post('/api/house/care', { action: 'play', item: 'a red ball' })
  await linda.post('/api/house/care', { action: 'reflect' })
  pass({ minutes: 1 })
})

const history = (query = '', one = linda): Promise<Received> => one.get(`/api/house/history${query}`)

describe('GET /api/house/history', () => {
  it('answers 200 with the creature, its log, its growth and its sums', async () => {
    const { status, body } = await history()
    expect(status).toBe(200)
    expectFields(body, 'creature, care_log, evolution_history, stats, next_steps', { url: 'ours', timeline: 'ours' })
    expectFields(body.creature, 'id, name, species, stage, alive, age_hours')
    expect(body.creature).toMatchObject({ id: pip, name: 'Pip', species: 'Tabby', stage: 'baby', alive: true })
    expectFields(
      body.evolution_history,
      'egg_hatched, became_baby, became_child, became_teen, became_adult, evolution_path, trending_toward',
    )
    expect(body.evolution_history).toMatchObject({
      egg_hatched: '2026-03-02T09:00:00.000Z',
      became_baby: '2026-03-02T09:00:00.000Z',
      became_child: null,
      became_teen: null,
      became_adult: null,
      evolution_path: null,
    })
    expectFields(body.stats, 'total_feedings, missed_feedings, total_care_actions, consistency_score, variety_score', {
      wishes_granted: 'granted wishes give keepsakes',
    })
    expect(body.stats).toMatchObject({ total_feedings: 1, missed_feedings: 0, total_care_actions: 3 })
  })

  it('answers with every field of a care log entry', async () => {
    const { care_log } = (await history()).body
    expect(care_log).toHaveLength(3)
    const ENTRY =
      'timestamp, action, notes, hunger_before, hunger_after, happiness_before, happiness_after, health_before, health_after, timing'
    for (const entry of care_log)
      expectFields(entry, ENTRY, {
        id: 'ours',
        item: 'ours',
        effectiveness: 'ours',
        told: 'a life can be reread',
        trust_before: 'ours',
        trust_after: 'ours',
      })
    const entry = care_log.find(({ action }: { action: string }) => action === 'feed')
    expect(entry).toMatchObject({
      timestamp: '2026-03-02T12:00:00.000Z',
      notes: 'The first meal.',
      hunger_after: 100,
      timing: 'on_time',
    })
    const others = care_log.filter(({ action }: { action: string }) => action !== 'feed')
    expect(others.map(({ notes, timing }: Record<string, string>) => [notes, timing])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it.each(['creature_id', 'id'])('shows the creature of %s, the most recent one by default', async (name) => {
    const one = await agent()
    const first = await one.creature({ name: 'First' })
    await one.creature({ name: 'Second' })
    expect((await history('', one)).body.creature.name).toBe('Second')
    expect((await history(`?${name}=${first}`, one)).body.creature.name).toBe('First')
  })

  it.each<[string, number]>([
    ['limit=1', 1],
    ['limit=2', 2],
    ['limit=500', 3],
    ['offset=0', 3],
    ['offset=1', 2],
    ['offset=3', 0],
    ['offset=10000', 0],
    ['offset=', 3],
    ['offset=null', 3],
    ['limit=1&offset=1', 1],
  ])('%s: %i of 3 entries', async (query, entries) => {
    expect((await history(`?${query}`)).body.care_log).toHaveLength(entries)
  })

  it('has the newest entry first, and counts limit and offset from there', async () => {
    const times = (await history()).body.care_log.map(({ timestamp }: { timestamp: string }) => timestamp)
    expect(times).toEqual(times.toSorted().toReversed())
    const ids = async (query: string) => (await history(query)).body.care_log.map(({ id }: { id: string }) => id)
    const all = await ids('')
    expect([await ids('?limit=1'), await ids('?limit=1&offset=1'), await ids('?offset=2')]).toEqual([
      [all[0]],
      [all[1]],
      [all[2]],
    ])
  })

  it('has 50 entries by default', async () => {
    const one = await agent()
    await one.creature({ species_slug: 'tortoise' })
    for (const acts of [6, 6, 6, 6, 6, 6, 6, 6, 3]) {
      pass({ minutes: 1 })
      await one.post('/api/house/visit', { care: Array(acts).fill({ action: 'reflect' }) })
    }
    pass({ minutes: 1 })
    expect((await history('', one)).body.care_log).toHaveLength(50)
    expect((await history('?limit=51', one)).body.care_log).toHaveLength(51)
  })

  it('format=json is the default', async () => {
    expect((await history('?format=json')).body).toEqual((await history()).body)
  })

  it('format=markdown: identity, timeline, summary and the whole log, as a table', async () => {
    const { status, headers, text } = await history('?format=markdown')
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    for (const part of ['Pip', 'Tabby', 'Adopted', 'Hatched', 'The first meal.', 'feed', 'play', 'reflect'])
      expect(text).toContain(part)
    // The summary of care, and the log: a head, a rule and one row for each action or entry.
    expect(text.match(/^\|[ :|-]+\|$/gm)).toHaveLength(2)
    expect(text.match(/^\|.* 2026-03-02T12:00.*\|$/gm)).toHaveLength(3)
  })

  it('format=markdown: stage transitions and death', async () => {
    const one = await agent()
    await one.creature({ name: 'Late' })
    pass({ hours: 37 })
    const { text } = await history('?format=markdown', one)
    for (const event of ['Adopted', 'Hatched', 'child', 'Died']) expect(text).toMatch(new RegExp(event, 'i'))
  })

  it('for a dead creature, leads to the graveyard and to adoption', async () => {
    const one = await agent()
    await one.creature()
    pass({ hours: 37 })
    const answer = await history('', one)
    expect(answer.body.creature.alive).toBe(false)
    expect(steps(answer)).toEqual(expect.arrayContaining(['GET /api/house/graveyard', 'POST /api/house/adopt']))
  })

  it('Decided: a released creature stays readable to its keeper', async () => {
    const one = await agent()
    const id = await one.creature({ name: 'Free' })
    await one.call('DELETE', '/api/house/release', { id })
    expect((await history(`?creature_id=${id}`, one)).body.creature).toMatchObject({ id, name: 'Free', alive: false })
  })

  it.each<[string, string]>([
    ['limit=0', 'query.limit: must be at least 1'],
    ['limit=501', 'query.limit: must be at most 500'],
    ['limit=many', 'query.limit: must be a whole number from 1 to 500'],
    ['offset=-1', 'query.offset: must be at least 0'],
    ['offset=10001', 'query.offset: must be at most 10000'],
    ['format=html', 'query.format: must be one of "json", "markdown"'],
    ['creature_id=moth', 'query.creature_id: must be a UUID'],
  ])('400 for %s', async (query, details) => {
    expectInvalid(await history(`?${query}`), 'Invalid history request', details)
    pass({ minutes: 1 })
  })

  it('404 `No creature found`', async () => {
    expectError(await history(`?creature_id=${UNKNOWN}`), 404, 'No creature found')
    const unnamed = await history('?creature=Nobody', await agent())
    expectError(unnamed, 404, 'No creature found')
    expect(unnamed.body.suggestion).toMatch(/has that id, or had that name lately/)
    expectError(await history('', await agent()), 404, 'No creature found')
    expectError(await history(`?creature_id=${pip}`, await agent()), 404, 'No creature found')
  })

  it('500 `Something went wrong reading the logs`', async () => {
    await expectFailure(house, () => history(), 'Something went wrong reading the logs')
  })
})

describe('GET /api/house/preferences', () => {
  const preferences = (query = '', one = linda) => one.get(`/api/house/preferences${query}`)

  it('answers 200 with the approved items of each action, and with what was found out, sorted by score', async () => {
    const one = await agent()
    const pip = await one.creature({ name: 'Pip' })
    await one.post('/api/house/care', { action: 'feed', item: 'water' })
    await one.post('/api/house/care', { action: 'feed', item: 'tuna' })
    await one.post('/api/house/care', { action: 'play', item: 'a red ball' })
    const { status, body } = await preferences('', one)
    expect(status).toBe(200)
    expectFields(body, 'creature, preferences, discovered, note, next_steps', { url: 'ours' })
    expect(body.creature).toEqual({ id: pip, name: 'Pip', species: 'Tabby', family: 'cat' })
    expect(Object.keys(body.preferences)).toEqual(ACTIONS)
    for (const action of ACTIONS) expect(body.preferences[action]).toEqual(expect.arrayContaining([expect.any(String)]))
    expect(body.discovered).toEqual({
      // By score.
      feed: [
        { item: 'tuna', category: 'liked', score: 0.55 },
        { item: 'water', category: 'neutral', score: 0.45 },
      ],
      play: [{ item: 'a red ball', category: 'liked', score: 0.55 }],
    })
  })

  it.each(['creature_id', 'id'])('shows the creature of %s, the most recent living one by default', async (name) => {
    const one = await agent()
    const first = await one.creature({ name: 'First' })
    const second = await one.creature({ name: 'Second' })
    expect((await preferences('', one)).body.creature.name).toBe('Second')
    expect((await preferences(`?${name}=${first}`, one)).body.creature.name).toBe('First')
    await one.call('DELETE', '/api/house/release', { id: second })
    expect((await preferences('', one)).body.creature.name).toBe('First')
  })

  it('refuses an id that is none, and the creature of another agent', async () => {
    expectInvalid(await preferences('?creature_id=moth'), 'Invalid creature_id', 'must be a UUID')
    const other = await agent()
    const mine = await other.creature()
    const answer = await preferences(`?creature_id=${pip}`, other)
    expectError(answer, 404, 'No living creature found', 'suggestion, next_steps', { your_creatures: 'ours' })
    expect(answer.body.your_creatures).toMatchObject([{ id: mine }])
    const houseless = await preferences('', await agent())
    expectError(houseless, 404, 'No living creature found', 'suggestion, next_steps', { your_creatures: 'ours' })
  })
})

describe('Decided: a creature that is not named is the most recent one', () => {
  it('for history, living or dead', async () => {
    const one = await agent()
    await one.creature({ name: 'Late' })
    pass({ hours: 37 })
    expect((await history('', one)).body.creature).toMatchObject({ name: 'Late', alive: false })
  })
})
