/** A sample of `npm run prove punctual`. */
import { punctualKeepers } from './punctual/run'

it('no meal by advice is late without a warning', () => {
  const { lives, meals, late } = punctualKeepers(31, 6)
  expect(lives).toBeGreaterThan(10)
  expect(meals).toBeGreaterThan(lives)
  expect(late.filter(({ warned }) => !warned)).toEqual([])
})
