/** The bench can ask for every operation: a trial that no longer brings about what its call needs is heard here. */
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { broken } from '../../lib/local/bench/limits'
import { measureOperations } from '../../lib/local/bench/operations'
import { tables } from '../../lib/local/bench/table'

jest.setTimeout(600_000)

it('measures every operation of the route table', async () => {
  const costs = await measureOperations({ rounds: 1, creatures: 20 })
  expect([...new Set(costs.map(({ operation }) => operation))]).toEqual(everyOperation.map(([id]) => id))
})

it('tells what an operation asks of the database, beside the same calls alone', async () => {
  const operations = await measureOperations({ rounds: 1, creatures: 20, only: ['care', 'stats'] })
  expect(operations).toEqual([
    expect.objectContaining({ operation: 'care', trips: 2, write_units: 5 }),
    expect.objectContaining({ operation: 'stats', trips: 1, write_units: 1 }),
  ])
  for (const { cpu_ratio, time_ratio } of operations) expect(Math.min(cpu_ratio, time_ratio)).toBeGreaterThan(0)
  expect(tables({ operations })).toMatch(/\| `care` \| 2 \| [\d.]+ \| 5 \| [\d.]+× \| [\d.]+× \|/)
})

it('fails where a ratio is above its limit, and says which', () => {
  const cost = {
    operation: 'care',
    trips: 2,
    read_units: 1,
    write_units: 5,
    cpu_ms: 9,
    ms: 9,
    cpu_ratio: 99,
    time_ratio: 1,
  }
  expect(broken({ operations: [cost] })).toEqual([expect.stringContaining('the processor time of care: 99')])
  expect(broken({ operations: [{ ...cost, cpu_ratio: 1 }] })).toEqual([])
  const server = { connections: 32, house_per_second: 1, bare_per_second: 10, ratio: 0.1, cpu_ratio: 0.1 }
  expect(broken({ server })).toHaveLength(1)
})
