/** The CDK app: `npx cdk deploy`. Bundles the functions first; synthesis needs no account, network or Docker. */
import { App } from 'aws-cdk-lib/core'
import { BUNDLE_FOLDER, bundle } from '../lib/stack/bundle'
import { buildCodeCaches, CODE_CACHE_VARIABLE } from '../lib/stack/code-cache'
import { addValidatedStacks } from '../lib/stack/house-app'
import { readStackConfig } from '../lib/stack/settings'
import { readDeployment } from '../lib/stack/settings/deployment'

async function main(): Promise<void> {
  const app = new App()
  const kept = readDeployment(app.node.tryGetContext('deployment') ?? 'production')
  const config = readStackConfig((name) => app.node.tryGetContext(name) ?? kept[name], process.env)
  const { [CODE_CACHE_VARIABLE]: image, CDK_DEFAULT_REGION: region } = process.env
  await bundle()
  if (image) await buildCodeCaches(BUNDLE_FOLDER, { image })
  addValidatedStacks(app, config, BUNDLE_FOLDER, region)
  app.synth()
}

main().catch((error: Error) => {
  console.error(error.name === 'ConfigError' ? error.message : error)
  process.exitCode = 1
})
