/** The file of a new species: short, without problems, and enough for a whole life with the lines of its family. */

import { parseSpecies } from '../../lambdas/species/parse-species'
import { FAMILIES } from '../../lambdas/species/vocabulary'
import { checkRules, VOCABULARY } from '../../lib/tools/check-species'
import { speciesFile } from '../../lib/tools/new-species'

it.each(FAMILIES)('a new species of the family %s has a file of at most 40 lines without problems', (family) => {
  const text = speciesFile('ember_owlet', family)
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(40)
  const parsed = parseSpecies(text, VOCABULARY)
  expect([...parsed.problems, ...checkRules(parsed)]).toEqual([])
  expect(parsed.head).toMatchObject({ name: 'Ember Owlet', tier: 'common', feeding_window_hours: 5 })
  expect(Object.values(parsed.head.items.approved).every((items) => items.length >= 6)).toBe(true)
  expect(parsed.head.items.harmful.length).toBeGreaterThan(2)
})

it('two new species of a family are drawn differently', () => {
  const [one, other] = ['ember_owlet', 'frost_owlet'].map(
    (slug) => parseSpecies(speciesFile(slug, 'exotic'), VOCABULARY).head.appearance,
  )
  expect([one?.colours, one?.figure]).not.toEqual([other?.colours, other?.figure])
})
