/** Read and write units of the most frequent calls: the basis of the bill. */

import { itemsOf } from '../../../lambdas/domain/care/items'
import { wishLists } from '../../../lambdas/domain/care/wish-lists'
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

/** The index in a housecat's wish list of a wish for this action. */
const wishOf = (action: string): number => (wishLists().housecat ?? []).findIndex((one) => one?.action === action)

async function unitsOf(act: () => Promise<unknown>): Promise<Spent> {
  const before = { ...spent.total }
  await act()
  const { reads, writes, trips } = spent.total
  return { reads: reads - before.reads, writes: writes - before.writes, trips: trips - before.trips }
}

it('status: one read, and one write for the rate limit', async () => {
  await keeper.status()
  expect(await unitsOf(() => keeper.status())).toEqual({ reads: 1, writes: 1, trips: 1 })
})

it('care: household and recent log are read, then creature and log entry written in one transaction', async () => {
  const { reads, writes } = await unitsOf(() => keeper.care('reflect', { notes: 'All is well, it seems to me.' }))
  expect(reads).toBeLessThanOrEqual(1.5)
  expect(writes).toBeLessThanOrEqual(7)
})

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

it('care that grants a wish: no further row', async () => {
  const wishing = await newKeeper(house)
  const id = await wishing.raise({ species_slug: 'housecat' })
  const day = Math.floor(house.clock.now() / 86_400_000)
  const half = { granted: 2, day, half: wishOf('reflect') }
  await alterCreature({ house, keeper: wishing }, ({ stats }) => ({
    stage: 'child',
    wishes: half,
    stats: { ...stats, trust: 50 },
  }))
  let granted: unknown
  const { writes } = await unitsOf(async () => {
    granted = (await wishing.care('reflect', { creature_id: id })).body.wish_granted
  })
  expect(granted).toMatchObject({ wishes_granted: 3 })
  expect(writes).toBeLessThanOrEqual(7)
  await wishing.release({ creature_id: id })
})

it('care of a creature with a long name and a long image_prompt: the same', async () => {
  const other = await newKeeper(house, { timezone: 'America/Argentina/ComodRivadavia' })
  await other.raise({ name: 'N'.repeat(50), species_slug: 'border_collie', image_prompt: '猫'.repeat(500) })
  expect((await unitsOf(() => other.care('reflect'))).writes).toBeLessThanOrEqual(7)
})

it('the first care of a minute in its process: one more read, for the actions of others', async () => {
  await keeper.status()
  house.clock.advance(0.5)
  await keeper.status()
  const { reads } = await unitsOf(() => keeper.care('reflect'))
  expect(reads).toBeLessThanOrEqual(2)
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
  await alterCreature({ house, keeper: long }, ({ as_of, hatched_at }) => ({
    ...life,
    hatched_at,
    as_of,
    last_fed_at: as_of,
    last_played_at: as_of,
    last_cleaned_at: as_of,
    last_care_at: as_of,
    last_action_at: as_of,
    last_checked_at: as_of,
    life_began_at: as_of,
  }))
  const { writes } = await unitsOf(() => long.care('reflect', { notes: 'All is well, it seems to me.' }))
  expect(writes).toBe(1 + 4 + 2)
  const three = ['reflect', 'clean', 'reflect'].map((action) => ({ action }))
  expect((await unitsOf(() => long.visit(three))).writes).toBe(1 + 4 + 3 * 2)
  await long.release({ creature_id })
})

it('a run of the reaper without deaths: due lists and inboxes are read, nothing is written', async () => {
  const round = await unitsOf(() => reaper(house.context)())
  expect(round.reads).toBeLessThanOrEqual(12)
  expect(round.writes).toBe(0)
})

it('a run of the reaper: few units for each creature found alive and each burial', async () => {
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

it('MCP initialize and tools/list: one write for the rate limit, no reads', async () => {
  const say = (method: string) => house.call('POST', '/mcp', { body: { jsonrpc: '2.0', id: 1, method, params: {} } })
  expect(await unitsOf(() => say('initialize'))).toEqual({ reads: 0, writes: 1, trips: 1 })
  expect(await unitsOf(() => say('tools/list'))).toEqual({ reads: 0, writes: 1, trips: 1 })
})
