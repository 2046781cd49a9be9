/** Recent activity: the public stats, and its copies in status and care. */

import { GENEROUS_LIMITS, type Keeper, newKeeper } from '../support/agents/keeper'
import { freshAddress } from '../support/http'
import { freshTestHouse } from '../support/test-house'

const house = freshTestHouse({ projecting: true, rateLimits: GENEROUS_LIMITS })

const stats = async () => (await house.call('GET', '/api/stats', { from: freshAddress() })).body

describe('GET /api/stats', () => {
  it('counts an agent once, in its latest hour, and drops it after a day', async () => {
    const keeper = await newKeeper(house)
    await keeper.raise()
    for (let hour = 0; hour < 10; hour++) {
      house.clock.advance(1)
      await keeper.care('reflect')
    }
    expect((await stats()).activity_24h).toMatchObject({ active_agents: 1, reflections: 10 })
    house.clock.advance(23)
    expect((await stats()).activity_24h).toMatchObject({ active_agents: 1, reflections: 1 })
    house.clock.advance(1)
    expect((await stats()).activity_24h).toMatchObject({ active_agents: 0, reflections: 0 })
  })
})

describe('house_activity', () => {
  let keeper: Keeper
  beforeEach(async () => {
    keeper = await newKeeper(house)
    await keeper.raise({ species_slug: 'housecat' })
  })

  it('costs no round trip in a warm process', async () => {
    await keeper.status()
    house.dbCalls.length = 0
    await keeper.status()
    expect(house.dbCalls.toSorted()).toEqual(['QueryCommand', 'UpdateCommand'])
  })

  it('is read concurrently with the household', async () => {
    let underWay = 0
    let together = 0
    house.clock.advance(0.1)
    house.onDbCall = async (_command, go) => {
      underWay += 1
      together = Math.max(together, underWay)
      const answer = await go()
      underWay -= 1
      return answer
    }
    house.dbCalls.length = 0
    await keeper.status()
    expect(house.dbCalls.toSorted()).toEqual(['QueryCommand', 'QueryCommand', 'UpdateCommand'])
    expect(together).toBe(3)
  })

  it('is omitted if it cannot be read; the rest of the status is returned', async () => {
    house.clock.advance(0.1)
    house.onDbCall = async (command, go) => {
      if (JSON.stringify(command).includes('view#house')) throw new Error('database unavailable')
      return go()
    }
    const { status, body } = await keeper.status()
    expect(status).toBe(200)
    expect(body.house_activity).toBeUndefined()
    house.onDbCall = null
    expect((await keeper.status()).body.house_activity).toBeDefined()
  })
})

describe('others', () => {
  it('is at most seven days old', async () => {
    house.context.random = () => 0.99
    const [other, self] = [await newKeeper(house), await newKeeper(house)]
    await other.raise({ species_slug: 'snail' })
    await other.care('reflect')
    house.clock.advance(24 * 7 + 1)
    await self.raise({ species_slug: 'snail' })
    expect((await self.care('reflect')).body.others).toBeUndefined()
  })
})
