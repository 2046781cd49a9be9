/** GET /api/house/models, and what test accounts are left out of. */
import { type Agent, expectFields, httpHouse } from '../support/http-house'

const { get, agent, pass } = httpHouse({ projecting: true, rateLimits: { adopt: 1000 } })

/** Hatches so many creatures of one agent, which declared this model. */
async function hatched(count: number, model: object, fields: object = {}): Promise<Agent> {
  const one = await agent({ model, ...fields })
  for (let nth = 0; nth < count; nth++) await one.egg()
  await one.get('/api/house/status')
  return one
}

/** Later than a minute, for which lists are kept. */
const families = async (): Promise<string[]> => {
  pass({ minutes: 2 })
  return (await get('/api/house/models')).body.models.map(({ model }: { model: string }) => model)
}

describe('Decided: survival by model', () => {
  it('a model is listed from 20 hatched creatures on, by its family, or under other', async () => {
    await hatched(19, { provider: 'anthropic', name: 'claude-one' })
    expect(await families()).toEqual([])
    await hatched(1, { provider: 'Anthropic', name: 'Claude Two' })
    await hatched(20, { provider: 'acme', name: 'acme-1' })
    expect((await families()).toSorted()).toEqual(['claude', 'other'])
  })

  it('tells sums alone: how many, how many grew up, the share alive by day, and causes of death', async () => {
    const { body } = await get('/api/house/models')
    expectFields(body, 'condition, models, next_steps', { note: 'ours', url: 'ours' })
    expect(body.condition).toContain('20')
    expect(body.models[0]).toMatchObject({
      model: expect.any(String),
      hatched: 20,
      grew_up: 0,
      died: 0,
      by_cause: { poison: 0, neglect: 0, hunger: 0, illness: 0 },
      alive_by_day: [100],
    })
  })
})

describe('Decided: test accounts', () => {
  it('are left out of survival by model and of the boards, but counted in the statistics of the house', async () => {
    const before = (await get('/api/stats')).body
    const one = await hatched(20, { provider: 'openai', name: 'gpt-5' }, { username: 'ci-tester' })
    expect(await families()).not.toContain('gpt')
    const board = async (category: string) => (await get(`/api/house/hall?category=${category}&per_page=100`)).body
    const { leaderboard, house_stats } = await board('oldest_living')
    expect(leaderboard).toHaveLength(40)
    expect(house_stats).toMatchObject({ creatures_alive: 60, total_agents: before.agents + 1 })
    expect((await get('/api/stats')).body).toMatchObject({ creatures_alive: 60, agents: before.agents + 1 })
    const { creature } = (await one.get('/api/house/status')).body
    for (let meal = 1; meal <= 10; meal++) {
      pass({ seconds: 10 })
      await one.post('/api/house/care', { action: 'feed', creature_id: creature.id })
    }
    expect((await board('most_consistent')).leaderboard).toEqual([])
    pass({ hours: 37 })
    await one.get('/api/house/status')
    pass({ minutes: 2 })
    const { leaderboard: bereaved } = await board('gravestone_count')
    expect(bereaved.map(({ agent }: { agent: string }) => agent)).not.toContain('ci-tester')
  })
  const young = httpHouse({ projecting: true })
  it('take no place on a board, and neither does a creature that has died since', async () => {
    const oldest = async (query = '') => (await young.get(`/api/house/hall?${query}`)).body.leaderboard
    for (const [name, username] of [
      ['Elder', 'seed-elder'],
      ['First', 'first'],
      ['Second', 'second'],
    ] as const) {
      const one = await young.agent({ username })
      await one.creature({ name })
      young.pass({ hours: 1 })
    }
    expect(await oldest('per_page=1')).toMatchObject([{ rank: 1, creature_name: 'First' }])
    young.pass({ hours: 34.5 })
    expect(await oldest()).toMatchObject([{ rank: 1, creature_name: 'Second' }])
  })
})
