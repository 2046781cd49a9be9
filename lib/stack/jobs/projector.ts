/** The projector: reads the table's stream, with a dead-letter queue for records that it cannot apply. */

import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { PROJECTED_REMOVALS, PROJECTED_TYPES } from '../../../lambdas/domain/projections/projections'
import { HouseFunction, type JobProps } from '../house-function'
import { accept } from '../nag'
import { allowTable } from '../table-actions'
import { SAFE_QUEUE } from './safe-queue'

/** Lambda gives up a record shortly before the stream drops it, after 24 hours. */
const MAX_RECORD_AGE = Duration.hours(22)
/** Combines the records of some seconds into few writes; public views may be a minute behind. */
const BATCHING_WINDOW = Duration.seconds(10)

export class Projector extends Construct {
  readonly function: HouseFunction
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { table, ...context }: JobProps) {
    super(scope, id)
    this.function = new HouseFunction(this, 'Function', {
      ...context,
      name: 'projector',
      description: 'Updates projections from the stream of the table',
      reservedConcurrency: context.config.projectorConcurrency,
    })
    allowTable(this.function, table)
    this.deadLetters = new Queue(this, 'DeadLetters', SAFE_QUEUE)
    accept(this.deadLetters, 'SQS3')
    this.function.consume(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 200,
        maxBatchingWindow: BATCHING_WINDOW,
        // The projector needs the shard's id, which Lambda sends only with a tumbling window. The window's state is not used.
        tumblingWindow: Duration.minutes(1),
        reportBatchItemFailures: true,
        maxRecordAge: MAX_RECORD_AGE,
        onFailure: new SqsDlq(this.deadLetters),
        // Rate-limit windows, markers and the projections themselves are not projected.
        filters: Object.entries({ NewImage: PROJECTED_TYPES, OldImage: PROJECTED_REMOVALS }).map(([image, types]) =>
          FilterCriteria.filter({ dynamodb: { [image]: { type: { S: FilterRule.or(...types) } } } }),
        ),
      }),
    )
  }
}
