/** Forty newcomers over species and zones, each with one to three creatures; and the same forty, always late. */

import { GENEROUS } from '../../support/agents/keeper'
import { liveAsNewcomers, lives, type Told } from '../../support/agents/newcomer'
import { openHouse } from '../../support/test-house'

const FORTY = lives(40)

it.each([1, 1.5])('forty lives, each visit at %s times the wait that was advised', async (lateness) => {
  const house = await openHouse({ rateLimits: GENEROUS })
  try {
    const newcomers = await liveAsNewcomers(house, FORTY, { lateness })
    expect(newcomers.flatMap(({ told }) => told.lost)).toEqual([])
    expect(newcomers.filter(({ grown }) => !grown)).toEqual([])
    if (lateness > 1) return
    expect(newcomers.flatMap(({ told }) => told.faults)).toEqual([])
    const moods = newcomers.flatMap(({ told }) => told.moods)
    expect(moods.filter((mood) => mood === 'happy').length / moods.length).toBeGreaterThanOrEqual(0.8)
    const fewest = (of: (told: Told) => Told['kinds']) =>
      Math.min(...newcomers.flatMap(({ told }) => Object.values(of(told)).map(({ size }) => size)))
    expect(fewest(({ kinds }) => kinds)).toBeGreaterThanOrEqual(4)
    expect(fewest(({ items }) => items)).toBeGreaterThanOrEqual(8)
  } finally {
    await house.close()
  }
})
