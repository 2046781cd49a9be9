/** On the local host, caches never hide recent changes. */
import { GENEROUS_LIMITS, newKeeper } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'
import { openTestHouse } from '../../support/test-house'

it('never hides a recent change, nor shows an outdated one', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: { ...GENEROUS_LIMITS, hall: 1000 } })
  const keeper = await newKeeper(house)
  const names = async () => {
    const { body } = await house.call('GET', '/api/house/hall', { from: freshAddress() })
    return body.leaderboard.map(({ creature_name }: { creature_name: string }) => creature_name).sort()
  }
  await keeper.raise({ name: 'First' })
  expect(await names()).toEqual(['First'])
  await keeper.raise({ name: 'Second' })
  expect(await names()).toEqual(['First', 'Second'])
  house.clock.advance(200)
  expect(await names()).toEqual([])
  await house.close()
})
