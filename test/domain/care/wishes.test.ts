/** Wishes: one per day, granted by ordinary care, and never harmful to follow. */
import fc from 'fast-check'
import { applyCare } from '../../../lambdas/domain/care/care'
import { needsOf, requestFor } from '../../../lambdas/domain/care/needs'
import { type WishedCare, wishLists } from '../../../lambdas/domain/care/wish-lists'
import { isTimeFor, wishOf, wishStart } from '../../../lambdas/domain/care/wishes'
import { type Moment, momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { keepsakesForWishes, keepsakesOf, newKeepsakes } from '../../../lambdas/domain/creature/keepsakes'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { fromIso } from '../../../lambdas/domain/time/instants'
import { grantedText, keepsakesWithText, wishText } from '../../../lambdas/domain/voice/wish'
import { creature, decideCare, hoursAfter, kindOf, NOON, type Overrides } from '../../support/creatures'
import { sample } from '../../support/sampling'

const kept = (slug: string, over: Overrides = {}): Creature => {
  const stats = { trust: 60, happiness: 85, health: 90, hunger: 80, ...over.stats }
  return creature({ stage: 'child', ...over, species: kindOf(slug), stats })
}

/** The days, at noon, on which the creature has such a wish. */
const days = (slug: string, matches: (by: WishedCare) => boolean, over: Overrides = {}): Moment[] =>
  Array.from({ length: 200 }, (_, day) => {
    const now = hoursAfter(NOON, 24 * day)
    const times = { stats_at: now, last_care_at: now, last_cleaned_at: now, last_checked_at: now, life_began_at: now }
    return momentAt(kept(slug, { ...times, last_fed_at: hoursAfter(now, -4), ...over }), now)
  }).filter((moment) => matches(wishOf(moment)?.by ?? { action: 'medicine' }))

it('is the same throughout a day and differs between days', () => {
  const wishes = Array.from({ length: 40 }, (_, day) => {
    const now = hoursAfter(NOON, 24 * day)
    const one = kept('void', { stats_at: now, last_care_at: now, last_fed_at: now, last_cleaned_at: now })
    expect(wishOf(momentAt(one, now))).toEqual(wishOf(momentAt(one, now)))
    return wishOf(momentAt(one, now))?.number
  })
  expect(new Set(wishes).size).toBeGreaterThan(6)
})

it.each([
  ['a baby', { stage: 'baby' }],
  ['a sick creature', { stats: { health: 50 } }],
  ['a hungry creature', { stats: { hunger: 20 } }],
  ['an overdue creature', { last_fed_at: hoursAfter(NOON, -10) }],
] as const)('is null for %s', (_, over) => {
  expect(wishOf(momentAt(kept('void', over as Overrides), NOON))).toBeNull()
})

it('is granted by the named item in any spelling, once per day, and changes no stat', () => {
  const [moment] = days('void', ({ action, item }) => action === 'play' && item !== undefined)
  const { by, number } = wishOf(moment!)!
  const item = by.item![0]!
  const play = (name: string) => applyCare(moment!, { action: 'play', item: { name, category: 'loved' } })
  const other = play('some other thing')
  const granted = play(`The ${item.toUpperCase()}!`)
  if (granted.kind !== 'cared' || other.kind !== 'cared') throw new Error('expected the creature to be awake')
  expect(other.wish_granted).toBeNull()
  expect(granted.wish_granted).toBe(number)
  expect(granted.after).toEqual(other.after)
  expect(granted.creature.wishes.granted).toBe(1)
  expect(wishOf(granted.moment)).toBeNull()
  const again = applyCare(granted.moment, { action: 'play', item: { name: item, category: 'loved' } })
  expect(again).toMatchObject({ wish_granted: null, creature: { wishes: { granted: 1 } } })
})

it('for two actions is granted at the second, and starts over the next day', () => {
  const [moment] = days('void', ({ times }) => times === 2)
  const first = applyCare(moment!, { action: 'reflect' })
  if (first.kind !== 'cared') throw new Error('expected the creature to be awake')
  expect(first.wish_granted).toBeNull()
  expect(wishOf(first.moment)).toMatchObject({ met: 1, by: { times: 2 } })
  expect(applyCare(first.moment, { action: 'reflect' })).toMatchObject({ wish_granted: expect.any(Number) })
  const tomorrow = momentAt(first.creature, hoursAfter(first.moment.now, 24))
  expect(wishOf(tomorrow)?.met ?? 0).toBe(0)
})

it('for a meal waits until it is due, and is then advised', () => {
  const meals = days('void', ({ action, item, hours }) => action === 'feed' && item !== undefined && !hours)
  const { creature: one, now } = meals[0]!
  const early = momentAt({ ...one, last_fed_at: hoursAfter(now, -1) }, now)
  expect(isTimeFor(early, wishOf(meals[0]!)!)).toBe(false)
  expect(needsOf(early).map(({ why }) => why)).not.toContain('wish')
  const [meal] = needsOf(meals[0]!)
  expect(wishOf(meals[0]!)!.by.item).toContain(meal?.item)
})

const level = (min: number) => fc.double({ min, max: 100, noNaN: true })

it.each(sample(catalogue(), 3).map(({ slug }) => slug))('of a %s never has a bad effect', (slug) => {
  const species = catalogue().find((one) => one.slug === slug)!
  fc.assert(
    fc.property(
      fc.record({ hunger: level(10), happiness: level(10), health: level(20), trust: level(0), discipline: level(0) }),
      fc.integer({ min: 0, max: 24 * 400 }),
      fc.double({ min: 0, max: 1.4, noNaN: true }),
      fc.boolean(),
      (stats, hour, share, played_since_fed) => {
        const now = hoursAfter(NOON, hour)
        const last_fed_at = hoursAfter(now, -share * species.feeding_window_hours)
        const times = { stats_at: now, last_fed_at, last_care_at: now, last_cleaned_at: now, life_began_at: now }
        const one = kept(slug, { ...times, stats, played_since_fed, id: `c${hour}` })
        const moment = momentAt(one, now)
        const wish = wishOf(moment)
        if (!wish) return
        expect(wishLists()[slug]).toContain(wish.by)
        expect(wishText(one, wish)).not.toBe('')
        const offered = needsOf(moment).find(({ why }) => why === 'wish')
        if (!offered) return
        const outcome = decideCare(one, requestFor(offered), now)
        if (outcome.kind !== 'cared') throw new Error(`refused: ${outcome.kind}`)
        expect(outcome.effectiveness).not.toBe('wasted')
        expect(outcome.timing ?? 'on_time').toBe('on_time')
        expect(outcome.creature.wishes).not.toEqual(one.wishes)
        expect(outcome.after.health).toBeGreaterThanOrEqual(outcome.before.health)
        expect(outcome.after.happiness).toBeGreaterThanOrEqual(outcome.before.happiness)
        expect(outcome.after.trust).toBeGreaterThanOrEqual(outcome.before.trust)
        expect(outcome.creature.consistency).toBeGreaterThanOrEqual(moment.creature.consistency)
      },
    ),
    { numRuns: 60 },
  )
})

describe('keepsakes', () => {
  it.each([
    [2, 0],
    [3, 1],
    [8, 2],
    [15, 3],
    [25, 4],
    [40, 5],
    [59, 5],
    [60, 6],
    [84, 6],
    [85, 7],
    [115, 8],
  ])('for %i wishes: %i', (granted, count) => {
    expect(keepsakesForWishes(granted)).toBe(count)
  })

  it('do not repeat until all were given, in an individual order', () => {
    const orders = ['a', 'b', 'c', 'd', 'e'].map((id) => {
      const kinds = keepsakesOf(kept('void', { id, wishes: { granted: 40, day: 0, half: null } }))
      expect(new Set(kinds).size).toBe(5)
      return kinds.join()
    })
    expect(new Set(orders).size).toBeGreaterThan(2)
  })

  it('are also given for a resurrection, a streak and a hundred days, with texts from the book', () => {
    const { stats } = kept('void')
    const one = kept('void', {
      returns: [{ died_at: NOON, cause: 'hunger', returned_at: NOON, stats, last_care_at: NOON }],
      milestones: [
        { type: 'care_streak', value: 25 },
        { type: 'age_milestone', value: 100 },
      ],
    })
    expect(keepsakesOf(one)).toEqual(['return', 'streak', 'hundred_days'])
    expect(keepsakesWithText(one).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('Moth')]),
    )
    expect(grantedText(one, 0)).toContain('Moth')
    expect(newKeepsakes({ ...one, milestones: [] }, one)).toEqual(['streak', 'hundred_days'])
    expect(newKeepsakes({ ...one, returns: [] }, one)).toEqual(['return'])
    expect(newKeepsakes(one, { ...one })).toEqual([])
  })
})

it.each([
  ['2026-03-29T00:30:00.000Z', '2026-03-29T15:00:00.000Z'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25T16:00:00.000Z'],
])('begins at the local hour on a day of a clock change: %s', (at, begins) => {
  const now = fromIso(at)
  const moment = momentAt(kept('void', { timezone: 'Europe/Berlin', stats_at: now, last_fed_at: now }), now)
  expect(wishStart(moment, { action: 'play', hours: [17, 21] })).toBe(fromIso(begins))
})
