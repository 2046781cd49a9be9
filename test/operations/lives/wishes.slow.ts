/** A client that only follows the API's answers discovers wishes and keepsakes. */

import { GENEROUS_LIMITS } from '../../support/agents/keeper'
import { runNewcomers } from '../../support/agents/newcomer'
import { openTestHouse } from '../../support/test-house'

const CLIENTS = [
  { name: 'keeps-a-calico', timezone: 'UTC', slugs: ['calico'] },
  { name: 'keeps-a-tabby', timezone: 'UTC', slugs: ['tabby'] },
]

it('grants wishes and receives keepsakes', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: GENEROUS_LIMITS })
  try {
    for (const { report } of await runNewcomers(house, CLIENTS, { days: 7 })) {
      expect(report).toMatchObject({ faults: [], lost: [] })
      expect(report.granted).toBeGreaterThanOrEqual(3)
      expect(Object.values(report.keeps)[0]).toBeGreaterThanOrEqual(1)
    }
  } finally {
    await house.close()
  }
})
