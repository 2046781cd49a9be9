import fc from 'fast-check'
import { NEW_CREATURE, type Rhythm } from '../../../lambdas/domain/creature/creature'
import { careRhythm, deathThreshold, multiplierAfter, withInterval } from '../../../lambdas/domain/creature/rhythm'
import { asHours } from '../../../lambdas/domain/time/instants'
import { creature, NOON } from '../../support/creatures'

const rhythmOf = (...intervals: number[]): Rhythm =>
  intervals.reduce<Rhythm>((rhythm, interval) => withInterval(rhythm, asHours(interval)), NEW_CREATURE.rhythm)

describe('care rhythm', () => {
  it.each([
    [[], null, 36, false],
    [[4], 4, 36, false],
    [[4, 8], 6, 36, false],
    [[4, 8, 12], 8, 24, true],
    [[10, 10, 10], 10, 30, true],
    [[20, 20, 20], 20, 48, true],
    [[2, 2, 2], 2, 24, true],
    [[10, 10, 10, 31], 12, 36, true],
  ])(
    'after intervals %j the average is %s, the threshold %s, established %s',
    (intervals, average, threshold, known) => {
      const rhythm = rhythmOf(...intervals)
      expect(rhythm.average_hours).toBe(average)
      const view = careRhythm(creature({ rhythm }), NOON)
      expect(view).toEqual({
        average_hours: average,
        death_threshold_hours: threshold,
        decay_multiplier: 1,
        established: known,
      })
    },
  )

  it('keeps the death threshold between 24 and 48 hours', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.3, max: 47, noNaN: true }), { minLength: 3, maxLength: 40 }), (gaps) => {
        const threshold = deathThreshold(rhythmOf(...gaps))
        return threshold >= 24 && threshold <= 48
      }),
    )
  })

  it.each([
    [0, 1],
    [1, 1],
    [1.5, 1],
    [1.75, 1.25],
    [2, 1.5],
    [2.5, 2],
    [3, 2.5],
    [3.5, 3.25],
    [4, 4],
    [40, 4],
  ])('%s averages without care multiply decay by %s', (averages, multiplier) => {
    expect(multiplierAfter(averages)).toBeCloseTo(multiplier, 12)
  })

  it('never slows the decay over time', () => {
    const share = fc.double({ min: 0, max: 10, noNaN: true })
    fc.assert(
      fc.property(share, share, (a, b) => multiplierAfter(Math.min(a, b)) <= multiplierAfter(Math.max(a, b)) + 1e-12),
    )
  })
})
