/** More worlds than in every test run, and one planted bug that must be found. */
import { match } from '../../lambdas/api/routes/match'
import { Coverage } from './worlds/coverage'
import { MUTANTS, type Mutant } from './worlds/mutants'
import { ACT_OF_OPERATION, planFor } from './worlds/plan'
import { search, shrink } from './worlds/run'
import { runMutant } from './worlds/run-mutant'
import { World } from './worlds/world'

afterEach(() => jest.restoreAllMocks())

it('have no failures', async () => {
  const coverage = new Coverage()
  expect(await search({ from: 100, worlds: 120 }, coverage)).toBeNull()
  expect(coverage.worlds).toBe(120)
})

it('perform each changing operation in the act named for it', async () => {
  const done = new Set<string>()
  const call = World.prototype.call
  jest.spyOn(World.prototype, 'call').mockImplementation(function (this: World, ...args) {
    const { method, path } = args[2]('mark')
    done.add(`${match(method, path.split('?')[0] ?? '')?.operation}: ${args[1].what}`)
    return call.apply(this, args)
  })
  expect(await search({ from: 1, worlds: 150 }, new Coverage())).toBeNull()
  const named = Object.entries(ACT_OF_OPERATION).map(([operation, act]) => `${operation}: ${act}`)
  expect(named.filter((one) => !done.has(one))).toEqual([])
})

it('find a planted bug', async () => {
  const { found } = await runMutant(MUTANTS.find(({ name }) => name === 'care is done and not logged') as Mutant)
  expect(found?.violations[0]).toMatch(/in the log|log of/)
})

it('are not shrunk if nothing fails', async () => {
  const plan = planFor(1)
  expect((await shrink(plan)).acts).toEqual(plan.acts)
})
