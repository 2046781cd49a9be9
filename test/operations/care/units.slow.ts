/** Read and write units of the most frequent calls: the basis of the bill. */

import { itemsOf } from '../../../lambdas/domain/care/items'
import { reaper } from '../../../lambdas/jobs/reap'
import { EXAMPLES } from '../../../lambdas/store/entities/examples'
import { meter, type Spent } from '../../../lib/local/engine/meter'
import { alterCreature, GENEROUS_LIMITS, type Keeper, newKeeper } from '../../support/agents/keeper'
import { sharedTestHouse } from '../../support/test-house'

const spent = meter()
const house = sharedTestHouse({ rateLimits: GENEROUS_LIMITS, intercept: spent.intercept })
let keeper: Keeper
beforeAll(async () => {
  keeper = await newKeeper(house)
  await keeper.raise({ species_slug: 'housecat' })
  house.clock.advance(6)
  await keeper.care('reflect')
  await keeper.care('feed')
})

const LISTED = itemsOf('housecat', 'cat').approved.play[0] as string

async function unitsOf(act: () => Promise<unknown>): Promise<Spent> {
  const before = { ...spent.total }
  await act()
  const { reads, writes, trips } = spent.total
  return { reads: reads - before.reads, writes: writes - before.writes, trips: trips - before.trips }
}

/**
 * The reaction to an item is a separate row, because it outlives the log and is read in one query: a third row in the
 * transaction, at two units. The log entry holds everything else about the item.
 */
it.each([
  ['on its lists', LISTED, 2, 9],
  ['on its lists, and known', LISTED, 2, 9],
  // Its vector is stored and counted among the new items of the day, at most fifty.
  ['never offered before', 'a cardboard boat', 2.5, 13],
  ['offered before', 'a cardboard boat', 2.5, 9],
])('care with an item %s: the same, plus one row for the reaction', async (_, item, mostReads, mostWrites) => {
  const { reads, writes } = await unitsOf(() => keeper.care('play', { item, notes: 'All is well, it seems to me.' }))
  expect(reads).toBeLessThanOrEqual(mostReads)
  expect(writes).toBeLessThanOrEqual(mostWrites)
})

it('care with an Idempotency-Key: one more read and row, and a replay', async () => {
  const headers = { 'idempotency-key': 'one-and-the-same' }
  const body = { action: 'reflect', notes: 'All is well, it seems to me.' }
  const careOnce = () => unitsOf(() => house.call('POST', '/api/house/care', { key: keeper.key, body, headers }))
  const first = await careOnce()
  expect(first.reads).toBeLessThanOrEqual(3)
  expect(first.writes).toBeLessThanOrEqual(11)
  expect(first.trips).toBe(2)
  const again = await careOnce()
  expect(again.reads).toBeLessThanOrEqual(2.5)
  expect(again.writes).toBeLessThanOrEqual(2)
})

it('a visit: the creature once and one log entry per act, with fewer reads than care', async () => {
  const six = ['feed', 'play', 'clean', 'medicine', 'sleep', 'reflect'].map((action) => ({ action }))
  expect(await unitsOf(() => keeper.visit(six))).toEqual({ reads: 1, writes: 1 + 2 + 6 * 2, trips: 2 })
  expect(await unitsOf(() => keeper.visit([{ action: 'reflect' }]))).toEqual({ reads: 1, writes: 5, trips: 2 })
})

it('an adult with a long life takes two units: care 7, a visit of three acts 11', async () => {
  const long = await newKeeper(house)
  const creature_id = await long.raise({ species_slug: 'owl' })
  const {
    id: _,
    agent_id: __,
    species: ___,
    death: ____,
    timezone: _____,
    next_timezone: ______,
    ...life
  } = EXAMPLES.creature.data
  await alterCreature({ house, keeper: long }, ({ stats_at, hatched_at }) => ({
    ...life,
    hatched_at,
    stats_at,
    last_fed_at: stats_at,
    last_played_at: stats_at,
    last_cleaned_at: stats_at,
    last_care_at: stats_at,
    last_action_at: stats_at,
    last_checked_at: stats_at,
    life_began_at: stats_at,
  }))
  const { writes } = await unitsOf(() => long.care('reflect', { notes: 'All is well, it seems to me.' }))
  expect(writes).toBe(1 + 4 + 2)
  const three = ['reflect', 'clean', 'reflect'].map((action) => ({ action }))
  expect((await unitsOf(() => long.visit(three))).writes).toBe(1 + 4 + 3 * 2)
  await long.release({ creature_id })
})

it('a run of the reaper without deaths: due lists are read, nothing is written', async () => {
  const round = await unitsOf(() => reaper(house.context)())
  expect(round.reads).toBeLessThanOrEqual(12)
  expect(round.writes).toBe(0)
})

it('a run of the reaper: few units for each creature found alive and each burial', async () => {
  await (await newKeeper(house)).raise({ species_slug: 'border_collie' })
  const idle = await unitsOf(() => reaper(house.context)())
  const met = { found_alive: 0, buried: 0 }
  for (const hours of [20, 20, 100]) {
    house.clock.advance(hours)
    let round = met
    const { reads, writes } = await unitsOf(async () => {
      round = await reaper(house.context)()
    })
    const { found_alive, buried } = round
    expect(reads - idle.reads).toBeLessThanOrEqual(2 * (found_alive + buried))
    expect(writes).toBeLessThanOrEqual(3 * found_alive + 18 * buried)
    met.found_alive += found_alive
    met.buried += buried
    await keeper.care('feed')
  }
  expect(met).toEqual({ found_alive: expect.any(Number), buried: 2 })
  expect(met.found_alive).toBeGreaterThan(0)
})
