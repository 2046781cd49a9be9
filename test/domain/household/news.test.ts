import fc from 'fast-check'
import type { Untold } from '../../../lambdas/domain/accounts/untold'
import { look } from '../../../lambdas/domain/household/look'
import { newsOf, withNewsTold } from '../../../lambdas/domain/household/news'
import { anyHousehold } from '../../support/agents/any-household'
import { egg, hoursAfter, NOON } from '../../support/creatures'

const flowerOn = (stone: number): Untold => ({
  about: 'flowers',
  stone_id: `stone-${stone}`,
  creature_id: `creature-${stone}`,
  name: 'Ash',
  count: 1,
  last: ['linus'],
  happened_at: NOON,
})

describe('what follows from the clock', () => {
  it('is told once where the clock of an earlier call was ahead', () => {
    const [household] = fc.sample(anyHousehold, { numRuns: 1, seed: 1 })
    const home = { ...household!, creatures: [{ ...egg(), adopted_at: hoursAfter(NOON, 0.001) }] }
    const hatched = look(home, NOON, { shown: undefined, marks: true }).household
    const news = newsOf(home, hatched, NOON)
    expect(news.map(({ what }) => what)).toEqual(['It hatched.'])
    const told = withNewsTold(hatched, news, NOON)
    expect(newsOf(told, told, hoursAfter(NOON, 1))).toEqual([])
    const earlier = withNewsTold(told, news, hoursAfter(NOON, -1))
    expect(newsOf(earlier, earlier, hoursAfter(NOON, 1))).toEqual([])
  })
})

describe('what others did', () => {
  it('is told within one transaction however much it is, flowers last, and nothing of it is lost', () => {
    const [household] = fc.sample(anyHousehold, { numRuns: 1, seed: 1 })
    const payment: Untold = { about: 'payment', credits: 500, happened_at: NOON }
    let home = { ...household!, untold: [...Array.from({ length: 120 }, (_, stone) => flowerOn(stone)), payment] }
    const told: string[][] = []
    for (let answer = 0; answer < 20; answer++) {
      const news = newsOf(home, home, NOON).filter(({ by }) => by === 'others')
      const after = withNewsTold(home, news, NOON)
      expect(home.untold.length - after.untold.length).toBe(news.length)
      told.push(news.map(({ what }) => what))
      home = after
    }
    expect(home.untold).toEqual([])
    expect(told[0]).toContain('500 credits arrived.')
    expect(told.flat()).toHaveLength(121)
    expect(Math.max(...told.map((one) => one.length))).toBeLessThanOrEqual(40)
  })
})
