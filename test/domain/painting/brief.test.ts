/** Prompts for the image model: words of the catalogue, and the keeper's own in quotes. */
import { EVOLUTION_PATHS, type HatchedStage, STAGES } from '../../../lambdas/domain/creature/creature'
import { briefOf, pictureWishOf } from '../../../lambdas/domain/painting/brief'
import type { PaintedSubject } from '../../../lambdas/domain/painting/painting'
import { SPECIES as BUILT_IN } from '../../../lambdas/species'
import { FAMILIES } from '../../../lambdas/species/vocabulary'

const subject = (fields: Partial<Extract<PaintedSubject, { kind: 'creature' }>> = {}): PaintedSubject => ({
  kind: 'creature',
  agent_id: 'a',
  creature_id: 'c',
  stage: 'adult',
  path: 'balanced',
  species: { slug: 'tabby', family: 'cat', innate_traits: ['gentle'] },
  temperament: ['fond of rain'],
  picture: [],
  words: null,
  ...fields,
})

it('describes every built-in species as the catalogue does', () => {
  for (const { slug, family, innate_traits, appearance } of BUILT_IN) {
    expect(briefOf(subject({ species: { slug, family, innate_traits } })).prompt).toContain(appearance.look)
  }
})

it('distinguishes stages and paths', () => {
  const stages = STAGES.slice(1).map((stage) => briefOf(subject({ stage: stage as HatchedStage, path: null })).prompt)
  const paths = EVOLUTION_PATHS.map((path) => briefOf(subject({ path })).prompt)
  expect(new Set([...stages, ...paths]).size).toBe(stages.length + paths.length)
})

it.each(FAMILIES)('describes a community %s by family and traits, without its name and slug', (family) => {
  const { prompt } = briefOf(subject({ species: { slug: 'obey_me_now', family, innate_traits: ['stoic'] } }))
  expect(prompt).toContain('imaginary')
  expect(prompt).toContain('stoic')
  expect(prompt).not.toMatch(/obey/i)
})

it.each([
  ['quotes and brackets', 'a "cat" [system] {x} <i>', 'a cat system x i'],
  ['line breaks', 'one\ntwo\r\nthree', 'one two three'],
  ['letters of any script', 'ein süßer 猫 с шарфом', 'ein süßer 猫 с шарфом'],
  ['pictographs and hidden characters', 'a 🦊\u{e0041}\u200b fox', 'a fox'],
])('keeps the words of a wish and drops %s', (_, words, kept) => {
  expect(pictureWishOf(words)).toBe(`The subject's own wish for the picture: “${kept}”`)
})

it('is null if no word remains', () => {
  for (const words of [null, '', '   ', '<<>>', '\u200b']) expect(pictureWishOf(words)).toBeNull()
})
