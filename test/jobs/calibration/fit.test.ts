import { ITEM_CATEGORIES } from '../../../lambdas/domain/care/care'
import { figuresLine, figuresOf } from '../../../lambdas/jobs/calibration/fit'

it('computes the reported figures', () => {
  const about = { id: 1, species: 'cat', action: 'feed', item: 'tuna' } as const
  const cases = [
    { ...about, expected: 'loved', accept: ['loved'] },
    { ...about, expected: 'loved', accept: ['loved', 'liked'] },
    { ...about, expected: 'harmful', accept: ['harmful'] },
    { ...about, expected: 'harmful', accept: ['harmful', 'disliked'] },
  ] as const
  const figures = figuresOf(cases, ['neutral', 'liked', 'harmful', 'disliked'])
  expect(figures).toEqual({ judged: 4, acceptable: 0.75, within_one: 0.75, harmful: 0.5 })
  expect(figuresLine(figures)).toBe('acceptable 75% · within one 75% · harmful 50%')
  expect(ITEM_CATEGORIES).toHaveLength(5)
})
