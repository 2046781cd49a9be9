/** The strip of the week: what is counted, on which local day, and for how long. */
import fc from 'fast-check'
import type { ItemCategory } from '../../../lambdas/domain/care/care'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { weekOf } from '../../../lambdas/domain/creature/week'
import type { Instant } from '../../../lambdas/domain/time/instants'
import { WEEK } from '../../../lambdas/store/entities/forms'
import { creature, decideCare, hoursAfter, NOON } from '../../support/creatures'

const TODAY = Math.floor(NOON / 86_400_000)

const fed = (one: Creature, at: Instant, category: ItemCategory | null = null): Creature => {
  const item = category && { name: 'a dish', category }
  const outcome = decideCare(one, { action: 'feed', ...(item && { item }) }, at)
  if (outcome.kind !== 'cared') throw new Error(outcome.kind)
  return outcome.creature
}
/** Its feeding window is six hours. */
const hungry = (hours: number, more = {}) => creature({ last_fed_at: hoursAfter(NOON, -hours), ...more })

describe('what a day counts', () => {
  it.each([
    ['a meal on time', 4, null, { on_time: 1 }],
    ['a late meal', 8, null, { late: 1 }],
    ['an early meal: nothing', 1, null, undefined],
    ['a meal in a missed window: nothing, because the window was counted', 9.5, null, undefined],
    ['a harmful item: harm, and no meal', 4, 'harmful', { harm: 1 }],
  ] as const)('%s', (_, hours, category, day) => {
    expect(fed(hungry(hours), NOON, category).week).toEqual(day && [{ day: TODAY, ...day }])
  })

  it('a window that is missed counts on the day on which it was over', () => {
    const one = hungry(0)
    const { week } = momentAt(one, hoursAfter(NOON, 16)).creature
    expect(week).toEqual([
      { day: TODAY, missed: 1 },
      { day: TODAY + 1, missed: 1 },
    ])
  })

  it('days are those of the keeper', () => {
    const evening = hoursAfter(NOON, 10)
    const one = creature({ timezone: 'Asia/Tokyo', last_fed_at: hoursAfter(evening, -4) })
    expect(fed(one, evening).week).toEqual([{ day: TODAY + 1, on_time: 1 }])
  })
})

it('missed windows are the same, asked once or on the way', () => {
  const one = hungry(0)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (midway) => {
      const direct = momentAt(one, hoursAfter(NOON, 40)).creature
      const inSteps = momentAt(momentAt(one, hoursAfter(NOON, midway)).creature, hoursAfter(NOON, 40)).creature
      expect(inSteps.week).toEqual(direct.week)
    }),
  )
})

it('a week has seven days, and the eighth is forgotten', () => {
  let eaten = creature()
  for (let day = 0; day < 8; day += 1) {
    const at = hoursAfter(NOON, 24 * day)
    eaten = fed({ ...eaten, last_fed_at: hoursAfter(at, -4) }, at)
  }
  expect(eaten.week?.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => TODAY + day))
  const shown = weekOf(eaten, hoursAfter(NOON, 8 * 24))
  const none = { on_time: 0, late: 0, missed: 0, harm: 0 }
  expect(shown[0]).toEqual({ ...none, day: TODAY + 2, on_time: 1 })
  expect(shown.at(-1)).toEqual({ ...none, day: TODAY + 8 })
  expect(shown).toHaveLength(7)
})

it('is stored as a list of numbers for each kind', () => {
  const week = [
    { day: 20_526, on_time: 3, harm: 2 },
    { day: 20_528, on_time: 4 },
  ]
  const stored = { from: '2026-03-14', on_time: '3,0,4', harm: '2' }
  expect(WEEK.write(week as never)).toEqual(stored)
  expect(WEEK.read(stored as never, { pk: '', sk: '' })).toEqual(week)
})
