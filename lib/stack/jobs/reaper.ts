/** The reaper: every minute, in a run for each shard of what is due, it buries what died unseen; in others it does the rest, and watches what must hold. */
import { Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import { REAPER_JOBS } from '../../../lambdas/store/table'
import { HouseFunction, type HouseFunctionProps } from '../house-function'
import type { HouseTable } from '../house-table'
import { allowTable } from '../table-actions'

export interface ReaperProps extends Omit<HouseFunctionProps, 'name' | 'description' | 'timeout'> {
  table: HouseTable
}

/** A run may take until the next one comes: after an outage there is work for many of them. */
const EVERY = Duration.minutes(1)

export class Reaper extends Construct {
  readonly function: HouseFunction

  constructor(scope: Construct, id: string, { table, ...props }: ReaperProps) {
    super(scope, id)
    this.function = new HouseFunction(this, 'Function', {
      ...props,
      name: 'reaper',
      description: 'Buries what died unseen, clears old care logs and watches what must hold, every minute',
      timeout: EVERY,
    })
    allowTable(this.function, table)
    this.function.runEvery(
      EVERY,
      REAPER_JOBS.map((job) => ({ job })),
    )
  }
}
