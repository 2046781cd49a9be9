/** Phrases that several pages share. */
import { moreInNeed } from '../../lambdas/pages/parts/phrases'

it.each([
  [0, ''],
  [1, ' One more needs somebody, too.'],
  [2, ' Two more need somebody, too.'],
])('%i others in need: %j', (others, words) => {
  expect(moreInNeed(others)).toBe(words)
})
