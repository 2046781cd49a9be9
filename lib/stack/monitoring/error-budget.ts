/**
 * The error budget: one request in a thousand may fail. The alarms watch the burn rate of the thirty-day budget, over
 * a long window (the problem is large enough) and a short one (it still lasts).
 */

import {
  Alarm,
  AlarmRule,
  ComparisonOperator,
  CompositeAlarm,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

/** The objective: one request of this many may fail. */
const ONE_IN = 1_000
/** With little traffic, one or two failures would already look like a high burn rate. */
const MIN_FAILURES = 5

/** `times` is the burn rate, as a multiple of the rate that uses up the budget in thirty days. */
const BURNS = {
  Fast: {
    times: 14.4,
    long: Duration.hours(1),
    short: Duration.minutes(5),
    means: '2 % of the monthly error budget was used in an hour. At this rate it lasts two days: act now.',
  },
  Slow: {
    times: 6,
    long: Duration.hours(6),
    short: Duration.minutes(30),
    means: '5 % of the monthly error budget was used in six hours. At this rate it lasts five days: act today.',
  },
} as const

/** The metrics of calls and failures, for a window of the given length. */
export interface CallMetrics {
  calls(period: Duration): IMetric
  /** A count, or with `inPercent` the share of the calls. */
  failures(period: Duration): IMetric
  inPercent?: true
}

export interface ErrorBudgetProps {
  calls: CallMetrics
  describe(means: string): string
}

export class ErrorBudget extends Construct {
  /** These notify; the alarms on single windows do not. */
  readonly fast: CompositeAlarm
  readonly slow: CompositeAlarm
  /** The alarm on the shortest window: it reacts to a bad release within minutes. */
  readonly burning: Alarm

  constructor(scope: Construct, id: string, { calls, describe }: ErrorBudgetProps) {
    super(scope, id)
    const both = (name: keyof typeof BURNS) => {
      const { times, long, short, means } = BURNS[name]
      const windows = [
        this.window(`${name}Long`, calls, times, long),
        this.window(`${name}Short`, calls, times, short),
      ] as const
      const alarmRule = AlarmRule.allOf(...windows)
      return {
        short: windows[1],
        alarm: new CompositeAlarm(this, name, { alarmRule, alarmDescription: describe(means) }),
      }
    }
    const [fast, slow] = [both('Fast'), both('Slow')]
    this.burning = fast.short
    this.fast = fast.alarm
    this.slow = slow.alarm
  }

  private window(id: string, { calls, failures, inPercent }: CallMetrics, times: number, period: Duration): Alarm {
    const failed = inPercent ? '(calls * FILL(failures, 0) / 100)' : 'FILL(failures, 0)'
    return new Alarm(this, id, {
      metric: new MathExpression({
        expression: `IF(${failed} >= ${MIN_FAILURES}, ${failed} / calls, 0)`,
        usingMetrics: { calls: calls(period), failures: failures(period) },
        label: 'share of requests that failed',
        period,
      }),
      threshold: times / ONE_IN,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: 'One of the two windows of an error-budget alarm; it does not notify by itself.',
    })
  }
}
