/**
 * `npm run rehearse`: walks the synthesized templates as CloudFormation would, under the known rules of the services
 * (`test/proofs/rehearse/rules.ts`): fails each resource once, rolls back, deploys again, adds a second stack and a second
 * region, deletes, updates to other settings and back. Ends with an error where something would not have gone well.
 */
import { rehearse } from './rehearse/scenes'
import { LATER, openStage } from './rehearse/staged'

const began = performance.now()
const stage = openStage()
try {
  const later = Object.fromEntries(Object.entries(LATER).map(([name, settings]) => [name, stage.with(settings)]))
  const { scenes, faults } = rehearse(stage.with(), later)
  for (const fault of faults) console.log(fault)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${scenes} scenes, ${faults.length} faults; ${seconds} s`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  stage.close()
}
