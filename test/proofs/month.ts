/**
 * `npm run prove month`: two hundred agents for thirty days, in a test house and in the soak's small model. `--
 * --agents 20 --days 5 --seed 7` runs fewer, or another seed.
 */
import { parseArgs } from 'node:util'
import { runCommand } from '../../lib/tools/run-command'
import { liveForDays } from './soak/month'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    agents: { type: 'string', default: '200' },
    days: { type: 'string', default: '30' },
  },
})

async function main(): Promise<void> {
  const [seed, agents, days] = [Number(values.seed), Number(values.agents), Number(values.days)]
  console.log(`seed ${seed}, ${agents} agents, ${days} days`)
  await liveForDays({
    seed,
    agents,
    days,
    each: (day, figures) => console.log(`day ${day}: ${JSON.stringify(figures)}`),
  })
  console.log(`no differences and no violated invariants; ${Math.round(performance.now() / 1000)} s`)
}

await runCommand(main, { stack: true })
