/** The table, from the description that the store and the local host share; billed per request. */

import { AttributeType, BillingMode, type ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb'
import { RemovalPolicy } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import { TABLE } from '../../lambdas/store/table'
import type { StackConfig } from './settings'

export type HouseTableProps = Pick<StackConfig, 'deletionProtection' | 'tableName'>

const text = (name: string) => ({ name, type: AttributeType.STRING })

export class HouseTable extends Table {
  constructor(scope: Construct, id: string, { deletionProtection, tableName }: HouseTableProps) {
    // Another name is another logical id: CloudFormation retains the old table instead of replacing it.
    super(scope, tableName ? `${id}-${tableName}` : id, {
      tableName: tableName ?? undefined,
      partitionKey: text(TABLE.partitionKey),
      sortKey: text(TABLE.sortKey),
      timeToLiveAttribute: TABLE.timeToLive,
      billingMode: BillingMode.PAY_PER_REQUEST,
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
      })
    }
  }
}
