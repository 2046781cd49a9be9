/** The calibrator: computes how items are judged by the configured model, on deployment and then hourly until it works. */

import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Duration } from 'aws-cdk-lib/core'
import { InvocationType, Trigger } from 'aws-cdk-lib/triggers'
import { Construct } from 'constructs'
import { SETTINGS } from '../../../lambdas/config'
import { allowModel } from '../bedrock'
import { HouseFunction, type JobProps } from '../house-function'
import { allowTable } from '../table-actions'

export class Calibrator extends Construct {
  readonly function: HouseFunction

  constructor(scope: Construct, id: string, { table, ...context }: JobProps) {
    super(scope, id)
    const { embeddingModelId } = context.config
    this.function = new HouseFunction(this, 'Function', {
      ...context,
      name: 'calibrator',
      description: 'Computes how items are judged, once per model',
      // Thousands of short model calls, then a minute of arithmetic on a full core.
      timeout: Duration.minutes(15),
      memoryMegabytes: 1_769,
      environment: { ...context.environment, [SETTINGS.embeddingModelId]: embeddingModelId },
    })
    const { lambda, target } = this.function
    allowModel(this.function, embeddingModelId)
    allowTable(this.function, table)
    // Asynchronous: a model that refuses must not fail the deployment.
    new Trigger(this, 'AfterDeployment', {
      handler: lambda,
      invocationType: InvocationType.EVENT,
      executeAfter: [table],
    })
    new Rule(this, 'EveryHour', {
      description: 'Runs the calibrator',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(target, { retryAttempts: 0 })],
    })
    target.configureAsyncInvoke({ retryAttempts: 0 })
  }
}
