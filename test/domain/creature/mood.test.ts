import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Stats } from '../../../lambdas/domain/creature/creature'
import { moodOf } from '../../../lambdas/domain/creature/mood'
import { napsBetween } from '../../../lambdas/domain/creature/sleep'
import { asInstant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { creature, hoursAfter, NOON, type Overrides } from '../../support/creatures'

const mood = (overrides: Overrides, hours = 0) => moodOf(momentAt(creature(overrides), hoursAfter(NOON, hours)))

describe('mood', () => {
  it.each([
    ['critical', { health: 19.9, hunger: 100 }],
    ['sick', { health: 20 }],
    ['sick', { health: 39.9, hunger: 5 }],
    ['hungry', { health: 40, hunger: 29.9 }],
    ['happy', { happiness: 80.1, hunger: 50.1 }],
    ['content', { happiness: 80, hunger: 90 }],
    ['content', { happiness: 90, hunger: 50 }],
    ['content', { happiness: 0, hunger: 30 }],
  ] as [string, Partial<Stats>][])('%s at %j', (expected, stats) => {
    expect(mood({ stats })).toBe(expected)
  })

  it('sleeping has priority', () => {
    const sleeper = creature({ stats: { health: 10 } })
    const [nap] = napsBetween(sleeper, NOON, NOON + 24 * MS_PER_HOUR)
    const later = asInstant(nap?.from ?? 0)
    expect(moodOf(momentAt({ ...sleeper, last_fed_at: later, last_care_at: later }, later))).toBe('sleeping')
  })

  const contentHours = (overrides: Overrides): string[] =>
    Array.from({ length: 60 }, (_, i) => {
      const day = hoursAfter(NOON, 24 * i)
      return moodOf(
        momentAt(
          creature({
            stats: { happiness: 70 },
            stats_at: day,
            last_fed_at: day,
            last_care_at: day,
            last_cleaned_at: day,
            last_checked_at: day,
            ...overrides,
          }),
          day,
        ),
      )
    })

  it.each([
    ['social creatures', { species: { innate_traits: ['social' as const] } }],
    ['ai-native creatures', { species: { family: 'ai-native' as const } }],
  ])('%s are curious in about one hour of three', (_, overrides) => {
    const curious = contentHours(overrides).filter((one) => one === 'curious').length
    expect(curious).toBeGreaterThan(8)
    expect(curious).toBeLessThan(34)
    expect(contentHours(overrides)).toEqual(contentHours(overrides))
  })

  it('other creatures are never curious, nor is any below happiness 40', () => {
    expect(contentHours({})).not.toContain('curious')
    expect(contentHours({ species: { family: 'ai-native' }, stats: { happiness: 39 } })).not.toContain('curious')
  })
})
