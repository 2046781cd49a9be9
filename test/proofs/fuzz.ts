/**
 * `npm run prove fuzz`: sends valid and invalid requests to every operation of the OpenAPI document and checks every
 * response against it. `-- --seed 7 --operation care --runs 2000` repeats or extends a run.
 */
import { parseArgs } from 'node:util'
import { runCommand } from '../../lib/tools/run-command'
import { fuzz, type Tally } from './fuzz/run'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    runs: { type: 'string', default: '400' },
    operation: { type: 'string' },
  },
})
const [seed, runs] = [Number(values.seed), Number(values.runs)]

const line = ({ operation, statuses, problem }: Tally): string => {
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  return `${operation.padEnd(22)}${answers.join(', ')}${problem ? `\n\n${problem}\n` : ''}`
}

async function main(): Promise<number> {
  console.log(`seed ${seed}, ${runs} requests to each operation`)
  const tallies = await fuzz({
    seed,
    runs,
    operation: (id) => !values.operation || id === values.operation,
    each: (tally) => console.log(line(tally)),
  })
  const sent = tallies.flatMap(({ statuses }) => [...statuses.values()]).reduce((sum, count) => sum + count, 0)
  const wrong = tallies.filter(({ problem }) => problem)
  const again = wrong.map(
    ({ operation }) => `npm run prove fuzz -- --seed ${seed} --runs ${runs} --operation ${operation}`,
  )
  console.log(`\n${sent} responses of ${tallies.length} operations; ${wrong.length} operations with wrong responses`)
  for (const command of again) console.log(`to repeat: ${command}`)
  if (tallies.length === 0) throw new Error('no such operation')
  return wrong.length > 0 ? 1 : 0
}

await runCommand(main, { stack: true })
