/**
 * The table's protection against being deleted, put on when everything else stands. A table that has it from the start
 * cannot be taken back when a first deployment fails, and the stack is then stuck with it.
 */
import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import type { HouseTable } from './house-table'
import { accept } from './nag'

export interface DeletionProtectionProps {
  table: HouseTable
  enabled: boolean
  logRetention: RetentionDays
}

export class DeletionProtection extends Construct {
  constructor(scope: Construct, id: string, { table, enabled, logRetention }: DeletionProtectionProps) {
    super(scope, id)
    const everythingElse = Stack.of(this).node.children.filter((other) => other !== this)
    const logGroup = new LogGroup(this, 'Logs', { retention: logRetention, removalPolicy: RemovalPolicy.DESTROY })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    const update = new AwsCustomResource(this, 'Update', {
      // At creation, and whenever table or setting change. When the stack goes, the table stays as it is.
      onUpdate: {
        service: 'DynamoDB',
        action: 'UpdateTable',
        parameters: { TableName: table.tableName, DeletionProtectionEnabled: enabled },
        physicalResourceId: PhysicalResourceId.of(id),
        outputPaths: ['TableDescription.TableName'],
        // As the table answers that is protected already, such as a restored one.
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
