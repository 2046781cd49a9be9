/** The templates of a deployment, and the names that they fix. Usable outside of jest. */
import { App } from 'aws-cdk-lib/core'
import { context } from '../../../cdk.json'
import { addStacks } from '../../../lib/stack/house-app'
import { readStackConfig } from '../../../lib/stack/settings'

export const ACCOUNT = '123456789012'

export interface Resource {
  Type: string
  Properties?: Record<string, unknown>
  DependsOn?: string | string[]
  DeletionPolicy?: string
}

export interface RawTemplate {
  Resources: Record<string, Resource>
  Outputs?: Record<string, unknown>
}

export interface StackTemplate {
  stack: string
  region: string
  template: RawTemplate
}

/** All stacks of a deployment, the edge stack first. */
export function synthesizeStacks(
  settings: Readonly<Record<string, string>>,
  bundles: string,
  region: string,
): StackTemplate[] {
  const app = new App({ context })
  const config = readStackConfig((name) => settings[name])
  addStacks(app, config, bundles, region)
  return app.synth().stacks.map(({ stackName, environment, template }) => ({
    stack: stackName,
    region: environment.region.startsWith('unknown') ? region : environment.region,
    template: template as RawTemplate,
  }))
}

/** Where a physical name must be unique. */
export type NameScope = 'world' | 'account' | 'region'

/** The property that names a resource of each type, and the scope of that name. */
const NAMES: Readonly<Record<string, readonly [scope: NameScope, property: string]>> = {
  'AWS::ApiGateway::ApiKey': ['region', 'Value'],
  'AWS::ApiGateway::DomainName': ['region', 'DomainName'],
  'AWS::Budgets::Budget': ['account', 'Budget.BudgetName'],
  'AWS::CloudFront::CachePolicy': ['account', 'CachePolicyConfig.Name'],
  'AWS::CloudFront::Distribution': ['world', 'DistributionConfig.Aliases'],
  'AWS::CloudFront::Function': ['account', 'Name'],
  'AWS::CloudFront::OriginAccessControl': ['account', 'OriginAccessControlConfig.Name'],
  'AWS::CloudFront::OriginRequestPolicy': ['account', 'OriginRequestPolicyConfig.Name'],
  'AWS::CloudFront::ResponseHeadersPolicy': ['account', 'ResponseHeadersPolicyConfig.Name'],
  'AWS::CloudWatch::Alarm': ['region', 'AlarmName'],
  'AWS::CloudWatch::CompositeAlarm': ['region', 'AlarmName'],
  'AWS::CloudWatch::Dashboard': ['account', 'DashboardName'],
  'AWS::CodeDeploy::Application': ['region', 'ApplicationName'],
  'AWS::DynamoDB::Table': ['region', 'TableName'],
  'AWS::Events::EventBus': ['region', 'Name'],
  'AWS::Events::Rule': ['region', 'Name'],
  'AWS::IAM::ManagedPolicy': ['account', 'ManagedPolicyName'],
  'AWS::IAM::Role': ['account', 'RoleName'],
  'AWS::Lambda::Function': ['region', 'FunctionName'],
  'AWS::Logs::LogGroup': ['region', 'LogGroupName'],
  'AWS::S3::Bucket': ['world', 'BucketName'],
  'AWS::SNS::Topic': ['region', 'TopicName'],
  'AWS::SQS::Queue': ['region', 'QueueName'],
  'AWS::SSM::Parameter': ['region', 'Name'],
  'AWS::SecretsManager::Secret': ['region', 'Name'],
  'AWS::WAFv2::IPSet': ['region', 'Name'],
  'AWS::WAFv2::WebACL': ['region', 'Name'],
}

/** The name that a template fixes, with references as `<LogicalId>`; null where CloudFormation generates one. */
export function fixedName({ Type, Properties = {} }: Resource): { scope: NameScope; name: string } | null {
  const [scope, property] = NAMES[Type] ?? []
  const value = property?.split('.').reduce<unknown>((at, key) => (at as Properties | undefined)?.[key], Properties)
  return scope && value !== undefined ? { scope, name: textOf(value) } : null
}

/**
 * The properties that identify a resource which may exist only once. Some services reject a second one; others return
 * the first one, and then lose it when CloudFormation deletes the resource under its old logical id.
 */
const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
  'AWS::ApiGateway::BasePathMapping': ['DomainName', 'BasePath'],
  'AWS::ApiGateway::Stage': ['RestApiId', 'StageName'],
  'AWS::ApiGateway::UsagePlanKey': ['UsagePlanId', 'KeyId'],
  'AWS::IAM::Policy': ['PolicyName', 'Roles'],
  'AWS::Lambda::Alias': ['FunctionName', 'Name'],
  'AWS::Lambda::EventInvokeConfig': ['FunctionName', 'Qualifier'],
  'AWS::Lambda::EventSourceMapping': ['EventSourceArn', 'FunctionName'],
  'AWS::Route53::RecordSet': ['HostedZoneId', 'Name', 'Type'],
  'AWS::S3::BucketPolicy': ['Bucket'],
  'AWS::SNS::Subscription': ['TopicArn', 'Protocol', 'Endpoint'],
  'AWS::SNS::TopicPolicy': ['Topics'],
  'AWS::SQS::QueuePolicy': ['Queues'],
  'AWS::WAFv2::WebACLAssociation': ['ResourceArn'],
}

/** What makes a resource the only one of its kind: its fixed name or its identity; null if there may be several. */
export function soleIdentity(resource: Resource): { scope: NameScope; name: string } | null {
  const { Type, Properties = {} } = resource
  const properties = IDENTITIES[Type]
  return properties
    ? { scope: 'region', name: properties.map((property) => textOf(Properties[property] ?? '')).join(' and ') }
    : fixedName(resource)
}

type Properties = Readonly<Record<string, unknown>>

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(',')
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::Join': join, 'Fn::Sub': sub } = value as Record<string, never>
  if (Ref) return `<${Ref}>`
  if (attribute) return `<${(attribute as string[]).join('.')}>`
  if (sub) return String(sub).replace(/\$\{([^}]+)\}/g, '<$1>')
  if (join) return (join as [string, unknown[]])[1].map(textOf).join((join as [string])[0])
  return JSON.stringify(value)
}
