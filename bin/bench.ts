/**
 * `npm run bench`: what the house costs, as ratios to what it could cost at least: every operation, page and call of MCP
 * in its function as deployed beside a bare handler, every function beside an empty one, the server beside a bare one,
 * large beside small; on the Node that Lambda runs. Writes docs/bench.json, from which `npm run tool readme` takes its
 * tables: all of one run. `-- --rounds 12` asks less often. `-- --only server,growth` measures some of it and `-- --quick`
 * takes a minute or two; neither writes anything. The exit code says whether every ratio is within its limit.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureFunctions } from '../lib/tools/bench/functions'
import { type GrowthOptions, measureGrowth } from '../lib/tools/bench/growth'
import { broken } from '../lib/tools/bench/limits'
import { measureOpening } from '../lib/tools/bench/opening'
import { measureOperations, type OperationOptions } from '../lib/tools/bench/operations'
import { type Load, measureServer } from '../lib/tools/bench/server'
import { type Measured, tables } from '../lib/tools/bench/table'
import { measureLives } from '../lib/tools/bench/tokens'
import { againOnLambdaNode } from '../lib/tools/lambda-node'

interface Sizes {
  operations: OperationOptions
  functions: number
  server: Load
  growth: GrowthOptions
  opening: number
}

const ROUNDS = 60

/** Of fewer loads the least is still chance. */
const FEWEST_LOADS = 12

/** A function is loaded, and the server asked, once in so many rounds, but not too seldom. */
const full = (rounds: number): Sizes => ({
  operations: { rounds },
  functions: Math.max(FEWEST_LOADS, Math.ceil(rounds / 4)),
  server: { connections: 32, rounds: Math.ceil(rounds / 12), seconds: 4 },
  growth: {
    house: [1_000, 100_000],
    creatures: [1, 50],
    log: [100, 5_000],
    tried: [300, 10_000],
    stones: [100, 20_000],
    repeats: 15,
  },
  opening: 20_000,
})

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
  const { values } = parseArgs({
    options: { quick: { type: 'boolean' }, only: { type: 'string' }, rounds: { type: 'string' } },
  })
  const again = await againOnLambdaNode()
  if (again !== null) {
    process.exitCode = again
    return
  }
  const size = values.quick ? QUICK : full(Number(values.rounds ?? ROUNDS))
  const all = Object.entries(parts(size))
  const wanted = values.only?.split(',') ?? all.map(([part]) => part)
  const fresh: Partial<Measured> = {
    on: new Date().toISOString().slice(0, 10),
    node: process.version.slice(1),
    rounds: size.operations.rounds,
  }
  for (const [part, measure] of all.filter(([part]) => wanted.includes(part))) {
    say(part)
    Object.assign(fresh, { [part]: await measure() })
  }
  console.log(tables(fresh))
  if (!values.quick && !values.only) writeFileSync(FILE, `${JSON.stringify(fresh, null, 2)}\n`)
  const faults = broken(fresh)
  for (const fault of faults) console.error(`Too much: ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
