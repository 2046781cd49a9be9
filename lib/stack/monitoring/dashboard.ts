/** The dashboard: a graph per alarm, with its threshold, and one for each of the house's own metrics. */

import {
  AlarmWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { DIMENSIONS, type MetricName, UNITS } from '../../../lambdas/api/metrics'
import type { Alarms } from './alarms'
import { houseMetric } from './metrics'

export interface HouseDashboardProps {
  name: string
  /** The namespace of the house's own metrics. */
  namespace: string
  alarms: Alarms
}

const period = Duration.minutes(5)
const WIDTH = 24
const PER_ROW = 3

export class HouseDashboard extends Construct {
  constructor(scope: Construct, id: string, { name, namespace, alarms }: HouseDashboardProps) {
    super(scope, id)
    const rows: Record<string, IWidget[]> = {
      Alarms: alarms.single.map((alarm) => new AlarmWidget({ title: alarm.node.path, alarm, width })),
      'Metrics of the house': (Object.keys(UNITS) as MetricName[]).map(
        (title) => new GraphWidget({ title, left: [metricOf(namespace, title)], width }),
      ),
    }
    new Dashboard(this, 'Dashboard', {
      dashboardName: name,
      defaultInterval: Duration.hours(6),
      widgets: Object.entries(rows).flatMap(([title, widgets]) => [
        [new TextWidget({ markdown: `## ${title}`, width: WIDTH, height: 1 })],
        ...inRows(widgets),
      ]),
    })
  }
}

const width = WIDTH / PER_ROW

/** A search finds every operation or group, so that new ones appear without a change here. */
function metricOf(namespace: string, name: MetricName): IMetric {
  const dimension = DIMENSIONS[name]
  const statistic = UNITS[name] === 'Count' ? 'Sum' : 'p99'
  if (!dimension) return houseMetric(namespace, name, { period, statistic })
  return new MathExpression({
    expression: `SEARCH('{"${namespace}",${dimension}} MetricName="${name}"', '${statistic}', ${period.toSeconds()})`,
    usingMetrics: {},
    label: '',
    period,
  })
}

const inRows = (widgets: readonly IWidget[]): IWidget[][] =>
  widgets.flatMap((_, index) => (index % PER_ROW === 0 ? [widgets.slice(index, index + PER_ROW)] : []))
