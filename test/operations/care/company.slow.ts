/** A keeper that knows nothing but what answers tell comes to wishes, keepsakes and a sitter by itself. */

import { GENEROUS } from '../../support/agents/keeper'
import { type Life, liveAsNewcomers } from '../../support/agents/newcomer'
import { openHouse } from '../../support/test-house'

/** One is away all day, the other never; both do what they are told. */
const AWAY: Life = {
  ...{ name: 'away-by-day', timezone: 'UTC', slugs: ['calico'] },
  ...{ confiding: true, away: [8, 18] as const },
}
const ALWAYS: Life = { name: 'always-there', timezone: 'UTC', slugs: ['tabby'], confiding: true }

it('grants wishes, is left keepsakes, asks for a sitter when it could not come; and the sitter finds it', async () => {
  const house = await openHouse({ projecting: true, rateLimits: { ...GENEROUS, ask_sitter: 100 } })
  try {
    const [away, always] = await liveAsNewcomers(house, [ALWAYS, AWAY].toReversed(), { days: 7 })
    for (const one of [away, always]) expect(one?.told).toMatchObject({ faults: [], lost: [] })
    expect(away?.told.asked).toBeGreaterThan(0)
    expect(always?.told.sat).toBeGreaterThan(3)
    const { body: life } = await house.call('GET', '/api/house/history', { key: away?.key })
    expect(life.sat_by).toEqual([ALWAYS.name])
    for (const one of [away, always]) {
      expect(one?.told.granted).toBeGreaterThanOrEqual(3)
      expect(Object.values(one?.told.keeps ?? {})[0]).toBeGreaterThanOrEqual(1)
    }
  } finally {
    await house.close()
  }
})
