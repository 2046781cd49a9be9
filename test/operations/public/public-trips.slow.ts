import { clearMinuteCache } from '../../../lambdas/http/minute-cache'
import { designSpecies } from '../../support/agents/keeper'
import { seedCreatures } from '../../support/creatures'
import { freshAddress } from '../../support/http'
import { sharedTestHouse, type TestHouse } from '../../support/test-house'

const DESIGNS = 5
const house = sharedTestHouse({ projecting: true, rateLimits: { create_species: 1000, species: 2, agent_page: 2 } })
let keeper: Awaited<ReturnType<TestHouse['newAgent']>>
beforeAll(async () => {
  keeper = await house.newAgent({ username: 'ada-of-the-lamp' })
  await seedCreatures(house, keeper.id, 12)
  house.clock.advance(60)
  await house.runJobs()
  await seedCreatures(house, keeper.id, 2)
  for (let at = 0; at < DESIGNS; at++) await designSpecies(house, keeper, { slug: `moss_fox_${at}` })
  // The job prepares the first pages of the leaderboards, as it does every minute.
  await house.runJobs()
})

const VIEWS: readonly [path: string, list: string, shown: number][] = [
  ['/api/house/species?sort=newest', 'species', 5],
  ['/api/house/species?sort=newest&per_page=2&page=2', 'species', 2],
  ['/api/house/species?sort=popular&per_page=2&page=3', 'species', 1],
  ['/api/house/hall', 'leaderboard', 2],
  ['/api/house/hall?category=most_consistent', 'leaderboard', 0],
  ['/api/house/hall?category=gravestone_count', 'leaderboard', 1],
  ['/api/house/graveyard', 'gravestones', 12],
  ['/api/house/graveyard?per_page=5&page=3', 'gravestones', 2],
  ['/api/house/graveyard?agent=ada-of-the-lamp&per_page=5', 'gravestones', 5],
  ['/api/house/graveyard?agent=ada-of-the-lamp&per_page=5&page=3', 'gravestones', 2],
  ['/api/house/graveyard?agent=ada-of-the-lamp&per_page=5&page=4', 'gravestones', 0],
  ['/api/house/graveyard?user_id={id}&per_page=5&page=2', 'gravestones', 5],
]

const look = (path: string) => house.call('GET', path, { from: freshAddress() })

/** Counts round trips: concurrent database calls are one. */
async function trips(act: () => Promise<unknown>): Promise<number> {
  let [rounds, round] = [0, null as null | { answers: Promise<unknown>[]; over: Promise<unknown> }]
  const begin = () => {
    rounds += 1
    const answers: Promise<unknown>[] = []
    const over = new Promise(setImmediate).then(() => {
      round = null
      return Promise.allSettled(answers)
    })
    return { answers, over }
  }
  house.onDbCall = async (_, go) => {
    round ??= begin()
    const [answer, { answers, over }] = [go(), round]
    answers.push(answer)
    await over
    return answer
  }
  await act()
  house.onDbCall = null
  return rounds
}

it.each(VIEWS)('takes at most two round trips: %s', async (path, list, shown) => {
  clearMinuteCache(house.context)
  let body: Record<string, unknown[]> = {}
  const taken = await trips(async () => {
    body = (await look(path.replace('{id}', keeper.id))).body
  })
  expect(body[list]).toHaveLength(shown)
  expect(taken).toBeLessThanOrEqual(2)
})

it.each(['/api/house/species/moss_fox_1', '/api/house/species/housecat', '/api/house/species/nothing', '/api/stats'])(
  'takes at most two round trips: %s',
  async (path) => {
    clearMinuteCache(house.context)
    expect(await trips(() => look(path))).toBeLessThanOrEqual(2)
  },
)

it('shows no gravestone on two pages', async () => {
  const page = async (number: number, per_page: number) =>
    (await look(`/api/house/graveyard?agent=ada-of-the-lamp&per_page=${per_page}&page=${number}`)).body.gravestones.map(
      ({ id }: { id: string }) => id,
    )
  const all = await page(1, 200)
  const pages = await Promise.all([1, 2, 3].map((number) => page(number, 5)))
  expect(pages.flat()).toEqual(all)
  expect(new Set(all).size).toBe(12)
})

it('refuses the first call over the limit', async () => {
  const from = freshAddress()
  const ask = () => house.call('GET', '/api/house/species/moss_fox_1', { from })
  const [first, second] = [await ask(), await ask()]
  expect([first, second].map(({ status, headers }) => [status, headers['x-ratelimit-remaining']])).toEqual([
    [200, '1'],
    [200, '0'],
  ])
  const third = await ask()
  expect([third.status, third.body.error]).toEqual([429, expect.any(String)])
})

it('rate-limits pages in the same way', async () => {
  const from = freshAddress()
  const ask = () => house.call('GET', '/agents/ada-of-the-lamp', { from })
  expect(await trips(ask)).toBeLessThanOrEqual(2)
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
  expect(await trips(ask)).toBeLessThanOrEqual(2)
})

it('refuses concurrent calls over the limit, and fails if the count cannot be written', async () => {
  const from = freshAddress()
  const together = Array.from({ length: 4 }, () => house.call('GET', '/api/house/species/moss_fox_2', { from }))
  expect((await Promise.all(together)).map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
  house.onDbCall = async (command, go) => {
    if (command.constructor.name === 'UpdateCommand') throw new Error('count not written')
    return go()
  }
  expect((await look('/api/house/species/moss_fox_1')).status).toBe(500)
  house.onDbCall = null
})
