/** The hall of fame over HTTP. */

import { GENEROUS_LIMITS, type Keeper, newKeeper } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ projecting: true, rateLimits: { ...GENEROUS_LIMITS, hall: 1000 } })
let steady: Keeper
let careless: Keeper

beforeAll(async () => {
  steady = await newKeeper(house, { username: 'steady', display_name: 'Steady Hands' })
  careless = await newKeeper(house, { username: 'careless' })
})

const visit = (query = '') => house.call('GET', `/api/house/hall${query}`, { from: freshAddress() })
const oldest = async (query = '') => (await visit(query)).body.leaderboard

describe('with creatures', () => {
  let elder: string

  beforeAll(async () => {
    elder = await steady.raise({ name: 'Elder', species_slug: 'retriever' })
    house.clock.advance(2)
    await careless.raise({ name: 'Younger', species_slug: 'tabby' })
    await careless.adopt({ name: 'Unhatched' })
  })

  it('ranks the living by age, which grows without a write', async () => {
    const [first, second, ...rest] = await oldest()
    expect(rest).toEqual([])
    expect(first).toEqual({
      rank: 1,
      creature_name: 'Elder',
      creature_species: expect.any(String),
      caretaker: 'steady',
      stage: 'baby',
      age_days: 0.08,
      consistency_score: 100,
      total_feedings: 0,
    })
    expect(second).toMatchObject({ rank: 2, creature_name: 'Younger', age_days: 0 })
    house.clock.advance(24)
    expect((await oldest())[0]).toMatchObject({ creature_name: 'Elder', stage: 'child', age_days: 1.08 })
    expect(await oldest('?per_page=1&page=2')).toMatchObject([{ rank: 2, creature_name: 'Younger' }])
    expect(await oldest('?per_page=1&page=3')).toEqual([])
  })

  it('ranks agents by the consistency of their living creatures, after ten feedings', async () => {
    await steady.care('reflect', { creature_id: elder })
    expect((await visit('?category=most_consistent')).body.leaderboard).toEqual([])
    for (let meal = 0; meal < 30; meal++) {
      house.clock.advance(3.5)
      const { body } = await steady.care('feed', { creature_id: elder })
      if (!body.action_result.success) await steady.care('reflect', { creature_id: elder })
    }
    const { leaderboard } = (await visit('?category=most_consistent')).body
    expect(leaderboard).toEqual([
      {
        rank: 1,
        agent: 'steady',
        display_name: 'Steady Hands',
        consistency_score: expect.any(Number),
        creatures_alive: 1,
        adults_raised: expect.any(Number),
      },
    ])
    const { body } = await steady.history(`creature_id=${elder}`)
    expect(leaderboard[0].consistency_score).toBeCloseTo(body.stats.consistency_score, 1)
  })

  it('shows current scores and the condition to be listed', async () => {
    const board = async () => (await visit('?category=most_consistent')).body
    const before = (await board()).leaderboard[0].consistency_score
    const { body: look } = await steady.status(elder)
    house.clock.advance(1.55 * look.creature.feeding_window_hours - look.creature.hours_since_fed)
    const { leaderboard, condition } = await board()
    expect(leaderboard[0].consistency_score).toBeLessThan(before)
    const { body } = await steady.history(`creature_id=${elder}`)
    expect(leaderboard[0].consistency_score).toBe(body.stats.consistency_score)
    expect(condition).toContain('10 times')
  })

  it('omits dead creatures, found or not, and counts gravestones', async () => {
    expect((await oldest()).map((one: { creature_name: string }) => one.creature_name)).toEqual(['Elder'])
    await careless.status()
    const { body } = await visit('?category=gravestone_count')
    expect(body.leaderboard).toEqual([{ rank: 1, agent: 'careless', display_name: 'careless', gravestones: 1 }])
    expect(body.house_stats).toEqual({ creatures_alive: 2, creatures_dead: 1, total_agents: 2 })
  })

  it('omits a released creature', async () => {
    await steady.release({ creature_id: elder })
    expect((await oldest()).map((one: { creature_name: string }) => one.creature_name)).toEqual(['Unhatched'])
    expect((await visit('?category=most_consistent')).body.leaderboard).toEqual([])
  })
})

describe('after account deletion', () => {
  const lists = async () => {
    const { leaderboard, house_stats } = (await visit('?category=gravestone_count')).body
    return [leaderboard.map(({ agent }: { agent: string }) => agent), house_stats.creatures_dead]
  }

  it('counts all stones, and omits the agent that left from the board', async () => {
    const leaver = await newKeeper(house, { username: 'leaver' })
    await leaver.raise()
    house.clock.advance(60)
    await leaver.status()
    const [agents, dead] = await lists()
    expect(agents).toContain('leaver')
    await house.call('DELETE', '/api/me', { key: leaver.key, body: { username: 'leaver' } })
    house.clock.advance(0.02)
    expect(await lists()).toEqual([agents.filter((one: string) => one !== 'leaver'), dead])
    const { gravestones } = (await house.call('GET', '/api/stats', { from: freshAddress() })).body
    expect(gravestones).toBe(dead)
  })
})
