/** Deploys the house: `npx cdk deploy`. Bundles the functions first; needs no account, network or Docker to synthesize. */
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { BUNDLES, bundle } from '../lib/bundle'
import { readStackConfig } from '../lib/config'
import { HouseStack } from '../lib/house-stack'

async function main(): Promise<void> {
  await bundle()
  const app = new App()
  const config = readStackConfig((name) => app.node.tryGetContext(name), process.env)
  new HouseStack(app, config.stackName, { config, bundles: BUNDLES })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  app.synth()
}

main().catch((error: Error) => {
  console.error(error.name === 'ConfigError' ? error.message : error)
  process.exitCode = 1
})
