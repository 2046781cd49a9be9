/** Payments: the secrets, Stripe's events from the partner bus through a queue, and the sweep for orders whose event was lost. */

import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { CfnSecret, type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { Group } from '../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../lambdas/config'
import { STRIPE_EVENTS } from '../../../lambdas/domain/money/stripe-event'
import { HouseFunction, type HouseFunctionProps, type JobProps, TIMEOUT } from '../house-function'
import { keySecret } from '../key-secret'
import { accept } from '../nag'
import { offersMpp, type StackConfig } from '../settings'
import { allowTable } from '../table-actions'
import { EVENT_QUEUE } from './event-queue'
import { SAFE_QUEUE } from './safe-queue'

const SELLING_GROUPS = ['credits', 'afterlife', 'mcp'] as const satisfies readonly Group[]
type SellingGroup = (typeof SELLING_GROUPS)[number]
export type Seller = SellingGroup | 'order-sweep'

export const isSeller = (group: Group): group is SellingGroup => (SELLING_GROUPS as readonly Group[]).includes(group)

/** A settlement waits for its block; the gateway waits for at most 29 seconds. */
const SELLER_TIMEOUT = Duration.seconds(28)
/** A slow chain may take minutes for one order. */
const SWEEP_TIMEOUT = Duration.minutes(5)

export class Payments extends Construct {
  readonly key: ISecret
  /** Payments by agents within a request (MPP, x402). */
  private readonly inline: { enabled: boolean; secrets: readonly ISecret[]; environment: Record<string, string> }
  private readonly stripe: Readonly<Record<string, string>>
  readonly functions: readonly HouseFunction[]
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { table, ...context }: JobProps) {
    super(scope, id)
    const { config } = context
    this.key = this.stripeKey(config)
    this.stripe = { [SETTINGS.stripeSecretName]: config.stripeSecretName ?? this.key.secretArn }
    this.inline = this.inlinePayment(config)

    const events = new HouseFunction(this, 'Events', {
      ...context,
      name: 'stripe-events',
      description: 'Applies Stripe events to credits',
    })
    const queue = this.eventQueue()
    events.consume(new SqsEventSource(queue, { batchSize: EVENT_QUEUE.batchSize, reportBatchItemFailures: true }))
    this.deadLetters = queue.deadLetterQueue?.queue as Queue
    if (config.stripeEventSourceName) this.forwardEvents(config.stripeEventSourceName, queue)

    const sweep = new HouseFunction(this, 'Sweep', {
      ...context,
      environment: { ...context.environment, ...this.sellerProps('order-sweep').environment },
      name: 'order-sweep',
      timeout: SWEEP_TIMEOUT,
      description: 'Resolves orders with an unknown payment outcome',
    })
    this.grantSecrets(sweep)
    sweep.runEvery(Duration.minutes(15))
    this.functions = [events, sweep]
    for (const each of this.functions) allowTable(each, table)
  }

  /** Environment and timeout of a seller. The afterlife group sells only if agents can pay within the request. */
  sellerProps(name: Seller): Pick<HouseFunctionProps, 'timeout'> & { environment: Readonly<Record<string, string>> } {
    const { enabled, environment } = this.inline
    if (name === 'afterlife' && !enabled) return { environment: {} }
    const waitsForPayment = enabled && name !== 'order-sweep'
    return { environment: { ...this.stripe, ...environment }, ...(waitsForPayment && { timeout: SELLER_TIMEOUT }) }
  }

  grantSecrets(seller: HouseFunction): void {
    if (seller.name === 'afterlife' && !this.inline.enabled) return
    for (const secret of [this.key, ...this.inline.secrets]) secret.grantRead(seller.lambda)
  }

  private inlinePayment(config: StackConfig): Payments['inline'] {
    const { x402FacilitatorUrl, x402SecretName } = config
    const mppNetworkId = offersMpp(config) ? config.mppNetworkId : null
    // It signs challenges: an agent could otherwise change the price.
    const signing = mppNetworkId ? keySecret(this, 'SigningKey', null, 'Signs MPP challenges') : null
    const facilitator =
      x402FacilitatorUrl && x402SecretName ? Secret.fromSecretNameV2(this, 'FacilitatorKey', x402SecretName) : null
    const settings = Object.entries({
      [SETTINGS.mppNetworkId]: mppNetworkId,
      [SETTINGS.mppSigningSecret]: signing?.secretArn,
      [SETTINGS.x402FacilitatorUrl]: x402FacilitatorUrl,
      [SETTINGS.x402PayTo]: config.x402PayTo,
      [SETTINGS.x402Networks]: x402FacilitatorUrl && config.x402Networks,
      [SETTINGS.x402SecretName]: facilitator && x402SecretName,
    }).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return {
      enabled: settings.length > 0,
      secrets: [signing, facilitator].filter((secret) => secret !== null),
      environment: Object.fromEntries(settings),
    }
  }

  /** Created without a value: nothing can be bought until the operator puts the key in. */
  private stripeKey({ stripeSecretName }: StackConfig): ISecret {
    if (stripeSecretName) return Secret.fromSecretNameV2(this, 'Key', stripeSecretName)
    const empty = new CfnSecret(this, 'StripeKey', {
      description: 'Secret key of the Stripe account; set by the operator',
    })
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

  /** Only Stripe can put an event on its partner bus. */
  private forwardEvents(eventSourceName: string, queue: Queue): void {
    new Rule(this, 'StripeEvents', {
      description: 'Forwards payments, refunds and disputes to the queue',
      eventBus: new EventBus(this, 'StripeBus', { eventSourceName }),
      eventPattern: { source: [eventSourceName], detailType: [...STRIPE_EVENTS] },
      targets: [new SqsQueue(queue)],
    })
  }
}
