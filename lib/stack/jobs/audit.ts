/** The audit: checks invariants every quarter of an hour. Its function may only read. */
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { AUDIT_MINUTES } from '../../../lambdas/store/table'
import { HouseFunction, type JobProps } from '../house-function'
import { allowTable } from '../table-actions'

export class Audit extends Construct {
  readonly function: HouseFunction

  constructor(scope: Construct, id: string, { table, ...context }: JobProps) {
    super(scope, id)
    this.function = new HouseFunction(this, 'Function', {
      ...context,
      name: 'audit',
      description: 'Checks ledgers and households, and only reports',
      timeout: Duration.minutes(1),
    })
    allowTable(this.function, table)
    this.function.runEvery(Duration.minutes(AUDIT_MINUTES))
  }
}
