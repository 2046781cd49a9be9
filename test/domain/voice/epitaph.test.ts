import { decideCare } from '../../../lambdas/domain/care/care'
import type { CareAction } from '../../../lambdas/domain/creature/creature'
import { type Burial, bury } from '../../../lambdas/domain/creature/death'
import { dominantAction, epitaph, lifeOf } from '../../../lambdas/domain/voice/epitaph'
import { creature, hoursAfter, NOON } from '../../support/creatures'
import { lifeToDeath } from './cast'
import { expectWellFormed } from './well-formed'

const LIVES = 1_000

test('a thousand lives leave at least 950 different epitaphs, even under one name', () => {
  const stones = Array.from({ length: LIVES }, (_, n) => epitaph(lifeToDeath(n, 'Pip')))
  expect(new Set(stones).size).toBeGreaterThanOrEqual(950)
})

test('an epitaph quotes its creature’s name, is well formed and fits on a stone', () => {
  const misfits: string[] = []
  for (let n = 0; n < 2_000; n++) {
    const lived = lifeToDeath(n)
    const text = epitaph(lived)
    expectWellFormed(text)
    const sentences = text.split(/[.!?] (?=[A-Z0-9“])/).length
    if (!text.includes(`“${lived.name}”`) || sentences > 2 || text.length > 320) misfits.push(text)
  }
  expect(misfits).toEqual([])
})

test('the same life always gets the same words', () => {
  for (let n = 0; n < 50; n++) expect(epitaph(lifeToDeath(n))).toBe(epitaph(lifeToDeath(n)))
})

test('one meal and one owed are singular', () => {
  for (let n = 0; n < 200; n++) {
    const text = epitaph({ ...lifeToDeath(n), feedings: 1, missed_feedings: 1, lived_hours: 25 })
    expect(text).not.toMatch(/\bone (?:meals|days|hours|times)\b/i)
  }
})

test('no visits are said to have stopped where nobody ever came', () => {
  for (let n = 0; n < 300; n++) {
    const text = epitaph({ ...lifeToDeath(n), last_action: null, habit: null, path: null, deaths: 0 })
    expect(text).not.toContain('visits')
  }
})

test('a poisoning is told as one, and nothing else is blamed', () => {
  for (let n = 0; n < 300; n++) {
    const text = epitaph({ ...lifeToDeath(n), cause: 'illness', last_action: 'feed', killed_by: 'feed' })
    expect(text).toMatch(/poison|never food|wrong dish/)
    expect(text).not.toMatch(/sickness|an illness|the last thing anyone brought/)
  }
})

const MEALS_PRAISED = /mealtime|centre of the day|eaten and|was food|fed (?:once|twice|\w+ times)/

/** Fed three times with what harms, and then left alone, or killed by it. */
const poisoned = (id: string, health: number): Burial => {
  let one = creature({ id, stats: { health } })
  for (const hours of [5, 10, 15]) {
    const cared = decideCare(one, POISON, hoursAfter(NOON, hours))
    if (cared.kind === 'cared') one = cared.creature
  }
  const burial = bury(one, hoursAfter(NOON, 200))
  if (!burial) throw new Error('it lives')
  return burial
}
const POISON = { action: 'feed', item: { name: 'bleach', category: 'harmful' } } as const

test.each([
  ['died of it', 40],
  ['was left alone after it', 100],
])('the stone of a poisoned creature that %s praises no meals', (_, health) => {
  for (let n = 0; n < 200; n++) {
    const burial = poisoned(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, health)
    expect(burial.stone).toMatchObject({ feedings: 0, last_care_action: 'feed' })
    expect(epitaph(lifeOf(burial))).not.toMatch(MEALS_PRAISED)
  }
})

test('no table is praised where nothing was eaten', () => {
  for (let n = 0; n < 300; n++) {
    const text = epitaph({ ...lifeToDeath(n), feedings: 0, habit: 'feed', killed_by: null })
    expect(text).not.toMatch(/mealtimes were|centre of the day|eaten/)
  }
})

const habits: readonly (readonly [string, readonly CareAction[], CareAction | null])[] = [
  ['nothing done is no habit', [], null],
  ['twice is no habit', ['feed', 'feed'], null],
  ['the most frequent wins', ['feed', 'play', 'play', 'feed', 'play'], 'play'],
  ['the later wins a draw', ['feed', 'play', 'feed', 'play', 'feed', 'play'], 'play'],
]
test.each(habits)('%s', (_, actions, habit) => {
  expect(dominantAction(actions)).toBe(habit)
})
