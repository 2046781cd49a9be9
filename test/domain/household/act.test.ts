import fc from 'fast-check'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import { type Creature, untoldMilestones } from '../../../lambdas/domain/creature/creature'
import { type Ask, act, visitWith } from '../../../lambdas/domain/household/act'
import { deathsIn, type Household } from '../../../lambdas/domain/household/household'
import { settle } from '../../../lambdas/domain/household/settle'
import type { Instant } from '../../../lambdas/domain/time/instants'
import { anyCall, countedIds } from '../../support/agents/any-household'
import { hoursAfter, NOON } from '../../support/creatures'

interface ActCall {
  household: Household
  hours: number
  asks: Ask[]
}

const settled = ({ household, hours }: ActCall): { household: Household; now: Instant } => {
  const now = hoursAfter(NOON, hours)
  return { household: settle(household, now, countedIds()), now }
}

/** Without the texts that were shown, which depend on the call that shows them. */
const untold = ({ agent, creatures, past, care }: Household) => {
  const life = ({ shown: _, milestones_shown: __, ...one }: Creature) => one
  return {
    agent: { ...agent, losses: agent.losses.length },
    creatures: creatures.map(life),
    dead: past.map((one) => life(one.creature)),
    care: care.map(({ entry: { id: _, ...entry }, tried }) => ({ entry, tried })),
  }
}

describe('an act', () => {
  it('that is refused changes nothing', () => {
    let refused = 0
    fc.assert(
      fc.property(anyCall, (call) => {
        const { household, now } = settled(call)
        for (const ask of call.asks) {
          const acted = act(household, ask, now, countedIds())
          if (acted.told.kind === 'cared') continue
          refused += 1
          expect(acted.household).toBe(household)
        }
      }),
      { numRuns: 100 },
    )
    expect(refused).toBeGreaterThan(20)
  })

  it('is logged, and concerns one creature only', () => {
    fc.assert(
      fc.property(anyCall, (call) => {
        const { household, now } = settled(call)
        for (const ask of call.asks) {
          const { household: after, told } = act(household, ask, now, countedIds())
          if (told.kind !== 'cared') continue
          const { entry } = told
          expect(after.care.map((one) => one.entry)).toEqual([entry])
          const others = ({ creatures }: Household) => creatures.filter(({ id }) => id !== entry.creature_id)
          for (const [index, other] of others(household).entries()) expect(others(after)[index]).toBe(other)
          expect(deathsIn(after).length - deathsIn(household).length).toBe(told.outcome.died ? 1 : 0)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('a visit', () => {
  const inOneVisit = (call: ActCall) => {
    const { household, now } = settled(call)
    return visitWith(household, call.asks, now, countedIds())
  }

  it('does the same as its acts one after the other', () => {
    fc.assert(
      fc.property(anyCall, (call) => {
        const { household, now } = settled(call)
        const newId = countedIds()
        const oneByOne = call.asks.reduce((after, ask) => act(after, ask, now, newId).household, household)
        expect(untold(inOneVisit(call).household)).toEqual(untold(oneByOne))
      }),
      { numRuns: 150 },
    )
  })

  it('of two visits does the same as one', () => {
    fc.assert(
      fc.property(anyCall, fc.integer({ min: 0, max: 6 }), (call, first) => {
        const { household, now } = settled(call)
        const newId = countedIds()
        const begun = visitWith(household, call.asks.slice(0, first), now, newId)
        const ended = visitWith(begun.household, call.asks.slice(first), now, newId)
        const whole = inOneVisit(call)
        expect(untold(ended.household)).toEqual(untold(whole.household))
        const kinds = [...begun.told, ...ended.told].map(({ kind }) => kind)
        expect(kinds).toEqual(whole.told.map(({ kind }) => kind))
      }),
      { numRuns: 100 },
    )
  })

  it('reports each milestone once, and leaves it for the next status', () => {
    fc.assert(
      fc.property(anyCall, (call) => {
        const { household, told } = inOneVisit(call)
        const reported = told.flatMap((one) => (one.kind === 'cared' ? one.news : []))
        const cared = household.creatures.filter(({ id }) =>
          household.care.some(({ entry }) => entry.creature_id === id),
        )
        for (const one of cared) expect(one.milestones_shown).toBe(untoldMilestones(one).length)
        const alive = cared.flatMap(untoldMilestones)
        for (const milestone of alive) expect(reported).toContainEqual(milestone)
      }),
      { numRuns: 100 },
    )
  })

  it('without a creature in need leaves the moments as they are', () => {
    fc.assert(
      fc.property(anyCall, ({ household, hours }) => {
        const now = hoursAfter(NOON, hours)
        const home = settle(household, now, countedIds())
        const { household: after, told } = visitWith(home, [], now, countedIds())
        expect(told).toEqual([])
        expect(after).toBe(home)
        for (const one of after.creatures) expect(momentAt(one, now).alive).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})
