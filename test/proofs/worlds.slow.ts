/** More worlds than at every test, and one planted bug that is found: the three faults that began it are in the list. */
import { Coverage } from './worlds/coverage'
import { MUTANTS, type Mutant } from './worlds/mutants'
import { planFor } from './worlds/plan'
import { plant } from './worlds/plant'
import { search, shrink } from './worlds/run'

it('are as they should be', async () => {
  const coverage = new Coverage()
  expect(await search({ from: 100, worlds: 120 }, coverage)).toBeNull()
  expect(coverage.worlds).toBe(120)
})

it('show a bug that was planted', async () => {
  const { found } = await plant(MUTANTS.find(({ name }) => name === 'care is done and not logged') as Mutant)
  expect(found?.wrong[0]).toMatch(/in the log|log of/)
})

it('are made no smaller where nothing is wrong', async () => {
  const plan = planFor(1)
  expect((await shrink(plan)).deeds).toEqual(plan.deeds)
})
