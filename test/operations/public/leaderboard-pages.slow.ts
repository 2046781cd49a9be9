/** Prepared first pages of the leaderboards cost a row or two to read, and match the leaderboards. */

import { asInstant } from '../../../lambdas/domain/time/instants'
import { clearMinuteCache } from '../../../lambdas/http/minute-cache'
import { refreshLeaderboards } from '../../../lambdas/jobs/refresh-leaderboards'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import { population, writeRows } from '../../../lib/local/engine/population'
import { type MeasuredHost, measuredHost } from '../../../lib/tools/measure/measured-host'

const BOARDS = ['oldest_living', 'most_consistent'] as const

/** The rate-limit counter is a write, and the pulse a read. */
async function look(house: MeasuredHost, operation: 'hall' | 'hall_page', query = {}) {
  clearMinuteCache(house.context)
  const before = { ...house.spent }
  const { body } = await house.ask(operation, { query })
  return { body: body as Record<string, unknown>, reads: house.spent.reads - before.reads }
}

describe('with a few hundred keepers', () => {
  let house: MeasuredHost
  beforeAll(async () => {
    const now = asInstant(Date.parse('2026-03-02T09:00:00.000Z'))
    house = await measuredHost({ time: () => now, engine: { binary: process.env.DYNOXIDE_BIN } })
    await writeRows(house.context.db, population(500, now), () => {})
    await rebuild(house.context.db, now, { repair: 'offline' })
  })
  afterAll(() => house.close())

  it('matches the leaderboards for a small part of the reads', async () => {
    const asked = [
      ...BOARDS.map((category) => ({ category })),
      { category: 'most_consistent', per_page: '10', page: '3' },
    ]
    const boards: Awaited<ReturnType<typeof look>>[] = []
    for (const query of asked) boards.push(await look(house, 'hall', query))
    expect(boards.map(({ reads }) => reads >= 20)).toEqual([true, true, true])
    expect((await look(house, 'hall_page')).reads).toBeGreaterThanOrEqual(20)
    await refreshLeaderboards(house.context)
    for (const [at, query] of asked.entries()) {
      const { body, reads } = await look(house, 'hall', query)
      expect(body.leaderboard).toEqual(boards[at]?.body.leaderboard)
      expect((body.leaderboard as unknown[]).length).toBeGreaterThanOrEqual(10)
      expect(reads).toBeLessThanOrEqual(1.5)
    }
    expect((await look(house, 'hall_page')).reads).toBeLessThanOrEqual(2.5)
  })

  it('continues from the leaderboards beyond the prepared page', async () => {
    await refreshLeaderboards(house.context)
    const { body } = await look(house, 'hall', { per_page: '20', page: '2' })
    expect((body.leaderboard as { rank: number }[]).map(({ rank }) => rank)).toEqual(
      Array.from({ length: 20 }, (_, at) => 21 + at),
    )
  })
})
