/** Community species: reserved slugs and rate limits. */
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { clampRates, isReservedSlug } from '../../../lambdas/domain/species/community-species'

it('reserves every built-in slug and some words', () => {
  for (const { slug } of catalogue()) expect(isReservedSlug(slug)).toBe(true)
  for (const word of ['api', 'admin', 'new']) expect(isReservedSlug(word)).toBe(true)
  expect(isReservedSlug('moss_fox')).toBe(false)
})

it.each([
  ['below', { feeding_window_hours: 0, hunger_decay_per_hour: -1, happiness_decay_per_hour: 0 }, [2, 0.2, 0.2]],
  ['above', { feeding_window_hours: 99, hunger_decay_per_hour: 9, happiness_decay_per_hour: 9 }, [24, 3, 2]],
  ['within', { feeding_window_hours: 6, hunger_decay_per_hour: 1, happiness_decay_per_hour: 1.5 }, [6, 1, 1.5]],
])('clamps figures %s their ranges', (_where, given, kept) => {
  expect(Object.values(clampRates(given))).toEqual(kept)
})
