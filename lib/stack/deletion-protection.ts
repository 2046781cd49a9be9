/**
 * The table's deletion protection, switched on after all other resources exist. With protection from the start,
 * CloudFormation could not roll back a failed first deployment, and the stack would be stuck.
 */

import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import type { HouseTable } from './house-table'
import { accept } from './nag'
import type { StackConfig } from './settings'

export interface DeletionProtectionProps {
  config: StackConfig
  table: HouseTable
}

export class DeletionProtection extends Construct {
  constructor(scope: Construct, id: string, { config, table }: DeletionProtectionProps) {
    super(scope, id)
    const everythingElse = Stack.of(this).node.children.filter((other) => other !== this)
    const logGroup = new LogGroup(this, 'Logs', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    const update = new AwsCustomResource(this, 'Update', {
      // Also on creation. Deleting the stack leaves the table as it is.
      onUpdate: {
        service: 'DynamoDB',
        action: 'UpdateTable',
        parameters: { TableName: table.tableName, DeletionProtectionEnabled: config.deletionProtection },
        physicalResourceId: PhysicalResourceId.of(id),
        outputPaths: ['TableDescription.TableName'],
        // The response for a table that is already protected, such as a restored one.
        ignoreErrorCodesMatching: 'ValidationException',
      },
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: ['dynamodb:UpdateTable'], resources: [table.tableArn] }),
      ]),
      installLatestAwsSdk: false,
      role,
      logGroup,
    })
    for (const other of everythingElse) update.node.addDependency(other)
    const provider = Stack.of(this).node.children.find((child) => !everythingElse.includes(child) && child !== this)
    if (provider) accept(provider, 'L1')
  }
}
