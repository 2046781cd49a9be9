/** Subjects for drawing tests: one of every species, and arbitrary ones. */
import fc from 'fast-check'
import { EVOLUTION_PATHS, STAGES } from '../../lambdas/domain/creature/creature'
import { JOYS } from '../../lambdas/domain/creature/joy'
import { LIFE_MARKS } from '../../lambdas/domain/creature/keepsakes'
import { EXPRESSIONS } from '../../lambdas/domain/creature/mood'
import { builtInSpecies, catalogue } from '../../lambdas/domain/species/catalogue'
import type { Sitter } from '../../lambdas/drawing/portrait'
import { KEEPSAKE_SHAPES } from '../../lambdas/species/book'
import { PEN_WORDS } from '../../lambdas/species/pen-words'
import { TINTED } from '../../lambdas/species/tinted'
import { FAMILIES, INNATE_TRAITS } from '../../lambdas/species/vocabulary'

export const SITTER_ID = '0b1e6a52-7c39-4d1f-9a86-3f5d2c714e08'

export const sitting = (slug: string, change: Partial<Sitter> = {}): Sitter => ({
  species: builtInSpecies(slug)!,
  stage: 'adult',
  path: null,
  mood: 'content',
  alive: true,
  id: SITTER_ID,
  ...change,
})

/** Strokes that words can add to a picture. */
const anyStrokes = fc
  .uniqueArray(
    fc.constantFrom(
      ...Object.values(PEN_WORDS).flatMap((words): string[] => Object.values(words)),
      ...Object.values(TINTED).map((code) => `${code}r`),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((codes) => codes.join('-'))

const communitySpecies = fc.record(
  {
    slug: fc.stringMatching(/^[a-z0-9_]{2,40}$/).filter((slug) => builtInSpecies(slug) === null),
    name: fc.string({ minLength: 1, maxLength: 50 }),
    family: fc.constantFrom(...FAMILIES),
    innate_traits: fc.uniqueArray(fc.constantFrom(...INNATE_TRAITS), { maxLength: 3 }),
    drawn_as: anyStrokes,
  },
  { requiredKeys: ['slug', 'name', 'family', 'innate_traits'] },
)

export const anySitter: fc.Arbitrary<Sitter> = fc.record(
  {
    species: fc.oneof(fc.constantFrom(...catalogue()), communitySpecies),
    stage: fc.constantFrom(...STAGES),
    path: fc.constantFrom(null, ...EVOLUTION_PATHS),
    mood: fc.constantFrom(...EXPRESSIONS),
    joy: fc.constantFrom(...JOYS),
    alive: fc.boolean(),
    id: fc.uuid(),
    keepsakes: fc.uniqueArray(fc.constantFrom(...KEEPSAKE_SHAPES), { maxLength: 8 }),
    life: fc.subarray([...LIFE_MARKS]),
    drawn_with: anyStrokes,
  },
  { requiredKeys: ['species', 'stage', 'path', 'mood', 'alive', 'id', 'keepsakes', 'life'] },
)
