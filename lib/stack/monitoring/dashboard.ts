/** The dashboard, in the order of an investigation: callers, jobs, functions and table, costs. */

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
import { Duration } from 'aws-cdk-lib/core'
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
      'Callers: traffic, errors, latency, rate limits': callerGraphs(monitored),
      'Jobs: deaths and backlogs': jobGraphs(monitored),
      'Functions and table': resourceGraphs(monitored),
      'Cost drivers': costGraphs(monitored),
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

/** A search by name: new operations appear without a change here. */
const search = ({ config }: Monitored, name: MetricName, statistic: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{"${config.stackName}",operation} MetricName="${name}"', '${statistic}', ${period.toSeconds()})`,
    usingMetrics: {},
    label: '',
    period,
  })

const callerGraphs = (monitored: Monitored): IWidget[] => [
  graph('Requests and errors', [
    monitored.api.metricCount(sum),
    monitored.api.metricClientError(sum),
    monitored.api.metricServerError(sum),
  ]),
  graph('Latency at API Gateway (ms)', [
    monitored.api.metricLatency({ period, statistic: 'p50' }),
    monitored.api.metricLatency({ period, statistic: 'p99' }),
  ]),
  graph('Requests by operation', [search(monitored, 'latency_ms', 'SampleCount')]),
  graph('Latency by operation (p99, ms)', [search(monitored, 'latency_ms', 'p99')]),
  graph('Rate-limited requests by operation', [search(monitored, 'limited', 'Sum')]),
  graph('Client and server errors by operation', [
    search(monitored, 'client_errors', 'Sum'),
    search(monitored, 'server_errors', 'Sum'),
  ]),
  ...(monitored.firewall
    ? [
        graph('Firewall: allowed and blocked requests', [
          monitored.firewall.allowed.with(sum),
          monitored.firewall.blocked.with(sum),
        ]),
      ]
    : []),
]

const jobGraphs = ({ config: { stackName: namespace }, functions, deadLetters }: Monitored): IWidget[] => [
  graph('Deaths', [houseMetric(namespace, 'deaths', sum)]),
  ...(functions.some(({ name }) => name === 'canary')
    ? [
        graph('Canary: slowest call (ms) and failures', [
          houseMetric(namespace, 'canary_ms', highest),
          houseMetric(namespace, 'canary_failed', highest),
        ]),
      ]
    : []),
  graph('Reaper: age of the oldest death not yet buried (s)', [
    houseMetric(namespace, 'reaper_behind_seconds', highest),
  ]),
  graph(
    'Projector: age of the oldest change (ms)',
    functions.filter(({ name }) => name === 'projector').map(({ lambda }) => lambda.metric('IteratorAge', highest)),
  ),
  graph('Audit: checked, repaired and reported rows', [
    houseMetric(namespace, 'watched', sum),
    houseMetric(namespace, 'watch_mended', sum),
    houseMetric(namespace, 'watch_differences', sum),
  ]),
  graph('Set-aside changes and dead letters', [
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
  graph('Table: throttled requests and internal errors', [throttles(table, period), systemErrors(table, period)]),
]

const costGraphs = ({ config, functions, api, table, cloudFront }: Monitored): IWidget[] => [
  graph('Requests at API Gateway and CloudFront', [api.metricCount(sum), ...(cloudFront ? [cloudFront.requests] : [])]),
  graph(
    'Total duration by function (ms)',
    each(functions, (lambda) => lambda.metricDuration(sum)),
  ),
  graph('Consumed read and write units', [
    table.metricConsumedReadCapacityUnits(sum),
    table.metricConsumedWriteCapacityUnits(sum),
    table.metric('ConsumedWriteCapacityUnits', {
      ...sum,
      label: 'writes to the index',
      dimensionsMap: { TableName: table.tableName, GlobalSecondaryIndexName: TABLE.indexes.due.name },
    }),
  ]),
  graph(
    'Log volume by function (bytes)',
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
  graph('Model calls and care calls', [
    new Metric({ namespace: 'AWS/Bedrock', metricName: 'Invocations', ...sum }),
    houseMetric(config.stackName, 'latency_ms', {
      // Items are judged in care calls.
      of: { operation: 'care' },
      period,
      statistic: Stats.SAMPLE_COUNT,
      label: 'care',
    }),
  ]),
]

function pairs(widgets: readonly IWidget[]): IWidget[][] {
  return widgets.flatMap((_, index) => (index % 2 === 0 ? [widgets.slice(index, index + 2)] : []))
}
