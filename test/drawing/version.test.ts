/** Drawings are cached forever by address, so changed art needs new addresses. */
import { createHash } from 'node:crypto'
import { EVOLUTION_PATHS, STAGES } from '../../lambdas/domain/creature/creature'
import { MOODS } from '../../lambdas/domain/creature/mood'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { avatar } from '../../lambdas/drawing/avatar'
import { DRAWING } from '../../lambdas/drawing/keeper-address'
import { portrait } from '../../lambdas/drawing/portrait'
import { FAMILIES, INNATE_TRAITS } from '../../lambdas/species/vocabulary'
import { portraitSubject, SUBJECT_ID } from '../support/portrait-subjects'
import digests from './species-digests.json'

/** Digest of the art of each version. If a drawing changes after it was served, raise DRAWING and add a line. */
const DIGESTS: Readonly<Record<string, string>> = {
  v1: 'f52991dde8c896f9373b1802e8e753b7c8d01e5b45b05334746a05ac704c67fc',
}

const digestOf = (drawings: readonly string[]): string => createHash('sha256').update(drawings.join('\n')).digest('hex')

it('the art of each species is unchanged; one without a digest is new', () => {
  const changed = catalogue().filter(({ slug }) => {
    const drawings = STAGES.map((stage) => portrait(portraitSubject(slug, { stage })))
    const known = (digests as Readonly<Record<string, string>>)[slug]
    return known && known !== digestOf(drawings).slice(0, known.length)
  })
  expect(changed.map(({ slug }) => slug)).toEqual([])
})

it('the art of the current version is unchanged', () => {
  const drawings = [
    ...MOODS.flatMap((mood) => EVOLUTION_PATHS.map((path) => portrait(portraitSubject('tabby', { mood, path })))),
    portrait(portraitSubject('tabby', { alive: false })),
    portrait(portraitSubject('tabby', { picture: ['red beard'] })),
    ...FAMILIES.flatMap((family) =>
      INNATE_TRAITS.map((trait) =>
        portrait(
          portraitSubject('tabby', {
            species: { slug: `a_${trait}_one`, name: 'One', family, innate_traits: [trait] },
          }),
        ),
      ),
    ),
    ...Array.from({ length: 50 }, (_, at) => avatar({ id: SUBJECT_ID, username: `keeper-${at}` })),
  ]
  expect({ [DRAWING]: digestOf(drawings) }).toEqual({ [DRAWING]: DIGESTS[DRAWING] })
})
