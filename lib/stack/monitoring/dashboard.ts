/** The dashboard, in the order of an investigation: callers, jobs, functions and table, costs. */
import { Duration } from 'aws-cdk-lib'
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
import { Construct } from 'constructs'
import type { MetricName } from '../../../lambdas/api/metrics'
import { TABLE } from '../../../lambdas/store/table'
import type { HouseFunction } from '../house-function'
import { houseMetric, systemErrors, throttles } from './metrics'
import type { Monitored } from './monitored'

export interface HouseDashboardProps extends Monitored {
  name: string
}

const period = Duration.minutes(5)
const sum = { period, statistic: Stats.SUM }
const highest = { period, statistic: Stats.MAXIMUM }
const HALF = 12

export class HouseDashboard extends Construct {
  constructor(scope: Construct, id: string, { name, ...monitored }: HouseDashboardProps) {
    super(scope, id)
    const rows: Record<string, IWidget[]> = {
      'Callers: traffic, errors, latency, limits': callerGraphs(monitored),
      'The house: deaths, and how far its chores are behind': jobGraphs(monitored),
      'Underneath: functions and table': resourceGraphs(monitored),
      'What it costs: the figures that drive the bill': costGraphs(monitored),
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

const graph = (title: string, left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: HALF })

/** A search by name: new operations and groups appear without a change here. */
const search = ({ config }: Monitored, name: MetricName, statistic: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{"${config.stackName}",${config.metricsBy}} MetricName="${name}"', '${statistic}', ${period.toSeconds()})`,
    usingMetrics: {},
    label: '',
    period,
  })

const callerGraphs = (monitored: Monitored): IWidget[] => [
  graph('Requests, and those that failed', [
    monitored.api.metricCount(sum),
    monitored.api.metricClientError(sum),
    monitored.api.metricServerError(sum),
  ]),
  graph('Latency at the gateway', [
    monitored.api.metricLatency({ period, statistic: 'p50' }),
    monitored.api.metricLatency({ period, statistic: 'p99' }),
  ]),
  graph(`Requests by ${monitored.config.metricsBy}`, [search(monitored, 'latency_ms', 'SampleCount')]),
  graph(`Latency by ${monitored.config.metricsBy} (p99)`, [search(monitored, 'latency_ms', 'p99')]),
  graph(`Limits hit, by ${monitored.config.metricsBy}`, [search(monitored, 'limited', 'Sum')]),
  graph(`Refusals and failures, by ${monitored.config.metricsBy}`, [
    search(monitored, 'client_errors', 'Sum'),
    search(monitored, 'server_errors', 'Sum'),
  ]),
  ...(monitored.firewall
    ? [graph('At the firewall', [monitored.firewall.allowed.with(sum), monitored.firewall.blocked.with(sum)])]
    : []),
]

const jobGraphs = ({ config: { stackName: namespace }, functions, deadLetters }: Monitored): IWidget[] => [
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

const resourceGraphs = ({ functions, table }: Monitored): IWidget[] => [
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

/** Items are judged in care calls, or in the group that these belong to. */
const CARE = { operation: { operation: 'care' }, group: { group: 'house' } } as const

const costGraphs = ({ config, functions, api, table, cloudFront }: Monitored): IWidget[] => [
  graph('Requests through the gateway, and at the front door', [
    api.metricCount(sum),
    ...(cloudFront ? [cloudFront.requests] : []),
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
    houseMetric(config.stackName, 'latency_ms', {
      of: CARE[config.metricsBy],
      period,
      statistic: Stats.SAMPLE_COUNT,
      label: 'care',
    }),
  ]),
]

function pairs(widgets: readonly IWidget[]): IWidget[][] {
  return widgets.flatMap((_, index) => (index % 2 === 0 ? [widgets.slice(index, index + 2)] : []))
}
