/** `npm run prove punctual`: keepers of every species in six zones who come exactly when they are told to. */
import { parseArgs } from 'node:util'
import { runCommand } from '../../lib/tools/run-command'
import { punctualKeepers } from './punctual/run'

const { values } = parseArgs({
  options: { step: { type: 'string', default: '1' }, days: { type: 'string', default: '10' } },
})

async function main(): Promise<number> {
  const { lives, meals, late } = punctualKeepers(Number(values.step), Number(values.days))
  const unwarned = late.filter(({ warned }) => !warned)
  for (const { species, zone, at } of unwarned) console.log(`${species} in ${zone}: late without a warning at ${at}`)
  console.log(`${lives} lives, ${meals} meals, ${late.length} late, ${unwarned.length} of them without a warning`)
  return unwarned.length === 0 ? 0 : 1
}

await runCommand(main)
