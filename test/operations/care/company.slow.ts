/** A client that only follows the API's answers discovers wishes, keepsakes and sitters. */

import { GENEROUS_LIMITS } from '../../support/agents/keeper'
import { type NewcomerSetup, runNewcomers } from '../../support/agents/newcomer'
import { openTestHouse } from '../../support/test-house'

/** Two clients that follow all advice: one is away all day, the other never. */
const AWAY: NewcomerSetup = {
  name: 'away-by-day',
  timezone: 'UTC',
  slugs: ['calico'],
  knows: 'always-there',
  away: [8, 18] as const,
}
const ALWAYS: NewcomerSetup = { name: 'always-there', timezone: 'UTC', slugs: ['tabby'] }

it('grants wishes, receives keepsakes, and finds a sitter when it could not come', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: { ...GENEROUS_LIMITS, ask_sitter: 100 } })
  try {
    const [away, always] = await runNewcomers(house, [ALWAYS, AWAY].toReversed(), { days: 7 })
    for (const one of [away, always]) expect(one?.report).toMatchObject({ faults: [], lost: [] })
    expect(away?.report.asked).toBeGreaterThan(0)
    expect(always?.report.sat).toBeGreaterThan(3)
    const { body: life } = await house.call('GET', '/api/house/history', { key: away?.key })
    expect(life.sat_by).toEqual([ALWAYS.name])
    for (const one of [away, always]) {
      expect(one?.report.granted).toBeGreaterThanOrEqual(3)
      expect(Object.values(one?.report.keeps ?? {})[0]).toBeGreaterThanOrEqual(1)
    }
  } finally {
    await house.close()
  }
})
