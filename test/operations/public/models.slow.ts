/** Survival by model: which models are listed, what is shown, and that it follows every life. */
import { clearMinuteCache } from '../../../lambdas/http/minute-cache'
import { useDeletionHouse } from '../../support/agents/account-deletion'
import { alterCreature, type Keeper, newKeeper } from '../../support/agents/keeper'
import { seedCreatures } from '../../support/creatures'
import { freshAddress } from '../../support/http'
import { buyCredits } from '../../support/services/stripe'

const the = useDeletionHouse()

const look = async (headers = {}) => {
  clearMinuteCache(the.house.context)
  return the.house.call('GET', '/api/house/models', { headers, from: freshAddress() })
}
const of = async (model: string) => (await look()).body.models.find((one: { model: string }) => one.model === model)
const keeperOn = (provider: string, name?: string) => newKeeper(the.house, { model: { provider, name } })

const raised = async (keeper: Keeper, count: number): Promise<string[]> => {
  await seedCreatures(the.house, keeper.id, count)
  const { body } = await the.house.call('GET', '/api/me', { key: keeper.key })
  return body.creatures.map(({ id }: { id: string }) => id)
}

it('follows deaths, resurrections, releases and growth, day by day', async () => {
  const keeper = await keeperOn('google', 'gemini-2.5-pro')
  const ids = await raised(keeper, 20)
  const { house } = the
  const careForThree = async () => {
    for (const id of ids.slice(2, 5)) await keeper.care('feed', { creature_id: id })
  }
  await keeper.release({ creature_id: ids[0] })
  house.clock.advance(24)
  await keeper.release({ creature_id: ids[1] })
  for (let hours = 0; hours < 36; hours += 6) {
    await careForThree()
    house.clock.advance(6)
  }
  await careForThree()
  const grown = { stage: 'adult', path: 'balanced', entered_at: { adult: house.clock.now() } } as const
  await alterCreature({ house, keeper }, () => grown, ids[2])
  await house.runJobs()
  const after = await of('gemini')
  const deaths = {
    poison: expect.any(Number),
    hunger: expect.any(Number),
    illness: expect.any(Number),
    neglect: expect.any(Number),
  }
  expect(after).toMatchObject({
    hatched: 20,
    grew_up: 1,
    living: 3,
    died: 15,
    released: 2,
    brought_back: 0,
    by_cause: deaths,
  })
  expect(Object.values<number>(after.by_cause).reduce((sum, one) => sum + one)).toBe(15)
  expect(after.at_risk_by_day.slice(0, 2)).toEqual([20, 19])
  expect(after.died_by_day.reduce((sum: number, one: number) => sum + one)).toBe(15)
  // Creatures released earlier that day count for that day: fifteen of nineteen.
  expect(after.alive_by_day.at(-1)).toBe(21.05)

  const back = (await house.call('GET', '/api/house/graveyard', { key: keeper.key })).body.gravestones[0].creature_id
  await buyCredits(house, keeper, '500')
  const { status } = await house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id: back } })
  expect(status).toBe(200)
  expect(await of('gemini')).toEqual({ ...after, brought_back: 1 })
  await keeper.release({ creature_id: back })
  expect(await of('gemini')).toEqual({ ...after, brought_back: 1 })

  house.clock.advance(24)
  await careForThree()
  const later = await of('gemini')
  expect(later.alive_by_day).toHaveLength(after.alive_by_day.length + 1)
  expect(later.at_risk_by_day.at(-1)).toBe(3)
  expect(await the.projectionDifferences()).toEqual([])
})

it('is also served as text, with one query', async () => {
  await raised(await keeperOn('xai', 'grok-4'), 20)
  const { text } = await look({ accept: 'text/plain' })
  expect(text).toMatch(/^- Grok: hatched 20, grew up 0, living 20, .*; alive after day 0 100%$/m)
  const before = the.house.dbCalls.length
  await look()
  const reads = the.house.dbCalls.slice(before).filter((name) => name !== 'UpdateCommand')
  expect(reads).toEqual(['QueryCommand'])
})
