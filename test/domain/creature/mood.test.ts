import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Stats } from '../../../lambdas/domain/creature/creature'
import { moodOf } from '../../../lambdas/domain/creature/mood'
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
})
