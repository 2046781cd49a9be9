/**
 * `npm run faults`: whatever goes wrong between the house and its database, in every database call of everything that
 * changes something, nothing is lost, doubled or answered wrongly. `-- --only 'adopt/Query#1/lost/once'`, or any part of
 * it from the left, runs these cells alone.
 */
import { runCommand } from '../../lib/tools/run-command'
import { type Result, runMatrix } from './faults/matrix'
import { KINDS, LASTINGS, type Trouble } from './faults/proxy'

const flag = process.argv.indexOf('--only')
const [scenario, call, kind, lasting] = flag < 0 ? [] : (process.argv[flag + 1] ?? '').split('/')
const isWanted = (trouble: Trouble): boolean =>
  (!call || call === trouble.call) && (!kind || kind === trouble.kind) && (!lasting || lasting === trouble.lasting)

const nameOf = ({ scenario, call, kind, lasting }: Result): string => [scenario, call, kind, lasting].join('/')
const cellOf = ({ status, broken }: Result): string => `${status ?? '–'}${broken.length > 0 ? '!' : ''}`.padEnd(4)

/** A line per database call, and a column per fault with the statuses for each duration of the fault. */
function table(results: readonly Result[]): string[] {
  const widths = { name: 34, call: 22, cell: 3 * 4 + 3 }
  const rows = new Map<string, Result[]>()
  for (const result of results) {
    const name = `${result.scenario}/${result.call}`
    rows.set(name, [...(rows.get(name) ?? []), result])
  }
  const line = (name: string, call: string, cells: readonly string[]) =>
    [name.padEnd(widths.name), call.padEnd(widths.call), ...cells.map((cell) => cell.padEnd(widths.cell))].join(' ')
  const cells = (row: readonly Result[]) =>
    KINDS.map((kind) =>
      LASTINGS.flatMap((lasting) => row.filter((one) => one.kind === kind && one.lasting === lasting))
        .map(cellOf)
        .join(' '),
    )
  return [
    line('', '', KINDS),
    ...[...rows.values()].map((row) => line(row[0]?.scenario ?? '', row[0]?.call ?? '', cells(row))),
  ]
}

async function main(): Promise<number> {
  const began = performance.now()
  const started = new Set<string>()
  const results = await runMatrix({
    scenario: (name) => !scenario || name === scenario,
    trouble: isWanted,
    each: (result) => {
      if (!started.has(result.scenario)) process.stderr.write(`${result.scenario} …\n`)
      started.add(result.scenario)
      if (result.broken.length > 0) console.log(`${nameOf(result)}\n  ${result.broken.join('\n  ')}`)
    },
  })
  if (results.length === 0) throw new Error('no cell matches --only')
  const met = results.filter(({ status }) => status !== null).length
  const broken = results.filter((result) => result.broken.length > 0).length
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`\n${table(results).join('\n')}`)
  console.log(`\n${results.length} cells, ${met} reached their fault, ${broken} violated an invariant; ${seconds} s`)
  return broken > 0 ? 1 : 0
}

await runCommand(main, { stack: true })
