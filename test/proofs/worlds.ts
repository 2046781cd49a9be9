/**
 * `npm run worlds`: simulates small deployments. A seed decides all agents' acts, overlaps, lost, late or duplicated
 * messages, and crashes. A checker examines each whole history. A failing seed is shrunk and printed step by step: `--
 * --seed 47`. `-- --twice` runs each world twice and compares the histories. `-- --mutants` plants bugs that must be
 * found. Runs on Lambda's Node version, which is also the faster one.
 */
import { parseArgs } from 'node:util'
import { onLambdaNode } from '../../lib/tools/lambda-node'
import { runCommand } from '../../lib/tools/run-command'
import { Coverage } from './worlds/coverage'
import { MUTANTS } from './worlds/mutants'
import { planFor } from './worlds/plan'
import { runTwice, runWorld, search, shrink, traceLines } from './worlds/run'
import { runMutant } from './worlds/run-mutant'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    worlds: { type: 'string', default: '1000' },
    minutes: { type: 'string' },
    twice: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

async function main(): Promise<boolean> {
  if (values.mutants) return findMutants()
  if (values.seed) return reportSeed(Number(values.seed))
  return values.twice ? compare() : explore()
}

const began = performance.now()
/** Print the coverage and the next seed after an interrupt, too. */
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopped = true
  })
const extent = {
  from: Number(values.from),
  worlds: values.minutes ? Infinity : Number(values.worlds),
  until: () => stopped || performance.now() - began > Number(values.minutes ?? Infinity) * 60_000,
  each(worlds: number): void {
    if (worlds % 1000 !== 0) return
    const seconds = { real: performance.now() / 1000, own: process.cpuUsage().user / 1e6 }
    const spent = `${Math.round(seconds.real)} s, ${Math.round(seconds.own)} s of them on a processor`
    console.log(`${worlds} worlds, up to seed ${extent.from + worlds - 1}: ${spent}`)
  },
}

async function explore(): Promise<boolean> {
  const coverage = new Coverage()
  const found = await search(extent, coverage)
  console.log(`seeds ${extent.from} to ${extent.from + coverage.worlds - 1}`)
  for (const line of coverage.lines()) console.log(line)
  const [real, own] = [performance.now() - began, process.cpuUsage().user / 1000]
  const aMinute = (ms: number) => Math.round((coverage.worlds * 60_000) / ms)
  console.log(`${aMinute(real)} worlds per minute, ${aMinute(own)} per minute of processor time`)
  if (found) await reportSeed(found.seed)
  return found === null
}

async function compare(): Promise<boolean> {
  const { differs, hash } = await runTwice(extent)
  console.log(differs === null ? `all are deterministic: ${hash}` : `seed ${differs} is not deterministic`)
  return differs === null
}

/** Runs the world twice: the report is valid only if both histories are the same. */
async function reportSeed(seed: number): Promise<boolean> {
  const plan = planFor(seed)
  const [one, other] = [await runWorld(plan), await runWorld(plan)]
  const real = [...one.violations, ...other.violations].find((violations) => violations.startsWith('real:'))
  if (real) throw new Error(`seed ${seed} cannot be reported: ${real}`)
  if (one.world.hash !== other.world.hash) throw new Error(`seed ${seed} is not deterministic`)
  if (one.violations.length === 0) {
    for (const line of await traceLines(plan)) console.log(line)
    console.log(`seed ${seed} has no failures`)
    return true
  }
  console.log(`seed ${seed}: ${one.violations.join('\n  ')}\nshrunk:`)
  const least = await shrink(plan)
  for (const act of least.acts) console.log(JSON.stringify(act))
  for (const line of await traceLines(least)) console.log(line)
  return false
}

async function findMutants(): Promise<boolean> {
  let all = true
  const ends = performance.now() + Number(values.minutes ?? Infinity) * 60_000
  const chosen = MUTANTS.filter(({ name }) => !values.only || name.includes(values.only))
  // With a time limit, each day starts with another mutant, so that all have their turn.
  const first = values.minutes ? Math.floor(Date.now() / 86_400_000) % chosen.length : 0
  for (const mutant of [...chosen.slice(first), ...chosen.slice(0, first)]) {
    if (performance.now() > ends) {
      console.log(`no time left for ${mutant.name}`)
      continue
    }
    const { found, worlds, seconds } = await runMutant(mutant)
    const words = found
      ? `found in world ${worlds}: ${found.violations[0]?.slice(0, 100)}`
      : `NOT FOUND in ${worlds} worlds`
    console.log(`${mutant.name}: ${words} (${seconds} s)`)
    all &&= found !== null
  }
  return all
}

await runCommand(() => onLambdaNode(async () => ((await main()) ? 0 : 1)), { stack: true })
