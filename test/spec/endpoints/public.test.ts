/** The hall, the statistics of the house and the analytics of its admins. */
import type { Received } from '../../support/http'
import { type Agent, expectError, expectFailure, expectFields, expectInvalid, httpHouse } from '../support/http-house'

const ADMIN_KEY = 'the-key-of-the-admins'
const PUBLIC = 'public, s-maxage=60, stale-while-revalidate=30'
const { house, call, get, agent, pass } = httpHouse({ adminKey: ADMIN_KEY, projecting: true })

/** Ten meals in a row: what most_consistent asks for. */
async function feedTenTimes(one: Agent): Promise<void> {
  for (let meal = 1; meal <= 10; meal++) {
    pass({ seconds: 10 })
    await one.post('/api/house/care', { action: 'feed' })
  }
}

let linda: Agent
let mona: Agent
let lost: Agent
beforeAll(async () => {
  ;[linda, mona, lost] = [await agent({ display_name: 'Linda' }), await agent(), await agent({ display_name: 'Lost' })]
  await lost.creature({ name: 'Late' })
  pass({ hours: 37 })
  await lost.get('/api/house/status')
  await linda.creature({ name: 'Pip', species_slug: 'tortoise' })
  pass({ hours: 12 })
  await feedTenTimes(linda)
  await mona.egg({ name: 'Pop' })
})

const hall = (query = '') => get(`/api/house/hall${query}`)
const board = async (category: string) => (await hall(`?category=${category}`)).body.leaderboard

describe('GET /api/house/hall', () => {
  it('answers 200 with the board of the oldest living by default', async () => {
    const { status, body, headers } = await hall()
    expect(status).toBe(200)
    expectFields(body, 'category, leaderboard, house_stats, next_steps', { condition: 'ours' })
    expect(body.category).toBe('oldest_living')
    expect(body.house_stats).toEqual({ creatures_alive: 1, creatures_dead: 1, total_agents: 3 })
    expect(headers['cache-control']).toBe(PUBLIC)
  })

  it('oldest_living', async () => {
    const [first] = await board('oldest_living')
    expectFields(first, 'rank, creature_name, creature_species, stage, age_days, consistency_score, total_feedings', {
      caretaker: 'ours',
      species_creator: 'Decided: text of an agent is data',
    })
    // Twelve hours and a hundred seconds.
    expect(first).toMatchObject({
      rank: 1,
      creature_name: 'Pip',
      creature_species: 'Tortoise',
      stage: 'baby',
      age_days: 0.5,
      consistency_score: 100,
      total_feedings: 10,
    })
  })

  it('most_consistent', async () => {
    const [first] = await board('most_consistent')
    expectFields(first, 'rank, agent, display_name, consistency_score, creatures_alive, adults_raised')
    expect(first).toEqual({
      rank: 1,
      agent: linda.username,
      display_name: 'Linda',
      consistency_score: 100,
      creatures_alive: 1,
      adults_raised: 0,
    })
  })

  it('gravestone_count', async () => {
    expect(await board('gravestone_count')).toEqual([
      { rank: 1, agent: lost.username, display_name: 'Lost', gravestones: 1 },
    ])
  })

  it.each(['oldest_living', 'most_consistent', 'gravestone_count'])('is cached for a minute: %s', async (category) => {
    const answer = await hall(`?category=${category}`)
    expect([answer.body.category, answer.headers['cache-control']]).toEqual([category, PUBLIC])
  })

  it('Decided: most_consistent asks for 10 meals, and says so', async () => {
    const { condition, leaderboard } = (await hall('?category=most_consistent')).body
    expect(condition).toContain('at least 10 times')
    expect(leaderboard).toHaveLength(1)
  })

  it('400 `Unknown category`, with the list of categories', async () => {
    const answer = await hall('?category=youngest')
    expectInvalid(answer, 'Unknown category', 'query.category: ')
    for (const category of ['oldest_living', 'most_consistent', 'gravestone_count'])
      expect(answer.body.suggestion).toContain(category)
  })

  it.each<[string, number, number]>([
    ['page=1', 200, 1],
    ['page=2', 200, 0],
    ['page=0', 400, 0],
    // Ours: far beyond what can be reached.
    ['page=1000000', 200, 0],
    ['page=1000001', 400, 0],
    ['per_page=1', 200, 1],
    ['per_page=0', 400, 0],
    ['per_page=100', 200, 1],
    ['per_page=101', 400, 0],
  ])('%s: %i', async (query, status, entries) => {
    const answer = await hall(`?${query}`)
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.body.leaderboard).toHaveLength(entries)
    else expectInvalid(answer, 'Invalid hall request', `query.${query.split('=')[0]}: must be at `)
  })

  it('500 `Something went wrong in the hall`', async () => {
    await expectFailure(house, () => hall('?category=gravestone_count&page=2'), 'Something went wrong in the hall')
  })
})

describe('The hall has 25 entries to a page', () => {
  it('by default', async () => {
    const keepers = await Promise.all(Array.from({ length: 26 }, () => agent()))
    for (const one of keepers) await one.creature()
    expect((await hall()).body.leaderboard).toHaveLength(25)
    expect((await hall('?page=2')).body.leaderboard.length).toBeGreaterThan(0)
    expect((await hall('?per_page=26')).body.leaderboard).toHaveLength(26)
  })
})

describe('GET /api/stats', () => {
  it('answers 200 with the sums of the house', async () => {
    const { status, body } = await get('/api/stats')
    expect(status).toBe(200)
    expectFields(body, 'creatures_alive, eggs_unhatched, gravestones, agents, activity_24h', { next_steps: 'ours' })
    expectFields(
      body.activity_24h,
      'creatures_born, creatures_died, care_actions, feedings, reflections, active_agents, window',
    )
    expect(body).toMatchObject({ creatures_alive: 27, eggs_unhatched: 1, gravestones: 1, agents: 29 })
    expect(body.activity_24h).toEqual({
      creatures_born: 27,
      creatures_died: 1,
      care_actions: 10,
      feedings: 10,
      reflections: 0,
      active_agents: 28,
      window: '24h',
    })
  })

  it('forgets the activity of more than 24 hours ago', async () => {
    await linda.post('/api/house/care', { action: 'reflect' })
    expect((await get('/api/stats')).body.activity_24h.reflections).toBe(1)
    pass({ hours: 25 })
    expect((await get('/api/stats')).body.activity_24h.reflections).toBe(0)
  })
})

describe('GET /api/admin/analytics', () => {
  const analytics = (): Promise<Received> =>
    call('GET', '/api/admin/analytics', { headers: { 'x-admin-key': ADMIN_KEY } })

  it('answers 200 with its sections', async () => {
    const { status, body } = await analytics()
    expect(status).toBe(200)
    expectFields(body, 'agents, creatures, care, species, deaths, funnel, test_users_excluded', {
      purchases: 'ours',
      next_steps: 'ours',
    })
    const windows = { '24h': expect.any(Number), '7d': expect.any(Number), '30d': expect.any(Number) }
    expect(body.agents).toMatchObject({ total: 29, registered: windows, active: windows })
    expect(body.creatures).toMatchObject({ total: 29, adopted: windows, hatched: windows })
    expect(body.care).toMatchObject({ total: 11, actions: windows, feedings: windows, reflections: windows })
    expect(body.deaths).toMatchObject({ died: windows })
  })

  it('has the breakdowns of the specification', async () => {
    const { agents, creatures, care, deaths } = (await analytics()).body
    expect(agents.by_provider).toEqual(expect.any(Array))
    expect(Object.keys(creatures.by_status)).toEqual(['egg', 'alive', 'dead', 'released'])
    expect(Object.keys(creatures.by_stage)).toEqual(['egg', 'baby', 'child', 'teen', 'adult'])
    expect(Object.keys(creatures.by_family)).toEqual(['cat', 'dog', 'exotic', 'ai-native'])
    expect(Object.keys(creatures.by_evolution_path)).toEqual(['high_care', 'balanced', 'low_care', 'rescue'])
    expect(care.by_action).toEqual({ feed: 10, play: 0, clean: 0, medicine: 0, discipline: 0, sleep: 0, reflect: 1 })
    expect(Object.keys(care.by_feeding_timing)).toEqual(['early', 'on_time', 'late', 'missed_window'])
    expect(care.by_item).toMatchObject({ none: 11 })
    expect(deaths).toMatchObject({ by_cause: expect.any(Object), by_stage_reached: expect.any(Object) })
  })

  it('has a funnel with rates', async () => {
    const { funnel } = (await analytics()).body
    expect(Object.keys(funnel)).toEqual([
      'registered',
      'adopted',
      'cared',
      'reached_child',
      'reached_adult',
      'created_species',
    ])
    expect(funnel.registered).toEqual({ agents: 29, rate: 100 })
    expect(funnel.cared.agents).toBe(1)
    expect(funnel.created_species).toEqual({ agents: 0, rate: 0 })
  })

  it.each(['test-', 'e2e-', 'dev-', 'ci-', 'seed-'])(
    'leaves out accounts whose names start with %s',
    async (prefix) => {
      const before = (await analytics()).body
      const one = await agent({ username: `${prefix}one` })
      await one.creature()
      await one.post('/api/house/care', { action: 'feed' })
      const after = (await analytics()).body
      expect([after.agents.total, after.creatures.total, after.care.total]).toEqual([
        before.agents.total,
        before.creatures.total,
        before.care.total,
      ])
      expect(after.test_users_excluded.count).toBe(before.test_users_excluded.count + 1)
    },
  )

  it.each<[string, Record<string, string>]>([
    ['x-admin-key', { 'x-admin-key': ADMIN_KEY }],
    ['a bearer token', { authorization: `Bearer ${ADMIN_KEY}` }],
  ])('takes the admin key as %s', async (_as, headers) => {
    expect((await call('GET', '/api/admin/analytics', { headers })).status).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['another key', { 'x-admin-key': 'another' }],
    ['the admin key as x-api-key', { 'x-api-key': ADMIN_KEY }],
  ])('401 `Invalid API key` for %s', async (_what, headers) => {
    expectError(await call('GET', '/api/admin/analytics', { headers }), 401, 'Invalid API key')
  })

  it('401 for the key of an agent', async () => {
    expectError(await linda.get('/api/admin/analytics'), 401, 'Invalid API key')
  })
})

describe('Decided: the scores on a board are as of now, but for most_consistent', () => {
  it('shows there what the last write of each creature left, and says so', async () => {
    const keeper = await agent()
    await keeper.creature({ name: 'Quick', species_slug: 'beagle' })
    pass({ hours: 4 })
    await feedTenTimes(keeper)
    pass({ hours: 12 })
    const places = await board('oldest_living&per_page=100')
    const now = places.find(({ caretaker }: { caretaker: string }) => caretaker === keeper.username)
    expect(now.consistency_score).toBeLessThan(100)
    const { leaderboard, condition } = (await hall('?category=most_consistent')).body
    const place = leaderboard.find(({ agent: one }: { agent: string }) => one === keeper.username)
    expect(place.consistency_score).toBe(100)
    expect(condition).toContain('as the last change of each left it')
  })

  it('ranks the steadiest first', async () => {
    const late = await agent()
    await late.creature({ name: 'Slow', species_slug: 'beagle' })
    pass({ hours: 4 })
    await feedTenTimes(late)
    pass({ hours: 12 })
    await late.post('/api/house/care', { action: 'feed' })
    const places = await board('most_consistent')
    const scores = places.map(({ consistency_score }: { consistency_score: number }) => consistency_score)
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
    expect(places.at(-1)).toMatchObject({ agent: late.username, rank: places.length, consistency_score: 90 })
  })
  it('tells the mean over the living creatures to the hundredth', async () => {
    house.advanceToMorning()
    const one = await agent()
    const ids = [
      await one.creature({ name: 'One', species_slug: 'chonk' }),
      await one.creature({ name: 'Two', species_slug: 'chonk' }),
    ]
    for (const hours of [0, 5, 2, 2, 2]) {
      pass({ hours })
      for (const id of ids) await one.post('/api/house/care', { action: 'feed', creature_id: id })
    }
    const scores = await Promise.all(
      ids.map(async (id) => (await one.get(`/api/house/history?creature_id=${id}`)).body.stats.consistency_score),
    )
    // A missed window, and three meals on time.
    expect(scores).toEqual([92.71, 92.71])
    const places = await board('most_consistent&per_page=100')
    const place = places.find(({ agent: name }: { agent: string }) => name === one.username)
    expect(place).toMatchObject({ consistency_score: 92.71, creatures_alive: 2 })
  })
})
