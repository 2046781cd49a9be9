import fc from 'fast-check'
import { deathClock, momentAt } from '../../../lambdas/domain/creature/clock'
import { type Creature, deathsOf, type Stats } from '../../../lambdas/domain/creature/creature'
import { decayMultiplier, urgencyOf } from '../../../lambdas/domain/creature/rhythm'
import { isAsleepAt } from '../../../lambdas/domain/creature/sleep'
import { asInstant, hoursBetween, type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { anyCreature, back } from '../../support/any-creature'
import { creature, egg, hoursAfter, NOON, type Overrides } from '../../support/creatures'

const expectClose = (a: Creature, b: Creature): void => {
  for (const stat of Object.keys(a.stats) as (keyof Stats)[]) expect(a.stats[stat]).toBeCloseTo(b.stats[stat], 6)
  expect(a.consistency).toBeCloseTo(b.consistency, 6)
  expect(Math.abs(a.stats_at - b.stats_at)).toBeLessThanOrEqual(1)
  const rest = ({ stats, consistency, stats_at, death, ...others }: Creature) => ({ ...others, cause: death?.cause })
  expect(rest(a)).toEqual(rest(b))
}

describe('the clock', () => {
  const hours = fc.double({ min: 0, max: 60, noNaN: true })

  it('gives the same state in two steps as in one', () => {
    fc.assert(
      fc.property(anyCreature, hours, hours, (one, a, b) => {
        const midway = hoursAfter(NOON, a)
        const end = hoursAfter(midway, b)
        const direct = momentAt(one, end)
        const inSteps = momentAt(momentAt(one, midway).creature, end)
        expectClose(inSteps.creature, direct.creature)
        expect(inSteps.alive).toBe(direct.alive)
        expect(Math.abs((inSteps.dies_at ?? 0) - (direct.dies_at ?? 0))).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 },
    )
  })

  it('does not change the creature', () => {
    fc.assert(
      fc.property(anyCreature, hours, (one, a) => {
        const before = JSON.stringify(one)
        const first = momentAt(one, hoursAfter(NOON, a))
        expect(momentAt(one, hoursAfter(NOON, a))).toEqual(first)
        expect(JSON.stringify(one)).toBe(before)
      }),
      { numRuns: 50 },
    )
  })

  it('keeps every stat between 0 and 100 and never raises it without care', () => {
    fc.assert(
      fc.property(anyCreature, hours, hours, (one, a, b) => {
        const sooner = momentAt(one, hoursAfter(NOON, Math.min(a, b))).creature.stats
        const behind = momentAt(one, hoursAfter(NOON, Math.max(a, b))).creature.stats
        for (const stat of Object.keys(sooner) as (keyof Stats)[]) {
          expect(behind[stat]).toBeGreaterThanOrEqual(0)
          expect(sooner[stat]).toBeLessThanOrEqual(100)
          expect(behind[stat]).toBeLessThanOrEqual(sooner[stat] + 1e-9)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('gives the same instant of death at any later time', () => {
    fc.assert(
      fc.property(anyCreature, hours, (one, wait) => {
        const { dies_at } = momentAt(one, NOON)
        if (dies_at === null) throw new Error('expected a future death')
        const last = momentAt(one, asInstant(dies_at - 1))
        expect(last.alive).toBe(true)
        expect(last.creature.stats.health).toBeGreaterThan(0)
        const { cause } = momentAt(one, dies_at)
        expect(momentAt(one, dies_at).creature.death).toEqual({ died_at: dies_at, cause })
        const found = momentAt(one, hoursAfter(dies_at, wait))
        expect(found).toMatchObject({ alive: false, asleep: false, dies_at, cause })
        expect(found.creature).toEqual(momentAt(one, dies_at).creature)
        expect(deathsOf(found.creature)).toBe(1)
      }),
      { numRuns: 120 },
    )
  })

  it('never moves back to an earlier stage', () => {
    const order = ['egg', 'baby', 'child', 'teen', 'adult']
    fc.assert(
      fc.property(anyCreature, hours, hours, (one, a, b) => {
        const rank = (wait: number) => order.indexOf(momentAt(one, hoursAfter(NOON, wait)).creature.stage)
        return rank(Math.min(a, b)) <= rank(Math.max(a, b))
      }),
      { numRuns: 100 },
    )
  })

  it('agrees with a simulation in small steps', () => {
    fc.assert(
      fc.property(anyCreature, fc.double({ min: 1, max: 30, noNaN: true }), (one, wait) => {
        const end = hoursAfter(NOON, wait)
        const exact = momentAt(one, end)
        const rough = simulate(one, end)
        if (!exact.alive || rough.health <= 0) return
        for (const stat of Object.keys(rough) as (keyof Stats)[])
          expect(Math.abs(exact.creature.stats[stat] - rough[stat])).toBeLessThan(0.35)
      }),
      { numRuns: 60 },
    )
  })

  it('takes no longer for a year than for a day', () => {
    const one = creature({ rhythm: { intervals: 5, average_hours: 5 } })
    const cost = (now: Instant): number => {
      const began = process.hrtime.bigint()
      for (let i = 0; i < 60; i++) momentAt(one, now)
      return Number(process.hrtime.bigint() - began)
    }
    const [day, year] = [hoursAfter(NOON, 24), hoursAfter(NOON, 24 * 365)]
    // Alternating, and the best of many short runs, so that a busy machine does not matter.
    const turns = Array.from({ length: 60 }, () => [cost(day), cost(year)] as const)
    const best = (which: 0 | 1) => Math.min(...turns.map((turn) => turn[which]))
    expect(best(1)).toBeLessThan(3 * best(0))
  })
})

/** The documented rules, minute by minute. */
const simulate = (one: Creature, end: Instant): Stats => {
  const { species } = one
  const stats = { ...one.stats }
  const speed = { instant: 0.15, fast: 0.2, medium: 0.3, slow: 0.45 }[species.trust_speed]
  const minute = MS_PER_HOUR / 60
  for (let ms: number = one.stats_at; ms < end && stats.health > 0; ms += minute) {
    const now = asInstant(ms)
    const step = Math.min(minute, end - ms) / MS_PER_HOUR
    const pace = step * (isAsleepAt(one, now) ? 0.5 : 1)
    const lonely = species.innate_traits.includes('social') && hoursBetween(one.last_checked_at, now) > 3 ? 1.5 : 1
    const rhythm = decayMultiplier(one.rhythm, hoursBetween(one.last_care_at, now))
    const sinceFed = hoursBetween(one.last_fed_at, now) / species.feeding_window_hours
    const starving = sinceFed > 1.5 ? 2 * (stats.hunger < 10 ? 2 : stats.hunger < 30 ? 1.5 : 1) : 0
    const dirty = hoursBetween(one.last_cleaned_at, now) > 48 && (starving > 0 || stats.health > 20) ? 0.5 : 0
    const distrust = hoursBetween(one.last_care_at, now) > 2 * species.feeding_window_hours ? speed : 0
    stats.happiness -= species.happiness_decay_per_hour * rhythm * lonely * pace * (stats.hunger < 30 ? 1.5 : 1)
    stats.hunger -= species.hunger_decay_per_hour * rhythm * lonely * pace
    stats.health -= (starving + dirty) * pace
    stats.trust -= distrust * (species.slug === 'robot' ? 2 : 1) * lonely * pace
    for (const stat of Object.keys(stats) as (keyof Stats)[]) stats[stat] = Math.max(0, stats[stat])
  }
  return stats
}

describe('stat decay', () => {
  const statsAfter = (overrides: Overrides, hours: number): Stats =>
    momentAt(creature(overrides), hoursAfter(NOON, hours)).creature.stats

  it('costs health after 48 hours without a wash, but never below 20', () => {
    const dirty = { last_cleaned_at: back(47) }
    expect(statsAfter(dirty, 3).health).toBeCloseTo(99)
    expect(statsAfter({ ...dirty, stats: { health: 20.4 } }, 5).health).toBe(20)
    expect(statsAfter({ ...dirty, stats: { health: 12 } }, 5).health).toBe(12)
    expect(statsAfter({ ...dirty, last_fed_at: back(9), stats: { health: 12 } }, 2).health).toBeCloseTo(
      12 - 2 * 2 - 0.5,
    )
    expect(momentAt(creature({ ...dirty, stats: { health: 20.4 } }), hoursAfter(NOON, 5)).creature.was_critical).toBe(
      false,
    )
  })
})

describe('death', () => {
  it.each([24, 12])('is due to neglect at the threshold, also if a window of %s hours was missed', (hours) => {
    const left = creature({ species: { feeding_window_hours: hours, hunger_decay_per_hour: 0.2 } })
    const dies_at = hoursAfter(NOON, 36)
    expect(momentAt(left, NOON)).toMatchObject({ cause: null, dies_at })
    expect(momentAt(left, dies_at)).toMatchObject({ cause: 'neglect', dies_at })
  })

  it('uses `stats_at` for an earlier instant', () => {
    const one = creature()
    expect(momentAt(one, back(5))).toEqual(momentAt(one, NOON))
  })

  it('never happens to an egg', () => {
    expect(momentAt(egg(), hoursAfter(NOON, 9000))).toMatchObject({ alive: true, dies_at: null, creature: egg() })
    expect(deathClock(momentAt(egg(), NOON))).toBeNull()
  })

  it.each([
    [1, 'safe'],
    [0.68, 'safe'],
    [0.67, 'warning'],
    [0.33, 'warning'],
    [0.32, 'critical'],
    [0.11, 'critical'],
    [0.1, 'imminent'],
    [0, 'imminent'],
  ])('with %s of the threshold left the urgency is %s', (share, urgency) => {
    expect(urgencyOf(share)).toBe(urgency)
  })
})
