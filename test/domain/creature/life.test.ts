import { bury } from '../../../lambdas/domain/afterlife/gravestone'
import { resurrectionCost, revive } from '../../../lambdas/domain/afterlife/resurrection'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import { type Creature, type EvolutionPath, untoldMilestones } from '../../../lambdas/domain/creature/creature'
import {
  ageHours,
  ageText,
  evolutionProgress,
  expectedPath,
  FORMS,
  formOf,
  hatch,
  INITIAL_STATS,
  pathFor,
} from '../../../lambdas/domain/creature/life'
import type { Instant } from '../../../lambdas/domain/time/instants'
import { FAMILIES } from '../../../lambdas/species/vocabulary'
import { creature, egg, hoursAfter, NOON, type Overrides } from '../../support/creatures'

/** A creature of some age with recent care, so that only its stage changes. */
const aged = (hours: number, overrides: Overrides = {}): Creature => {
  const recent = hoursAfter(NOON, hours - 3)
  return creature({
    stats_at: recent,
    last_fed_at: recent,
    last_cleaned_at: recent,
    last_care_at: recent,
    last_checked_at: recent,
    ...overrides,
  })
}
const stageAt = (one: Creature, hours: number) => momentAt(one, hoursAfter(NOON, hours)).creature.stage

describe('an egg', () => {
  it('starts with the initial stats and no clock', () => {
    expect(egg()).toMatchObject({
      stage: 'egg',
      stats: { hunger: 100, happiness: 100, health: 100, trust: 20, discipline: 0 },
      hatched_at: null,
    })
    expect(ageHours(egg(), hoursAfter(NOON, 100))).toBe(0)
    expect(evolutionProgress(egg())).toMatchObject({ current_path: null, hint: expect.any(String) })
    expect(expectedPath(egg())).toBeNull()
  })

  it('hatches when it is looked at, which starts its life', () => {
    const later = hoursAfter(NOON, 300)
    const hatched = hatch(egg(), later)
    expect(hatched).toMatchObject({
      stage: 'baby',
      hatched_at: later,
      life_began_at: later,
      last_fed_at: later,
      last_played_at: later,
      last_cleaned_at: later,
      last_care_at: later,
      entered_at: { baby: later },
    })
    expect(untoldMilestones(hatched)).toEqual([{ type: 'stage_transition', value: 'baby' }])
    expect(hatch(hatched, hoursAfter(later, 1))).toBe(hatched)
  })
})

describe('growth', () => {
  it.each([
    ['baby', 'baby', 23.9],
    ['baby', 'child', 24],
    ['child', 'child', 71.9],
    ['child', 'teen', 72],
    ['teen', 'teen', 119.9],
    ['teen', 'adult', 120],
  ] as const)('a %s is a %s at %s hours', (from, to, hours) => {
    expect(stageAt(aged(hours, { stage: from }), hours)).toBe(to)
  })

  it.each([
    [49, 119, 'teen', null],
    [49, 120, 'teen', null],
    [49, 167, 'teen', null],
    [49, 168, 'adult', 'low_care'],
    [50, 120, 'adult', 'balanced'],
    [89.9, 120, 'adult', 'balanced'],
    [90, 120, 'adult', 'high_care'],
  ] as const)('with consistency %s at %s hours it is a %s on %s', (consistency, hours, stage, path) => {
    const teen = aged(hours, { stage: 'teen', consistency })
    expect(momentAt(teen, hoursAfter(NOON, hours)).creature).toMatchObject({ stage, path })
  })

  it('uses the consistency at the instant of adulthood, not at the time of the check', () => {
    const teen = aged(118, { stage: 'teen', consistency: 53, species: { feeding_window_hours: 4 } })
    const seenLate = momentAt(teen, hoursAfter(NOON, 125)).creature
    expect(seenLate.consistency).toBeLessThan(50)
    expect(seenLate).toMatchObject({ stage: 'adult', entered_at: { adult: hoursAfter(NOON, 120) } })
  })

  it.each([
    [100, false, 'high_care'],
    [90, false, 'high_care'],
    [89, false, 'balanced'],
    [50, false, 'balanced'],
    [49, false, 'low_care'],
    [100, true, 'rescue'],
  ] as const)('consistency %s, rescued %s: %s', (consistency, rescued, path) => {
    expect(pathFor({ consistency, rescued })).toBe(path)
    expect(expectedPath(creature({ consistency, rescued }))).toBe(path)
  })

  it.each([
    ['high_care', ['Hearthcat', 'Sunpup', 'Bonded', 'Attuned']],
    ['balanced', ['Straycat', 'Traildog', 'Wanderer', 'Drifter']],
    ['low_care', ['Ceilingcat', 'Ghostdog', 'Phantom', 'Hollow']],
    ['rescue', ['Scarcat', 'Threelegs', 'Mender', 'Rekindled']],
  ] as [EvolutionPath, string[]][])('the forms of %s are %j', (path, forms) => {
    expect(FAMILIES.map((family) => FORMS[path][family])).toEqual(forms)
    expect(formOf(creature({ path, species: { family: 'dog' } }))).toBe(forms[1])
  })
})

describe('death and resurrection', () => {
  const one = creature({ feedings: 4, recent_actions: ['play'] })
  const diesAt = momentAt(one, NOON).dies_at as Instant
  const dead = momentAt(one, hoursAfter(diesAt, 20)).creature

  it('creates no stone for a living creature or an egg', () => {
    expect(bury(one, NOON)).toBeNull()
    expect(bury(egg(), hoursAfter(NOON, 999))).toBeNull()
  })

  it('creates the same stone at any time after the death', () => {
    const burial = bury(one, hoursAfter(diesAt, 70))
    expect(burial).toEqual(bury(dead, hoursAfter(diesAt, 1)))
    expect(burial?.stone).toMatchObject({
      name: 'Moth',
      species: 'Plain',
      stage_reached: 'child',
      feedings: 4,
      last_care_action: 'play',
      cause: 'neglect',
      died_at: diesAt,
      missed_feedings: burial?.creature.missed_feedings,
    })
    expect(burial?.stone.lived).toMatch(/^1 day and \d+ hours?$/)
  })

  it.each([
    [76, '3 days and 4 hours'],
    [24, '1 day'],
    [5.5, '5 hours and 30 minutes'],
    [0.005, 'less than a minute'],
  ])('formats %s hours lived as "%s"', (hours, text) => {
    expect(ageText(creature(), hoursAfter(NOON, hours))).toBe(text)
  })

  it('returns with reduced stats and new timestamps, and keeps its history', () => {
    const now = hoursAfter(diesAt, 100)
    const back = revive(
      {
        ...dead,
        consistency: 61,
        on_time_streak: 7,
        memory: { late_meals: 3 },
        was_critical: true,
        reflected_at: [NOON],
      },
      now,
      'remembers the dark',
    )
    expect(back).toMatchObject({
      stats: { hunger: 50, happiness: 50, health: 50, trust: 30, discipline: 50 },
      last_fed_at: now,
      last_care_at: now,
      last_cleaned_at: now,
      last_played_at: now,
      rhythm: { intervals: 0, average_hours: null },
      on_time_streak: 0,
      was_critical: false,
      reflected_at: [],
      memory: {},
      consistency: 61,
      entered_at: dead.entered_at,
      stage: dead.stage,
      death: null,
      temperament: ['light sleeper', 'remembers the dark'],
    })
    expect(momentAt(back, now).alive).toBe(true)
    expect(ageHours(back, now)).toBeCloseTo(ageHours(dead, now))
    expect(ageHours(back, hoursAfter(now, 5))).toBeCloseTo(ageHours(dead, now) + 5)
    expect(revive(back, now, 'nothing')).toBe(back)
  })

  it.each([
    [24, 1, 100],
    [168, 1, 100],
    [720, 1, 429],
    [4380, 1, 2607],
    [4380, 2, 13036],
    [24, 3, 2500],
  ])('at %s hours, death number %s costs %s credits to undo', (hours, deaths, cost) => {
    const at = hoursAfter(NOON, hours)
    const back = {
      died_at: NOON,
      cause: 'neglect',
      returned_at: NOON,
      stats: INITIAL_STATS,
      last_care_at: NOON,
    } as const
    const returns = (times: number) => Array.from({ length: times }, () => back)
    const lost = creature({ returns: returns(deaths - 1), death: { died_at: at, cause: 'neglect' } })
    expect(resurrectionCost(lost, hoursAfter(at, 50))).toBe(cost)
    expect(resurrectionCost(creature({ returns: returns(deaths - 1) }), at)).toBe(cost)
  })
})
