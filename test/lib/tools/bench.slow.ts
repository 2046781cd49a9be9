/** The bench measures processor time and cold starts, and reports ratios beyond their limits. */
import { measureAnonymous } from '../../../lib/tools/bench/anonymous'
import { type FunctionCost, measureFunctions } from '../../../lib/tools/bench/functions'
import { measureOperations, type OperationCost } from '../../../lib/tools/bench/operations'
import { exceededLimits, type Measured, tables } from '../../../lib/tools/bench/tables'

it('measures an operation, compared with a bare handler', async () => {
  const operations = await measureOperations({ rounds: 1, only: ['care', 'stats'] })
  expect(operations.map(({ operation }) => operation)).toEqual(['care', 'stats'])
  for (const { cpu_ratio } of operations) expect(cpu_ratio).toBeGreaterThan(0)
  const dear = operations.map((one) => ({ ...one, cpu_ratio: 1.3 }))
  expect(tables({ operations: dear })).toMatch(/\| `care` \| [\d.]+× \|/)
})

it('measures the start of a function, and the cold start of one that callers wait for', async () => {
  const measured = await measureFunctions(1, ['house', 'authorizer'])
  const { house, authorizer } = Object.fromEntries(measured.map((one) => [one.name, one]))
  expect(house?.cold).toBeGreaterThan(0)
  expect(house?.to_empty).toBeGreaterThan(0)
  expect(authorizer).not.toHaveProperty('cold')
})

it('no anonymous call costs more than a drawn card, whatever its input', async () => {
  const beyond = async () => exceededLimits({ anonymous: await measureAnonymous(5) }, {})
  const found = await beyond()
  // A pause of the process may fall into one measure of a call, but hardly into two.
  const again = found.length > 0 ? (await beyond()).map((line) => line.split(':')[0]) : []
  expect(found.filter((line) => again.includes(line.split(':')[0]))).toEqual([])
  const card = { public_operation: 'card', to_card: 1 }
  expect(exceededLimits({ anonymous: [card, { public_operation: 'hall', to_card: 1.01 }] }, {})).toEqual([
    'hall: 1.01 of a drawn card, at most 1',
  ])
})

const COST: OperationCost = { operation: 'care', cpu_ms: 9, cpu_ratio: 1 }
const START: FunctionCost = { name: 'house', start_cpu_ms: 1, to_empty: 1, cold: 1 }
const PLAN_CASE: OperationCost = { ...COST, operation: 'plan', of: 'of seven days', cpu_ratio: 4 }

const LAST: Partial<Measured> = {
  operations: [COST, { ...PLAN_CASE, cpu_ratio: 2 }, { ...PLAN_CASE, of: undefined, cpu_ratio: 9 }],
  functions: [START],
}

describe('exceededLimits', () => {
  it('reports nothing for figures within the limits and for new rows', () => {
    const operations = [
      { ...COST, cpu_ratio: 1.15 },
      { ...COST, operation: 'new', cpu_ratio: 99 },
    ]
    expect(exceededLimits({ operations, functions: [START] }, LAST)).toEqual([])
  })

  it.each<[string, Partial<Measured>]>([
    ['`care`: CPU 1.16, at most 1.15', { operations: [{ ...COST, cpu_ratio: 1.16 }] }],
    ['of seven days: CPU 4, at most 2.3', { operations: [PLAN_CASE] }],
    ['house: Start, to an empty one 9', { functions: [{ ...START, to_empty: 9 }] }],
    ['house: First answer, to a bare one 9', { functions: [{ ...START, cold: 9 }] }],
  ])('reports %s', (sentence, measured) => {
    expect(exceededLimits(measured, LAST)).toEqual([expect.stringContaining(sentence)])
  })
})
