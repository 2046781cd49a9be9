import { lines } from '../../lambdas/domain/voice/lines'
import { forVisitors, withoutRequests } from '../../lambdas/pages/parts/described'

it.each([...Object.values(lines().MEAL), ...Object.values(lines().REMEDY)].flat())(
  'leaves out “%s”, unless it only describes the creature',
  (sentence) => {
    const described = withoutRequests(`It dozes. ${sentence}.`)
    expect(described).toMatch(/^It dozes\.(?: (?:It|Its|A meal) [^:]*(?:: it is ill)?\.)?$/)
  },
)

it('leaves out local times for visitors', () => {
  expect(forVisitors('It dozes. It wakes at 02:00 (Pacific/Honolulu). Feed it.')).toBe('It dozes.')
})
