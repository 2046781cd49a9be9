/** Stripe: the secret with its key, its events from the partner bus through a queue, and the sweep for those that got lost. */
import { Duration } from 'aws-cdk-lib'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { CfnSecret, type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { SETTINGS } from '../lambdas/config'
import { STRIPE_EVENTS } from '../lambdas/domain/money/stripe-event'
import type { StackConfig } from './config'
import { EVENT_QUEUE } from './event-queue'
import { HouseFunction, type HouseFunctionProps, TIMEOUT } from './house-function'
import type { HouseTable } from './house-table'
import { accept } from './nag'
import { allowTable } from './table-actions'

export interface PaymentsProps extends Omit<HouseFunctionProps, 'name' | 'description'> {
  config: StackConfig
  table: HouseTable
}

export class Payments extends Construct {
  readonly key: ISecret
  /** For every function that sells. */
  readonly environment: Readonly<Record<string, string>>
  readonly functions: readonly HouseFunction[]
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { config, table, ...props }: PaymentsProps) {
    super(scope, id)
    this.key = this.stripeKey(config)
    this.environment = { [SETTINGS.stripeSecretName]: config.stripeSecretName ?? this.key.secretArn }

    const events = new HouseFunction(this, 'Events', {
      ...props,
      name: 'stripe-events',
      description: 'Turns what Stripe tells into credits',
      reservedConcurrency: config.stripeEventsConcurrency,
    })
    const queue = this.eventQueue()
    events.lambda.addEventSource(
      new SqsEventSource(queue, { batchSize: EVENT_QUEUE.batchSize, reportBatchItemFailures: true }),
    )
    this.deadLetters = queue.deadLetterQueue?.queue as Queue
    if (config.stripeEventSourceName) this.listen(config.stripeEventSourceName, queue)

    const sweep = new HouseFunction(this, 'Sweep', {
      ...props,
      environment: { ...props.environment, ...this.environment },
      name: 'order-sweep',
      description: 'Asks Stripe about orders of which nothing was heard',
    })
    this.allowKey(sweep)
    sweep.wakeEvery(Duration.minutes(15))
    this.functions = [events, sweep]
    for (const each of this.functions) allowTable(each, table)
  }

  allowKey(selling: HouseFunction): void {
    this.key.grantRead(selling.lambda)
  }

  /** Made without a value: whoever runs the house puts the key in, and until then nothing can be bought. */
  private stripeKey({ stripeSecretName }: StackConfig): ISecret {
    if (stripeSecretName) return Secret.fromSecretNameV2(this, 'Key', stripeSecretName)
    const empty = new CfnSecret(this, 'StripeKey', { description: 'The secret key of the Stripe account; put it in' })
    accept(empty, 'SMG4')
    return Secret.fromSecretCompleteArn(this, 'Key', empty.ref)
  }

  private eventQueue(): Queue {
    const safe = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) }
    return new Queue(this, 'Queue', {
      ...safe,
      visibilityTimeout: Duration.seconds(6 * TIMEOUT.toSeconds()),
      deadLetterQueue: { queue: new Queue(this, 'DeadLetters', safe), maxReceiveCount: EVENT_QUEUE.maxReceives },
    })
  }

  /** Stripe's own bus in this account: nobody else can put an event on it. */
  private listen(eventSourceName: string, queue: Queue): void {
    new Rule(this, 'StripeEvents', {
      description: 'Payments, refunds and disputes, on to the queue',
      eventBus: new EventBus(this, 'StripeBus', { eventSourceName }),
      eventPattern: { source: [eventSourceName], detailType: [...STRIPE_EVENTS] },
      targets: [new SqsQueue(queue)],
    })
  }
}
