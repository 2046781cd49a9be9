/** The metrics that alarms and dashboard share: the house's own, and sums over metrics that may not exist yet. */

import { type IMetric, MathExpression, Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Duration } from 'aws-cdk-lib/core'
import type { MetricName } from '../../../lambdas/api/metrics'
import { TABLE } from '../../../lambdas/store/table'

export const houseMetric = (namespace: string, metricName: MetricName, options: MetricOptions = {}): Metric =>
  new Metric({ namespace, metricName, ...options })

/** Per table and index, for all operations including batches, transactions and index writes. */
export function throttles(table: Table, period: Duration): IMetric {
  const places = [{}, ...Object.values(TABLE.indexes).map(({ name }) => ({ GlobalSecondaryIndexName: name }))]
  const events = ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((name) =>
    places.map((place) =>
      table.metric(name, {
        statistic: Stats.SUM,
        period,
        dimensionsMap: { TableName: table.tableName, ...place },
      }),
    ),
  )
  return total('throttled', events, period, 'Throttled reads and writes')
}

const OPERATIONS = [
  Operation.QUERY,
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
]

export const systemErrors = (table: Table, period: Duration): IMetric =>
  total(
    'failed',
    OPERATIONS.map((Operation) =>
      table.metric('SystemErrors', {
        statistic: Stats.SUM,
        period,
        dimensionsMap: { TableName: table.tableName, Operation },
      }),
    ),
    period,
    'Errors of DynamoDB',
  )

/** FILL: a metric that was never written would make the whole sum undefined. */
function total(name: string, metrics: readonly IMetric[], period: Duration, label: string): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`${name}${index}`, metric]))
  const expression = Object.keys(usingMetrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ')
  return new MathExpression({ expression, usingMetrics, period, label })
}
