/** Some worlds at every test, the same twice; and every bug that can be planted still has its place in the code. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { beginningFor } from './worlds/beginning'
import { Coverage } from './worlds/coverage'
import { MUTANTS } from './worlds/mutants'
import { type Deed, type Plan, planFor } from './worlds/plan'
import { edited } from './worlds/plant'
import { liveTwice, search, wrongIn } from './worlds/run'
import { World } from './worlds/world'

it('are as they should be', async () => {
  const coverage = new Coverage()
  expect(await search({ from: 1, worlds: 12 }, coverage)).toBeNull()
  expect(coverage.worlds).toBe(12)
})

it('are the same when they are lived twice', async () => {
  expect(await liveTwice({ from: 215, worlds: 8 })).toMatchObject({ differs: null })
})

it('say so when somebody in them waits for a file', async () => {
  const plan: Plan = { ...planFor(1), deeds: [{ ...(planFor(1).deeds[0] as Deed), what: 'reap', who: null }] }
  const world = new World(plan, await beginningFor(plan))
  world.house.reap = async () => (await readFile(__filename)).length > 0
  expect(await world.run()).toMatch(/^real: /)
})

it('say what was thrown in them, so that it is told with their seed', async () => {
  const plan: Plan = { ...planFor(1), deeds: [] }
  const world = new World(plan, await beginningFor(plan))
  world.time.after(1, { name: 'somebody', dead: false }, () => JSON.parse('no JSON'))
  expect(await wrongIn(world)).toEqual([expect.stringMatching(/^thrown: SyntaxError: /)])
})

it('could be wrong in ways that are known', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(30)
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
  for (const { name, edits } of MUTANTS)
    for (const edit of edits) expect(edited(name, readFileSync(edit.file, 'utf8'), edit)).toBeTruthy()
})
