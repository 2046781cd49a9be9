import fc from 'fast-check'
import { untoldLosses } from '../../../lambdas/domain/accounts/agent'
import { type Creature, untoldMilestones } from '../../../lambdas/domain/creature/creature'
import { stageToAnnounce } from '../../../lambdas/domain/creature/life'
import { livingOrNewest } from '../../../lambdas/domain/household/household'
import { look } from '../../../lambdas/domain/household/look'
import { settle } from '../../../lambdas/domain/household/settle'
import { anyHousehold, countedIds } from '../../support/agents/any-household'
import { creature, egg, hoursAfter, NOON } from '../../support/creatures'

const hours = fc.double({ min: 0, max: 40, noNaN: true })
const settledAt = (household: Parameters<typeof settle>[0], now: typeof NOON) => settle(household, now, countedIds())

const [sample] = fc.sample(anyHousehold, { numRuns: 1, seed: 1 })
const homeOf = (...creatures: Creature[]) => ({ ...sample!, creatures })
/** Of the first creature. */
const lookAt = (household: ReturnType<typeof homeOf>, hours: number, marks = true) => {
  const after = look(household, hoursAfter(NOON, hours), { shown: household.creatures[0], marks })
  return { ...after, creatures: after.household.creatures }
}

describe('a look at a creature', () => {
  it('changes nothing without news', () => {
    const home = homeOf(creature())
    expect(lookAt(home, 1)).toMatchObject({ news: [], creatures: [home.creatures[0]] })
    expect(lookAt(home, 1).creatures[0]).toBe(home.creatures[0])
  })

  it('marks each social creature of the household as seen', () => {
    const social = creature({ species: { innate_traits: ['social'] } })
    const seen = { last_checked_at: hoursAfter(NOON, 4), stats_at: hoursAfter(NOON, 4) }
    expect(lookAt(homeOf(social, { ...social, id: 'other' }), 4).creatures).toMatchObject([seen, seen])
  })

  it('reports each milestone once', () => {
    const recent = hoursAfter(NOON, 22)
    const young = creature({ stats_at: recent, last_fed_at: recent, last_care_at: recent, last_checked_at: recent })
    const first = lookAt(homeOf(young), 25)
    expect(stageToAnnounce(first.news)).toBe('child')
    expect(first.creatures).toMatchObject([{ milestones_shown: 0 }])
    const second = lookAt(homeOf(...first.creatures), 26)
    expect(second.news).toEqual([])
    expect(second.creatures[0]).toBe(first.creatures[0])
  })

  it('leaves the news of another creature for its own status', () => {
    const { news, creatures } = lookAt(homeOf(creature(), egg({ id: 'other' })), 1)
    expect(news).toEqual([])
    expect(untoldMilestones(creatures[1]!)).toEqual([{ type: 'stage_transition', value: 'baby' }])
  })
})

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
