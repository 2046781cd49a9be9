/**
 * What the services are known to do with what a template asks of them, as data: which names are whose, what is made one at
 * a time, what a service makes by itself, what cannot be deleted, and how much there may be.
 */

/** Two of the same name cannot be: in the world, in the account, or in a region of it. */
export type Scope = 'world' | 'account' | 'region'

export interface Named {
  /** Where the name stands. */
  at: readonly string[]
  scope: Scope
}

export const NAMES: Readonly<Record<string, readonly Named[]>> = {
  'AWS::ApiGateway::ApiKey': [{ at: ['Value'], scope: 'region' }],
  'AWS::ApiGateway::DomainName': [{ at: ['DomainName'], scope: 'region' }],
  'AWS::Budgets::Budget': [{ at: ['Budget', 'BudgetName'], scope: 'account' }],
  'AWS::CloudFront::Distribution': [{ at: ['DistributionConfig', 'Aliases'], scope: 'world' }],
  'AWS::CloudFront::CachePolicy': [{ at: ['CachePolicyConfig', 'Name'], scope: 'account' }],
  'AWS::CloudFront::Function': [{ at: ['Name'], scope: 'account' }],
  'AWS::CloudFront::OriginAccessControl': [{ at: ['OriginAccessControlConfig', 'Name'], scope: 'account' }],
  'AWS::CloudFront::OriginRequestPolicy': [{ at: ['OriginRequestPolicyConfig', 'Name'], scope: 'account' }],
  'AWS::CloudFront::ResponseHeadersPolicy': [{ at: ['ResponseHeadersPolicyConfig', 'Name'], scope: 'account' }],
  'AWS::CloudWatch::Alarm': [{ at: ['AlarmName'], scope: 'region' }],
  'AWS::CloudWatch::CompositeAlarm': [{ at: ['AlarmName'], scope: 'region' }],
  'AWS::CloudWatch::Dashboard': [{ at: ['DashboardName'], scope: 'account' }],
  'AWS::CodeDeploy::Application': [{ at: ['ApplicationName'], scope: 'region' }],
  'AWS::DynamoDB::Table': [{ at: ['TableName'], scope: 'region' }],
  'AWS::Events::EventBus': [{ at: ['Name'], scope: 'region' }],
  'AWS::Events::Rule': [{ at: ['Name'], scope: 'region' }],
  'AWS::IAM::ManagedPolicy': [{ at: ['ManagedPolicyName'], scope: 'account' }],
  'AWS::IAM::Role': [{ at: ['RoleName'], scope: 'account' }],
  'AWS::Lambda::Function': [{ at: ['FunctionName'], scope: 'region' }],
  'AWS::Logs::LogGroup': [{ at: ['LogGroupName'], scope: 'region' }],
  'AWS::S3::Bucket': [{ at: ['BucketName'], scope: 'world' }],
  'AWS::SNS::Topic': [{ at: ['TopicName'], scope: 'region' }],
  'AWS::SQS::Queue': [{ at: ['QueueName'], scope: 'region' }],
  'AWS::SSM::Parameter': [{ at: ['Name'], scope: 'region' }],
  'AWS::SecretsManager::Secret': [{ at: ['Name'], scope: 'region' }],
  'AWS::WAFv2::IPSet': [{ at: ['Name'], scope: 'region' }],
  'AWS::WAFv2::WebACL': [{ at: ['Name'], scope: 'region' }],
  'AWS::XRay::SamplingRule': [{ at: ['SamplingRule', 'RuleName'], scope: 'region' }],
}

/** Their names stay taken for days after they were deleted: what is made again under the same one fails. */
export const LINGERING = ['AWS::SecretsManager::Secret'] as const

/** The service answers all but one with a 409 while it is at work on the thing that they share. */
export const ONE_AT_A_TIME: Readonly<Record<string, { sharing: string; why: string }>> = {
  'AWS::ApiGateway::UsagePlanKey': {
    sharing: 'UsagePlanId',
    why: 'API Gateway adds one key at a time to a usage plan: each must wait for the one before',
  },
}

/** What a table takes in one update. */
export const INDEXES_AT_ONCE = 1

/**
 * Log groups that a service makes by itself when it first writes, and keeps for ever: whoever declares one must have it made
 * before whatever writes there.
 */
export const LOGS_MADE_BY_ITSELF: readonly { name: RegExp; by: string; why: string }[] = [
  {
    name: /^\/aws\/lambda\//,
    by: 'AWS::Lambda::Function',
    why: 'Lambda makes this group when the function first runs: the group must come first',
  },
  {
    name: /^API-Gateway-Execution-Logs_/,
    by: 'AWS::ApiGateway::Stage',
    why: 'API Gateway makes this group at the first call of the stage: the group must come first',
  },
]

/** What the service refuses to delete as it stands in the template. */
export const UNDELETABLE: Readonly<Record<string, { when: readonly string[]; is: unknown; why: string }>> = {
  'AWS::DynamoDB::Table': {
    when: ['DeletionProtectionEnabled'],
    is: true,
    why: 'a table that is protected from the start cannot be taken back when a first deployment fails',
  },
}

/** What the service takes in one region only: that of the edge, or the one in which it is asked for. */
export const BOUND: Readonly<
  Record<string, { at: readonly string[]; says: RegExp; region: string | 'its own'; why: string }>
> = {
  'AWS::WAFv2::WebACL': {
    at: ['Scope'],
    says: /^CLOUDFRONT$/,
    region: 'us-east-1',
    why: 'a firewall before CloudFront is made in us-east-1',
  },
  'AWS::WAFv2::IPSet': {
    at: ['Scope'],
    says: /^CLOUDFRONT$/,
    region: 'us-east-1',
    why: 'addresses for a firewall before CloudFront are listed in us-east-1',
  },
  'AWS::ApiGateway::DomainName': {
    at: ['RegionalCertificateArn'],
    says: /^arn:aws:acm:([\w-]+):/,
    region: 'its own',
    why: 'API Gateway takes certificates of its own region',
  },
}

/** Belongs to the account and the region, whichever stack sets it last: it is kept, and is nobody's. */
export const EVERYBODYS = ['AWS::ApiGateway::Account'] as const

export interface Quota {
  what: string
  most: number
  /** How much of it each place has. */
  count(template: Template): Record<string, number>
}

export interface Resource {
  Type: string
  Properties?: Record<string, unknown>
  DependsOn?: string | string[]
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}

export interface Template {
  Resources: Record<string, Resource>
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>
  Parameters?: Record<string, unknown>
}

const of = (template: Template, type: string) =>
  Object.entries(template.Resources).filter(([, resource]) => resource.Type === type)

const sizes = (template: Template, type: string, part: (properties: Record<string, unknown>) => unknown) =>
  Object.fromEntries(
    of(template, type).map(([id, { Properties = {} }]) => [id, JSON.stringify(part(Properties) ?? '').length]),
  )

export const QUOTAS: readonly Quota[] = [
  { what: 'resources of a stack', most: 500, count: ({ Resources }) => ({ stack: Object.keys(Resources).length }) },
  { what: 'outputs of a stack', most: 200, count: ({ Outputs = {} }) => ({ stack: Object.keys(Outputs).length }) },
  { what: 'bytes of a template', most: 1_000_000, count: (template) => ({ stack: JSON.stringify(template).length }) },
  {
    what: 'bytes of a function’s environment',
    most: 4_096,
    count: (template) => sizes(template, 'AWS::Lambda::Function', ({ Environment }) => Environment),
  },
  {
    what: 'letters of a function’s description',
    most: 256,
    count: (template) => sizes(template, 'AWS::Lambda::Function', ({ Description }) => Description),
  },
  {
    what: 'letters of an alarm’s description',
    most: 1_024,
    count: (template) => sizes(template, 'AWS::CloudWatch::Alarm', ({ AlarmDescription }) => AlarmDescription),
  },
  {
    what: 'bytes of a role’s policy',
    most: 10_240,
    count: (template) => sizes(template, 'AWS::IAM::Policy', ({ PolicyDocument }) => PolicyDocument),
  },
  {
    what: 'metrics of an alarm’s expression',
    most: 10,
    count: (template) =>
      Object.fromEntries(
        of(template, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => [
          id,
          ((Properties?.Metrics ?? []) as { MetricStat?: unknown }[]).filter(({ MetricStat }) => MetricStat).length,
        ]),
      ),
  },
  {
    what: 'alarms that watch a release',
    most: 10,
    count: (template) =>
      Object.fromEntries(
        of(template, 'AWS::CodeDeploy::DeploymentGroup').map(([id, { Properties }]) => [
          id,
          ((Properties?.AlarmConfiguration as { Alarms?: unknown[] })?.Alarms ?? []).length,
        ]),
      ),
  },
  {
    what: 'indexes of a table',
    most: 20,
    count: (template) =>
      Object.fromEntries(
        of(template, 'AWS::DynamoDB::Table').map(([id, { Properties }]) => [
          id,
          ((Properties?.GlobalSecondaryIndexes ?? []) as unknown[]).length,
        ]),
      ),
  },
]
