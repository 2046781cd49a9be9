/**
 * `npm run bench`: what the house costs, as ratios to what it could cost at least: every operation beside a bare
 * handler, every function beside an empty one, the server beside a bare one, large beside small. Writes docs/bench.json,
 * from which `npm run tool readme` takes its tables. `-- --only server,growth` measures some of it; `-- --quick` takes a
 * minute or two and writes nothing. The exit code says whether something costs more for being large.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureFunctions } from '../lib/local/bench/functions'
import { type GrowthOptions, measureGrowth } from '../lib/local/bench/growth'
import { measureOpening } from '../lib/local/bench/opening'
import { measureOperations, type OperationOptions } from '../lib/local/bench/operations'
import { type Load, measureServer } from '../lib/local/bench/server'
import { type Measured, tables } from '../lib/local/bench/table'
import { measureLives } from '../lib/local/bench/tokens'

interface Sizes {
  operations: OperationOptions
  functions: number
  server: Load
  growth: GrowthOptions
  opening: number
}

const FULL: Sizes = {
  operations: { rounds: 60 },
  functions: 15,
  server: { connections: 32, rounds: 5, seconds: 4 },
  growth: {
    house: [1_000, 100_000],
    creatures: [1, 50],
    log: [100, 5_000],
    tried: [300, 10_000],
    stones: [100, 20_000],
    repeats: 15,
  },
  opening: 20_000,
}

const QUICK: Sizes = {
  operations: { rounds: 5, creatures: 200 },
  functions: 2,
  server: { connections: 32, rounds: 1, seconds: 2 },
  growth: {
    house: [1_000, 2_000],
    creatures: [1, 10],
    log: [100, 200],
    tried: [300, 400],
    stones: [100, 200],
    repeats: 2,
  },
  opening: 500,
}

const FILE = join(import.meta.dirname, '../docs/bench.json')

const say = (what: string) => void process.stderr.write(`${what} …\n`)

const parts = (size: Sizes) => ({
  functions: () => measureFunctions(size.functions),
  operations: () => measureOperations(size.operations),
  lives: () => measureLives(),
  server: () => measureServer(size.server),
  opening: () => measureOpening(size.opening),
  growth: () => measureGrowth({ ...size.growth, progress: say }),
})

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } })
  const all = Object.entries(parts(values.quick ? QUICK : FULL))
  const wanted = values.only?.split(',') ?? all.map(([part]) => part)
  const known: Partial<Measured> = values.only ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const fresh: Partial<Measured> = { on: new Date().toISOString().slice(0, 10), node: process.version.slice(1) }
  for (const [part, measure] of all.filter(([part]) => wanted.includes(part))) {
    say(part)
    Object.assign(fresh, { [part]: await measure() })
  }
  console.log(tables(fresh))
  if (!values.quick) writeFileSync(FILE, `${JSON.stringify({ ...known, ...fresh }, null, 2)}\n`)
  process.exitCode = fresh.growth?.some(({ grows }) => grows) ? 1 : 0
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
