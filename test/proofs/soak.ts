/**
 * `npm run prove soak`: agents act at random, and every result is compared with a small model that computes each life
 * minute by minute from the documented rules. A difference is reported with the seed, path and replay path that
 * reproduce it: `-- --seed 7 --acts 60 --path 12:3 --replay AAB:C`.
 */
import { parseArgs } from 'node:util'
import { runCommand } from '../../lib/tools/run-command'
import { soak } from './soak/run'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    houses: { type: 'string', default: '150' },
    acts: { type: 'string', default: '60' },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
})

async function main(): Promise<number> {
  const [seed, houses, acts] = [Number(values.seed), Number(values.houses), Number(values.acts)]
  console.log(`seed ${seed}, ${houses} houses of up to ${acts} acts`)
  const began = performance.now()
  let [opened, done] = [0, 0]
  const { difference, answers } = await soak({
    seed,
    houses,
    acts,
    path: values.path,
    replayPath: values.replay,
    each: (lived) => {
      opened += 1
      done += lived
      if (opened % 25 === 0) console.log(`${opened} houses, ${done} acts`)
    },
  })
  for (const [call, count] of [...answers].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`${call} × ${count}`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(difference ?? `${opened} houses, ${done} acts, no difference; ${seconds} s`)
  return difference ? 1 : 0
}

await runCommand(main, { stack: true })
