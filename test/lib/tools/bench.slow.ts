/** The bench can ask for every operation: a trial that no longer brings about what its call needs is heard here. */
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import type { Group, OperationId } from '../../../lambdas/api/routes/routes'
import { LIMIT_PREFIX } from '../../../lambdas/store/table'
import { tableActions } from '../../../lib/stack/table-actions'
import type { Trips } from '../../../lib/tools/bench/bare'
import type { FunctionCost } from '../../../lib/tools/bench/functions'
import { broken } from '../../../lib/tools/bench/limits'
import { measureOperations, type OperationCost } from '../../../lib/tools/bench/operations'
import type { ServerCost } from '../../../lib/tools/bench/server'
import { type Measured, tables } from '../../../lib/tools/bench/table'
import type { LifeCost } from '../../../lib/tools/bench/tokens'

jest.setTimeout(600_000)

interface Written {
  Key?: { pk?: unknown }
}

/** The rights that a call to the table needs; a transaction those to each of its parts. Only counts may be updated. */
const rightsFor = (command: Trips[number][number]): string[] => {
  const { input } = command
  const parts = input.TransactItems as Readonly<Record<string, Written>>[] | undefined
  const kinds = parts?.flatMap(Object.entries<Written>) ?? [
    [command.constructor.name.replace('Command', ''), input as Written] as const,
  ]
  return kinds.map(([kind, { Key }]) => {
    const counts = kind !== 'Update' || String(Key?.pk).startsWith(LIMIT_PREFIX)
    return `dynamodb:${kind === 'Query' ? kind : `${kind}Item`}${counts ? '' : ' of more than counts'}`
  })
}

it('measures every operation of the route table, and none of them does more than its function may', async () => {
  const [heard, beyond] = [new Set<string>(), new Set<string>()]
  const hear = (operation: OperationId, trips: Trips) => {
    if (trips.length > 0) heard.add(operation)
    const group = everyOperation.find(([id]) => id === operation)?.[1].group as Group
    for (const right of trips.flat().flatMap(rightsFor))
      if (!tableActions(group).includes(right)) beyond.add(`${operation}: ${right}`)
  }
  const costs = await measureOperations({ rounds: 1, creatures: 20, hear })
  expect([...new Set(costs.map(({ operation }) => operation))]).toEqual(everyOperation.map(([id]) => id))
  expect([...heard]).toEqual(expect.arrayContaining(['register', 'care', 'buy_credits', 'resurrect', 'hall', 'home']))
  expect([...beyond]).toEqual([])
})

it('tells what an operation asks of the database, beside the same calls alone', async () => {
  const operations = await measureOperations({ rounds: 1, creatures: 20, only: ['care', 'stats'] })
  expect(operations).toEqual([
    expect.objectContaining({ operation: 'care', trips: 2, write_units: 5 }),
    expect.objectContaining({ operation: 'care', of: expect.stringContaining('late meal'), trips: 5, write_units: 5 }),
    expect.objectContaining({ operation: 'stats', trips: 1, write_units: 1 }),
  ])
  for (const { cpu_ratio, time_ratio } of operations) expect(Math.min(cpu_ratio, time_ratio)).toBeGreaterThan(0)
  expect(tables({ operations })).toMatch(/\| `care` \| 2 \| [\d.]+ \| 5 \| [\d.]+ \| [\d.]+× \| [\d.]+× \|/)
})

const COST: OperationCost = {
  ...{ operation: 'care', trips: 2, read_units: 1, write_units: 5, kb: 2 },
  ...{ cpu_ms: 9, ms: 9, cpu_ratio: 1, time_ratio: 1 },
}
const START: FunctionCost = {
  ...{ name: 'house', kb: 1, published_kb: 1, start_cpu_ms: 1, to_empty: 1, to_sdk: 1, to_published: 1 },
}
const SERVER: ServerCost = { connections: 32, house_per_second: 5, bare_per_second: 10, ratio: 0.5, cpu_ratio: 0.5 }
const lives = (visits: number): LifeCost[] => [
  { way: 'status and care, over MCP', calls: 9, tokens: 1000 },
  { way: 'visits, over MCP', calls: 3, tokens: visits },
]

it.each<[string, Partial<Measured>, string | null]>([
  ['nothing', { operations: [COST], functions: [START], server: SERVER, lives: lives(300) }, null],
  ['the processor', { operations: [{ ...COST, cpu_ratio: 99 }] }, 'the processor time of care: 99'],
  ['time', { operations: [{ ...COST, time_ratio: 99 }] }, 'the time of care: 99'],
  ['size', { operations: [{ ...COST, kb: 999 }] }, 'the KB of care: 999'],
  [
    'one case',
    { operations: [{ ...COST, operation: 'plan', of: 'the same, by its ETag', cpu_ratio: 4 }] },
    'its ETag: 4',
  ],
  ['a start', { functions: [{ ...START, to_empty: 9 }] }, 'the start of house'],
  ['an import', { functions: [{ ...START, to_sdk: 9 }] }, 'beside the SDK: 9'],
  ['the SDK', { functions: [{ ...START, to_published: 9 }] }, 'beside itself'],
  ['the server', { server: { ...SERVER, ratio: 0.1 } }, 'the server on this machine: 0.1'],
  ['its processor', { server: { ...SERVER, cpu_ratio: 0.1 } }, 'by processor time: 0.1'],
  ['tokens', { lives: lives(900) }, 'over MCP: 0.9'],
])('fails where a ratio is beyond its limit, and says which: %s', (_what, measured, fault) => {
  expect(broken(measured)).toEqual(fault ? [expect.stringContaining(fault)] : [])
})
