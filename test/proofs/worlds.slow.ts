/** More worlds than in every test run, and one planted bug that must be found. */
import { match } from '../../lambdas/api/routes/match'
import { Coverage } from './worlds/coverage'
import { MUTANTS, type Mutant } from './worlds/mutants'
import { DONE_IN, planFor } from './worlds/plan'
import { plant } from './worlds/plant'
import { search, shrink } from './worlds/run'
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
  jest.spyOn(World.prototype, 'call').mockImplementation(function (this: World, ...told) {
    const { method, path } = told[2]('mark')
    done.add(`${match(method, path.split('?')[0] ?? '')?.operation}: ${told[1].what}`)
    return call.apply(this, told)
  })
  await search({ from: 1, worlds: 60 }, new Coverage())
  const named = Object.entries(DONE_IN).map(([operation, deed]) => `${operation}: ${deed}`)
  expect(named.filter((one) => !done.has(one))).toEqual([])
})

it('find a planted bug', async () => {
  const { found } = await plant(MUTANTS.find(({ name }) => name === 'care is done and not logged') as Mutant)
  expect(found?.wrong[0]).toMatch(/in the log|log of/)
})

it('are not shrunk if nothing fails', async () => {
  const plan = planFor(1)
  expect((await shrink(plan)).deeds).toEqual(plan.deeds)
})
