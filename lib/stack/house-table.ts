/** The table, from the description that the store and the local host share; billed per request or by provisioned capacity. */
import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, BillingMode, type ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { TABLE } from '../../lambdas/store/table'
import { MAX_TABLE_UNITS, type StackConfig, type Units } from './settings'

export type HouseTableProps = Pick<
  StackConfig,
  'deletionProtection' | 'tableName' | 'provisionedReads' | 'provisionedWrites' | 'startingCapacity' | 'indexCapacity'
>

/** Target of the autoscaling. DynamoDB keeps five minutes of unused capacity for bursts. */
export const TARGET_UTILIZATION_PERCENT = 85

const text = (name: string) => ({ name, type: AttributeType.STRING })

export class HouseTable extends Table {
  constructor(scope: Construct, id: string, { deletionProtection, tableName, ...props }: HouseTableProps) {
    const { provisionedReads: reads, provisionedWrites: writes, startingCapacity: start } = props
    const isProvisioned = reads !== null && writes !== null && start !== null
    // Not the minimum: whenever this value changes, CloudFormation sets the current capacity to it.
    const capacity = isProvisioned ? { readCapacity: start[0], writeCapacity: start[1] } : {}
    // Another name is another logical id: CloudFormation retains the old table instead of replacing it.
    super(scope, tableName ? `${id}-${tableName}` : id, {
      tableName: tableName ?? undefined,
      partitionKey: text(TABLE.partitionKey),
      sortKey: text(TABLE.sortKey),
      timeToLiveAttribute: TABLE.timeToLive,
      billingMode: isProvisioned ? BillingMode.PROVISIONED : BillingMode.PAY_PER_REQUEST,
      ...capacity,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      // Retained when the stack is deleted, but not when a first deployment fails: it would block the next attempt.
      removalPolicy: deletionProtection ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    })
    for (const index of Object.values(TABLE.indexes)) {
      this.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: { name: index.sortKey, type: index.sortKeyType as AttributeType },
        projectionType: index.projection as ProjectionType,
        ...capacity,
      })
    }
    if (isProvisioned) this.addAutoscaling([reads, writes], props.indexCapacity)
  }

  /** An index has its own capacity: throttled writes of an index throttle the table. */
  private addAutoscaling(table: Units, index: Units): void {
    const limits = (min: number) => ({ minCapacity: min, maxCapacity: MAX_TABLE_UNITS })
    const names = Object.values(TABLE.indexes).map(({ name }) => name)
    for (const scaling of [
      this.autoScaleReadCapacity(limits(table[0])),
      this.autoScaleWriteCapacity(limits(table[1])),
      ...names.map((name) => this.autoScaleGlobalSecondaryIndexReadCapacity(name, limits(index[0]))),
      ...names.map((name) => this.autoScaleGlobalSecondaryIndexWriteCapacity(name, limits(index[1]))),
    ])
      scaling.scaleOnUtilization({ targetUtilizationPercent: TARGET_UTILIZATION_PERCENT })
  }
}
