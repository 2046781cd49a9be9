/** The bench can ask for every operation: a trial that no longer brings about what its call needs is heard here. */
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { measureOperations } from '../../lib/local/bench/operations'

it('measures every operation of the route table', async () => {
  const costs = await measureOperations({ rounds: 1, creatures: 20 })
  expect([...new Set(costs.map(({ operation }) => operation))]).toEqual(everyOperation.map(([id]) => id))
})
