/** Subjects for drawing tests: one of every species, and arbitrary ones. */
import fc from 'fast-check'
import { EVOLUTION_PATHS, STAGES } from '../../lambdas/domain/creature/creature'
import { JOYS } from '../../lambdas/domain/creature/joy'
import { LIFE_MARKS } from '../../lambdas/domain/creature/keepsakes'
import { EXPRESSIONS } from '../../lambdas/domain/creature/mood'
import { MOST_WORDS, PEN_GROUPS, type PenWord, penWords } from '../../lambdas/domain/painting/pen-words'
import { builtInSpecies, catalogue } from '../../lambdas/domain/species/catalogue'
import type { PortraitSubject } from '../../lambdas/drawing/portrait'
import { KEEPSAKE_SHAPES } from '../../lambdas/species/book'
import { FAMILIES, INNATE_TRAITS } from '../../lambdas/species/vocabulary'

export const SUBJECT_ID = '0b1e6a52-7c39-4d1f-9a86-3f5d2c714e08'

export const portraitSubject = (slug: string, change: Partial<PortraitSubject> = {}): PortraitSubject => ({
  species: builtInSpecies(slug)!,
  stage: 'adult',
  path: null,
  mood: 'content',
  alive: true,
  id: SUBJECT_ID,
  ...change,
})

/** A species that was designed with this picture. */
export const designed = (...picture: string[]): Pick<PortraitSubject, 'species' | 'picture'> => ({
  species: { slug: `a_${picture[0]!.replaceAll(' ', '_')}`, name: picture[0]!, family: 'exotic', innate_traits: [] },
  picture,
})

/** In a colour only if it needs one. */
export const plainWord = ({ group, label }: Pick<PenWord, 'group' | 'label'>): string =>
  PEN_GROUPS[group].colour === 'needed' ? `red ${label}` : label

/** A legal picture: words of different slots, in colours where they need one. */
export const anyPicture = fc
  .uniqueArray(fc.constantFrom(...penWords()), { selector: ({ slot }) => slot, minLength: 1, maxLength: MOST_WORDS })
  .map((words) => words.map(plainWord))

const communitySpecies = fc.record(
  {
    slug: fc.stringMatching(/^[a-z0-9_]{2,40}$/).filter((slug) => builtInSpecies(slug) === null),
    name: fc.string({ minLength: 1, maxLength: 50 }),
    family: fc.constantFrom(...FAMILIES),
    innate_traits: fc.uniqueArray(fc.constantFrom(...INNATE_TRAITS), { maxLength: 3 }),
  },
  { requiredKeys: ['slug', 'name', 'family', 'innate_traits'] },
)

export const anySubject: fc.Arbitrary<PortraitSubject> = fc.record(
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
    picture: anyPicture,
  },
  { requiredKeys: ['species', 'stage', 'path', 'mood', 'alive', 'id', 'keepsakes', 'life'] },
)
