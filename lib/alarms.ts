/** The alarms. Each one's description is its runbook entry: what it means, and what to look at first. */
import { Duration } from 'aws-cdk-lib'
import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import { Alarm, ComparisonOperator, type IMetric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { GROUPS } from '../lambdas/api/routes'
import { functionId, type HouseFunction, TIMEOUT } from './house-function'

export interface AlarmsProps {
  functions: readonly HouseFunction[]
  api: RestApi
  table: Table
  /** By the function that feeds on the queue. */
  deadLetters: Readonly<Record<string, Queue>>
  email: string | null
}

interface Watch {
  id: string
  metric: IMetric
  /** The alarm rings above it. */
  threshold: number
  /** For so many periods of five minutes out of as many. */
  periods: number
  runbook: string
}

const period = Duration.minutes(5)
const sum = { period, statistic: Stats.SUM }
const slowest = { period, statistic: 'p99' }

const OPERATIONS = [
  Operation.QUERY,
  Operation.GET_ITEM,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
]

export class Alarms extends Construct {
  readonly topic: Topic

  constructor(scope: Construct, id: string, { functions, api, table, deadLetters, email }: AlarmsProps) {
    super(scope, id)
    this.topic = new Topic(this, 'Topic', { enforceSSL: true })
    if (email) this.topic.addSubscription(new EmailSubscription(email))
    const watches = [
      ...functions.flatMap(functionWatches),
      ...functions.filter(({ name }) => name === 'projector').map(streamWatch),
      ...apiWatches(api),
      ...tableWatches(table),
      ...Object.entries(deadLetters).map(deadLetterWatch),
    ]
    for (const { id, metric, threshold, periods, runbook } of watches) {
      new Alarm(this, id, {
        metric,
        threshold,
        evaluationPeriods: periods,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: runbook,
      }).addAlarmAction(new SnsAction(this.topic))
    }
  }
}

const functionWatches = ({ name, lambda }: HouseFunction): Watch[] => [
  {
    id: `${functionId(name)}Errors`,
    metric: lambda.metricErrors(sum),
    threshold: 0,
    periods: 1,
    runbook: `${name} crashed, ran out of time or memory, or cannot read its settings; ${(GROUPS as readonly string[]).includes(name) ? 'callers got a 500' : 'its work waits for the next run'}. Look first: its log for the last "Task timed out" or ConfigError, then whether it was just deployed: roll back.`,
  },
  {
    id: `${functionId(name)}Throttles`,
    metric: lambda.metricThrottles(sum),
    threshold: 0,
    periods: 1,
    runbook: `${name} was refused an instance: the account's Lambda concurrency is used up. Look first: ConcurrentExecutions of the account, then who calls (access log, by ip). Raise the quota or lower throttleRate.`,
  },
  {
    id: `${functionId(name)}Duration`,
    metric: lambda.metricDuration(slowest),
    threshold: TIMEOUT.toMilliseconds() / 2,
    periods: 3,
    runbook: `One call in a hundred of ${name} takes more than half its time limit. Look first: a trace of a slow call in X-Ray: retries against DynamoDB show as several short calls, a cold start as Init.`,
  },
]

const apiWatches = (api: RestApi): Watch[] => [
  {
    id: 'ApiServerErrors',
    metric: api.metricServerError(sum),
    threshold: 5,
    periods: 1,
    runbook:
      "The house answers 5xx. Look first: the access log where status is 500; gateway_response tells the gateway's own failures from a handler's, request_id finds the entry \"failure\" in that function's log, with name and stack.",
  },
  {
    id: 'ApiLatency',
    metric: api.metricLatency(slowest),
    threshold: 2_000,
    periods: 3,
    runbook:
      'One call in a hundred takes more than two seconds. Look first: integration_ms against latency_ms in the access log; if they agree it is a function (see its Duration alarm) or the table, otherwise the authorizer.',
  },
]

const streamWatch = ({ name, lambda }: HouseFunction): Watch => ({
  id: `${functionId(name)}Age`,
  metric: lambda.metric('IteratorAge', { period, statistic: Stats.MAXIMUM }),
  threshold: 5 * 60_000,
  periods: 1,
  runbook: `${name} is more than five minutes behind the table: stats, boards and the graveyard are that old. Look first: "not projected" in its log, a record that holds up its shard; then its Throttles alarm. It catches up by itself.`,
})

const deadLetterWatch = ([name, queue]: [string, Queue]): Watch => ({
  id: `${functionId(name)}DeadLetters`,
  metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
  threshold: 0,
  periods: 1,
  runbook: DEAD_LETTERS[name] ?? '',
})

const DEAD_LETTERS: Readonly<Record<string, string>> = {
  'stripe-events':
    'stripe-events could not make sense of something five times, and it was set aside: credits may be missing or too many. Look first: the entries of that message_id in its log, which say why; when the cause is mended, redrive the dead-letter queue: nothing is applied twice.',
  projector:
    'The projector could not apply changes of the table and set them aside: stats, boards or the graveyard lack them; creatures and credits do not. Look first: "not projected" in its log, with shard, sequence and reason. When the cause is mended, npm run rebuild shows what differs and, with --mend, writes it; then purge the queue.',
}

const tableWatches = (table: Table): Watch[] => [
  {
    id: 'TableThrottles',
    metric: table.metricThrottledRequestsForOperations({ operations: OPERATIONS, period }),
    threshold: 0,
    periods: 2,
    runbook:
      'DynamoDB turns requests away: one partition is hot, or traffic doubled faster than on-demand capacity grows. Look first: which operation (metric ThrottledRequests by Operation), then one caller among many in the access log.',
  },
  {
    id: 'TableSystemErrors',
    metric: table.metricSystemErrorsForOperations({ operations: OPERATIONS, period }),
    threshold: 5,
    periods: 1,
    runbook:
      'DynamoDB itself fails; the functions retry, then answer 500. Look first: the AWS Health Dashboard of the region. Nothing is lost: writes are transactions, and callers were told to try again.',
  },
]
