import fc from 'fast-check'
import {
  type CareOutcome,
  type CareRequest,
  ITEM_CATEGORIES,
  type ItemCategory,
} from '../../../lambdas/domain/care/care'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import { type Creature, STAGES, type Stats, untoldMilestones } from '../../../lambdas/domain/creature/creature'
import { napsBetween } from '../../../lambdas/domain/creature/sleep'
import { asInstant, type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { CARE, CARE_ACTIONS, type CareAction } from '../../../lambdas/species/care-actions'
import { STATS } from '../../../lambdas/species/vocabulary'
import { creature, decideCare, hoursAfter, NOON, type Overrides } from '../../support/creatures'

const back = (hours: number): Instant => hoursAfter(NOON, -hours)

/** Medium stats and a due feed, so that no gain is capped and a feed is on time. */
const middling = ({ stats, ...rest }: Overrides = {}): Creature =>
  creature({
    last_fed_at: back(4),
    stats: { hunger: 30, happiness: 50, health: 50, trust: 50, discipline: 50, ...stats },
    ...rest,
  })

const item = (category: ItemCategory, name = 'thing') => ({ name, category })

const care = (one: Creature, request: CareRequest, now: Instant = NOON): CareOutcome => {
  const decision = decideCare(one, request, now)
  if (decision.kind !== 'cared') throw new Error(`refused: ${decision.kind}`)
  return decision
}

const changes = ({ before, after }: CareOutcome): Partial<Stats> =>
  Object.fromEntries(
    STATS.map((stat) => [stat, Number((after[stat] - before[stat]).toFixed(6))]).filter(([, change]) => change !== 0),
  )

describe('effects', () => {
  it.each([
    ['feed', undefined, { hunger: 50 }],
    ['feed', 'loved', { hunger: 60, happiness: 8 }],
    ['feed', 'liked', { hunger: 50 }],
    ['feed', 'neutral', { hunger: 40 }],
    ['feed', 'disliked', { hunger: 20, happiness: -2 }],
    ['feed', 'harmful', { health: -15 }],
    ['play', undefined, { happiness: 15 }],
    ['play', 'loved', { happiness: 20, health: 5 }],
    ['play', 'neutral', { happiness: 12 }],
    ['play', 'disliked', { happiness: 4 }],
    ['play', 'harmful', { happiness: -10, health: -5 }],
    ['clean', undefined, { health: 10 }],
    ['clean', 'loved', { health: 15, happiness: 8 }],
    ['clean', 'disliked', { health: 4, happiness: -2 }],
    ['clean', 'harmful', { health: -10 }],
    ['medicine', undefined, { health: 25 }],
    ['medicine', 'loved', { health: 30, trust: 4 }],
    ['medicine', 'harmful', { health: -20 }],
    ['discipline', undefined, { discipline: 10, happiness: -5, trust: -1 }],
    ['discipline', 'loved', { discipline: 12, happiness: -2 }],
    ['discipline', 'neutral', { discipline: 8, happiness: -5, trust: -1 }],
    ['discipline', 'harmful', { happiness: -15, health: -10 }],
    ['sleep', undefined, { health: 5 }],
    ['sleep', 'loved', { health: 8, happiness: 3 }],
    ['sleep', 'harmful', { health: -5 }],
    ['reflect', undefined, { trust: 2 }],
  ] as [CareAction, ItemCategory | undefined, Partial<Stats>][])('%s, item %s: %j', (action, category, expected) => {
    expect(changes(care(middling(), { action, item: category && item(category) }))).toEqual(expected)
  })

  it.each([
    ['instant', 4],
    ['fast', 3],
    ['medium', 2],
    ['slow', 1],
  ] as const)('with %s trust a reflection is worth %s', (trust_speed, trust) => {
    expect(changes(care(middling({ species: { trust_speed } }), { action: 'reflect' }))).toEqual({ trust })
  })

  it('are small from the fourth reflection within an hour on, which is told', () => {
    const [third, fourth] = [2, 3].map((before) =>
      care(middling({ reflected_at: Array(before).fill(NOON) }), { action: 'reflect' }),
    )
    expect([third?.tip, fourth?.tip]).toEqual([null, 'reflected_often'])
  })

  it.each(['feed', 'play', 'clean'] as const)('a harmful item does not meet the need for %s', (action) => {
    const before = { last_fed_at: back(4), last_played_at: back(4), last_cleaned_at: back(4) }
    expect(care(middling(before), { action, item: item('harmful') }).creature).toMatchObject(before)
  })

  it.each([
    [0.1, 'early'],
    [0.3, 'early'],
    [0.5, 'on_time'],
    [1.2, 'late'],
    [2, 'missed_window'],
  ] as const)('at %s of the window a harmful feed is %s but no meal', (share, timing) => {
    const hungry = middling({
      species: { slug: 'jackrabbit' },
      last_fed_at: back(share * 6),
      played_since_fed: true,
      consistency: 80,
      responsiveness: 70,
      on_time_streak: 9,
      feedings: 12,
      missed_feedings: 2,
    })
    const outcome = care(hungry, { action: 'feed', item: item('harmful') })
    expect(outcome).toMatchObject({ timing, streak: 9, milestones: [] })
    expect(changes(outcome)).toEqual({ health: -15 })
    const { last_fed_at, played_since_fed, consistency, responsiveness, on_time_streak, feedings, missed_feedings } =
      momentAt(hungry, NOON).creature
    expect(outcome.creature).toMatchObject({
      last_fed_at,
      played_since_fed,
      consistency,
      responsiveness,
      on_time_streak,
      feedings,
      missed_feedings,
      cared: { feed: 1 },
      recent_actions: ['feed'],
      last_care_at: NOON,
    })
  })

  it('keep every stat between 0 and 100', () => {
    const level = fc.double({ min: 0.5, max: 100, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({ hunger: level, happiness: level, health: level, trust: level, discipline: level }),
        fc.constantFrom(...CARE_ACTIONS),
        fc.option(fc.constantFrom(...ITEM_CATEGORIES), { nil: undefined }),
        fc.constantFrom('plain', 'persian', 'chonk', 'owl', 'robot', 'bengal', 'border_collie'),
        (stats, action, category, slug) => {
          const { after, died } = care(middling({ stats, species: { slug } }), {
            action,
            item: category && item(category),
          })
          for (const stat of STATS) {
            expect(after[stat]).toBeGreaterThanOrEqual(0)
            expect(after[stat]).toBeLessThanOrEqual(100)
          }
          expect(died).toBe(after.health === 0)
          expect(died && category !== 'harmful').toBe(false)
        },
      ),
    )
  })
})

describe('the timing of a feed', () => {
  const fedAgo = (share: number, overrides: Overrides = {}, category?: ItemCategory) =>
    care(middling({ last_fed_at: back(share * 6), consistency: 80, on_time_streak: 1, ...overrides }), {
      action: 'feed',
      ...(category && { item: item(category) }),
    })

  it.each([
    [0.1, 'early', { hunger: 10, happiness: -2 }, 80, 0],
    [0.3, 'early', { hunger: 30 }, 80, 0],
    [0.5, 'on_time', { hunger: 50 }, 82, 2],
    [1, 'on_time', { hunger: 50 }, 82, 2],
    [1.2, 'late', { hunger: 50, trust: -0.5 }, 78, 0],
    [1.5, 'late', { hunger: 50, trust: -0.5 }, 78, 0],
    [2, 'missed_window', { hunger: 50, health: -3, trust: -1 }, 80, 0],
  ] as const)(
    'at %s of the window is %s: %j, consistency %s, streak %s',
    (share, timing, expected, consistency, streak) => {
      const outcome = fedAgo(share)
      expect(outcome.timing).toBe(timing)
      expect(changes(outcome)).toEqual(expected)
      expect(outcome.creature.consistency).toBeCloseTo(consistency)
      expect(outcome.streak).toBe(streak)
      expect(outcome.creature.last_fed_at).toBe(NOON)
    },
  )

  it('counts late meals in a row until one is on time; a harmful item is no meal', () => {
    const runAfter = (share: number, late_meals?: number, category?: ItemCategory) =>
      fedAgo(share, { memory: late_meals ? { late_meals } : {} }, category).creature.memory.late_meals
    expect([runAfter(1.2), runAfter(1.2, 2), runAfter(2, 3)]).toEqual([1, 3, 4])
    expect([runAfter(0.7, 2), runAfter(0.3, 2)]).toEqual([undefined, undefined])
    expect(runAfter(0.7, 2, 'harmful')).toBe(2)
  })

  it('never lowers health below 1', () => {
    expect(fedAgo(2, { stats: { health: 2 } }).after.health).toBe(1)
    expect(fedAgo(2, { stats: { health: 0.4 } }).after.health).toBe(0.4)
  })

  it.each([
    [1, 0],
    [2, 0],
    [3, 1.5],
    [4, 2],
    [5, 2.5],
    [9, 4.5],
    [10, 5],
    [30, 5],
  ])('the %ith on-time feed in a row adds %s trust', (streak, bonus) => {
    const outcome = fedAgo(0.7, { on_time_streak: streak - 1 })
    expect(changes(outcome).trust ?? 0).toBe(bonus)
  })
})

describe('effectiveness', () => {
  it.each([
    ['half or more of a play landed', 'play', { happiness: 92 }, 'effective', null],
    ['less than half landed', 'play', { happiness: 95 }, 'reduced', 'already_full'],
    ['none landed', 'play', { happiness: 100 }, 'wasted', 'already_full'],
    ['an on-time feed filled it', 'feed', { hunger: 96 }, 'effective', null],
    ['medicine for the healthy', 'medicine', { health: 100 }, 'wasted', 'already_full'],
    ['medicine for the sick', 'medicine', { health: 30 }, 'effective', null],
  ] as const)('%s', (_, action, stats, effectiveness, tip) => {
    expect(care(middling({ stats }), { action })).toMatchObject({ effectiveness, tip })
  })

  it.each([
    ['far too early', { last_fed_at: back(0.5) }, undefined, 'reduced', 'too_early'],
    ['a disliked item', {}, item('disliked'), 'reduced', 'disliked_item'],
    ['a harmful item', {}, item('harmful'), 'wasted', 'harmful_item'],
    ['a neutral item', {}, item('neutral'), 'effective', null],
  ] as const)('of a feed: %s', (_, overrides, given, effectiveness, tip) => {
    expect(care(middling(overrides), { action: 'feed', item: given })).toMatchObject({ effectiveness, tip })
  })
})

describe('species mechanics', () => {
  const of = (slug: string, overrides: Overrides = {}) => middling({ species: { slug }, ...overrides })
  it.each([
    ['persian', 'clean', 'health', 30],
    ['persian', 'feed', 'hunger', 25],
    ['persian', 'play', 'happiness', 7.5],
    ['persian', 'medicine', 'health', 25],
    ['chonk', 'feed', 'hunger', 70],
    ['chonk', 'play', 'happiness', 7.5],
    ['chonk', 'clean', 'health', 5],
    ['chonk', 'reflect', 'trust', 1],
    ['owl', 'play', 'happiness', 7.5],
    ['kinkajou', 'clean', 'health', 5],
  ] as const)('%s by day: %s moves %s by %s', (slug, action, stat, change) => {
    expect(changes(care(of(slug), { action }))[stat]).toBe(change)
  })

  it('a persian’s loved grooming gives three times the health and normal happiness', () => {
    expect(changes(care(of('persian'), { action: 'clean', item: item('loved') }))).toEqual({ health: 45, happiness: 8 })
  })

  it.each([
    [undefined, null, {}],
    ['tennis ball', null, {}],
    ['tennis ball', 'neutral', {}],
    ['train set', null, {}],
    ['train set', 'neutral', {}],
    ['jobless Sunday', null, {}],
    ['puzzle box', null, { happiness: 15 }],
    ['Agility-course', null, { happiness: 15 }],
    ['sheep herding practice', null, { happiness: 15 }],
    ['obedience drill', null, { happiness: 15 }],
    ['search game', null, { happiness: 15 }],
    ['jigsaw', null, { happiness: 15 }],
    ['crosswords', null, { happiness: 15 }],
    ['sudoku', null, { happiness: 15 }],
    ['memory game', null, { happiness: 15 }],
    ['something it takes for one', 'liked', { happiness: 15 }],
    ['something it takes for one', 'loved', { happiness: 20, health: 5 }],
  ] as const)('a border collie given %s (%s): %j', (name, category, expected) => {
    const outcome = care(of('border_collie'), { action: 'play', item: name ? { name, category } : undefined })
    expect(changes(outcome)).toEqual(expected)
    if (!('happiness' in expected)) expect(outcome).toMatchObject({ effectiveness: 'wasted', tip: 'needs_task_item' })
  })

  it('do not apply to a community species with the same slug', () => {
    const copy = middling({ species: { slug: 'chonk', tier: 'community' } })
    expect(changes(care(copy, { action: 'play' })).happiness).toBe(15)
  })
})

describe('refusals', () => {
  const [nap] = napsBetween(creature(), NOON, NOON + 200 * MS_PER_HOUR)
  const bedtime = asInstant((nap?.from ?? 0) + 60_000)
  const sleeper = creature({ stats_at: bedtime, last_care_at: bedtime, last_fed_at: bedtime, last_cleaned_at: bedtime })

  it.each(CARE_ACTIONS)('asleep: %s', (action) => {
    const decision = decideCare(sleeper, { action }, bedtime)
    if (CARE[action].worksAsleep) expect(decision.kind).toBe('cared')
    else
      expect(decision).toMatchObject({
        kind: 'asleep',
        sleep_info: { sleeping: true, sleep_window_end: '06:00', timezone_used: 'UTC' },
        wakes_at: nap?.to,
      })
  })
})

describe('consequences', () => {
  it('raising health from below 20 to 40 is a rescue, in any number of steps', () => {
    const critical = middling({ stats: { health: 10 } })
    const first = care(critical, { action: 'medicine' })
    expect(first.creature).toMatchObject({ was_critical: true, rescued: false })
    const second = care(first.creature, { action: 'clean' })
    expect(second.creature.rescued).toBe(true)
    expect(care(middling({ stats: { health: 25 } }), { action: 'medicine' }).creature.rescued).toBe(false)
    expect(care(middling({ was_critical: true, stats: { health: 50 } }), { action: 'clean' }).creature.rescued).toBe(
      false,
    )
  })

  it.each([
    ['health', 30],
    ['trust', 20],
    ['happiness', 30],
    ['hunger', 20],
  ] as const)('reports a concern about discipline if %s is %s', (stat, value) => {
    expect(care(middling(), { action: 'discipline' }).concerns).toEqual([])
    expect(care(middling({ stats: { [stat]: value } }), { action: 'discipline' }).concerns).toHaveLength(1)
    expect(care(middling({ stats: { [stat]: value } }), { action: 'play' }).concerns).toEqual([])
  })
})

describe('a life under care', () => {
  const visit = fc.record({
    wait: fc.double({ min: 0, max: 14, noNaN: true }),
    pause: fc.double({ min: 0, max: 1, noNaN: true }),
    action: fc.constantFrom(...CARE_ACTIONS),
    category: fc.option(fc.constantFrom('loved', 'liked', 'neutral', 'disliked'), { nil: undefined }),
  })

  it('is the same with and without intermediate states, and never moves back a stage', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.array(visit, { minLength: 1, maxLength: 25 }), (id, visits) => {
        let plain = creature({ id, timezone: 'Europe/Berlin', species: { innate_traits: ['social'] } })
        let banked = plain
        let now = NOON
        for (const { wait, pause, action, category } of visits) {
          const request = { action, item: category && item(category) }
          banked = momentAt(banked, hoursAfter(now, wait * pause)).creature
          now = hoursAfter(now, wait)
          const one = decideCare(plain, request, now)
          const other = decideCare(banked, request, now)
          expect(other.kind).toBe(one.kind)
          if (one.kind === 'dead') return
          if (one.kind !== 'cared' || other.kind !== 'cared') continue
          for (const stat of STATS) expect(other.after[stat]).toBeCloseTo(one.after[stat], 6)
          expect(STAGES.indexOf(one.creature.stage)).toBeGreaterThanOrEqual(STAGES.indexOf(plain.stage))
          plain = one.creature
          banked = other.creature
          expect(banked.consistency).toBeCloseTo(plain.consistency, 6)
          expect([banked.rhythm, banked.entered_at, banked.path]).toEqual([plain.rhythm, plain.entered_at, plain.path])
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('milestones', () => {
  it.each([
    ['happiness', 100, 'play'],
    ['trust', 75, 'reflect'],
    ['discipline', 50, 'discipline'],
    ['health', 80, 'clean'],
  ] as const)(
    'of %s use the displayed value: %s minus a thousandth counts as reached before',
    (stat, value, action) => {
      const one = middling({ stats: { [stat]: value - 0.001 }, was_critical: true })
      const reached = care(one, { action }).milestones.filter(({ type }) => type === `${stat}_milestone`)
      expect(reached).not.toContainEqual({ type: `${stat}_milestone`, value })
    },
  )

  it.each([
    ['trust_milestone', 'trust', [50, 75, 90], 'reflect'],
    ['happiness_milestone', 'happiness', [50, 80, 100], 'play'],
    ['discipline_milestone', 'discipline', [25, 50, 75], 'discipline'],
  ] as const)('%s fires once at each threshold of %s', (type, stat, thresholds, action) => {
    for (const value of thresholds) {
      const below = middling({ stats: { [stat]: value - 0.5 } })
      const outcome = care(below, { action })
      expect(outcome.milestones).toContainEqual({ type, value })
      expect(untoldMilestones(outcome.creature)).toContainEqual({ type, value })
      const again = { ...outcome.creature, stats: below.stats }
      expect(care(again, { action }).milestones).not.toContainEqual({ type, value })
      expect(care(middling({ stats: { [stat]: Math.min(100, value) } }), { action }).milestones).not.toContainEqual({
        type,
        value,
      })
    }
  })

  it.each([10, 25, 50, 100])('%i on-time feeds in a row are a care streak', (value) => {
    const outcome = care(middling({ on_time_streak: value - 1, stats: { trust: 10 } }), { action: 'feed' })
    expect(outcome.milestones).toEqual([{ type: 'care_streak', value }])
  })

  it('happiness from a wash with a loved item counts', () => {
    const outcome = care(middling({ stats: { happiness: 45 }, species: { slug: 'plain' } }), {
      action: 'clean',
      item: item('loved'),
    })
    expect(outcome.milestones).toEqual([{ type: 'happiness_milestone', value: 50 }])
  })
})
