/**
 * `npm run prove disaster`: a hundred thousand creatures of as many keepers, with a million entries in their logs, died
 * unseen. On the Node that Lambda runs, for processor time is part of it. `-- --share 0.1` for a tenth of it; `--deaths`, `--keepers` and `--log` for any other.
 */
import { parseArgs } from 'node:util'
import { againOnLambdaNode } from '../../lib/local/lambda-node'
import { BUDGETS, disaster, minutesForAll } from './disaster/disaster'

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    deaths: { type: 'string', default: '100000' },
    keepers: { type: 'string', default: '100000' },
    log: { type: 'string', default: '1000000' },
  },
})
const part = (name: 'deaths' | 'keepers' | 'log') => Math.round(Number(values[name]) * Number(values.share))

async function main(): Promise<number> {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const wanted = { deaths: part('deaths'), keepers: part('keepers'), log: part('log') }
  console.log(`${wanted.deaths} deaths, ${wanted.keepers} keepers, ${wanted.log} entries in their logs`)
  const { phases, faults } = await disaster(wanted, (line) => console.log(`  ${line}, ${seconds()} s`))
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

const again = againOnLambdaNode()
Promise.resolve(again ?? main()).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
