/** `npm run rehearse`: looks for faults in the templates that CloudFormation would report only during a deployment. */
import { rmSync } from 'node:fs'
import { writeStubBundles } from '../../lib/stack/stub-bundles'
import { rehearse } from './rehearse/deployments'

// `cdk synth` validates the templates; here that would take most of the time.
process.env.CDK_VALIDATION = 'false'
const bundles = writeStubBundles()
try {
  const faults = rehearse(bundles)
  for (const fault of faults) console.log(fault)
  console.log(`${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  rmSync(bundles, { recursive: true, force: true })
}
