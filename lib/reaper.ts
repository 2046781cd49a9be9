/** The reaper: every minute it buries what died unseen. */
import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import { HouseFunction, type HouseFunctionProps } from './house-function'
import type { HouseTable } from './house-table'
import { allowTable } from './table-actions'

export interface ReaperProps extends Omit<HouseFunctionProps, 'name' | 'description'> {
  table: HouseTable
}

export class Reaper extends Construct {
  readonly function: HouseFunction

  constructor(scope: Construct, id: string, { table, ...props }: ReaperProps) {
    super(scope, id)
    this.function = new HouseFunction(this, 'Function', {
      ...props,
      name: 'reaper',
      description: 'Buries what died unseen, every minute',
    })
    allowTable(this.function, table)
    new Rule(this, 'EveryMinute', {
      description: 'Wakes the reaper',
      schedule: Schedule.rate(Duration.minutes(1)),
      // A run that fails is not repeated: the next minute is.
      targets: [new LambdaFunction(this.function.lambda, { retryAttempts: 0 })],
    })
  }
}
