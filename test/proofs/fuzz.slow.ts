/** A short `npm run prove fuzz`: the same requests in every run. */
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { iterations } from '../support/sampling'
import { fuzz } from './fuzz/run'

it('no operation fails on any request, and every response is as documented', async () => {
  const tallies = await fuzz({ seed: 13, runs: iterations(2, 4) })
  expect(tallies.flatMap(({ operation, problem }) => (problem ? [`${operation}: ${problem}`] : []))).toEqual([])
  expect(tallies.map(({ operation }) => operation).toSorted()).toEqual(everyOperation.map(([id]) => id).toSorted())
})
