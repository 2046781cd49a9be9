/** Forty simulated clients across species and time zones, with one to three creatures each; on time and always late. */

import { GENEROUS_LIMITS } from '../../support/agents/keeper'
import { lives, type NewcomerReport, runNewcomers } from '../../support/agents/newcomer'
import { openTestHouse } from '../../support/test-house'

const FORTY = lives(40)

it.each([1, 1.5])(
  'forty lives without a death or a failed step, each visit after %s times the advised wait',
  async (lateness) => {
    const house = await openTestHouse({ rateLimits: GENEROUS_LIMITS })
    try {
      const newcomers = await runNewcomers(house, FORTY, { lateness })
      expect(newcomers.flatMap(({ report }) => report.lost)).toEqual([])
      expect(newcomers.filter(({ grown }) => !grown)).toEqual([])
      if (lateness > 1) return
      expect(newcomers.flatMap(({ report }) => report.faults)).toEqual([])
      const moods = newcomers.flatMap(({ report }) => report.moods)
      expect(moods.filter((mood) => mood === 'happy').length / moods.length).toBeGreaterThanOrEqual(0.8)
      const fewest = (of: (report: NewcomerReport) => NewcomerReport['kinds']) =>
        Math.min(...newcomers.flatMap(({ report }) => Object.values(of(report)).map(({ size }) => size)))
      expect(fewest(({ kinds }) => kinds)).toBeGreaterThanOrEqual(4)
      expect(fewest(({ items }) => items)).toBeGreaterThanOrEqual(8)
    } finally {
      await house.close()
    }
  },
)
