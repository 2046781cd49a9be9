/** The reaper: every minute it buries what died unseen, and clears what is left of lives long over. */
import { Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import { HouseFunction, type HouseFunctionProps } from '../house-function'
import type { HouseTable } from '../house-table'
import { allowTable } from '../table-actions'

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
      description: 'Buries what died unseen and clears old care logs, every minute',
    })
    allowTable(this.function, table)
    this.function.wakeEvery(Duration.minutes(1))
  }
}
