/** The alarms and their SNS topic. Each description says what the alarm means and names its runbook entry. */
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
import type { Firewall } from '../edge/firewall'
import { functionId, type HouseFunction } from '../house-function'
import type { HouseTable } from '../house-table'
import { type CallMetrics, ErrorBudget } from './error-budget'
import { houseMetric, systemErrors, throttles } from './metrics'
import type { Monitored } from './monitored'

export interface AlarmsProps extends Monitored {
  /** CloudFront's metrics are in us-east-1, and alarms read only their own region: elsewhere the edge has no alarms. */
  isInEdgeRegion: boolean
}

interface AlarmSpec {
  id: string
  metric: IMetric
  /** The alarm rings above it. */
  threshold: number
  /** The number of consecutive five-minute periods above the threshold. */
  periods: number
  /** The heading in the runbook. */
  entry: string
  means: string
  /** For metrics that are written every minute: missing data means that the writer stopped. */
  ringsWhenSilent?: true
}

const RUNBOOK = 'docs/runbook.md'
const period = Duration.minutes(5)
const sum = { period, statistic: Stats.SUM }
const highest = { period, statistic: Stats.MAXIMUM }
const slowest = { period, statistic: 'p99' }

export class Alarms extends Construct {
  readonly topic: Topic
  /** The share of the gateway's responses that fail. */
  readonly budget: ErrorBudget
  /** By function. */
  readonly errors: Readonly<Partial<Record<FunctionName, Alarm>>>

  constructor(scope: Construct, id: string, { config, isInEdgeRegion, ...monitored }: AlarmsProps) {
    super(scope, id)
    const { functions, api, table, deadLetters, firewall, cloudFront } = monitored
    const namespace = config.stackName
    const hasAll = config.alarms === 'all'
    this.topic = new Topic(this, 'Topic', { enforceSSL: true })
    this.allowCloudWatch()
    if (config.alarmEmail) this.topic.addSubscription(new EmailSubscription(config.alarmEmail))
    const specs = [
      ...(hasAll ? functions.flatMap(strainAlarms) : []),
      ...functions.filter(({ name }) => name === 'projector').map(streamAlarm),
      latencyAlarm(api),
      ...tableAlarms(table),
      ...Object.entries(deadLetters).map(deadLetterAlarm),
      reaperAlarm(namespace),
      setAsideAlarm(namespace),
      ...(functions.some(({ name }) => name === 'canary') ? [canaryAlarm(namespace)] : []),
      auditAlarm(namespace),
      ...(firewall && (isInEdgeRegion || !firewall.atEdge) ? [firewallAlarm(firewall)] : []),
    ]
    for (const spec of specs) this.add(spec)
    this.errors = Object.fromEntries(functions.map((each) => [each.name, this.add(errorAlarm(each))]))
    this.budget = this.addBudget('ErrorBudget', gatewayCalls(api), 'error-budget', 'Callers get errors:')
    if (cloudFront && isInEdgeRegion && hasAll)
      this.addBudget('EdgeBudget', cloudFront.callMetrics, 'edge-errors', 'At the edge callers see errors:')
  }

  private addBudget(id: string, calls: CallMetrics, entry: string, subject: string): ErrorBudget {
    const budget = new ErrorBudget(this, id, { calls, describe: (means) => describe(`${subject} ${means}`, entry) })
    for (const alarm of budget.alarms) this.notify(alarm)
    return budget
  }

  /** A topic with a resource policy refuses every principal that the policy does not name. */
  private allowCloudWatch(): void {
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
  }

  private add({ id, metric, threshold, periods, entry, means, ringsWhenSilent }: AlarmSpec): Alarm {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: ringsWhenSilent ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: describe(means, entry),
    })
    this.notify(alarm)
    return alarm
  }

  private notify(alarm: AlarmBase): void {
    alarm.addAlarmAction(new SnsAction(this.topic))
  }
}

const describe = (means: string, entry: string): string => `${means} Runbook: ${RUNBOOK}#${entry}`

const gatewayCalls = (api: RestApiBase): CallMetrics => ({
  calls: (period) => api.metricCount({ period, statistic: Stats.SUM }),
  failures: (period) => api.metricServerError({ period, statistic: Stats.SUM }),
})

const isServing = (name: string): boolean => [...GROUPS, 'authorizer'].includes(name)

/** Under load some calls always fail: for functions that callers wait for, the share counts, from a few errors on. */
const MAX_ERROR_SHARE = 0.01
const MIN_ERRORS = 5
/** A stream, a queue or the next run retries these: they ring after a quarter of an hour. */
const RETRIED_PERIODS: Readonly<Record<string, number>> = { projector: 3, reaper: 3, 'stripe-events': 3, painter: 3 }

const errorSpec = ({ name, lambda }: HouseFunction): Pick<AlarmSpec, 'metric' | 'threshold' | 'periods' | 'means'> =>
  isServing(name)
    ? {
        metric: new MathExpression({
          expression: `IF(errors >= ${MIN_ERRORS}, errors / calls, 0)`,
          usingMetrics: { errors: lambda.metricErrors(sum), calls: lambda.metricInvocations(sum) },
          label: 'share of calls that failed',
          period,
        }),
        threshold: MAX_ERROR_SHARE,
        periods: 1,
        means: `More than one call in a hundred of ${name} crashed or ran out of time; callers got a 500.`,
      }
    : {
        metric: lambda.metricErrors(sum),
        threshold: 0,
        periods: RETRIED_PERIODS[name] ?? 1,
        means: `${name} crashed or ran out of time${RETRIED_PERIODS[name] ? ' for a quarter of an hour' : ''}; its work waits for the next run.`,
      }

const errorAlarm = (each: HouseFunction): AlarmSpec => ({
  id: `${functionId(each.name)}Errors`,
  entry: 'function-errors',
  ...errorSpec(each),
})

/** Left out by `alarms=few`: the alarms on errors, latency and delays show the same problems. */
const strainAlarms = ({ name, lambda }: HouseFunction): AlarmSpec[] => [
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

const streamAlarm = ({ name, lambda }: HouseFunction): AlarmSpec => ({
  id: `${functionId(name)}Age`,
  metric: lambda.metric('IteratorAge', highest),
  threshold: 5 * 60_000,
  periods: 1,
  entry: 'projector-age',
  means: 'Stats, boards and the graveyard are more than five minutes old.',
})

const setAsideAlarm = (namespace: string): AlarmSpec => ({
  id: 'ProjectorSetAside',
  metric: houseMetric(namespace, 'set_aside', sum),
  threshold: 0,
  periods: 1,
  entry: 'projector-set-aside',
  means: 'The projector met a change that it cannot make sense of, and kept it for later.',
})

const auditAlarm = (namespace: string): AlarmSpec => ({
  id: 'WatchDifferences',
  metric: houseMetric(namespace, 'watch_differences', sum),
  threshold: 0,
  periods: 1,
  entry: 'watch-differences',
  means: 'Something that must always hold does not: money above all, or what was mended and is wrong again.',
})

const reaperAlarm = (namespace: string): AlarmSpec => ({
  id: 'ReaperBehind',
  metric: houseMetric(namespace, 'reaper_behind_seconds', highest),
  threshold: 3 * 60,
  periods: 2,
  entry: 'reaper-behind',
  means: 'What died unseen waits more than three minutes for its stone, or the reaper has stopped.',
  ringsWhenSilent: true,
})

const canaryAlarm = (namespace: string): AlarmSpec => ({
  id: 'CanaryFails',
  metric: houseMetric(namespace, 'canary_failed', highest),
  threshold: 0,
  periods: 3,
  entry: 'canary-fails',
  means: 'For a quarter of an hour the canary could not live in the house from outside, or it has fallen silent.',
  ringsWhenSilent: true,
})

const firewallAlarm = ({ blocked }: Firewall): AlarmSpec => ({
  id: 'FirewallBlocks',
  metric: blocked.with(sum),
  threshold: 1_000,
  periods: 1,
  entry: 'firewall-blocks',
  means: 'The firewall has turned away more than a thousand requests in five minutes.',
})

const latencyAlarm = (api: RestApiBase): AlarmSpec => ({
  id: 'ApiLatency',
  metric: api.metricLatency(slowest),
  threshold: 2_000,
  periods: 3,
  entry: 'api-latency',
  means: 'One call in a hundred takes more than two seconds.',
})

const deadLetterAlarm = ([name, queue]: [string, Queue]): AlarmSpec => ({
  id: `${functionId(name)}DeadLetters`,
  metric: queue.metricApproximateNumberOfMessagesVisible(highest),
  threshold: 0,
  periods: 1,
  entry: `${name}-dead-letters`,
  means: `Something that ${name} could not apply has come to its dead-letter queue.`,
})

const tableAlarms = (table: HouseTable): AlarmSpec[] => [
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
