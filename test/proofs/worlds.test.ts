/** Some worlds at every test, the same twice; and every bug that can be planted still has its place in the code. */
import { readFileSync } from 'node:fs'
import { MUTANTS } from './worlds/mutants'
import { planFor } from './worlds/plan'
import { edited } from './worlds/plant'
import { Coverage, live, search } from './worlds/run'

it('are as they should be', async () => {
  const coverage = new Coverage()
  expect(await search({ from: 1, worlds: 12 }, coverage)).toBeNull()
  expect(coverage.worlds).toBe(12)
})

it('are the same when they are lived twice', async () => {
  const plan = planFor(7)
  expect((await live(plan)).world.hash).toBe((await live(plan)).world.hash)
})

it('could be wrong in ways that are known', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(30)
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
  for (const { name, edits } of MUTANTS)
    for (const edit of edits) expect(edited(name, readFileSync(edit.file, 'utf8'), edit)).toBeTruthy()
})
