/** The alarms, and the topic that carries them. Each says in a sentence what it means and names its runbook entry. */
import { Duration, Stack } from 'aws-cdk-lib'
import type { RestApiBase } from 'aws-cdk-lib/aws-apigateway'
import {
  Alarm,
  type AlarmBase,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import type { FunctionName } from '../bundle'
import type { CloudFront } from '../edge/cloudfront'
import type { Firewall } from '../edge/firewall'
import { functionId, type HouseFunction } from '../house-function'
import type { HouseTable } from '../house-table'
import type { StackConfig } from '../settings'
import { type CallMetrics, ErrorBudget } from './error-budget'
import { houseMetric, systemErrors, throttles } from './metrics'

export interface AlarmsProps {
  functions: readonly HouseFunction[]
  api: RestApiBase
  table: HouseTable
  /** By the function that feeds on the queue. */
  deadLetters: Readonly<Record<string, Queue>>
  /** Where the log lines' metrics go. */
  namespace: string
  firewall: Firewall | null
  door: CloudFront | null
  /** CloudFront's figures are in us-east-1, and alarms look at their own region only: elsewhere nobody watches the edge. */
  edgeCountsHere: boolean
  which: StackConfig['alarms']
  email: string | null
}

interface Watch {
  id: string
  metric: IMetric
  /** The alarm rings above it. */
  threshold: number
  /** For so many periods of five minutes out of as many. */
  periods: number
  /** The heading in the runbook. */
  entry: string
  means: string
  /** Silence is itself the alarm: something that speaks every minute has stopped. */
  ringsWhenSilent?: true
}

const RUNBOOK = 'docs/runbook.md'
const period = Duration.minutes(5)
const sum = { period, statistic: Stats.SUM }
const highest = { period, statistic: Stats.MAXIMUM }
const slowest = { period, statistic: 'p99' }

export class Alarms extends Construct {
  readonly topic: Topic
  /** What callers get of the gateway, as a share of what they ask for. */
  readonly budget: ErrorBudget
  /** Of each function by itself. */
  readonly errors: Readonly<Partial<Record<FunctionName, Alarm>>>

  constructor(
    scope: Construct,
    id: string,
    { functions, api, table, deadLetters, namespace, firewall, door, edgeCountsHere, which, email }: AlarmsProps,
  ) {
    super(scope, id)
    this.topic = new Topic(this, 'Topic', { enforceSSL: true })
    this.letCloudWatchRing()
    if (email) this.topic.addSubscription(new EmailSubscription(email))
    const watches = [
      ...(which === 'all' ? functions.flatMap(strains) : []),
      ...functions.filter(({ name }) => name === 'projector').map(streamWatch),
      ...apiWatches(api),
      ...tableWatches(table),
      ...Object.entries(deadLetters).map(deadLetterWatch),
      reaperWatch(namespace),
      asideWatch(namespace),
      ...(functions.some(({ name }) => name === 'canary') ? [canaryWatch(namespace)] : []),
      lawsWatch(namespace),
      ...(firewall && (edgeCountsHere || !firewall.atEdge) ? [firewallWatch(firewall)] : []),
    ]
    for (const watch of watches) this.add(watch)
    this.errors = Object.fromEntries(functions.map((made) => [made.name, this.add(errorsWatch(made))]))
    this.budget = this.addBudget('ErrorBudget', gatewayCalls(api), 'error-budget', 'Callers get errors:')
    if (door && edgeCountsHere && which === 'all')
      this.addBudget('EdgeBudget', door.callMetrics, 'edge-errors', 'At the edge callers see errors:')
  }

  private addBudget(id: string, counted: CallMetrics, entry: string, whose: string): ErrorBudget {
    const budget = new ErrorBudget(this, id, { counted, describe: (means) => described(`${whose} ${means}`, entry) })
    for (const alarm of budget.alarms) this.ring(alarm)
    return budget
  }

  /** A topic with a policy of its own is closed to everybody whom the policy does not name. */
  private letCloudWatchRing(): void {
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
  }

  private add({ id, metric, threshold, periods, entry, means, ringsWhenSilent }: Watch): Alarm {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: ringsWhenSilent ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: described(means, entry),
    })
    this.ring(alarm)
    return alarm
  }

  private ring(alarm: AlarmBase): void {
    alarm.addAlarmAction(new SnsAction(this.topic))
  }
}

const described = (means: string, entry: string): string => `${means} Runbook: ${RUNBOOK}#${entry}`

const gatewayCalls = (api: RestApiBase): CallMetrics => ({
  calls: (period) => api.metricCount({ period, statistic: Stats.SUM }),
  failures: (period) => api.metricServerError({ period, statistic: Stats.SUM }),
})

const isServing = (name: string): boolean => [...GROUPS, 'authorizer'].includes(name)

/**
 * In a large house something always fails somewhere. Of what callers wait for a share counts, and one that is more than
 * a handful; what a stream, a queue or the next minute repeats must fail for a quarter of an hour.
 */
const BAD_SHARE = 0.01
const HANDFUL = 5
const REPEATED: Readonly<Record<string, number>> = { projector: 3, reaper: 3, 'stripe-events': 3, painter: 3 }

const errorsOf = ({ name, lambda }: HouseFunction): Pick<Watch, 'metric' | 'threshold' | 'periods' | 'means'> =>
  isServing(name)
    ? {
        metric: new MathExpression({
          expression: `IF(errors >= ${HANDFUL}, errors / calls, 0)`,
          usingMetrics: { errors: lambda.metricErrors(sum), calls: lambda.metricInvocations(sum) },
          label: 'share of calls that failed',
          period,
        }),
        threshold: BAD_SHARE,
        periods: 1,
        means: `More than one call in a hundred of ${name} crashed or ran out of time; callers got a 500.`,
      }
    : {
        metric: lambda.metricErrors(sum),
        threshold: 0,
        periods: REPEATED[name] ?? 1,
        means: `${name} crashed or ran out of time${REPEATED[name] ? ' for a quarter of an hour' : ''}; its work waits for the next run.`,
      }

const errorsWatch = (made: HouseFunction): Watch => ({
  id: `${functionId(made.name)}Errors`,
  entry: 'function-errors',
  ...errorsOf(made),
})

/** What a house does without that has few alarms: those on errors, latency and what is late tell of it as well. */
const strains = ({ name, lambda }: HouseFunction): Watch[] => [
  {
    id: `${functionId(name)}Throttles`,
    metric: lambda.metricThrottles(sum),
    threshold: 0,
    periods: 2,
    entry: 'function-throttles',
    means: `${name} was refused instances for ten minutes: concurrency is used up.`,
  },
  {
    id: `${functionId(name)}Duration`,
    metric: lambda.metricDuration(slowest),
    threshold: (lambda.timeout as Duration).toMilliseconds() / 2,
    periods: 3,
    entry: 'function-duration',
    means: `One call in a hundred of ${name} takes more than half its time limit.`,
  },
]

const streamWatch = ({ name, lambda }: HouseFunction): Watch => ({
  id: `${functionId(name)}Age`,
  metric: lambda.metric('IteratorAge', highest),
  threshold: 5 * 60_000,
  periods: 1,
  entry: 'projector-age',
  means: 'Stats, boards and the graveyard are more than five minutes old.',
})

const asideWatch = (namespace: string): Watch => ({
  id: 'ProjectorSetAside',
  metric: houseMetric(namespace, 'set_aside', sum),
  threshold: 0,
  periods: 1,
  entry: 'projector-set-aside',
  means: 'The projector met a change that it cannot make sense of, and kept it for later.',
})

const lawsWatch = (namespace: string): Watch => ({
  id: 'WatchDifferences',
  metric: houseMetric(namespace, 'watch_differences', sum),
  threshold: 0,
  periods: 1,
  entry: 'watch-differences',
  means: 'Something that must always hold does not: money above all, or what was mended and is wrong again.',
})

const reaperWatch = (namespace: string): Watch => ({
  id: 'ReaperBehind',
  metric: houseMetric(namespace, 'reaper_behind_seconds', highest),
  threshold: 3 * 60,
  periods: 2,
  entry: 'reaper-behind',
  means: 'What died unseen waits more than three minutes for its stone, or the reaper has stopped.',
  ringsWhenSilent: true,
})

const canaryWatch = (namespace: string): Watch => ({
  id: 'CanaryFails',
  metric: houseMetric(namespace, 'canary_failed', highest),
  threshold: 0,
  periods: 3,
  entry: 'canary-fails',
  means: 'For a quarter of an hour the canary could not live in the house from outside, or it has fallen silent.',
  ringsWhenSilent: true,
})

const firewallWatch = ({ blocked }: Firewall): Watch => ({
  id: 'FirewallBlocks',
  metric: blocked.with(sum),
  threshold: 1_000,
  periods: 1,
  entry: 'firewall-blocks',
  means: 'The firewall has turned away more than a thousand requests in five minutes.',
})

const apiWatches = (api: RestApiBase): Watch[] => [
  {
    id: 'ApiLatency',
    metric: api.metricLatency(slowest),
    threshold: 2_000,
    periods: 3,
    entry: 'api-latency',
    means: 'One call in a hundred takes more than two seconds.',
  },
]

const deadLetterWatch = ([name, queue]: [string, Queue]): Watch => ({
  id: `${functionId(name)}DeadLetters`,
  metric: queue.metricApproximateNumberOfMessagesVisible(highest),
  threshold: 0,
  periods: 1,
  entry: `${name}-dead-letters`,
  means: `Something that ${name} could not apply has come to its dead-letter queue.`,
})

const tableWatches = (table: HouseTable): Watch[] => [
  {
    id: 'TableThrottles',
    metric: throttles(table, period),
    threshold: 0,
    periods: 2,
    entry: 'table-throttles',
    means: 'DynamoDB turns requests away, at the table or at its index.',
  },
  {
    id: 'TableSystemErrors',
    metric: systemErrors(table, period),
    threshold: 5,
    periods: 1,
    entry: 'table-system-errors',
    means: 'DynamoDB itself fails; the functions retry, then answer 500.',
  },
]
