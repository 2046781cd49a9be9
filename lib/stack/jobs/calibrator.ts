/** Teaches the house to judge items by the configured model: at deployment, then every hour until it has worked. */
import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { InvocationType, Trigger } from 'aws-cdk-lib/triggers'
import { Construct } from 'constructs'
import { SETTINGS } from '../../../lambdas/config'
import { allowModel } from '../bedrock'
import { HouseFunction, type HouseFunctionProps } from '../house-function'
import type { HouseTable } from '../house-table'
import type { StackConfig } from '../settings'
import { allowTable } from '../table-actions'

export interface CalibratorProps extends Omit<HouseFunctionProps, 'name' | 'description'> {
  config: StackConfig
  table: HouseTable
}

export class Calibrator extends Construct {
  readonly function: HouseFunction

  constructor(scope: Construct, id: string, { config, table, environment, ...props }: CalibratorProps) {
    super(scope, id)
    this.function = new HouseFunction(this, 'Function', {
      ...props,
      name: 'calibrator',
      description: 'Computes how items are judged, once for each model',
      // Thousands of short questions, then a minute of arithmetic on a full core.
      timeout: Duration.minutes(15),
      memoryMegabytes: 1_769,
      environment: { ...environment, [SETTINGS.embeddingModelId]: config.embeddingModelId },
    })
    const { lambda, target: called } = this.function
    allowModel(this.function, config.embeddingModelId)
    allowTable(this.function, table)
    // Nobody waits for it: a model that says no does not fail a deployment.
    new Trigger(this, 'AfterDeployment', {
      handler: lambda,
      invocationType: InvocationType.EVENT,
      executeAfter: [table],
    })
    new Rule(this, 'EveryHour', {
      description: 'Has the calibrator look whether there is something to learn',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(called, { retryAttempts: 0 })],
    })
    called.configureAsyncInvoke({ retryAttempts: 0 })
  }
}
