import { feedingStatus, phaseAt, windowsMissed } from '../../../lambdas/domain/creature/feeding'
import { creature, hoursAfter, NOON } from '../../support/creatures'

const hungry = creature({ species: { feeding_window_hours: 4 } })
const shareLater = (share: number) => hoursAfter(NOON, share * 4)

describe('the feeding window', () => {
  it.each([
    [0, 'ok', 'early', 0.2, { happiness: -2 }, 0],
    [0.2, 'ok', 'early', 0.2, { happiness: -2 }, 0],
    [0.25, 'ok', 'early', 0.6, {}, 0],
    [0.49, 'ok', 'early', 0.6, {}, 0],
    [0.5, 'due_soon', 'on_time', 1, {}, 0],
    [1, 'due_soon', 'on_time', 1, {}, 0],
    [1.01, 'overdue', 'late', 1, { trust: -0.5 }, 0],
    [1.5, 'critical', 'late', 1, { trust: -0.5 }, 0],
    [1.51, 'critical', 'missed_window', 1, { health: -3, trust: -1 }, 1],
    [2.5, 'critical', 'missed_window', 1, { health: -3, trust: -1 }, 1],
    [2.51, 'critical', 'missed_window', 1, { health: -3, trust: -1 }, 2],
    [5, 'critical', 'missed_window', 1, { health: -3, trust: -1 }, 4],
  ])('at %s of it the status is %s and a feed is %s', (share, status, timing, hunger_share, side_effects, missed) => {
    const now = shareLater(share)
    expect(feedingStatus(hungry, now)).toBe(status)
    expect(phaseAt(hungry, now)).toMatchObject({ timing, hunger_share, side_effects })
    expect(windowsMissed(hungry, now)).toBe(missed)
  })
})
