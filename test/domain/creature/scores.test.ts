import {
  consistencyAfterFeed,
  consistencyAt,
  rememberAction,
  responsivenessAfterFeed,
  varietyOf,
} from '../../../lambdas/domain/creature/scores'
import { CARE_ACTIONS, type CareAction } from '../../../lambdas/species/care-actions'
import { creature, hoursAfter, NOON } from '../../support/creatures'

describe('consistency', () => {
  it.each([
    ['on_time', 80, 82],
    ['late', 80, 78],
    ['late', 40, 40],
    ['early', 80, 80],
    ['missed_window', 80, 80],
  ] as const)('a feed that is %s moves %s to %s', (timing, from, to) => {
    expect(consistencyAfterFeed(from, timing)).toBeCloseTo(to)
  })
})

it('becomes exactly 0 after years without feeding', () => {
  const left = creature({ last_fed_at: NOON, stats_at: NOON })
  expect(consistencyAt(left, hoursAfter(NOON, 3 * 365 * 24))).toBe(0)
})

describe('responsiveness', () => {
  it.each([
    [0.3, 50],
    [0.5, 55],
    [1, 55],
    [1.25, 50],
    [1.5, 45],
    [4, 45],
  ])('a feed at %s of the window moves 50 to %s', (share, to) => {
    expect(responsivenessAfterFeed(50, share)).toBeCloseTo(to)
  })
})

describe('variety', () => {
  it('is 0 for no action or one kind, and 100 for all seven equally', () => {
    expect(varietyOf([])).toBe(0)
    expect(varietyOf(['feed', 'feed'])).toBe(0)
    expect(varietyOf([...CARE_ACTIONS, ...CARE_ACTIONS])).toBeCloseTo(100)
    expect(varietyOf(['feed', 'play'])).toBeCloseTo((100 * Math.log(2)) / Math.log(7))
  })

  it('uses the last twenty actions', () => {
    let recent: CareAction[] = ['feed']
    for (let i = 0; i < 20; i++) recent = rememberAction(recent, 'play')
    expect(recent).toEqual(Array(20).fill('play'))
  })
})
