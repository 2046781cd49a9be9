/** The agenda of a household: what a round may contain, and when it is. */
import fc from 'fast-check'
import { type Agenda, actsNow, agenda, type VisitRound } from '../../../lambdas/domain/care/agenda'
import { applyCare } from '../../../lambdas/domain/care/care'
import { byNeed, needsRescue } from '../../../lambdas/domain/care/findings'
import { isUrgent, requestFor } from '../../../lambdas/domain/care/needs'
import { type Moment, momentAt } from '../../../lambdas/domain/creature/clock'
import { feedingStatus, phaseAt } from '../../../lambdas/domain/creature/feeding'
import { anyCreature } from '../../support/any-creature'
import { creature, egg, hoursAfter, NOON, type Overrides } from '../../support/creatures'
import { iterations } from '../../support/sampling'

const back = (hours: number) => hoursAfter(NOON, -hours)
const anyHousehold = fc
  .tuple(fc.array(anyCreature, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 24 }))
  .map(([all, hours]) => all.map((one) => momentAt(one, hoursAfter(NOON, hours))).filter(({ alive }) => alive))
const withNames = (all: readonly Overrides[], now = NOON): Moment[] =>
  all.map((over, at) => momentAt(creature({ ...over, id: `c${at}`, name: `N${at}` }), now))
const firstRounds = ({ rounds }: Agenda, count: number): VisitRound[] => {
  const all = rounds()
  return Array.from({ length: count }, () => all.next().value as VisitRound | undefined).flatMap((one) => one ?? [])
}

describe('a round', () => {
  it('has at most six acts; none is refused or wasted, and each follows from those before', () => {
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const { needs } = actsNow(household)
        expect(needs.length).toBeLessThanOrEqual(6)
        let left = household
        for (const need of needs) {
          const one = left.find(({ creature: { id } }) => id === need.moment.creature.id)!
          const outcome = applyCare(one, requestFor(need))
          if (outcome.kind !== 'cared') throw new Error(`refused: ${outcome.kind}`)
          // Company can save a life also where no trust is left to gain.
          const saves = need.action === 'reflect' && ['dying', 'dying_asleep'].includes(need.why)
          if (!saves) expect([need.action, need.why, outcome.effectiveness]).not.toContain('wasted')
          left = left.map((other) => (other === one ? outcome.moment : other))
        }
      }),
      { numRuns: iterations(150, 300) },
    )
  })

  it('has no comfort for one while another must be rescued, and no lesson then', () => {
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const rescued = household.filter(needsRescue)
        if (rescued.length === 0) return
        for (const { why, action, moment } of actsNow(household).needs) {
          const isTheOne = rescued.length === 1 && rescued[0]!.creature.id === moment.creature.id
          expect([action, isUrgent(why) || isTheOne]).toEqual([action, true])
          expect(action).not.toBe('discipline')
        }
      }),
      { numRuns: iterations(150, 300) },
    )
  })

  it('is in the order of need', () => {
    const household = withNames([
      { last_fed_at: back(4), stats: { hunger: 60 } },
      { last_fed_at: back(7), stats: { hunger: 60 } },
      { last_fed_at: back(11), stats: { hunger: 60 } },
      { stats: { health: 55 }, harm: { items: [{ item: 'bleach', times: 3, took: 45 }] } },
    ])
    const first = new Set(actsNow(household).needs.map(({ moment }) => moment.creature.name))
    expect([...first]).toEqual(['N3', 'N2', 'N1', 'N0'])
    expect(household.toSorted(byNeed).map(({ creature: { name } }) => name)).toEqual([...first])
  })

  it('tells acts with different items apart, as the call for them does', () => {
    const harm = { items: [{ item: 'bleach', times: 3, took: 45 }] }
    const household = withNames([{ stats: { health: 35 }, harm }])
    const [round] = firstRounds(agenda(household), 1)
    const told = round!.tasks.flatMap(({ need, times }) => Array(times).fill([need?.action, need?.item]))
    const sent = actsNow(household).needs.map(({ action, item }) => [action, item])
    expect(new Set(sent.map(String)).size).toBeGreaterThan(new Set(sent.map(([action]) => action)).size)
    expect(told).toEqual(sent)
  })

  it('takes those along whose meal is due within a quarter of an hour, at which all are on time', () => {
    const apart = withNames(
      [{ last_fed_at: back(2.8) }, { last_fed_at: back(2.6) }].map((one) => ({ ...one, stats_at: NOON })),
    )
    const { next, visits } = agenda(apart)
    expect(visits.map(({ at }) => at)).toEqual([...new Set(visits.map(({ at }) => at))])
    expect(next!.at).toBe(visits[1]!.at)
    const [round] = firstRounds(agenda(apart), 1)
    const fed = round!.tasks.filter(({ need }) => need?.action === 'feed')
    expect(fed.map(({ moment }) => phaseAt(moment.creature, round!.visit.at).timing)).toEqual(['on_time', 'on_time'])
  })

  it('waits for a window that opens before its own closes', () => {
    const { next, visits } = agenda(withNames([{ last_fed_at: back(2) }, { last_fed_at: NOON }]))
    expect(visits[0]!.at).toBe(hoursAfter(NOON, 2.5))
    expect(next).toMatchObject({ at: hoursAfter(NOON, 3), moment: visits[0]!.moment })
    expect(feedingStatus(visits[0]!.moment.creature, next!.at)).toBe('due_soon')
  })

  it('does not wait past a meal before sleep of another', () => {
    const night = hoursAfter(NOON, 9)
    const sleepers = Array.from({ length: 400 }, (_, at) =>
      momentAt(
        creature({
          id: `x${at}`,
          species: { feeding_window_hours: 3 },
          last_fed_at: hoursAfter(night, -0.1),
          last_care_at: night,
          last_cleaned_at: night,
          stats_at: night,
        }),
        night,
      ),
    ).filter((one) => agenda([one]).next?.why === 'before_sleep')
    expect(sleepers.length).toBeGreaterThan(0)
    for (const sleeper of sleepers) {
      const { at } = agenda([sleeper]).next!
      const awake = [-4.6, -2.8].map((fed, n) => {
        const last_fed_at = hoursAfter(at, fed)
        const last = { last_fed_at, last_care_at: night, last_cleaned_at: night, stats_at: night }
        return momentAt(creature({ id: `a${n}`, timezone: 'Pacific/Auckland', ...last }), night)
      })
      expect(agenda(awake).next!.at).toBeGreaterThan(at)
      expect(agenda([...awake, sleeper]).next!.at).toBeLessThanOrEqual(at)
    }
  })

  it('looks at eggs first', () => {
    const [round] = firstRounds(agenda([momentAt(egg(), NOON)]), 1)
    expect(round!.visit).toMatchObject({ at: NOON, why: 'hatch' })
    expect(round!.tasks.map(({ need }) => need?.action ?? 'look')).toEqual(['look', 'reflect'])
  })
})

it('the first round is the next visit, and rounds are in the order of time', () => {
  fc.assert(
    fc.property(anyHousehold, fc.constantFrom('usual' as const, 'fewest' as const), (household, pace) => {
      const all = agenda(household, pace)
      const times = firstRounds(all, 8).map(({ visit }) => visit.at)
      expect(times[0]).toBe(all.next?.at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }),
    { numRuns: iterations(50, 100) },
  )
})

it('the next visit is now while anything urgent can be done', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const [need] = actsNow(household).needs
      if (need && isUrgent(need.why)) expect(agenda(household).next!.at).toBe(need.moment.now)
    }),
    { numRuns: iterations(100, 200) },
  )
})
