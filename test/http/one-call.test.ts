/** What one call takes: round trips to the database, and files of the product that it executes. */
import { randomUUID } from 'node:crypto'
import { Session } from 'node:inspector/promises'
import { itemsOf } from '../../lambdas/domain/care/items'
import { newConnection } from '../support/agents/hosted-client'
import { type Keeper, newKeeper } from '../support/agents/keeper'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()
const LISTED = itemsOf('housecat', 'cat').approved.feed[0] as string
const MEAL = { action: 'feed', item: LISTED }

let keeper: Keeper
let token: string
beforeEach(async () => {
  house.advanceToMorning()
  keeper = await newKeeper(house)
  await keeper.raise({ species_slug: 'housecat' })
  token = (await newConnection(house, keeper.key)).access
})

const status = () => keeper.status()
const care = () => keeper.care('feed', { item: LISTED })
const visit = () => keeper.visit([MEAL])
const carryOutOnce = () =>
  house.call('POST', '/api/house/care', {
    key: keeper.key,
    headers: { 'idempotency-key': randomUUID() },
    body: MEAL,
  })

/** The first call of a process reads what others keep for a minute. */
async function second(call: () => Promise<{ status: number }>): Promise<() => Promise<void>> {
  await call()
  house.clock.advance(0.9)
  return async () => expect((await call()).status).toBe(200)
}

it.each([
  ['status', status, 1],
  ['care', care, 2],
  ['care with an Idempotency-Key', carryOutOnce, 2],
  ['visit', visit, 2],
  ['status with a token', () => house.call('GET', '/api/house/status', { key: token }), 2],
  ['care with a token', () => house.call('POST', '/api/house/care', { key: token, body: MEAL }), 3],
  ['the public page of the keeper', () => house.call('GET', `/api/agents/${keeper.username}`), 2],
] as const)('the round trips of %s', async (_, call, trips) => {
  expect(await house.countRoundTrips(await second(call))).toBe(trips)
})

it('a caller who is not admitted causes no read for what it may have meant', async () => {
  const body = { name: '!', species_slug: 'no_such_species' }
  const adopt = (key?: string) => house.call('POST', '/api/house/adopt', { body, ...(key && { key }) })
  const trips = async (key?: string, status = 401) =>
    house.countRoundTrips(async () => expect((await adopt(key)).status).toBe(status))
  expect([await trips(), await trips(keeper.key, 400)]).toEqual([1, 2])
})

interface Executed {
  functions: { functionName: string; ranges: { count: number }[] }[]
  url: string
}

/** Files of the product in which a function ran. Getters are the exports of modules that were compiled for the test. */
const filesIn = (result: readonly Executed[]): string[] =>
  result
    .filter(({ functions }) =>
      functions.some(
        ({ functionName, ranges }) => !/^get\b/.test(functionName) && ranges.some(({ count }) => count > 0),
      ),
    )
    .flatMap(({ url }) => /\/(lambdas\/.*\.ts)$/.exec(url)?.[1] ?? [])

it('status, care and a visit execute no more files than before', async () => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  for (const [call, most] of [
    [status, 103],
    [care, 119],
    [visit, 119],
  ] as const) {
    const act = await second(call)
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await act()
    const files = filesIn((await session.post('Profiler.takePreciseCoverage')).result)
    await session.post('Profiler.stopPreciseCoverage')
    expect(files).toContain('lambdas/http/execute.ts')
    expect(files.length).toBeLessThanOrEqual(most)
  }
  session.disconnect()
})
