/** The stacks of a deployment, and the checks that they must pass before they are deployed. */
import { type App, type Environment, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { HouseStack } from './house-stack'
import { PipelineStack, productionScope } from './pipeline-stack'
import { isReleasedByPipeline, pipelineName, type StackConfig } from './settings'

export function addValidatedStacks(app: App, config: StackConfig, bundles: string, env: Environment = {}): void {
  addStacks(app, config, bundles, env)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
}

/** Account and region may be unknown; only a pipeline that deploys to a second region needs the account. */
export function addStacks(app: App, config: StackConfig, bundles: string, { account, region }: Environment): void {
  if (isReleasedByPipeline(config))
    new PipelineStack(app, pipelineName(config), { config, bundles, env: { account, region } })
  else new HouseStack(productionScope(app, config), config.stackName, { config, bundles, env: { region } })
}
