/** The rehearsal of deployments: the stack has no fault, and each rule finds a planted one. */
import { bundles } from '../support/services/stack'
import type { Resource, StackTemplate } from '../support/services/templates'
import { rehearse } from './rehearse/deployments'
import { findCollisions, findFaults, findMovedNames } from './rehearse/rules'

it('finds no fault in the stack', () => {
  expect(rehearse(bundles)).toEqual([])
})

const stackOf = (Resources: Record<string, Resource>, stack = 'House', region = 'us-east-1'): StackTemplate => ({
  stack,
  region,
  template: { Resources },
})
const resource = (type: string, Properties = {}, more: Partial<Resource> = {}): Resource => ({
  Type: `AWS::${type}`,
  Properties,
  ...more,
})
const retained = { DeletionPolicy: 'RetainExceptOnCreate' }
const logGroup = (...name: unknown[]) => resource('Logs::LogGroup', { LogGroupName: { 'Fn::Join': ['', name] } })
const usageKey = (more?: Partial<Resource>) => resource('ApiGateway::UsagePlanKey', {}, more)

it.each([
  ['a table', [], { Table: resource('DynamoDB::Table', {}, retained) }],
  [
    'what is retained from the start',
    [/left behind/],
    { It: resource('S3::Bucket', {}, { DeletionPolicy: 'Retain' }) },
  ],
  [
    'what is retained under a fixed name',
    [/fixed name house: the stack cannot be deleted and deployed again/],
    { It: resource('DynamoDB::Table', { TableName: 'house' }, retained) },
  ],
  ['a table that the operator named', [], { It: resource('DynamoDB::Table', { TableName: 'restored' }, retained) }],
  [
    'a table that is protected from the start',
    [/gets stuck/],
    { It: resource('DynamoDB::Table', { DeletionProtectionEnabled: true }) },
  ],
  ['a named secret', [/reserved for days/], { It: resource('SecretsManager::Secret', { Name: 'house/proxy' }) }],
  ['usage keys at once', [/Two may be added .* at the same time/], { One: usageKey(), Two: usageKey() }],
  ['usage keys in turn', [], { One: usageKey(), Two: usageKey({ DependsOn: 'One' }) }],
  [
    'a log group that its function may create first',
    [/Late may be created after Fn/],
    { Fn: resource('Lambda::Function'), Late: logGroup('/aws/lambda/', { Ref: 'Fn' }) },
  ],
  [
    'a log group that the gateway may create first',
    [/Log may be created after Stage/],
    { Stage: resource('ApiGateway::Stage'), Log: logGroup('API-Gateway-Execution-Logs_', { Ref: 'Api' }) },
  ],
  [
    'a log group before its stage',
    [],
    { Stage: resource('ApiGateway::Stage', {}, { DependsOn: ['Log'] }), Log: logGroup('API-Gateway-Execution-Logs_1') },
  ],
  [
    'too large an environment',
    [/It: \d+ bytes of environment, at most 4096/],
    { It: resource('Lambda::Function', { Environment: { Variables: { LONG: 'x'.repeat(5_000) } } }) },
  ],
  [
    'a function at the edge that its stack deletes',
    [/Fn .* is replicated/, /Version .* is replicated/],
    {
      Role: resource('IAM::Role', { AssumeRolePolicyDocument: { Principal: 'edgelambda.amazonaws.com' } }),
      Fn: resource('Lambda::Function', { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } }, retained),
      Version: resource('Lambda::Version', { FunctionName: { Ref: 'Fn' } }),
    },
  ],
])('judges %s', (_, faults, resources) => {
  expect(findFaults(stackOf(resources as Record<string, Resource>), { tableName: 'restored' })).toEqual(
    faults.map((fault) => expect.stringMatching(fault)),
  )
})

it('finds names that two stacks share, within the scope of the name', () => {
  const named = {
    Board: resource('CloudWatch::Dashboard', { DashboardName: 'a' }),
    Topic: resource('SNS::Topic', { TopicName: 'a' }),
  }
  const taken = (stack: string, region: string) => findCollisions([stackOf(named), stackOf(named, stack, region)])
  expect(taken('House', 'eu-central-1')).toEqual([expect.stringMatching(/Dashboard a \(account\) is taken/)])
  expect(taken('Other', 'us-east-1')).toHaveLength(2)
  const perRegion = { Board: resource('CloudWatch::Dashboard', { DashboardName: { Ref: 'AWS::Region' } }) }
  expect(findCollisions([stackOf(perRegion), stackOf(perRegion, 'House', 'eu-central-1')])).toEqual([])
})

it('finds a name that moves to another resource', () => {
  const queue = (QueueName: string) => resource('SQS::Queue', { QueueName })
  const moved = (after: Record<string, Resource>) => findMovedNames([stackOf({ One: queue('a') })], [stackOf(after)])
  expect(moved({ One: queue('b') })).toEqual([])
  expect(moved({ Two: queue('a') })).toEqual([expect.stringMatching(/moves from One to Two/)])
})

it.each([
  ['Lambda::EventSourceMapping', { EventSourceArn: 'stream', FunctionName: 'fn' }],
  ['ApiGateway::UsagePlanKey', { UsagePlanId: 'plan', KeyId: 'key' }],
])('finds a pair that moves to another %s', (type, pair) => {
  const before = [stackOf({ One: resource(type, pair) })]
  expect(findMovedNames(before, [stackOf({ Two: resource(type, pair) })])).toHaveLength(1)
  const other = resource(type, { ...pair, [Object.keys(pair)[0]!]: 'other' })
  expect(findMovedNames(before, [stackOf({ Two: other })])).toEqual([])
})
