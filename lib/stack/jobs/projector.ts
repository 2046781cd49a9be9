/** The projector: fed by the table's stream, with a queue for what it cannot apply. */
import { Duration } from 'aws-cdk-lib'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { PROJECTED_REMOVALS, PROJECTED_TYPES } from '../../../lambdas/domain/projections/projections'
import { HouseFunction, type HouseFunctionProps } from '../house-function'
import type { HouseTable } from '../house-table'
import { accept } from '../nag'
import { allowTable } from '../table-actions'
import { SAFE_QUEUE } from './safe-queue'

export interface ProjectorProps extends Omit<HouseFunctionProps, 'name' | 'description'> {
  table: HouseTable
}

/** As long as the stream remembers, nearly: the projector itself sets aside what it cannot make sense of. */
const RETRIED_FOR = Duration.hours(22)
/** What comes within some seconds is folded into few writes; public views may be a minute behind. */
const GATHERED_FOR = Duration.seconds(10)

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
    this.deadLetters = new Queue(this, 'DeadLetters', SAFE_QUEUE)
    accept(this.deadLetters, 'SQS3')
    this.function.consume(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 200,
        maxBatchingWindow: GATHERED_FOR,
        // Not for its state: only the events of a source with a window say which shard they come from.
        tumblingWindow: Duration.minutes(1),
        reportBatchItemFailures: true,
        maxRecordAge: RETRIED_FOR,
        onFailure: new SqsDlq(this.deadLetters),
        // Rate-limit windows, markers and the projections themselves never wake it.
        filters: Object.entries({ NewImage: PROJECTED_TYPES, OldImage: PROJECTED_REMOVALS }).map(([image, types]) =>
          FilterCriteria.filter({ dynamodb: { [image]: { type: { S: FilterRule.or(...types) } } } }),
        ),
      }),
    )
  }
}
