/** Everything that a deployment makes, and the checks that it has to pass before. */
import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import type { StackConfig } from './config'
import { HouseStack } from './house-stack'

export function furnish(app: App, config: StackConfig, bundles: string, region?: string): void {
  new HouseStack(app, config.stackName, { config, bundles, env: { region } })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
}
