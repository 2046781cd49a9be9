/**
 * The error budget: of a thousand requests one may fail. What rings is not an error but how fast the budget of thirty
 * days burns, over a long window, which proves that it matters, and a short one, which proves that it still goes on.
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

/** Of so many requests one may fail. */
export const ONE_IN = 1_000
/** A house that a few agents call is not on fire when a call or two of theirs fail. */
const FEWEST_FAILURES = 5

/** How many times as fast as it may the budget burns, over both windows. */
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

/** What is counted, by the length of the window. */
export interface CallMetrics {
  calls(period: Duration): IMetric
  /** Another metric, or the share of the calls in percent. */
  failures(period: Duration): IMetric
  inPercent?: true
}

export interface ErrorBudgetProps {
  counted: CallMetrics
  /** Describes an alarm that rings. */
  describe(means: string): string
}

export class ErrorBudget extends Construct {
  /** These ring. */
  readonly alarms: readonly CompositeAlarm[]
  /** Breached within minutes of a bad release, long before a whole hour is spoilt. */
  readonly burning: Alarm

  constructor(scope: Construct, id: string, { counted, describe }: ErrorBudgetProps) {
    super(scope, id)
    const windows = Object.entries(BURNS).map(([name, { times, long, short, means }]) => ({
      name,
      means,
      long: this.window(`${name}Long`, counted, times, long),
      short: this.window(`${name}Short`, counted, times, short),
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
        expression: `IF(${failed} >= ${FEWEST_FAILURES}, ${failed} / calls, 0)`,
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
