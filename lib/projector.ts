/** The projector: fed by the table's stream, with a queue for what it cannot apply. */
import { Duration } from 'aws-cdk-lib'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { PROJECTED_TYPES } from '../lambdas/domain/house/projections'
import { HouseFunction, type HouseFunctionProps } from './house-function'
import type { HouseTable } from './house-table'
import { accept } from './nag'
import { allowTable } from './table-actions'

export interface ProjectorProps extends Omit<HouseFunctionProps, 'name' | 'description'> {
  table: HouseTable
}

/** Enough for a database to come back; a record that cannot be applied is set aside after as many tries. */
const RETRIES = 20

export class Projector extends Construct {
  readonly function: HouseFunction
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { table, ...props }: ProjectorProps) {
    super(scope, id)
    this.function = new HouseFunction(this, 'Function', {
      ...props,
      name: 'projector',
      description: 'Keeps what the house knows of itself, from the stream of its table',
    })
    allowTable(this.function, table)
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    accept(this.deadLetters, 'SQS3')
    this.function.lambda.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        maxBatchingWindow: Duration.seconds(1),
        // Not for its state: only the events of a source with a window say which shard they come from.
        tumblingWindow: Duration.minutes(1),
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: RETRIES,
        onFailure: new SqsDlq(this.deadLetters),
        // Rate-limit windows, markers and the projections themselves never wake it.
        filters: ['NewImage', 'OldImage'].map((image) =>
          FilterCriteria.filter({ dynamodb: { [image]: { type: { S: FilterRule.or(...PROJECTED_TYPES) } } } }),
        ),
      }),
    )
  }
}
