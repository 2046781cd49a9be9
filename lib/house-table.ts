/** The single table, from the same description that the store and the local host read. */
import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, BillingMode, type ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { TABLE } from '../lambdas/store/table'
import type { StackConfig } from './config'

export type HouseTableProps = Pick<StackConfig, 'deletionProtection' | 'tableName'>

const text = (name: string) => ({ name, type: AttributeType.STRING })

export class HouseTable extends Table {
  constructor(scope: Construct, id: string, { deletionProtection, tableName }: HouseTableProps) {
    // Another table is another resource: the one before is let go, and kept, instead of being replaced.
    super(scope, tableName ? `${id}-${tableName}` : id, {
      tableName: tableName ?? undefined,
      partitionKey: text(TABLE.partitionKey),
      sortKey: text(TABLE.sortKey),
      timeToLiveAttribute: TABLE.timeToLive,
      billingMode: BillingMode.PAY_PER_REQUEST,
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
      })
    }
  }
}
