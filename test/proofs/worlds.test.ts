/** Some worlds, each run twice with the same result; and every mutant still matches its source line. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Law } from '../../lambdas/domain/projections/audit-round'
import type { Row } from '../../lambdas/store/row'
import { encodeRow } from '../../lambdas/store/rows/codec'
import { beginningFor } from './worlds/beginning'
import { Coverage } from './worlds/coverage'
import { MUTANTS } from './worlds/mutants'
import { type Deed, type Plan, planFor } from './worlds/plan'
import { edited } from './worlds/plant'
import { liveTwice, search, wrongIn } from './worlds/run'
import { type Beginning, rowOf, World } from './worlds/world'

type Stored = Beginning['rows'][number]

it('have no failures', async () => {
  const coverage = new Coverage()
  expect(await search({ from: 1, worlds: 12 }, coverage)).toBeNull()
  expect(coverage.worlds).toBe(12)
})

it('have the same history when run twice', async () => {
  expect(await liveTwice({ from: 215, worlds: 8 })).toMatchObject({ differs: null })
})

it('report real I/O, such as reading a file', async () => {
  const plan: Plan = { ...planFor(1), deeds: [{ ...(planFor(1).deeds[0] as Deed), what: 'reap', who: null }] }
  const world = new World(plan, await beginningFor(plan))
  world.house.reap = async () => (await readFile(__filename)).length > 0
  expect(await world.run()).toMatch(/^real: /)
})

it('report thrown errors, so that they are printed with the seed', async () => {
  const plan: Plan = { ...planFor(1), deeds: [] }
  const world = new World(plan, await beginningFor(plan))
  world.time.after(1, { name: 'somebody', dead: false }, () => JSON.parse('no JSON'))
  expect(await wrongIn(world)).toEqual([expect.stringMatching(/^thrown: SyntaxError: /)])
})

/** Deleted or damaged rows, and the law that each breaks in the audit. */
const DAMAGE: readonly [law: Law, of: string, as: (row: Row) => Row | null][] = [
  ['due', 'agent#.*creature#', ({ due_at: _, due_shard: __, ...row }) => row],
  ['boards', 'view#hall#oldest_living', () => null],
  ['boards', 'view#hall#gravestone_count', (row) => ({ ...row, data: { ...(row.data as object), gravestones: 9 } })],
  ['boards', 'view#keeper#', (row) => ({ ...row, data: { ...(row.data as object), living: {} } })],
  ['stones', 'view#deaths', () => null],
  ['stones', 'view#stone#', () => null],
  ['cards', 'view#creature#.*owner', () => null],
  ['counts', 'view#graves.*minutes#', () => null],
  ['counts', 'view#graves.*days#', (row) => moreCounted(row)],
]

const moreCounted = (row: Row): Row => {
  const [name, count] = Object.entries(row).find(([name]) => /^\d+$/.test(name)) as [string, number]
  return { ...row, [name]: count + 3 }
}

it.each(DAMAGE)('repair damage in their audit: %s of %s', async (law, of, as) => {
  const plan: Plan = { ...planFor(1, { watched: 1, trouble: 0 }), phases: [1], deeds: [] }
  const beginning = await beginningFor(plan)
  const rows = beginning.rows.flatMap((row) => {
    const damaged = new RegExp(of).test(`${row.pk}|${row.sk}`) ? as(rowOf(row)) : rowOf(row)
    return damaged ? (encodeRow(damaged) as object as Stored) : []
  })
  const wrong = await wrongIn(new World(plan, { ...beginning, rows }))
  expect(wrong.length).toBeGreaterThan(0)
  expect(wrong.filter((one) => !one.startsWith(`audit: mended: ${law} at `))).toEqual([])
})

it('have mutants that match the source', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(30)
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
  for (const { name, edits } of MUTANTS)
    for (const edit of edits) expect(edited(name, readFileSync(edit.file, 'utf8'), edit)).toBeTruthy()
})
