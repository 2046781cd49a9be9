/** The CDK app: `npx cdk deploy`. Bundles the functions first; synthesis needs no account, network or Docker. */
import { App } from 'aws-cdk-lib'
import { BUNDLE_FOLDER, bundle } from '../lib/stack/bundle'
import { addValidatedStacks } from '../lib/stack/house-app'
import { readStackConfig } from '../lib/stack/settings'

async function main(): Promise<void> {
  await bundle()
  const app = new App()
  const config = readStackConfig((name) => app.node.tryGetContext(name), process.env)
  addValidatedStacks(app, config, BUNDLE_FOLDER, {
    account: process.env.CDK_DEFAULT_ACCOUNT,
    region: process.env.CDK_DEFAULT_REGION,
  })
  app.synth()
}

main().catch((error: Error) => {
  console.error(error.name === 'ConfigError' ? error.message : error)
  process.exitCode = 1
})
