/**
 * `npm run prove disaster`: a hundred thousand creatures of as many keepers, with a million log entries, died unseen.
 * Runs on Lambda's Node version, because it measures processor time. Writes docs/disaster.json, from which `npm run
 * tool readme` takes its table. `-- --share 0.1` runs a tenth; `--deaths`, `--keepers` and `--log` set other sizes and
 * write nothing.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { BUDGETS, type Survived } from '../../lib/tools/bench/disaster-table'
import { onLambdaNode } from '../../lib/tools/lambda-node'
import { runCommand } from '../../lib/tools/run-command'
import { disaster, minutesForAll } from './disaster/disaster'

const WHOLE = { deaths: BUDGETS.deaths, keepers: 100_000, log: 1_000_000 }
const FILE = join(import.meta.dirname, '../../docs/disaster.json')

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    deaths: { type: 'string' },
    keepers: { type: 'string' },
    log: { type: 'string' },
  },
})
const part = (name: keyof typeof WHOLE) => Math.round(Number(values[name] ?? WHOLE[name]) * Number(values.share))

async function main(): Promise<number> {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const wanted = { deaths: part('deaths'), keepers: part('keepers'), log: part('log') }
  console.log(`${wanted.deaths} deaths, ${wanted.keepers} keepers, ${wanted.log} entries in their logs`)
  const { phases, faults } = await disaster(wanted, (line) => console.log(`  ${line}, ${seconds()} s`))
  if (isDeepStrictEqual(wanted, WHOLE)) {
    const [on, node] = [new Date().toISOString().slice(0, 10), process.version.slice(1)]
    const survived: Survived = { on, node, ...wanted, seconds: seconds(), minutes: minutesForAll(phases), phases }
    writeFileSync(FILE, `${JSON.stringify(survived, null, 2)}\n`)
  }
  for (const { what, count, reads, writes, calls, cpu_ms, minutes, heap_mb } of phases) {
    const each = (value: number) => (value / count).toFixed(2)
    console.log(
      `${what}: ${count}; each ${each(reads)} R, ${each(writes)} W, ${each(calls)} calls, ${each(cpu_ms)} ms of a core; ${minutes.toFixed(1)} minutes on AWS; heap ${heap_mb.first} MB at first, ${heap_mb.most} MB at most`,
    )
  }
  console.log(
    `${BUDGETS.deaths} deaths: ${minutesForAll(phases).toFixed(1)} minutes to bury and to show, of ${BUDGETS.minutes}`,
  )
  console.log(`took ${seconds()} s here`)
  for (const fault of faults) console.error(`FAULT: ${fault}`)
  return faults.length > 0 ? 1 : 0
}

await runCommand(() => onLambdaNode(main), { stack: true })
