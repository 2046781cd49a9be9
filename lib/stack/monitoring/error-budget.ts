/**
 * The error budget: one request in a thousand may fail. The alarms ring on the burn rate of the thirty-day budget, over
 * a long window (the problem is large enough) and a short one (it still lasts).
 */
import { Duration } from 'aws-cdk-lib'
import {
  Alarm,
  AlarmRule,
  ComparisonOperator,
  CompositeAlarm,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'

/** One request in so many may fail. */
export const ONE_IN = 1_000
/** With little traffic, one or two failures are no burn rate. */
const MIN_FAILURES = 5

/** `times` is the burn rate, as a multiple of the rate that uses up the budget in thirty days. */
export const BURNS = {
  Fast: {
    times: 14.4,
    long: Duration.hours(1),
    short: Duration.minutes(5),
    means: 'a fiftieth of the month’s error budget burned in an hour, and at that rate it is gone in two days: get up.',
  },
  Slow: {
    times: 6,
    long: Duration.hours(6),
    short: Duration.minutes(30),
    means:
      'a twentieth of the month’s error budget burned in six hours, and at that rate it is gone in five days: look today.',
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
  /** They ring; the alarms on single windows do not. */
  readonly alarms: readonly CompositeAlarm[]
  /** The alarm on the shortest window: it reacts to a bad release within minutes. */
  readonly burning: Alarm

  constructor(scope: Construct, id: string, { calls, describe }: ErrorBudgetProps) {
    super(scope, id)
    const windows = Object.entries(BURNS).map(([name, { times, long, short, means }]) => ({
      name,
      means,
      long: this.window(`${name}Long`, calls, times, long),
      short: this.window(`${name}Short`, calls, times, short),
    }))
    this.burning = windows[0]!.short
    this.alarms = windows.map(
      ({ name, means, long, short }) =>
        new CompositeAlarm(this, name, { alarmRule: AlarmRule.allOf(long, short), alarmDescription: describe(means) }),
    )
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
      alarmDescription: 'One of the two windows of an alarm on the error budget; it rings nobody by itself.',
    })
  }
}
