/** The reaper, every minute: buries dead creatures and deletes data of deleted accounts. */
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { HouseFunction, type JobProps } from '../house-function'
import { allowTable } from '../table-actions'

/** Also the timeout: after an outage each run has work until the next one starts. */
const EVERY = Duration.minutes(1)

export class Reaper extends Construct {
  readonly function: HouseFunction

  constructor(scope: Construct, id: string, { table, ...context }: JobProps) {
    super(scope, id)
    this.function = new HouseFunction(this, 'Function', {
      ...context,
      name: 'reaper',
      description: 'Buries dead creatures and deletes data of deleted accounts, every minute',
      timeout: EVERY,
    })
    allowTable(this.function, table)
    this.function.runEvery(EVERY)
  }
}
