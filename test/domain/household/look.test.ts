import fc from 'fast-check'
import { untoldLosses } from '../../../lambdas/domain/accounts/agent'
import { untoldMilestones } from '../../../lambdas/domain/creature/creature'
import { livingOrNewest } from '../../../lambdas/domain/household/household'
import { look } from '../../../lambdas/domain/household/look'
import { settle } from '../../../lambdas/domain/household/settle'
import { anyHousehold, countedIds } from '../../support/agents/any-household'
import { hoursAfter, NOON } from '../../support/creatures'

const hours = fc.double({ min: 0, max: 40, noNaN: true })
const settledAt = (household: Parameters<typeof settle>[0], now: typeof NOON) => settle(household, now, countedIds())

describe('a look at a household', () => {
  it('marks news and losses once', () => {
    fc.assert(
      fc.property(anyHousehold, hours, (household, a) => {
        const now = hoursAfter(NOON, a)
        const home = settledAt(household, now)
        const shown = livingOrNewest(home, undefined)
        const first = look(home, now, { shown, marks: true })
        expect(untoldLosses(first.household.agent)).toEqual([])
        const again = look(first.household, now, { shown: livingOrNewest(first.household, shown?.id), marks: true })
        expect(again.news).toEqual([])
        if (shown?.stage === 'egg') expect(first.news).toContainEqual({ type: 'stage_transition', value: 'baby' })
      }),
      { numRuns: 100 },
    )
  })

  it('hatches every egg, and counts it', () => {
    fc.assert(
      fc.property(anyHousehold, fc.boolean(), fc.boolean(), (household, isShown, marks) => {
        const shown = isShown ? household.creatures[0] : undefined
        const { creatures, agent } = look(household, NOON, { shown, marks }).household
        expect(creatures.map(({ id }) => id)).toEqual(household.creatures.map(({ id }) => id))
        expect(creatures.filter(({ stage }) => stage === 'egg')).toEqual([])
        expect(agent.tallies.hatched).toBe(household.creatures.filter(({ stage }) => stage === 'egg').length)
      }),
      { numRuns: 60 },
    )
  })

  it('without marking leaves news and losses for the next one', () => {
    fc.assert(
      fc.property(anyHousehold, hours, (household, a) => {
        const now = hoursAfter(NOON, a)
        const home = settledAt(household, now)
        const { household: after, news } = look(home, now, { shown: home.creatures[0], marks: false })
        expect(look(after, now, { shown: after.creatures[0], marks: true }).news).toEqual(news)
        expect(after.agent.losses).toBe(home.agent.losses)
        for (const [index, one] of after.creatures.entries()) {
          const before = home.creatures[index]!
          expect(untoldMilestones(one).length).toBeGreaterThanOrEqual(untoldMilestones(before).length)
        }
      }),
      { numRuns: 60 },
    )
  })
})
