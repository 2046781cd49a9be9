/**
 * `npm run faults`: whatever goes wrong between the house and its database, in every call of everything that changes
 * something, nothing is lost, doubled or told wrongly. `-- --only 'adopt/Query#1/lost/once'` (or any part of it from
 * the left) runs that alone and tells every broken law.
 */

import { type Result, runMatrix } from './faults/matrix'
import { KINDS, LASTINGS, type Trouble } from './faults/proxy'

const flag = process.argv.indexOf('--only')
const [scenario, call, kind, lasting] = flag < 0 ? [] : (process.argv[flag + 1] ?? '').split('/')
const wanted = (trouble: Trouble): boolean =>
  [
    [call, trouble.call],
    [kind, trouble.kind],
    [lasting, trouble.lasting],
  ].every(([named, is]) => !named || named === is)

const nameOf = ({ scenario, call, kind, lasting }: Result): string => [scenario, call, kind, lasting].join('/')
const shown = ({ status, broken }: Result): string => `${status ?? '–'}${broken.length > 0 ? '!' : ''}`

/** A line for each call: under each trouble the answers, when it came once, throughout and from then on. */
function table(results: readonly Result[]): string[] {
  const widths = { name: 34, call: 22, cell: 3 * 4 + 3 }
  const rows = new Map<string, Result[]>()
  for (const result of results) {
    const name = `${result.scenario}/${result.call}`
    rows.set(name, [...(rows.get(name) ?? []), result])
  }
  const line = (name: string, call: string, cells: readonly string[]) =>
    [name.padEnd(widths.name), call.padEnd(widths.call), ...cells.map((cell) => cell.padEnd(widths.cell))].join(' ')
  return [
    line('', '', KINDS),
    ...[...rows.values()].map((row) =>
      line(
        row[0]?.scenario ?? '',
        row[0]?.call ?? '',
        KINDS.map((kind) =>
          LASTINGS.flatMap((lasting) => row.filter((one) => one.kind === kind && one.lasting === lasting))
            .map((one) => shown(one).padEnd(4))
            .join(' '),
        ),
      ),
    ),
  ]
}

async function main(): Promise<void> {
  const began = performance.now()
  const begun = new Set<string>()
  let met = 0
  const results = await runMatrix({
    scenario: (name) => !scenario || name === scenario,
    trouble: wanted,
    each: (result) => {
      met += result.status === null ? 0 : 1
      if (!begun.has(result.scenario)) process.stderr.write(`${result.scenario} …\n`)
      begun.add(result.scenario)
      if (result.broken.length > 0) console.log(`${nameOf(result)}\n  ${result.broken.join('\n  ')}`)
    },
  })
  const broken = results.filter((result) => result.broken.length > 0)
  console.log(`\n${table(results).join('\n')}`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`\n${results.length} cells, ${met} of them met their fault, ${broken.length} broke a law; ${seconds} s`)
  if (results.length === 0) throw new Error('there is no such cell')
  process.exitCode = broken.length > 0 ? 1 : 0
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
