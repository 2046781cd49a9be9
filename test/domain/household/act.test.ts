import fc from 'fast-check'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import { type Creature, untoldMilestones } from '../../../lambdas/domain/creature/creature'
import { type Ask, act, visitWith } from '../../../lambdas/domain/household/act'
import { deathsIn, type Household } from '../../../lambdas/domain/household/household'
import { settle } from '../../../lambdas/domain/household/settle'
import type { Instant } from '../../../lambdas/domain/time/instants'
import { anyCall, countedIds } from '../../support/agents/any-household'
import { creature, egg, hoursAfter, NOON, newcomer } from '../../support/creatures'

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

  const home = (...creatures: Creature[]): Household => ({
    agent: newcomer({ id: 'a', username: 'keeper' }),
    credits: 0,
    creatures,
    past: [],
    untold: [],
    care: [],
  })
  const one = creature({ id: 'one' })
  const toldBy = (household: Household, ask: Ask) => act(household, ask, NOON, countedIds()).told

  it('needs a name among several, and a living creature', () => {
    const two = home(one, creature({ id: 'two' }))
    expect(toldBy(two, { action: 'play' })).toMatchObject({ kind: 'no_target', reason: 'which_creature' })
    expect(toldBy(two, { action: 'play', creature_id: 'x' })).toMatchObject({ reason: 'no_living_creature' })
    expect(toldBy(home(), { action: 'play' })).toMatchObject({ reason: 'no_living_creature' })
    expect(toldBy(home(one), { action: 'play' })).toMatchObject({ kind: 'cared', entry: { creature_id: 'one' } })
    expect(toldBy(home(egg()), { action: 'play' })).toMatchObject({ kind: 'refused', refusal: { kind: 'egg' } })
  })

  it('with what kills moves the creature to the past, with a stone and its entry in the log', () => {
    const ask: Ask = { action: 'feed', item: 'bleach', judgement: { category: 'harmful', score: 0 } }
    const { household, told } = act(home(creature({ stats: { health: 1 } })), ask, NOON, countedIds())
    expect(told).toMatchObject({ kind: 'cared', died: { ended: 'died', stone: { number: 1, cause: 'poison' } } })
    expect(household).toMatchObject({ creatures: [], past: [{ ended: 'died' }], care: [{ tried: { item: 'bleach' } }] })
    expect(household.agent.tallies.deaths).toBe(1)
  })

  it("takes the human's note away, and keeps what followed it", () => {
    const household = home(one)
    const from_human = { note: { text: 'hello', written_at: NOON } }
    const noted = { ...household, agent: { ...household.agent, from_human } }
    expect(act(noted, { action: 'play' }, NOON, countedIds()).household.agent.from_human).toEqual({
      read_at: NOON,
      followed: { what: expect.stringMatching(/^played with /), done_at: NOON },
    })
    expect(act(noted, { action: 'play', creature_id: 'x' }, NOON, countedIds()).household.agent).toBe(noted.agent)
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
