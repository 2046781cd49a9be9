/** The sentence on the keeper page about the state of all creatures. */
import { momentAt } from '../../lambdas/domain/creature/clock'
import { conditionSentence } from '../../lambdas/pages/keeper'
import { asHtml } from '../../lambdas/pages/parts/html'
import { creature, hoursAfter, NOON } from '../support/creatures'

const said = (...hoursUnfed: readonly number[]): string =>
  asHtml(
    conditionSentence(
      hoursUnfed.map((hours, place) => {
        const name = ['Moth', 'Pip', 'Fern'][place] as string
        const fed = { name, last_fed_at: hoursAfter(NOON, -hours), last_care_at: hoursAfter(NOON, -0.1) }
        return momentAt(creature({ ...fed, as_of: NOON }), NOON)
      }),
    ),
  ).replace(/<[^>]*>/g, '')

it('names the creatures that have missed a meal', () => {
  expect(said(1, 1)).toBe('Both are safe.')
  expect(said(1, 30)).toBe('Pip has missed its meal. Moth is safe.')
  expect(said(30, 30, 1)).toBe('Moth and Pip have missed their meals. Fern is safe.')
})
