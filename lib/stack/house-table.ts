/** The single table, from the same description that the store and the local host read, paid for by request or by the hour. */
import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, BillingMode, type ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { TABLE } from '../../lambdas/store/table'
import { MOST_UNITS, type StackConfig } from './settings'

export type HouseTableProps = Pick<
  StackConfig,
  'deletionProtection' | 'tableName' | 'provisionedReads' | 'provisionedWrites'
>

/** What is in use of what is paid for, about, in percent: five minutes of the rest are saved up for a rush. */
export const IN_USE_PERCENT = 85

const text = (name: string) => ({ name, type: AttributeType.STRING })

export class HouseTable extends Table {
  constructor(
    scope: Construct,
    id: string,
    { deletionProtection, tableName, provisionedReads: reads, provisionedWrites: writes }: HouseTableProps,
  ) {
    const isProvisioned = reads !== null && writes !== null
    const least = isProvisioned ? { readCapacity: reads, writeCapacity: writes } : {}
    // Another table is another resource: the one before is let go, and kept, instead of being replaced.
    super(scope, tableName ? `${id}-${tableName}` : id, {
      tableName: tableName ?? undefined,
      partitionKey: text(TABLE.partitionKey),
      sortKey: text(TABLE.sortKey),
      timeToLiveAttribute: TABLE.timeToLive,
      billingMode: isProvisioned ? BillingMode.PROVISIONED : BillingMode.PAY_PER_REQUEST,
      ...least,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      // Kept when the stack goes, but not by a first deployment that fails: what it left would be in the way of the next.
      removalPolicy: deletionProtection ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    })
    for (const index of Object.values(TABLE.indexes)) {
      this.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: { name: index.sortKey, type: index.sortKeyType as AttributeType },
        projectionType: index.projection as ProjectionType,
        ...least,
      })
    }
    if (isProvisioned) this.scale(reads, writes)
  }

  /** Each index has capacity of its own: one that falls behind would hold up the table's writes. */
  private scale(reads: number, writes: number): void {
    const [ofReads, ofWrites] = [reads, writes].map((minCapacity) => ({ minCapacity, maxCapacity: MOST_UNITS }))
    const names = Object.values(TABLE.indexes).map(({ name }) => name)
    for (const scaling of [
      this.autoScaleReadCapacity(ofReads!),
      this.autoScaleWriteCapacity(ofWrites!),
      ...names.map((name) => this.autoScaleGlobalSecondaryIndexReadCapacity(name, ofReads!)),
      ...names.map((name) => this.autoScaleGlobalSecondaryIndexWriteCapacity(name, ofWrites!)),
    ])
      scaling.scaleOnUtilization({ targetUtilizationPercent: IN_USE_PERCENT })
  }
}
