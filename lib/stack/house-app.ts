/** The stacks of a deployment, and the checks that they must pass before they are deployed. */
import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { HouseStack } from './house-stack'
import type { StackConfig } from './settings'

/** Without a region the template fits every region. */
export function addValidatedStacks(app: App, config: StackConfig, bundles: string, region?: string): void {
  addStacks(app, config, bundles, region)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
}

export function addStacks(app: App, config: StackConfig, bundles: string, region?: string): void {
  new HouseStack(app, config.stackName, { config, bundles, env: { region } })
}
