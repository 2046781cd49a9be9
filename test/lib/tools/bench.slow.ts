/** The bench: every operation can be measured, and ratios beyond their limits are reported. */
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import type { Group, OperationId } from '../../../lambdas/api/routes/routes'
import { LIMIT_PREFIX } from '../../../lambdas/store/table'
import type { Trips } from '../../../lib/local/engine/meter'
import { tableActions } from '../../../lib/stack/table-actions'
import { type FunctionCost, measureFunctions } from '../../../lib/tools/bench/functions'
import { measureOperations, type OperationCost } from '../../../lib/tools/bench/operations'
import type { ServerCost } from '../../../lib/tools/bench/server'
import { exceededLimits, type Measured, tables } from '../../../lib/tools/bench/table'
import type { LifeCost } from '../../../lib/tools/bench/tokens'

jest.setTimeout(600_000)

interface Written {
  Key?: { pk?: unknown }
}

/** The rights that a call to the table needs; a transaction needs those of its parts. Only counts may be updated. */
const rightsFor = (command: Trips[number][number]): string[] => {
  const { input } = command
  const parts = input.TransactItems as Readonly<Record<string, Written>>[] | undefined
  const kinds = parts?.flatMap(Object.entries<Written>) ?? [
    [command.constructor.name.replace('Command', ''), input as Written] as const,
  ]
  return kinds.map(([kind, { Key }]) => {
    const isAllowed = kind !== 'Update' || String(Key?.pk).startsWith(LIMIT_PREFIX)
    return `dynamodb:${kind === 'Query' ? kind : `${kind}Item`}${isAllowed ? '' : ' of more than counts'}`
  })
}

describe('measureOperations', () => {
  it('measures every operation, and none needs more rights than its function has', async () => {
    const [measured, beyond] = [new Set<string>(), new Set<string>()]
    const onTrips = (operation: OperationId, trips: Trips) => {
      if (trips.length > 0) measured.add(operation)
      const group = everyOperation.find(([id]) => id === operation)?.[1].group as Group
      for (const right of trips.flat().flatMap(rightsFor))
        if (!tableActions(group).includes(right)) beyond.add(`${operation}: ${right}`)
    }
    const costs = await measureOperations({ rounds: 1, creatures: 20, onTrips })
    expect([...new Set(costs.map(({ operation }) => operation))]).toEqual(everyOperation.map(([id]) => id))
    expect([...measured]).toEqual(
      expect.arrayContaining(['register', 'care', 'buy_credits', 'resurrect', 'hall', 'home']),
    )
    expect([...beyond]).toEqual([])
  })

  it('reports trips, units and ratios', async () => {
    const operations = await measureOperations({ rounds: 1, creatures: 20, only: ['care', 'stats'] })
    expect(operations).toEqual([
      expect.objectContaining({ operation: 'care', trips: 2, write_units: 5 }),
      expect.objectContaining({ operation: 'stats', trips: 1, write_units: 1 }),
    ])
    for (const { cpu_ratio, time_ratio } of operations) expect(Math.min(cpu_ratio, time_ratio)).toBeGreaterThan(0)
    expect(tables({ operations })).toMatch(/\| `care` \| 2 \| [\d.]+ \| 5 \| [\d.]+ \| [\d.]+× \| [\d.]+× \|/)
  })
})

const COST: OperationCost = {
  operation: 'care',
  trips: 2,
  read_units: 1,
  write_units: 5,
  kb: 2,
  cpu_ms: 9,
  ms: 9,
  cpu_ratio: 1,
  time_ratio: 1,
}
const START: FunctionCost = {
  name: 'house',
  kb: 1,
  published_kb: 1,
  start_cpu_ms: 1,
  to_empty: 1,
  to_sdk: 1,
  to_published: 1,
  cold: 1,
}
const SERVER: ServerCost = {
  call: 'care',
  connections: 32,
  house_per_second: 5,
  bare_per_second: 10,
  ratio: 0.5,
  cpu_ratio: 0.5,
}
const PLAN_CASE: OperationCost = { ...COST, operation: 'plan', of: 'the same, by its ETag', cpu_ratio: 4 }
const lives = (visits: number): LifeCost[] => [
  { way: 'status and care, over MCP', calls: 9, tokens: 1000 },
  { way: 'visits, over MCP', calls: 3, tokens: visits },
]

const LAST: Partial<Measured> = {
  operations: [COST, { ...PLAN_CASE, cpu_ratio: 2 }, { ...PLAN_CASE, of: undefined, cpu_ratio: 9 }],
  functions: [START],
  server: [SERVER],
}

describe('exceededLimits', () => {
  it('reports nothing for figures within the limits and for new rows', () => {
    const within = { ...COST, cpu_ratio: 1.15, time_ratio: 3 }
    const operations = [within, { ...COST, operation: 'new', cpu_ratio: 99 }]
    const measured = { operations, functions: [START], server: [{ ...SERVER, ratio: 0.44 }], lives: lives(300) }
    expect(exceededLimits(measured, LAST)).toEqual([])
  })

  it.each<[string, Partial<Measured>]>([
    ['`care`: CPU 1.16, at most 1.15', { operations: [{ ...COST, cpu_ratio: 1.16 }] }],
    ['`care`: Time 3.1, at most 3', { operations: [{ ...COST, time_ratio: 3.1 }] }],
    ['`care`: KB 999, at most 2.3', { operations: [{ ...COST, kb: 999 }] }],
    ['`care`: Trips 3, at most 2', { operations: [{ ...COST, trips: 3 }] }],
    ['its ETag: CPU 4, at most 2.3', { operations: [PLAN_CASE] }],
    ['house: Start, to an empty one 9', { functions: [{ ...START, to_empty: 9 }] }],
    ["house: Import, to the SDK's clients alone 9", { functions: [{ ...START, to_sdk: 9 }] }],
    ['house: Import, to that with the whole SDK 9', { functions: [{ ...START, to_published: 9 }] }],
    ['house: First answer, to a bare one 9', { functions: [{ ...START, cold: 9 }] }],
    ['the local host: care 0.1 of a bare server', { server: [{ ...SERVER, ratio: 0.1 }] }],
    ['the local host: care 0.2 of a bare server', { server: [{ ...SERVER, cpu_ratio: 0.2 }] }],
    ['0.5 of the tokens of single calls, over MCP', { lives: lives(900) }],
  ])('reports %s', (sentence, measured) => {
    expect(exceededLimits(measured, LAST)).toEqual([expect.stringContaining(sentence)])
  })
})

describe('measureFunctions', () => {
  it('measures the start of a function, and the cold start of one that callers wait for', async () => {
    const measured = await measureFunctions(1, ['house', 'authorizer'])
    const { house, authorizer } = Object.fromEntries(measured.map((one) => [one.name, one]))
    expect(house?.cold).toBeGreaterThan(0)
    expect(house?.kb).toBeGreaterThan(100)
    expect(authorizer).not.toHaveProperty('cold')
  })
})
