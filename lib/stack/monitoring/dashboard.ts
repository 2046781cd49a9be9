/** The dashboard: how the house is, in the order in which one asks when something is wrong, and what it is spending on. */
import { Duration } from 'aws-cdk-lib'
import type { RestApiBase } from 'aws-cdk-lib/aws-apigateway'
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  Metric,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Dimension, MetricName } from '../../../lambdas/api/metrics'
import { TABLE } from '../../../lambdas/store/table'
import type { CloudFront } from '../edge/cloudfront'
import type { Firewall } from '../edge/firewall'
import type { HouseFunction } from '../house-function'
import type { HouseTable } from '../house-table'
import { houseMetric, systemErrors, throttles } from './metrics'

export interface HouseDashboardProps {
  name: string
  functions: readonly HouseFunction[]
  api: RestApiBase
  table: HouseTable
  deadLetters: Readonly<Record<string, Queue>>
  namespace: string
  /** What the house's own metrics are counted by. */
  by: Dimension
  firewall: Firewall | null
  door: CloudFront | null
}

const period = Duration.minutes(5)
const sum = { period, statistic: Stats.SUM }
const highest = { period, statistic: Stats.MAXIMUM }
const HALF = 12

export class HouseDashboard extends Construct {
  constructor(scope: Construct, id: string, { name, ...props }: HouseDashboardProps) {
    super(scope, id)
    const rows: Record<string, IWidget[]> = {
      'Callers: traffic, errors, latency, limits': callers(props),
      'The house: deaths, and how far its chores are behind': chores(props),
      'Underneath: functions and table': underneath(props),
      'What it costs: the figures that drive the bill': spending(props),
    }
    new Dashboard(this, 'Dashboard', {
      dashboardName: name,
      defaultInterval: Duration.hours(6),
      widgets: Object.entries(rows).flatMap(([title, widgets]) => [
        [new TextWidget({ markdown: `## ${title}`, width: 2 * HALF, height: 1 })],
        ...pairs(widgets),
      ]),
    })
  }
}

type Watched = Omit<HouseDashboardProps, 'name'>

const graph = (title: string, left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: HALF })

/** Found by name, so that a new operation or group shows itself. */
const counted = ({ namespace, by }: Watched, name: MetricName, statistic: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{"${namespace}",${by}} MetricName="${name}"', '${statistic}', ${period.toSeconds()})`,
    usingMetrics: {},
    label: '',
    period,
  })

const callers = (watched: Watched): IWidget[] => [
  graph('Requests, and those that failed', [
    watched.api.metricCount(sum),
    watched.api.metricClientError(sum),
    watched.api.metricServerError(sum),
  ]),
  graph('Latency at the gateway', [
    watched.api.metricLatency({ period, statistic: 'p50' }),
    watched.api.metricLatency({ period, statistic: 'p99' }),
  ]),
  graph(`Requests by ${watched.by}`, [counted(watched, 'latency_ms', 'SampleCount')]),
  graph(`Latency by ${watched.by} (p99)`, [counted(watched, 'latency_ms', 'p99')]),
  graph(`Limits hit, by ${watched.by}`, [counted(watched, 'limited', 'Sum')]),
  graph(`Refusals and failures, by ${watched.by}`, [
    counted(watched, 'client_errors', 'Sum'),
    counted(watched, 'server_errors', 'Sum'),
  ]),
  ...(watched.firewall
    ? [graph('At the firewall', [watched.firewall.allowed.with(sum), watched.firewall.blocked.with(sum)])]
    : []),
]

const chores = ({ functions, deadLetters, namespace }: Watched): IWidget[] => [
  graph('Deaths', [houseMetric(namespace, 'deaths', sum)]),
  ...(functions.some(({ name }) => name === 'canary')
    ? [
        graph('The canary: what it waited for (ms), and whether it failed', [
          houseMetric(namespace, 'canary_ms', highest),
          houseMetric(namespace, 'canary_failed', highest),
        ]),
      ]
    : []),
  graph('How long the first in line waited for the reaper (s)', [
    houseMetric(namespace, 'reaper_behind_seconds', highest),
  ]),
  graph(
    'How old the projections are (ms)',
    functions.filter(({ name }) => name === 'projector').map(({ lambda }) => lambda.metric('IteratorAge', highest)),
  ),
  graph('Looked at by the watch, mended by it, and told', [
    houseMetric(namespace, 'watched', sum),
    houseMetric(namespace, 'watch_mended', sum),
    houseMetric(namespace, 'watch_differences', sum),
  ]),
  graph('Set aside by the projector, and in each dead-letter queue', [
    houseMetric(namespace, 'set_aside', sum),
    ...Object.entries(deadLetters).map(([label, queue]) =>
      queue.metricApproximateNumberOfMessagesVisible({ ...highest, label }),
    ),
  ]),
]

const each = (functions: readonly HouseFunction[], metric: (lambda: HouseFunction['lambda']) => Metric): Metric[] =>
  functions.map(({ name, lambda }) => metric(lambda).with({ label: name }))

const underneath = ({ functions, table }: Watched): IWidget[] => [
  graph(
    'Errors by function',
    each(functions, (lambda) => lambda.metricErrors(sum)),
  ),
  graph(
    'Throttled invocations by function',
    each(functions, (lambda) => lambda.metricThrottles(sum)),
  ),
  graph(
    'Duration by function (p99, ms)',
    each(functions, (lambda) => lambda.metricDuration({ period, statistic: 'p99' })),
  ),
  graph('Table: throttled, and its own errors', [throttles(table, period), systemErrors(table, period)]),
]

/** Care, which brings items to be judged, or the group that it belongs to. */
const CARE = { operation: { operation: 'care' }, group: { group: 'house' } } as const

const spending = ({ functions, api, table, namespace, by, door }: Watched): IWidget[] => [
  graph('Requests through the gateway, and at the front door', [
    api.metricCount(sum),
    ...(door ? [door.requests] : []),
  ]),
  graph(
    'Time the functions ran (ms)',
    each(functions, (lambda) => lambda.metricDuration(sum)),
  ),
  graph('Units read and written', [
    table.metricConsumedReadCapacityUnits(sum),
    table.metricConsumedWriteCapacityUnits(sum),
    table.metric('ConsumedWriteCapacityUnits', {
      ...sum,
      label: 'written to the index',
      dimensionsMap: { TableName: table.tableName, GlobalSecondaryIndexName: TABLE.indexes.due.name },
    }),
  ]),
  graph(
    'Bytes of log taken in',
    functions.map(
      ({ name, logGroupName }) =>
        new Metric({
          namespace: 'AWS/Logs',
          metricName: 'IncomingBytes',
          dimensionsMap: { LogGroupName: logGroupName },
          label: name,
          ...sum,
        }),
    ),
  ),
  graph('Items judged by a model', [
    new Metric({ namespace: 'AWS/Bedrock', metricName: 'Invocations', ...sum }),
    houseMetric(namespace, 'latency_ms', { of: CARE[by], period, statistic: Stats.SAMPLE_COUNT, label: 'care' }),
  ]),
]

function pairs(widgets: readonly IWidget[]): IWidget[][] {
  return widgets.flatMap((_, index) => (index % 2 === 0 ? [widgets.slice(index, index + 2)] : []))
}
