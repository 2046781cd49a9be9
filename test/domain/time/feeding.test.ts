import { hungerWord, recommendedCheckin } from '../../../lambdas/domain/time/checkin'
import { at } from '../../../lambdas/domain/time/clock'
import {
  feedingStatus,
  feedTiming,
  nextFeedingWindow,
  phaseAt,
  windowsMissed,
} from '../../../lambdas/domain/time/feeding'
import { iso } from '../../../lambdas/domain/time/instants'
import { asleepAt } from '../../../lambdas/domain/time/sleep'
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
  ])('at %s of it: %s, a feed is %s', (share, status, timing, hunger_share, side_effects, missed) => {
    const now = shareLater(share)
    expect(feedingStatus(hungry, now)).toBe(status)
    expect(feedTiming(hungry, now)).toBe(timing)
    expect(phaseAt(hungry, now)).toMatchObject({ hunger_share, side_effects })
    expect(windowsMissed(hungry, now)).toBe(missed)
  })

  it('is announced until it opens at half', () => {
    expect(nextFeedingWindow(hungry, NOON)).toBe(iso(hoursAfter(NOON, 2)))
    expect(nextFeedingWindow(hungry, shareLater(0.5))).toBe('open now')
    expect(nextFeedingWindow(hungry, shareLater(9))).toBe('open now')
  })
})

describe('the recommended check-in', () => {
  it('aims at 50-75% of the window and predicts hunger in words', () => {
    const checkin = recommendedCheckin(at(hungry, NOON))
    expect(checkin).toMatchObject({ feeding_window_status: 'before_window', hours_from_now: 2.5 })
    expect(checkin?.reason).toContain('well fed')
  })

  it.each([
    [0.3, 'before_window'],
    [0.6, 'in_window'],
    [1.2, 'past_window'],
    [2, 'past_window'],
  ])('at %s of the window says %s', (share, status) => {
    expect(recommendedCheckin(at(hungry, shareLater(share)))?.feeding_window_status).toBe(status)
  })

  it.each([
    ['feeding is critical', hungry, shareLater(1.6)],
    ['health is critical', creature({ stats: { health: 15 } }), NOON],
  ])('is now when %s', (_, one, now) => {
    expect(recommendedCheckin(at(one, now))).toMatchObject({ at: now, hours_from_now: 0 })
  })

  it('never sends the keeper to a sleeping creature unless it is in danger', () => {
    for (let i = 0; i < 40; i++) {
      for (let hour = 0; hour < 24; hour++) {
        const one = creature({ id: `c${i}`, species: { feeding_window_hours: 24 } })
        const checkin = recommendedCheckin(at(one, hoursAfter(NOON, hour)))
        expect(checkin && asleepAt(one, checkin.at)).toBe(false)
      }
    }
  })

  it('does not give hidden hunger away', () => {
    const hedgehog = creature({ species: { slug: 'hedgehog' } })
    const words = [90, 70, 50, 35, 20, 5].map(hungerWord)
    const reason = recommendedCheckin(at(hedgehog, NOON))?.reason ?? ''
    for (const word of words) expect(reason).not.toContain(word)
  })
})
