/** On the local host, prepared pages and caches never hide recent changes. */
import { clearMinuteCache } from '../../../lambdas/http/minute-cache'
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
  await house.runJobs()
  expect(await names()).toEqual(['First'])
  await keeper.raise({ name: 'Second' })
  expect(await names()).toEqual(['First', 'Second'])
  await house.runJobs()
  clearMinuteCache(house.context)
  house.dbCalls.length = 0
  expect(await names()).toEqual(['First', 'Second'])
  // Rate-limit counter, pulse and prepared page: no creature is read.
  expect(house.dbCalls.toSorted()).toEqual(['QueryCommand', 'QueryCommand', 'UpdateCommand'])
  house.clock.advance(200)
  expect(await names()).toEqual([])
  await house.close()
})

it('makes no more round trips than on Lambda, and is up to date', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: GENEROUS_LIMITS })
  const keeper = await newKeeper(house)
  await keeper.raise()
  house.clock.advance(6)
  await keeper.care('reflect')
  for (const done of [2, 3, 4]) {
    house.dbCalls.length = 0
    const { body } = await keeper.care('reflect')
    expect(house.dbCalls.toSorted()).toEqual(['QueryCommand', 'QueryCommand', 'TransactWriteCommand', 'UpdateCommand'])
    expect((await keeper.status()).body.house_activity).toMatchObject({ care_actions: done, reflections: done })
    expect(body.action_result.success).toBe(true)
  }
  await house.close()
})
