/** Expressions that differ from the mood: near death, unfed, and without trust. */
import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Stats } from '../../../lambdas/domain/creature/creature'
import { expressionOf } from '../../../lambdas/domain/creature/expression'
import { napsBetween } from '../../../lambdas/domain/creature/sleep'
import { asInstant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { creature, hoursAfter, NOON, type Overrides } from '../../support/creatures'

const face = (overrides: Overrides, hours = 0) => expressionOf(momentAt(creature(overrides), hoursAfter(NOON, hours)))

it.each([
  ['happy', { happiness: 90, trust: 10 }],
  ['wary', { happiness: 90, trust: 9.9 }],
  ['wary', { happiness: 50, trust: 0 }],
  ['hungry', { hunger: 10, trust: 0 }],
  ['sick', { health: 30, trust: 0 }],
  ['critical', { health: 19.9, trust: 0 }],
] as [string, Partial<Stats>][])('is %s at %j', (expected, stats) => {
  expect(face({ stats })).toBe(expected)
})

it('shows no smile while a bad feeling lasts', () => {
  const sore: Overrides = {
    stats: { happiness: 90 },
    feeling: { kind: 'scolded', cause: 'discipline', began_at: NOON, ends_at: hoursAfter(NOON, 1) },
  }
  expect([face(sore), face(sore, 1)]).toEqual(['wary', 'happy'])
})

it('shows that death is near, awake and asleep', () => {
  const weak = creature({ stats: { health: 10 } })
  const [nap] = napsBetween(weak, NOON, NOON + 24 * MS_PER_HOUR)
  const asleep = asInstant(nap?.from ?? 0)
  const stamps = { last_fed_at: asleep, last_care_at: asleep, stats_at: asleep }
  expect(expressionOf(momentAt({ ...weak, ...stamps }, asleep))).toBe('fading')
  expect(expressionOf(momentAt({ ...weak, ...stamps, stats: { ...weak.stats, health: 100 } }, asleep))).toBe('sleeping')
  expect(face({ stats: { happiness: 90 } }, 40)).toBe('critical')
})

it('shows hunger from the end of the feeding window on, unless something is worse', () => {
  const window = creature().species.feeding_window_hours
  const full: Overrides = { stats: { happiness: 100, hunger: 100 } }
  expect([face(full, window), face(full, window + 0.01)]).toEqual(['happy', 'hungry'])
  expect(face({ stats: { happiness: 100, trust: 0 } }, window + 0.01)).toBe('hungry')
  expect(face({ stats: { health: 30 } }, window + 0.01)).toBe('sick')
})
