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

/** Digest of the art of each version. If a drawing changes after it was served, raise DRAWING and add a line. */
const DIGESTS: Readonly<Record<string, string>> = {
  v1: '52156e219bcdf05070bdc74d8950d76fe7aef2ef861e930173fbc03f51f35086',
}

it('the art of the current version is unchanged', () => {
  const drawings = [
    ...catalogue().flatMap(({ slug }) => STAGES.map((stage) => portrait(portraitSubject(slug, { stage })))),
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
  const digest = createHash('sha256').update(drawings.join('\n')).digest('hex')
  expect({ [DRAWING]: digest }).toEqual({ [DRAWING]: DIGESTS[DRAWING] })
})
