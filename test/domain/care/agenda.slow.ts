/** The agenda: following it exactly raises every species to the best path. */
import { agenda, type VisitRound } from '../../../lambdas/domain/care/agenda'
import { requestFor } from '../../../lambdas/domain/care/needs'
import { VISIT_PACES, type VisitPace } from '../../../lambdas/domain/care/visit-pace'
import { momentAt, seen } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { phaseAt, windowShare, windowShareTime } from '../../../lambdas/domain/creature/feeding'
import { hatch } from '../../../lambdas/domain/creature/life'
import { isAsleepAt, wakesAt } from '../../../lambdas/domain/creature/sleep'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { asInstant, fromIso, hoursBetween, type Instant } from '../../../lambdas/domain/time/instants'
import { decideCare, egg, eggOf, hoursAfter, NOON } from '../../support/creatures'
import { iterations, sample } from '../../support/sampling'

/** Two days before summer time starts in Berlin. */
const START = fromIso('2026-03-27T09:00:00.000Z')
const ZONES = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu'] as const

const eggIn = (slug: string, timezone: string, born = START): Creature =>
  eggOf(slug, { id: `${slug}-${timezone}`, timezone }, born)

function planned(
  household: readonly Creature[],
  from: Instant,
  hours: number,
  pace: VisitPace = 'usual',
): VisitRound[] {
  const found: VisitRound[] = []
  for (const round of agenda(
    household.map((one) => momentAt(one, from)),
    pace,
  ).rounds()) {
    if (round.visit.at > hoursAfter(from, hours)) break
    found.push(round)
  }
  return found
}

/** Checks all creatures, then does exactly what the plan says. */
function keep(household: readonly Creature[], { visit, tasks }: VisitRound): Creature[] {
  return household.map((one) => {
    let kept = seen(one, visit.at)
    for (const { moment, need, times } of tasks.filter(({ moment }) => moment.creature.id === one.id)) {
      for (let time = 0; need && time < times; time++) {
        const outcome = decideCare(kept, requestFor(need), visit.at)
        if (outcome.kind !== 'cared') throw new Error(`${moment.creature.species.slug} refuses ${need.action}`)
        kept = outcome.creature
      }
    }
    return kept
  })
}

describe.each(VISIT_PACES)('the plan with %s visits', (pace) => {
  it.each(
    sample(
      catalogue().map(({ slug }, index) => [slug, ZONES[index % ZONES.length]!] as const),
      3,
    ),
  )('raises a %s in %s to a high_care adult', (slug, zone) => {
    let household = [eggIn(slug, zone)]
    let now = START
    for (let plans = 0; plans < 3; plans++) {
      for (const visit of planned(household, now, 48, pace)) household = keep(household, visit)
      now = hoursAfter(now, 48)
    }
    expect(momentAt(household[0]!, now).creature).toMatchObject({ stage: 'adult', path: 'high_care' })
  })

  it('stays the same if recomputed while it is followed', () => {
    let household = ['calico', 'pangolin', 'jackrabbit', 'border_collie', 'owl'].map((slug) =>
      eggIn(slug, 'Europe/Berlin'),
    )
    const visits = planned(household, START, 40, pace)
    const times = visits.map(({ visit }) => visit.at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    for (const [number, visit] of visits.entries()) {
      household = keep(household, visit)
      const rest = planned(household, visit.visit.at, 40 - hoursBetween(START, visit.visit.at), pace)
      expect(rest.map((one) => one.visit.at)).toEqual(times.slice(number + 1))
    }
  })
})

it('the fewest visits are at most three quarters of the usual ones, for every species', () => {
  for (const [index, { slug }] of catalogue().entries()) {
    const zone = ZONES[index % ZONES.length]!
    const count = (pace: VisitPace) => planned([eggIn(slug, zone)], START, 4 * 24, pace).length
    expect([slug, count('fewest') <= Math.ceil(0.75 * count('usual'))]).toEqual([slug, true])
  }
})

it('the fewest visits are before a meal is late, also if the plan is requested while the window is open', () => {
  const one = hatch(eggIn('calico', 'UTC'), START)
  const { feeding_window_hours: hours } = one.species
  for (const share of [0.2, 0.5, 0.7, 0.9]) {
    const now = hoursAfter(START, share * hours)
    const [first] = planned([one], now, 24, 'fewest')
    const at = windowShare(one, first!.visit.at)
    expect(at).toBeGreaterThan(0.9)
    expect(at).toBeLessThanOrEqual(1 - 0.25 / hours)
  }
})

const MINUTE_MS = 60_000

/**
 * The first instant before the meal was late at which an early feed had no side effects, the creature was awake, and
 * the following meal could have been on time.
 */
function couldHaveEaten(creature: Creature): Instant | undefined {
  const minutes = Array.from({ length: Math.floor(creature.species.feeding_window_hours * 45) }, (_, minute) =>
    asInstant(windowShareTime(creature, 0.25) + minute * MINUTE_MS),
  )
  return minutes.find((time) => {
    const fed = { ...creature, last_fed_at: time }
    return !isAsleepAt(creature, time) && wakesAt(creature, windowShareTime(fed, 0.5)) <= windowShareTime(fed, 1)
  })
}

describe.each(VISIT_PACES.flatMap((pace) => [1, 2, 3].map((size) => [pace, size] as const)))(
  'with %s visits in a household of %i',
  (pace, size) => {
    const households = sample(catalogue(), 8).map((_, first, all) =>
      Array.from({ length: size }, (_, next) => all[(first + next * 5) % all.length]!.slug),
    )
    const meals = households.flatMap((slugs, number) => {
      const start = hoursAfter(START, (number * 7) % 24)
      const household = slugs.map((slug) => eggIn(slug, ZONES[number % ZONES.length]!, start))
      return planned(household, start, iterations(4, 10) * 24, pace).flatMap(({ visit, tasks }) =>
        tasks
          .filter(({ need }) => need?.action === 'feed')
          .map(({ moment: { creature } }) => ({ creature, timing: phaseAt(creature, visit.at).timing })),
      )
    })

    it('no creature is fed late that could have been fed before', () => {
      const late = meals.filter(({ timing }) => timing === 'late' || timing === 'missed_window')
      expect(late.filter(({ creature }) => couldHaveEaten(creature)).map(({ creature }) => creature.id)).toEqual([])
    })

    it('early feeds are below one percent', () => {
      expect(meals.filter(({ timing }) => timing === 'early').length).toBeLessThan(meals.length / 100)
    })
  },
)

it('combines creatures that are due at the same time into one visit', () => {
  const household = ['a', 'b', 'c'].map((id) => egg({ id, name: id }))
  const [hatching, meal] = planned(household, NOON, 24)
  expect(hatching?.tasks.map(({ moment, need }) => [moment.creature.id, need?.action ?? 'look'])).toEqual(
    ['look', 'reflect'].flatMap((action) => ['a', 'b', 'c'].map((id) => [id, action])),
  )
  expect(meal?.tasks.filter(({ need }) => need?.action === 'feed')).toHaveLength(3)
})

it('a round has at most six acts, and what is urgent beyond them follows at the same instant', () => {
  const full = Array.from({ length: 20 }, (_, index) => egg({ id: `c${index}` }))
  const rounds = planned(full, NOON, 24)
  const sizes = rounds.map(({ tasks }) => tasks.reduce((sum, { times }) => sum + times, 0))
  expect(Math.max(...sizes)).toBe(6)
  const fed = rounds.flatMap(({ visit, tasks }) =>
    tasks.filter(({ need }) => need?.action === 'feed').map(({ moment }) => [visit.at, moment.creature.id] as const),
  )
  const [at] = fed[0]!
  expect(new Set(fed.filter(([time]) => time === at).map(([, id]) => id)).size).toBe(20)
})

it('is empty without creatures', () => {
  expect(planned([], NOON, 24)).toEqual([])
})
