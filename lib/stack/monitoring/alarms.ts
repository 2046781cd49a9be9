/**
 * The alarms and their two SNS topics: pages for what callers notice now, tickets for what can wait for the morning. Each
 * description says what the alarm means and names its runbook entry.
 */

import type { RestApiBase } from 'aws-cdk-lib/aws-apigateway'
import {
  Alarm,
  type AlarmBase,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration, Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { FunctionName } from '../bundle'
import type { CloudFront } from '../edge/cloudfront'
import type { Firewall } from '../edge/firewall'
import { functionId, type HouseFunction, isServing } from '../house-function'
import type { HouseTable } from '../house-table'
import type { StackConfig } from '../settings'
import { type CallMetrics, ErrorBudget } from './error-budget'
import { houseMetric, systemErrors, throttles } from './metrics'

export interface AlarmsProps {
  /** The stack's name is also the namespace of the house's own metrics. */
  config: StackConfig
  functions: readonly HouseFunction[]
  api: RestApiBase
  table: HouseTable
  /** By the name of the function whose messages they hold. */
  deadLetters: Readonly<Partial<Record<FunctionName, Queue>>>
  firewall: Firewall | null
  cloudFront: CloudFront | null
  /** CloudFront's metrics are in us-east-1, and alarms read only their own region: elsewhere the edge has no alarms. */
  isInEdgeRegion: boolean
}

interface AlarmSpec {
  id: string
  metric: IMetric
  /** The alarm goes off above it. */
  threshold: number
  /** The number of consecutive periods of the metric above the threshold. */
  periods: number
  /** The heading in the runbook. */
  entry: string
  means: string
  /** Callers are affected now. Other alarms are tickets. */
  pages?: true
  /**
   * For metrics that are written every few minutes: the alarm also notifies when data stops. It does not before the
   * first data, on a first deployment.
   */
  notifiesSilence?: true
}

const RUNBOOK = 'docs/runbook.md'
const period = Duration.minutes(5)
const sum = { period, statistic: Stats.SUM }
const highest = { period, statistic: Stats.MAXIMUM }
const slowest = { period, statistic: 'p99' }

export class Alarms extends Construct {
  readonly pages: Topic
  readonly tickets: Topic
  /** The share of the gateway's responses that fail. */
  readonly budget: ErrorBudget
  /** By the function whose errors they count. */
  readonly errors: Readonly<Partial<Record<FunctionName, Alarm>>>

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id)
    const { config, isInEdgeRegion, functions, api, table, deadLetters, firewall, cloudFront } = props
    const namespace = config.stackName
    const hasAll = !config.small
    this.pages = this.addTopic('Topic', `${config.stackName} page`, config.alarmEmail)
    this.tickets = this.addTopic('Tickets', `${config.stackName} ticket`, config.ticketEmail ?? config.alarmEmail)
    const specs = [
      ...(hasAll ? [throttleAlarm] : []),
      ...functions.filter(({ name }) => name === 'projector').map(streamAlarm),
      latencyAlarm(api),
      ...tableAlarms(table),
      ...Object.entries(deadLetters).map(deadLetterAlarm),
      reaperAlarm(namespace),
      skippedAlarm(namespace),
      ...(functions.some(({ name }) => name === 'canary') ? [canaryAlarm(namespace)] : []),
      auditAlarm(namespace),
      ...(firewall ? [firewallAlarm(firewall)] : []),
    ]
    for (const spec of specs) this.add(spec)
    // What the others leave undone ends in a dead-letter queue, which has an alarm.
    const watched = functions.filter(({ name }) => !deadLetters[name])
    this.errors = Object.fromEntries(watched.map((each) => [each.name, this.add(errorAlarm(each, config))]))
    this.budget = this.addBudget('ErrorBudget', gatewayCalls(api), 'error-budget', 'Requests fail at the API:')
    if (cloudFront && isInEdgeRegion && hasAll)
      this.addBudget('EdgeBudget', cloudFront.callMetrics, 'edge-errors', 'Requests fail at CloudFront:')
  }

  /** All but those that combine others. */
  get single(): Alarm[] {
    return this.node.findAll().filter((each) => each instanceof Alarm)
  }

  private addBudget(id: string, calls: CallMetrics, entry: string, subject: string): ErrorBudget {
    const budget = new ErrorBudget(this, id, { calls, describe: (means) => describe(`${subject} ${means}`, entry) })
    this.notify(budget.fast, this.pages)
    this.notify(budget.slow, this.tickets)
    return budget
  }

  private addTopic(id: string, displayName: string, email: string | null): Topic {
    const topic = new Topic(this, id, { enforceSSL: true, displayName })
    // A topic with a resource policy refuses every principal that the policy does not name.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    if (email) topic.addSubscription(new EmailSubscription(email))
    return topic
  }

  private add({ id, metric, threshold, periods, entry, means, pages, notifiesSilence }: AlarmSpec): Alarm {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: notifiesSilence ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING,
      alarmDescription: describe(means, entry),
    })
    const topic = pages ? this.pages : this.tickets
    this.notify(alarm, topic)
    // A new alarm starts in this state, without a notification.
    if (notifiesSilence) alarm.addInsufficientDataAction(new SnsAction(topic))
    return alarm
  }

  private notify(alarm: AlarmBase, topic: Topic): void {
    alarm.addAlarmAction(new SnsAction(topic))
    alarm.addOkAction(new SnsAction(topic))
  }
}

const describe = (means: string, entry: string): string => `${means} Runbook: ${RUNBOOK}#${entry}`

const gatewayCalls = (api: RestApiBase): CallMetrics => ({
  calls: (period) => api.metricCount({ period, statistic: Stats.SUM }),
  failures: (period) => api.metricServerError({ period, statistic: Stats.SUM }),
})

/** For functions that callers wait for. Under load some calls always fail, so the share of errors counts. */
const MAX_ERROR_SHARE = 0.01
const MIN_ERRORS = 5

type ErrorSpec = Pick<AlarmSpec, 'metric' | 'threshold' | 'periods' | 'means' | 'pages'>

/** The next run retries what these leave undone, so only lasting failures count: in each period for 15 minutes. */
const retriedJob = ({ name, lambda }: HouseFunction): ErrorSpec => ({
  metric: lambda.metricErrors(sum),
  threshold: 0,
  periods: 3,
  means: `${name} has failed for 15 minutes; its work waits.`,
})

/** Hours by job. These run too rarely to fail in consecutive periods: two failures within the hours raise the alarm. */
const RARE_JOBS: Readonly<Record<string, number>> = { 'order-sweep': 1, audit: 1, calibrator: 3 }

const rareJob = ({ name, lambda }: HouseFunction, hours: number): ErrorSpec => ({
  metric: lambda.metricErrors({ period: Duration.hours(hours), statistic: Stats.SUM }),
  threshold: 1,
  periods: 1,
  means: `${name} failed more than once in ${hours === 1 ? 'an hour' : `${hours} hours`}; its work waits for the next run.`,
})

const servingFunction = ({ name, lambda }: HouseFunction, namespace: string): ErrorSpec => ({
  metric: new MathExpression({
    expression: `IF(crashed + FILL(failed, 0) >= ${MIN_ERRORS}, (crashed + FILL(failed, 0)) / calls, 0)`,
    usingMetrics: {
      crashed: lambda.metricErrors(sum),
      failed: houseMetric(namespace, 'server_errors', { ...sum, dimensionsMap: { group: name } }),
      calls: lambda.metricInvocations(sum),
    },
    label: 'share of calls that failed',
    period,
  }),
  threshold: MAX_ERROR_SHARE,
  periods: 1,
  means: `More than 1 % of the calls of ${name} crashed, timed out or were answered with a 5xx.`,
  pages: true,
})

/** For a small deployment: with few calls, the share says no more than the number, and each metric costs money. */
const seldomCalledFunction = ({ name, lambda }: HouseFunction): ErrorSpec => ({
  metric: lambda.metricErrors(sum),
  threshold: MIN_ERRORS - 1,
  periods: 1,
  means: `${MIN_ERRORS} calls of ${name} crashed or timed out within 5 minutes; callers got a 500.`,
  pages: true,
})

const errorSpec = (each: HouseFunction, { small, stackName }: StackConfig): ErrorSpec => {
  const rareHours = RARE_JOBS[each.name]
  if (isServing(each.name)) return small ? seldomCalledFunction(each) : servingFunction(each, stackName)
  return rareHours ? rareJob(each, rareHours) : retriedJob(each)
}

const errorAlarm = (each: HouseFunction, config: StackConfig): AlarmSpec => ({
  id: `${functionId(each.name)}Errors`,
  entry: 'function-errors',
  ...errorSpec(each, config),
})

/** Of all functions of the account in the region. Not for a small deployment: delays show the same problem. */
const throttleAlarm: AlarmSpec = {
  id: 'FunctionThrottles',
  metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...sum }),
  threshold: 0,
  periods: 2,
  entry: 'function-throttles',
  means: 'Lambda refused to start functions for 10 minutes: a concurrency limit is reached.',
}

const streamAlarm = ({ name, lambda }: HouseFunction): AlarmSpec => ({
  id: `${functionId(name)}Age`,
  metric: lambda.metric('IteratorAge', highest),
  threshold: 5 * 60_000,
  periods: 1,
  entry: 'projector-age',
  means: 'Statistics, leaderboards and the graveyard are more than 5 minutes behind.',
})

const skippedAlarm = (namespace: string): AlarmSpec => ({
  id: 'ProjectorSkipped',
  metric: houseMetric(namespace, 'skipped', sum),
  threshold: 0,
  periods: 1,
  entry: 'projector-skipped',
  means: 'The projector could not interpret a change and skipped it.',
})

const auditAlarm = (namespace: string): AlarmSpec => ({
  id: 'AuditViolations',
  metric: houseMetric(namespace, 'audit_violations', sum),
  threshold: 0,
  periods: 1,
  entry: 'audit-violations',
  means: 'The audit found a violated invariant: a wrong balance, or a household whose rows disagree.',
})

const reaperAlarm = (namespace: string): AlarmSpec => ({
  id: 'ReaperBehind',
  metric: houseMetric(namespace, 'reaper_behind_seconds', highest),
  threshold: 3 * 60,
  periods: 2,
  entry: 'reaper-behind',
  means: 'Dead creatures wait more than 3 minutes for burial; without data, the reaper has stopped.',
  notifiesSilence: true,
})

const canaryAlarm = (namespace: string): AlarmSpec => ({
  id: 'CanaryFails',
  metric: houseMetric(namespace, 'canary_failed', highest),
  threshold: 0,
  periods: 3,
  entry: 'canary-fails',
  means: 'The canary could not use the service for 15 minutes; without data, the canary has stopped.',
  pages: true,
  notifiesSilence: true,
})

const firewallAlarm = ({ blocked }: Firewall): AlarmSpec => ({
  id: 'FirewallBlocks',
  metric: blocked.with(sum),
  threshold: 1_000,
  periods: 1,
  entry: 'firewall-blocks',
  means: 'The firewall blocked more than 1,000 requests in 5 minutes.',
})

const latencyAlarm = (api: RestApiBase): AlarmSpec => ({
  id: 'ApiLatency',
  metric: api.metricLatency(slowest),
  threshold: 2_000,
  periods: 3,
  entry: 'api-latency',
  means: 'The slowest 1 % of calls take more than 2 seconds.',
  pages: true,
})

const deadLetterAlarm = ([name, queue]: [string, Queue]): AlarmSpec => ({
  id: `${functionId(name)}DeadLetters`,
  metric: queue.metricApproximateNumberOfMessagesVisible(highest),
  threshold: 0,
  periods: 1,
  entry: `${name}-dead-letters`,
  means: `${name} failed repeatedly for a message, which is now in its dead-letter queue.`,
})

const tableAlarms = (table: HouseTable): AlarmSpec[] => [
  {
    id: 'TableThrottles',
    metric: throttles(table, period),
    threshold: 0,
    periods: 2,
    entry: 'table-throttles',
    means: 'DynamoDB throttles the table or its index.',
    pages: true,
  },
  {
    id: 'TableSystemErrors',
    metric: systemErrors(table, period),
    threshold: 5,
    periods: 1,
    entry: 'table-system-errors',
    means: 'DynamoDB fails internally; the functions retry, then answer 500.',
    pages: true,
  },
]
