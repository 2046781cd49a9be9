/** The stacks of a deployment, and the checks that they must pass before they are deployed. */
import { createRequire } from 'node:module'
import { type App, type IPolicyValidationPlugin, Validations } from 'aws-cdk-lib/core'
import { HouseStack } from './house-stack'
import type { StackConfig } from './settings'

/** Not by `import`: its types import those of every service of AWS, which doubles the time of the compiler. */
const { AwsSolutionsChecks }: { AwsSolutionsChecks: new (app: App) => IPolicyValidationPlugin } = createRequire(
  import.meta.url,
)('cdk-nag')

/** Without a region the template fits every region. */
export function addValidatedStacks(app: App, config: StackConfig, bundles: string, region?: string): void {
  addStacks(app, config, bundles, region)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
}

export function addStacks(app: App, config: StackConfig, bundles: string, region?: string): void {
  new HouseStack(app, config.stackName, { config, bundles, env: { region } })
}
