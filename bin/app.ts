/** The CDK app: `npx cdk deploy`. Bundles the functions first; synthesis needs no account, network or Docker. */
import { App } from 'aws-cdk-lib'
import { BUNDLE_FOLDER, bundle } from '../lib/stack/bundle'
import { buildCodeCaches, CODE_CACHE_VARIABLE } from '../lib/stack/code-cache'
import { addValidatedStacks } from '../lib/stack/house-app'
import { isGiven, readStackConfig } from '../lib/stack/settings'
import { checkDeployedSettings, DROPPED_VARIABLE } from '../lib/tools/deploy'

async function main(): Promise<void> {
  const app = new App()
  const context = (name: string): unknown => app.node.tryGetContext(name)
  const config = readStackConfig(context, process.env)
  const {
    [DROPPED_VARIABLE]: dropped,
    [CODE_CACHE_VARIABLE]: image,
    CDK_DEFAULT_REGION: region,
    AWS_ENDPOINT_URL: endpoint,
  } = process.env
  if (dropped !== undefined)
    await checkDeployedSettings(
      { config, isGiven: (name) => isGiven(name, context, process.env), dropped: dropped.split(',') },
      { region, endpoint },
    )
  await bundle()
  if (image) await buildCodeCaches(BUNDLE_FOLDER, { image })
  addValidatedStacks(app, config, BUNDLE_FOLDER, {
    account: process.env.CDK_DEFAULT_ACCOUNT,
    region,
  })
  app.synth()
}

main().catch((error: Error) => {
  console.error(error.name === 'ConfigError' ? error.message : error)
  process.exitCode = 1
})
