/** The bench: measures processor time and cold starts, prints tables and writes docs/bench.json, the source of docs/bench.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureAnonymous } from './anonymous'
import { measureFunctions } from './functions'
import { measureOperations } from './operations'
import { exceededLimits, type Measured, tables } from './tables'

interface Sizes {
  operations: Parameters<typeof measureOperations>[0]
  functions: number
  anonymous: number
}

/** Operations get faster over the first hundreds of calls; most of the gain comes within these. */
const WARM_UP = { calls: 200, ms: 6_000 }

const FULL: Sizes = { operations: { rounds: 60, warmUp: WARM_UP }, functions: 15, anonymous: 15 }
const QUICK: Sizes = { operations: { rounds: 5 }, functions: 2, anonymous: 3 }

const FILE = join(import.meta.dirname, '../../../docs/bench.json')

const report = (what: string) => void process.stderr.write(`${what} …\n`)

const partsOf = (sizes: Sizes) => ({
  functions: () => measureFunctions(sizes.functions),
  operations: () => measureOperations(sizes.operations),
  anonymous: () => measureAnonymous(sizes.anonymous),
})

export interface BenchOptions {
  quick?: boolean
  /** Parts, separated by commas. */
  only?: string
  /** Also write the figures of a partial run, or of one beyond its limits. They become the new limits. */
  accept?: boolean
}

/** Writes docs/bench.json after a full run within its limits, or if accepted. Returns the exit code: 1 if a ratio is beyond its limit. */
export async function runBench({ quick, only, accept }: BenchOptions): Promise<number> {
  const sizes = quick ? QUICK : FULL
  const measured: Partial<Measured> = isMeasured('operations', only)
    ? {
        on: new Date().toISOString().slice(0, 10),
        node: process.version.slice(1),
        rounds: sizes.operations.rounds,
      }
    : {}
  for (const [part, measure] of Object.entries(partsOf(sizes))) {
    if (!isMeasured(part, only)) continue
    report(part)
    Object.assign(measured, { [part]: await measure() })
  }
  const last: Measured = JSON.parse(readFileSync(FILE, 'utf8'))
  console.log(tables(measured))
  const exceeded = exceededLimits(measured, last)
  // The parts that were not measured keep their figures.
  if (!quick && (accept || (!only && exceeded.length === 0))) writeFileSync(FILE, rowPerLine({ ...last, ...measured }))
  for (const one of exceeded) console.error(`Beyond its limit: ${one}`)
  return exceeded.length > 0 ? 1 : 0
}

const isMeasured = (part: string, only: string | undefined): boolean => !only || only.split(',').includes(part)

/** JSON with one line for each row of a table, as Biome formats it. */
function rowPerLine(measured: object): string {
  const inline = (value: unknown) => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  const fields = Object.entries(measured).map(([name, value]) => {
    const rows = Array.isArray(value)
      ? `[\n${value.map((row) => `    ${inline(row)}`).join(',\n')}\n  ]`
      : inline(value)
    return `  ${JSON.stringify(name)}: ${rows}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}
