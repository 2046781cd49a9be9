/** What happy creatures do, by family, time and temperament. */
import { FAMILY_JOYS, JOY_HOURS, type Joy, joyAt } from '../../../lambdas/domain/creature/joy'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import type { Instant } from '../../../lambdas/domain/time/instants'
import { FAMILIES } from '../../../lambdas/species/vocabulary'

const HOUR = 3_600_000
const at = (hour: number): Instant => (hour * HOUR) as Instant
const hours = (count: number): number[] => Array.from({ length: count }, (_, hour) => hour)
const tabby = { ...catalogue().find(({ slug }) => slug === 'tabby')!, innate_traits: [] }
const cat = (id: string, temperament: readonly string[] = []) => ({ id, temperament, species: tabby })

it.each(FAMILIES)('the %s family has at least five joys', (family) => {
  expect(new Set(FAMILY_JOYS[family]).size).toBeGreaterThanOrEqual(5)
})

it('every species shows at least five joys within four days', () => {
  const few = catalogue().filter((species) => {
    const creature = { id: `one ${species.slug}`, temperament: ['never quite still', 'deep sleeper'], species }
    return new Set(hours(4 * 24).map((hour) => joyAt(creature, at(hour)))).size < 5
  })
  expect(few).toEqual([])
})

it('does not change more often than every four hours', () => {
  const joys = hours(48 * 60).map((minute) => joyAt(cat('a'), at(minute / 60)))
  const changes = joys.flatMap((joy, minute) => (minute > 0 && joy !== joys[minute - 1] ? [minute] : []))
  const gaps = changes.slice(1).map((minute, i) => minute - changes[i]!)
  expect(changes.length).toBeGreaterThan(5)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(JOY_HOURS * 60)
})

it('differs between individuals at the same time', () => {
  expect(new Set(hours(40).map((one) => joyAt(cat(`cat ${one}`), at(1)))).size).toBe(FAMILY_JOYS.cat.length)
})

it('suits the temperament', () => {
  const share = (joys: readonly Joy[], temperament: readonly string[]): number =>
    hours(100).filter((turn) => joys.includes(joyAt(cat('a', temperament), at(turn * JOY_HOURS)))).length
  expect(share(['leap', 'trot'], ['never quite still'])).toBeGreaterThan(share(['leap', 'trot'], ['deep sleeper']))
  expect(share(['loaf', 'knead'], ['deep sleeper'])).toBeGreaterThan(share(['loaf', 'knead'], ['never quite still']))
})
