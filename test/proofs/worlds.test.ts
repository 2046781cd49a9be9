/** Some worlds, each run twice with the same result; and every mutant still matches its source line. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { encodeRow } from '../../lambdas/store/entities/codec'
import type { Row } from '../../lambdas/store/row'
import { iterations } from '../support/sampling'
import { Coverage } from './worlds/coverage'
import { MUTANTS } from './worlds/mutants'
import { type Act, type Plan, planFor } from './worlds/plan'
import { runTwice, search, violationsIn } from './worlds/run'
import { applyEdit } from './worlds/run-mutant'
import { setupFor } from './worlds/setup'
import { rowOf, type Setup, World } from './worlds/world'

type Stored = Setup['rows'][number]

it('have no failures', async () => {
  const coverage = new Coverage()
  const worlds = iterations(5, 12)
  expect(await search({ from: 1, worlds }, coverage)).toBeNull()
  expect(coverage.worlds).toBe(worlds)
})

it('have the same history when run twice', async () => {
  expect(await runTwice({ from: 215, worlds: iterations(3, 8) })).toMatchObject({ differs: null })
})

it('report real I/O, such as reading a file', async () => {
  const plan: Plan = { ...planFor(1), acts: [{ ...(planFor(1).acts[0] as Act), what: 'reap', who: null }] }
  const world = new World(plan, await setupFor(plan))
  world.house.reap = async () => (await readFile(__filename)).length > 0
  expect(await world.run()).toMatch(/^real: /)
})

it('report thrown errors, so that they are printed with the seed', async () => {
  const plan: Plan = { ...planFor(1), acts: [] }
  const world = new World(plan, await setupFor(plan))
  world.time.after(1, { name: 'somebody', dead: false }, () => JSON.parse('no JSON'))
  expect(await violationsIn(world)).toEqual([expect.stringMatching(/^thrown: SyntaxError: /)])
})

/** Deleted or damaged rows. */
const DAMAGE: readonly [of: string, as: (row: Row) => Row | null][] = [
  ['agent#.*creature#', ({ due_at: _, due_shard: __, ...row }) => row],
  ['view#hall#oldest_living', () => null],
  ['view#hall#gravestone_count', (row) => ({ ...row, data: { ...(row.data as object), gravestones: 9 } })],
  ['view#keeper#', (row) => ({ ...row, data: { ...(row.data as object), adults_raised: 99 } })],
  ['view#deaths', () => null],
  ['view#stone#', () => null],
  ['view#creature#.*owner', () => null],
  ['view#graves.*minutes#', () => null],
  ['view#graves.*days#', (row) => moreCounted(row)],
]

const moreCounted = (row: Row): Row => {
  const [name, count] = Object.entries(row).find(([name]) => /^\d+$/.test(name)) as [string, number]
  return { ...row, [name]: count + 3 }
}

it.each(DAMAGE)('report damage: of %s', async (of, as) => {
  const plan: Plan = { ...planFor(1, { auditRate: 0, faultRate: 0 }), phases: [1], acts: [] }
  const beginning = await setupFor(plan)
  const rows = beginning.rows.flatMap((row) => {
    const damaged = new RegExp(of).test(`${row.pk}|${row.sk}`) ? as(rowOf(row)) : rowOf(row)
    return damaged ? (encodeRow(damaged) as object as Stored) : []
  })
  const violations = await violationsIn(new World(plan, { ...beginning, rows }))
  expect(violations.filter((one) => new RegExp(`^projection: ${of}`).test(one))).not.toEqual([])
  expect(violations.filter((one) => !/^(projection|law): /.test(one))).toEqual([])
})

it('have mutants that match the source', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(30)
  for (const { name, edits } of MUTANTS)
    for (const edit of edits) expect(applyEdit(name, readFileSync(edit.file, 'utf8'), edit)).toBeTruthy()
})
