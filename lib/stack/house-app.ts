/** Everything that a deployment makes, and the checks that it has to pass before. */
import { type App, type Environment, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { HouseStack } from './house-stack'
import { PipelineStack } from './pipeline-stack'
import { isReleasedByPipeline, type StackConfig } from './settings'

export function addValidatedStacks(app: App, config: StackConfig, bundles: string, where: Environment = {}): void {
  addStacks(app, config, bundles, where)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
}

/** Where: as far as it is known beforehand. Only a pipeline that reaches into another region must know the account. */
export function addStacks(app: App, config: StackConfig, bundles: string, { account, region }: Environment): void {
  if (isReleasedByPipeline(config))
    new PipelineStack(app, `${config.stackName}-Pipeline`, { config, bundles, env: { account, region } })
  else new HouseStack(app, config.stackName, { config, bundles, env: { region } })
}
