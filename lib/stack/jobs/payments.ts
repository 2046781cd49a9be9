/** Selling: the secrets it takes, Stripe's events from the partner bus through a queue, and the sweep for what got lost. */
import { Duration } from 'aws-cdk-lib'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { CfnSecret, type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Group } from '../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../lambdas/config'
import { STRIPE_EVENTS } from '../../../lambdas/domain/money/stripe-event'
import { HouseFunction, type HouseFunctionProps, TIMEOUT } from '../house-function'
import type { HouseTable } from '../house-table'
import { keySecret } from '../key-secret'
import { accept } from '../nag'
import { offersMpp, type StackConfig } from '../settings'
import { allowTable } from '../table-actions'
import { EVENT_QUEUE } from './event-queue'
import { SAFE_QUEUE } from './safe-queue'

export interface PaymentsProps extends Omit<HouseFunctionProps, 'name' | 'description'> {
  config: StackConfig
  table: HouseTable
}

const SELLING_GROUPS = ['credits', 'afterlife', 'mcp'] as const satisfies readonly Group[]
type SellingGroup = (typeof SELLING_GROUPS)[number]
export type Seller = SellingGroup | 'order-sweep'

export const isSeller = (group: Group): group is SellingGroup => (SELLING_GROUPS as readonly Group[]).includes(group)

/** A settlement waits for its block, and the gateway for at most 29 seconds. */
const PAYING_TIMEOUT = Duration.seconds(28)
/** A chain that answers slowly is asked for minutes about one order. */
const SWEEPING_TIMEOUT = Duration.minutes(5)

export class Payments extends Construct {
  readonly key: ISecret
  /** Whether agents can pay by themselves, and with what keys the functions take it. */
  private readonly inline: { enabled: boolean; secrets: readonly ISecret[]; environment: Record<string, string> }
  private readonly stripe: Readonly<Record<string, string>>
  readonly functions: readonly HouseFunction[]
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { config, table, ...props }: PaymentsProps) {
    super(scope, id)
    this.key = this.stripeKey(config)
    this.stripe = { [SETTINGS.stripeSecretName]: config.stripeSecretName ?? this.key.secretArn }
    this.inline = this.inlinePayment(config)

    const events = new HouseFunction(this, 'Events', {
      ...props,
      name: 'stripe-events',
      description: 'Turns what Stripe tells into credits',
      reservedConcurrency: config.stripeEventsConcurrency,
    })
    const queue = this.eventQueue()
    events.consume(new SqsEventSource(queue, { batchSize: EVENT_QUEUE.batchSize, reportBatchItemFailures: true }))
    this.deadLetters = queue.deadLetterQueue?.queue as Queue
    if (config.stripeEventSourceName) this.listen(config.stripeEventSourceName, queue)

    const sweep = new HouseFunction(this, 'Sweep', {
      ...props,
      environment: { ...props.environment, ...this.selling('order-sweep').environment },
      name: 'order-sweep',
      timeout: SWEEPING_TIMEOUT,
      description: 'Asks Stripe about orders of which nothing was heard',
    })
    this.allowKeys(sweep)
    sweep.runEvery(Duration.minutes(15))
    this.functions = [events, sweep]
    for (const each of this.functions) allowTable(each, table)
  }

  /** What a function that sells is told. Who dies only sells where the agent can pay in the same request. */
  selling(name: Seller): Pick<HouseFunctionProps, 'timeout'> & { environment: Readonly<Record<string, string>> } {
    const { enabled, environment } = this.inline
    if (name === 'afterlife' && !enabled) return { environment: {} }
    const waits = enabled && name !== 'order-sweep'
    return { environment: { ...this.stripe, ...environment }, ...(waits && { timeout: PAYING_TIMEOUT }) }
  }

  allowKeys(selling: HouseFunction): void {
    if (selling.name === 'afterlife' && !this.inline.enabled) return
    for (const secret of [this.key, ...this.inline.secrets]) secret.grantRead(selling.lambda)
  }

  private inlinePayment(config: StackConfig): Payments['inline'] {
    const { mppSecretName, x402FacilitatorUrl, x402SecretName } = config
    const mppNetworkId = offersMpp(config) ? config.mppNetworkId : null
    // It signs challenges, so that nobody can name a price of their own.
    const signing = mppNetworkId
      ? keySecret(this, 'SigningKey', mppSecretName, 'Signs what agents are asked to pay')
      : null
    const facilitator =
      x402FacilitatorUrl && x402SecretName ? Secret.fromSecretNameV2(this, 'FacilitatorKey', x402SecretName) : null
    const told = Object.entries({
      [SETTINGS.mppNetworkId]: mppNetworkId,
      [SETTINGS.mppTokenParameter]: mppNetworkId && config.mppTokenParameter,
      [SETTINGS.mppApiVersion]: mppNetworkId && config.mppApiVersion,
      [SETTINGS.mppSecretName]: signing && (mppSecretName ?? signing.secretArn),
      [SETTINGS.x402FacilitatorUrl]: x402FacilitatorUrl,
      [SETTINGS.x402PayTo]: config.x402PayTo,
      [SETTINGS.x402Networks]: x402FacilitatorUrl && config.x402Networks,
      [SETTINGS.x402SecretName]: facilitator && x402SecretName,
    }).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return {
      enabled: told.length > 0,
      secrets: [signing, facilitator].filter((secret) => secret !== null),
      environment: Object.fromEntries(told),
    }
  }

  /** Made without a value: whoever runs the house puts the key in, and until then nothing can be bought. */
  private stripeKey({ stripeSecretName }: StackConfig): ISecret {
    if (stripeSecretName) return Secret.fromSecretNameV2(this, 'Key', stripeSecretName)
    const empty = new CfnSecret(this, 'StripeKey', { description: 'The secret key of the Stripe account; put it in' })
    accept(empty, 'SMG4')
    return Secret.fromSecretCompleteArn(this, 'Key', empty.ref)
  }

  private eventQueue(): Queue {
    return new Queue(this, 'Queue', {
      ...SAFE_QUEUE,
      visibilityTimeout: Duration.seconds(6 * TIMEOUT.toSeconds()),
      deadLetterQueue: { queue: new Queue(this, 'DeadLetters', SAFE_QUEUE), maxReceiveCount: EVENT_QUEUE.maxReceives },
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
