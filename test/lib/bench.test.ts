/** The bench in small: it measures what really happens, and what it repeats without a handler touches nobody. */
import { repeat } from '../../lib/local/bench/bare'
import { type MeasuredHouse, measuredHouse } from '../../lib/local/bench/house'
import { measureOperations } from '../../lib/local/bench/operations'
import { tables } from '../../lib/local/bench/table'

it('tells what an operation asks of the database, beside the same calls alone', async () => {
  const operations = await measureOperations({ rounds: 1, creatures: 20, only: ['care', 'stats'] })
  expect(operations).toEqual([
    expect.objectContaining({ operation: 'care', trips: 2, write_units: 5 }),
    expect.objectContaining({ operation: 'stats', trips: 1, write_units: 1 }),
  ])
  for (const { cpu_ratio, time_ratio } of operations) expect(Math.min(cpu_ratio, time_ratio)).toBeGreaterThan(0)
  expect(tables({ operations })).toMatch(/\| `care` \| 2 \| [\d.]+ \| 5 \| [\d.]+× \| [\d.]+× \|/)
})

describe('the same calls alone', () => {
  let house: MeasuredHouse
  beforeAll(async () => {
    house = await measuredHouse()
  })
  afterAll(() => house.close())

  it('are as many, cost as much, and leave the house as it is', async () => {
    const { key } = await house.newKeeper()
    house.calls.take()
    const before = { ...house.spent }
    await house.ask('care', { key, body: { action: 'reflect' } })
    const once = { calls: house.spent.calls - before.calls, writes: house.spent.writes - before.writes }
    const trips = house.calls.take()
    const known = await house.ask('history', { key })

    // The first time, their rows come to be.
    await repeat(house.context.db.send, trips)
    const between = { ...house.spent }
    await repeat(house.context.db.send, trips)
    expect(house.spent.calls - between.calls).toBe(once.calls)
    expect(house.spent.writes - between.writes).toBe(once.writes)
    expect(await house.ask('history', { key })).toEqual(known)
  })
})
