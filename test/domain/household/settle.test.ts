import fc from 'fast-check'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import { deathsIn } from '../../../lambdas/domain/household/household'
import { settle } from '../../../lambdas/domain/household/settle'
import { anyHousehold, countedIds } from '../../support/agents/any-household'
import { hoursAfter, NOON } from '../../support/creatures'

const hours = fc.double({ min: 0, max: 90, noNaN: true })

describe('settling a household', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyHousehold, hours, (household, a) => {
        const now = hoursAfter(NOON, a)
        const settled = settle(household, now, countedIds())
        expect(settle(settled, now, countedIds())).toBe(settled)
      }),
      { numRuns: 100 },
    )
  })

  it('gives the same in two steps as in one', () => {
    fc.assert(
      fc.property(anyHousehold, hours, hours, (household, a, b) => {
        const [sooner, later] = [hoursAfter(NOON, Math.min(a, b)), hoursAfter(NOON, Math.max(a, b))]
        const newId = countedIds()
        const inSteps = settle(settle(household, sooner, newId), later, newId)
        expect(inSteps).toEqual(settle(household, later, countedIds()))
      }),
      { numRuns: 100 },
    )
  })

  it('gives the same one death at a time', () => {
    fc.assert(
      fc.property(anyHousehold, hours, (household, a) => {
        const now = hoursAfter(NOON, a)
        const newId = countedIds()
        let settled = household
        for (const _ of household.creatures) settled = settle(settled, now, newId, 1)
        expect(settled).toEqual(settle(household, now, countedIds()))
      }),
      { numRuns: 100 },
    )
  })

  it('buries exactly the dead, and numbers their stones in the order of death', () => {
    fc.assert(
      fc.property(anyHousehold, hours, (household, a) => {
        const now = hoursAfter(NOON, a)
        const { creatures, past, agent } = settle(household, now, countedIds())
        expect(creatures).toEqual(household.creatures.filter((one) => momentAt(one, now).alive))
        const stones = deathsIn({ past }).map(({ stone }) => stone)
        expect(stones).toHaveLength(household.creatures.length - creatures.length)
        expect(stones.map(({ number }) => number)).toEqual(stones.map((_, index) => index + 1))
        expect(stones.map(({ died_at }) => died_at)).toEqual(
          stones.map(({ died_at }) => died_at).toSorted((x, y) => x - y),
        )
        expect(agent.tallies.deaths).toBe(stones.length)
        expect(agent.losses.map(({ stone_id }) => stone_id)).toEqual(stones.map(({ id }) => id))
      }),
      { numRuns: 100 },
    )
  })
})
