/** The synthesized stack, compared with the route table and the table schema. */
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { CALLER } from '../../../lambdas/api/caller'
import { GROUPS, type Group } from '../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../lambdas/config'
import { STRIPE_EVENTS } from '../../../lambdas/domain/money/stripe-event'
import { MAX_TRIES } from '../../../lambdas/domain/picture/painting'
import { PROJECTED_REMOVALS, PROJECTED_TYPES } from '../../../lambdas/domain/projections/projections'
import { VIEW_TYPE } from '../../../lambdas/store/projections/lists'
import { REAPER_JOBS, TABLE } from '../../../lambdas/store/table'
import { STAGE } from '../../../lib/stack/api/house-api'
import { USAGE_PLAN } from '../../../lib/stack/api/usage-plan'
import { FUNCTIONS } from '../../../lib/stack/bundle'
import { functionId } from '../../../lib/stack/house-function'
import { readStackConfig } from '../../../lib/stack/settings'
import { jobActions, tableActions } from '../../../lib/stack/table-actions'
import { ofType as allOfType, type Properties, reference, synthesize } from '../../support/services/stack'

const FED_BY_A_QUEUE: Readonly<Record<string, string>> = { 'stripe-events': 'PaymentsQueue', painter: 'PainterQueue' }
const FED_BY_THE_STREAM: readonly string[] = ['projector']
/** Timeouts in seconds of background functions. */
const SLOW: Readonly<Record<string, number>> = {
  calibrator: 900,
  painter: 90,
  'order-sweep': 300,
  reaper: 60,
  canary: 50,
}
const SELLS: readonly string[] = ['credits', 'order-sweep', 'mcp']
interface Resource {
  Type: string
  Properties: Properties
}

/** A policy statement: actions, resources and condition. */
interface Statement {
  actions: string[]
  on: string
  only?: unknown
}

const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b'
const noSettings = () => undefined
const STRIPE_SOURCE = 'aws.partner/stripe.com/ed_test_1'
let template: Template
/** With all optional resources. */
let extended: Template
let resources: Record<string, Resource>

beforeAll(() => {
  template = synthesize()
  extended = synthesize({
    stripeEventSourceName: STRIPE_SOURCE,
    projectorConcurrency: 20,
    reaperConcurrency: 2,
    stripeEventsConcurrency: 5,
    mppNetworkId: 'profile_1',
    x402FacilitatorUrl: 'https://facilitator.example',
    x402PayTo: `0x${'a'.repeat(40)}`,
    x402SecretName: 'house/facilitator',
  })
  resources = template.toJSON().Resources
}, 60_000)

const ofType = (type: string) => allOfType(template, type)

/** Target of a statement: a resource, or an index of one. */
const target = (value: unknown): string => {
  const parts = (value as { 'Fn::Join'?: [string, unknown[]] })['Fn::Join']?.[1]
  return parts ? parts.map((part) => (typeof part === 'string' ? part : reference(part))).join('') : reference(value)
}

describe('the gateway', () => {
  it('has exactly the usage keys that the authorizer names', () => {
    const keys = ofType('AWS::ApiGateway::ApiKey').map(([, key]) => key.Value as string)
    expect(keys).toEqual(USAGE_PLAN.keys('CreatureHouse'))
    expect(Math.min(...keys.map(({ length }) => length))).toBeGreaterThanOrEqual(20)
    expect(ofType('AWS::ApiGateway::UsagePlanKey')).toHaveLength(keys.length)
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: { [SETTINGS.usageKeys]: keys.join(','), [SETTINGS.usageSalt]: { Ref: 'AWS::StackId' } },
      },
    })
  })

  it('logs neither headers nor query strings nor bodies', () => {
    const [, stage] = ofType('AWS::ApiGateway::Stage')[0]!
    const { Format } = stage.AccessLogSetting as { Format: string }
    expect(Object.keys(JSON.parse(Format))).toEqual(expect.arrayContaining(['request_id', 'status', 'latency_ms']))
    expect(Format).not.toMatch(/header|query|apiKey|body/i)
    expect(Format.match(/authorizer\.\w+/g)).toEqual([`authorizer.${CALLER}`])
    expect(stage.MethodSettings).toMatchObject([{ DataTraceEnabled: false, ThrottlingRateLimit: 1000 }])
  })
})

describe.each(FUNCTIONS)('the function %s', (name) => {
  const properties = () => resources[functionId(name)]?.Properties ?? {}

  it('runs on arm64 and Node 24, from its bundle, under a readable name', () => {
    expect(properties()).toMatchObject({
      Architectures: ['arm64'],
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Timeout: SLOW[name] ?? 10,
      TracingConfig: { Mode: 'Active' },
    })
  })

  it('has exactly the permissions that its routes need', () => {
    const role = reference(properties().Role)
    const statements = ofType('AWS::IAM::Policy')
      .filter(([, policy]) => (policy.Roles as unknown[]).some((each) => reference(each) === role))
      .flatMap(([, policy]) => (policy.PolicyDocument as { Statement: Properties[] }).Statement)
      .map(({ Action, Resource, Condition }) => ({
        actions: [Action].flat(),
        on: Resource === '*' ? '*' : target(Resource),
        ...(Condition !== undefined && { only: Condition }),
      }))
    const { LogGroup } = properties().LoggingConfig as { LogGroup: unknown }
    const [[table] = []] = ofType('AWS::DynamoDB::Table')
    const group = GROUPS.find((each) => each === name)
    expect(statements).toEqual([
      { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], on: reference(LogGroup) },
      {
        actions: [
          ...(FED_BY_THE_STREAM.includes(name) ? ['dynamodb:ListStreams'] : []),
          'xray:PutTelemetryRecords',
          'xray:PutTraceSegments',
        ],
        on: '*',
      },
      ...(group ? onTable(group, table ?? '') : []),
      ...beyondRoutes(name, table ?? ''),
    ])
    expect(resources[role]?.Properties).not.toHaveProperty('ManagedPolicyArns')
  })

  /** Serving functions count calls; other writes are only those of their handlers. */
  function onTable(group: Group, table: string): Statement[] {
    const others = tableActions(group).filter((action) => action !== 'dynamodb:UpdateItem')
    return [
      ...(others.length > 0 ? [{ actions: others.toSorted(), on: table }] : []),
      {
        actions: ['dynamodb:UpdateItem'],
        on: table,
        only: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['limit#*'] } },
      },
    ]
  }

  /** Permissions of functions without routes, or whose routes need more than the table. */
  function beyondRoutes(name: string, table: string): Statement[] {
    const { table: onRows, due } = jobActions(name)
    const feeder = FED_BY_A_QUEUE[name]
    const queue = ofType('AWS::SQS::Queue').find(([id]) => feeder && id.startsWith(feeder))?.[0] ?? ''
    const gallery = ofType('AWS::S3::Bucket').find(([id]) => id.startsWith('PainterGallery'))?.[0] ?? ''
    const secret = ofType('AWS::SecretsManager::Secret').find(([id]) => id.startsWith('PaymentsStripeKey'))?.[0] ?? ''
    const secretOf = (id: string) =>
      ofType('AWS::SecretsManager::Secret').find(([each]) => each.startsWith(id))?.[0] ?? ''
    const adminKey = ofType('AWS::SecretsManager::Secret').find(([id]) => id.startsWith('AdminKey'))?.[0] ?? ''
    const setAside = ofType('AWS::SQS::Queue').find(([id]) => id.startsWith('ProjectorDeadLetters'))?.[0] ?? ''
    const model = 'arn:AWS::Partition:bedrock:AWS::Region::foundation-model/amazon.titan-embed-text-v2:0'
    const imageModel = 'arn:AWS::Partition:bedrock:us-west-2::foundation-model/stability.stable-image-core-v1:1'
    return [
      ...(name === 'painter'
        ? [
            { actions: ['s3:PutObject'], on: `${gallery}/paintings/*` },
            { actions: ['bedrock:InvokeModel'], on: imageModel },
            {
              actions: ['Subscribe', 'Unsubscribe', 'ViewSubscriptions'].map((each) => `aws-marketplace:${each}`),
              on: '*',
              only: { StringEquals: { 'aws:CalledViaLast': 'bedrock.amazonaws.com' } },
            },
          ]
        : []),
      ...(['auth', 'house', 'public', 'calibrator', 'mcp'].includes(name)
        ? [{ actions: ['bedrock:InvokeModel'], on: model }]
        : []),
      ...(SELLS.includes(name)
        ? [{ actions: ['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'], on: secret }]
        : []),
      ...(feeder
        ? [
            {
              actions: [
                'ChangeMessageVisibility',
                'DeleteMessage',
                'GetQueueAttributes',
                'GetQueueUrl',
                'ReceiveMessage',
              ].map((action) => `sqs:${action}`),
              on: queue,
            },
          ]
        : []),
      ...(name === 'auth'
        ? [{ actions: ['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'], on: secretOf('CanaryPass') }]
        : []),
      ...(name === 'canary'
        ? [
            { actions: ['secretsmanager:GetSecretValue'], on: secretOf('CanaryPass') },
            {
              actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
              on: secretOf('CanaryKey'),
            },
          ]
        : []),
      ...(name === 'admin'
        ? [{ actions: ['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'], on: adminKey }]
        : []),
      ...(onRows.length > 0 ? [{ actions: onRows.toSorted(), on: table }] : []),
      ...(FED_BY_THE_STREAM.includes(name)
        ? [
            { actions: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'], on: setAside },
            {
              actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
              on: table,
            },
          ]
        : []),
      ...(due.length > 0 ? [{ actions: due, on: `${table}/index/due` }] : []),
    ]
  }

  it('keeps its logs for a limited time', () => {
    const { LogGroup } = properties().LoggingConfig as { LogGroup: unknown }
    expect(resources[reference(LogGroup)]?.Properties).toEqual({ RetentionInDays: 30 })
  })
})

it("filters the projector's stream to projected rows, and sets failed records aside", () => {
  const filters = Object.entries({ NewImage: PROJECTED_TYPES, OldImage: PROJECTED_REMOVALS }).map(([image, types]) => ({
    Pattern: JSON.stringify({ dynamodb: { [image]: { type: { S: types } } } }),
  }))
  template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: functionId('projector') },
    FilterCriteria: { Filters: filters },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRecordAgeInSeconds: 22 * 3600,
    TumblingWindowInSeconds: 60,
    DestinationConfig: { OnFailure: Match.anyValue() },
  })
  for (const type of Object.values(VIEW_TYPE)) expect(PROJECTED_TYPES).not.toContain(type)
})

it('protects the table: point-in-time recovery, and retained once it exists', () => {
  template.hasResource('AWS::DynamoDB::Table', {
    DeletionPolicy: 'RetainExceptOnCreate',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      BillingMode: 'PAY_PER_REQUEST',
      // Otherwise a failed first deployment could not be rolled back.
      DeletionProtectionEnabled: Match.absent(),
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: TABLE.timeToLive, Enabled: true },
      KeySchema: [
        { AttributeName: TABLE.partitionKey, KeyType: 'HASH' },
        { AttributeName: TABLE.sortKey, KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: Object.values(TABLE.indexes).map(({ name, projection }) => ({
        IndexName: name,
        Projection: { ProjectionType: projection },
      })),
    },
  })
})

it.each([
  [true, () => template],
  [false, () => synthesize({ deletionProtection: 'false' })],
])("sets the table's deletion protection to %s after all other resources", (protect, made) => {
  const all: Record<string, { Type: string; DependsOn?: string[]; Properties: Properties }> = made().toJSON().Resources
  const [id, { Properties, DependsOn = [] }] = Object.entries(all).find(([, { Type }]) => Type === 'Custom::AWS')!
  const call = JSON.stringify(Properties.Create)
  expect(call).toContain(`\\"DeletionProtectionEnabled\\":${protect}`)
  expect([Properties.Update, Properties.Delete]).toEqual([Properties.Create, undefined])
  const itsOwn = Object.keys(all).filter(
    (each) => each.startsWith('DeletionProtection') || each.startsWith('AWS679f53fac'),
  )
  expect(itsOwn).toContain(id)
  expect([...DependsOn, ...itsOwn].toSorted()).toEqual(expect.arrayContaining(Object.keys(all).toSorted()))
})

it('leaves nothing behind when a first deployment fails, and retains resources with data afterwards', () => {
  const kept = Object.entries(template.toJSON().Resources as Record<string, { DeletionPolicy?: string }>).filter(
    ([, { DeletionPolicy = 'Delete' }]) => DeletionPolicy !== 'Delete',
  )
  expect(kept.map(([id]) => resources[id]?.Type).toSorted()).toEqual([
    'AWS::ApiGateway::Account',
    'AWS::DynamoDB::Table',
    'AWS::IAM::Role',
    'AWS::S3::Bucket',
  ])
  for (const [, { DeletionPolicy }] of kept) expect(DeletionPolicy).toBe('RetainExceptOnCreate')
})

it('has region-specific names for all account-wide resources', () => {
  const named = [template, synthesize({ domainName: 'pets.example.com', certificateArn: CERTIFICATE })].flatMap((one) =>
    Object.values(one.toJSON().Resources as Record<string, Resource>).filter(({ Type }) =>
      /^AWS::(CloudFront|CloudWatch::Dashboard|IAM)/.test(Type),
    ),
  )
  const names = named.flatMap(({ Properties }) =>
    [Properties, ...Object.values(Properties)].flatMap((level) => {
      const { Name, DashboardName, RoleName } = (level ?? {}) as Properties
      return [Name, DashboardName, RoleName].filter((name) => name !== undefined)
    }),
  )
  expect(names.length).toBeGreaterThanOrEqual(5)
  for (const name of names) expect(JSON.stringify(name)).toContain('{"Ref":"AWS::Region"}')
})

it('traces calls of this API only, and none to a keeper page, whose address is secret', () => {
  const [stage] = ofType('AWS::ApiGateway::Stage')[0]!
  const rules = ofType('AWS::XRay::SamplingRule').map(([, { SamplingRule }]) => SamplingRule as Properties)
  expect(rules.toSorted((one, two) => Number(one.Priority) - Number(two.Priority))).toMatchObject([
    { URLPath: '*/window/*', FixedRate: 0, ReservoirSize: 0 },
    { URLPath: '*', FixedRate: 0.001, ReservoirSize: 1 },
  ])
  for (const { ServiceName, ServiceType, ResourceARN } of rules) {
    expect([ServiceName, ServiceType]).toEqual([`CreatureHouse/${STAGE}`, 'AWS::ApiGateway::Stage'])
    expect(JSON.stringify(ResourceARN)).toContain(`/stages/",{"Ref":"${stage}"}`)
  }
})

describe('provisioned capacity', () => {
  let hourly: Template
  beforeAll(() => {
    hourly = synthesize({ provisionedReads: 100, provisionedWrites: 200 })
  }, 60_000)

  it('applies to the table and its index, with auto scaling', () => {
    hourly.hasResourceProperties('AWS::DynamoDB::Table', {
      BillingMode: Match.absent(),
      ProvisionedThroughput: { ReadCapacityUnits: 100, WriteCapacityUnits: 200 },
      GlobalSecondaryIndexes: Object.values(TABLE.indexes).map(() =>
        Match.objectLike({ ProvisionedThroughput: { ReadCapacityUnits: 100, WriteCapacityUnits: 200 } }),
      ),
    })
    const places = ['table', ...Object.values(TABLE.indexes).map(() => 'index')]
    const scaled = allOfType(hourly, 'AWS::ApplicationAutoScaling::ScalableTarget').map(([, properties]) => properties)
    expect(scaled.map(({ ScalableDimension }) => ScalableDimension).toSorted()).toEqual(
      ['Read', 'Write'].flatMap((kind) => places.map((place) => `dynamodb:${place}:${kind}CapacityUnits`)).toSorted(),
    )
    for (const { ScalableDimension, MinCapacity, MaxCapacity } of scaled)
      expect([MinCapacity, MaxCapacity]).toEqual([String(ScalableDimension).includes('Read') ? 100 : 200, 40_000])
    expect(allOfType(hourly, 'AWS::ApplicationAutoScaling::ScalingPolicy')).toHaveLength(scaled.length)
  })

  it('is only used if both values are set; on demand needs no scaling', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', { BillingMode: 'PAY_PER_REQUEST' })
    template.resourceCountIs('AWS::ApplicationAutoScaling::ScalableTarget', 0)
    expect(() => synthesize({ provisionedReads: 100 })).toThrow('provisionedReads and provisionedWrites go together')
  })
})

it('small has other defaults (no firewall, lower throttle, few alarms), which explicit settings override', () => {
  const read = (settings: Record<string, string>) => readStackConfig((name) => settings[name])
  expect(read({ small: 'true' })).toMatchObject({
    firewall: false,
    alarms: 'few',
    throttleRate: 50,
    throttleBurst: 100,
  })
  expect(read({ small: 'true', firewall: 'true', throttleRate: '80' })).toMatchObject({
    firewall: true,
    throttleRate: 80,
  })
  expect(read({ small: 'false' })).toMatchObject({ firewall: true, alarms: 'all', throttleRate: 1000 })
  const few = synthesize({ small: 'true' })
  few.resourceCountIs('AWS::WAFv2::WebACL', 0)
  const rung = JSON.stringify(few.findResources('AWS::CloudWatch::Alarm'))
  for (const entry of ['function-errors', 'error-budget', 'reaper-behind', 'projector-age', 'table-throttles'])
    expect(JSON.stringify(few.toJSON())).toContain(`#${entry}`)
  for (const entry of ['function-duration', 'function-throttles', 'edge-errors'])
    expect(rung).not.toContain(`#${entry}`)
})

it('sets the memory of serving functions only', () => {
  const memories = (one: Template) =>
    Object.fromEntries(allOfType(one, 'AWS::Lambda::Function').map(([id, { MemorySize }]) => [id, MemorySize]))
  const [usual, less] = [memories(template), memories(synthesize({ memoryMegabytes: 512 }))]
  const serving = GROUPS.map(functionId)
  for (const [id, memory] of Object.entries(usual)) expect(less[id]).toBe(serving.includes(id) ? 512 : memory)
})

it('traces no calls if tracing is off', () => {
  const rules = allOfType(synthesize({ tracedPerSecond: 0 }), 'AWS::XRay::SamplingRule')
  for (const [, { SamplingRule }] of rules) expect(SamplingRule).toMatchObject({ ReservoirSize: 0 })
})

it('stays well below the 500 resources of a stack', () => {
  expect(Object.keys(resources).length).toBeLessThan(300)
})

it('contains no secret: Secrets Manager generates the admin key, and functions get its name only', () => {
  template.hasResourceProperties('AWS::SecretsManager::Secret', { SecretString: Match.absent() })
  template.hasOutput('AdminKeySecret', {})
  const text = JSON.stringify(template.toJSON())
  expect(text).not.toMatch(/ch_[0-9A-Za-z]{22}/)
  const resolved = [...text.matchAll(/resolve:secretsmanager:",\{"Ref":"(\w+)"/g)].map(([, secret]) => secret)
  expect(resolved).toHaveLength(text.match(/resolve:/g)?.length ?? 0)
  for (const secret of resolved) expect(secret).toMatch(/^DoorKey/)
})

describe('payments', () => {
  it("receive Stripe's events only if the event source is set, and only known types", () => {
    template.resourceCountIs('AWS::Events::EventBus', 0)
    extended.hasResourceProperties('AWS::Events::EventBus', { EventSourceName: STRIPE_SOURCE, Name: STRIPE_SOURCE })
    extended.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: { source: [STRIPE_SOURCE], 'detail-type': [...STRIPE_EVENTS] },
      Targets: [Match.objectLike({ Arn: Match.anyValue() })],
    })
  })

  it('set aside what fails five times, report failures per message, and have an alarm', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      VisibilityTimeout: 60,
      SqsManagedSseEnabled: true,
      RedrivePolicy: { maxReceiveCount: 5, deadLetterTargetArn: Match.anyValue() },
    })
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Threshold: 0,
      AlarmDescription: Match.stringLikeRegexp('stripe-events-dead-letters'),
    })
  })

  it('create a secret without a value, so that no placeholder is used as a key', () => {
    const [, secret] = ofType('AWS::SecretsManager::Secret').find(([id]) => id.startsWith('PaymentsStripeKey'))!
    expect(Object.keys(secret)).toEqual(['Description'])
  })
})

it.each([
  ['reaper', 'rate(1 minute)'],
  ['order-sweep', 'rate(15 minutes)'],
])('runs the %s at a %s', (name, ScheduleExpression) => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression,
    State: 'ENABLED',
    Targets: Match.arrayWith([Match.objectLike({ Arn: { 'Fn::GetAtt': [functionId(name), 'Arn'] } })]),
  })
})

it("runs each reaper job for a minute at most, within EventBridge's limits for a rule", () => {
  const rules = ofType('AWS::Events::Rule').filter(([, { Description }]) => Description === 'Wakes the reaper')
  const targets = rules.map(([, { Targets }]) => Targets as { Input: string }[])
  expect(targets.flat().map(({ Input }) => JSON.parse(Input).job)).toEqual([...REAPER_JOBS])
  expect(Math.max(...targets.map((some) => some.length))).toBeLessThanOrEqual(5)
  expect(resources[functionId('reaper')]?.Properties).toMatchObject({ Timeout: 60, MemorySize: 1024 })
})

it.each(['reaper', 'order-sweep'])('does not retry a failed run of the %s, because the next one follows', (name) => {
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: { Ref: functionId(name) },
    MaximumRetryAttempts: 0,
    MaximumEventAgeInSeconds: 60,
  })
  template.hasResourceProperties('AWS::Events::Rule', {
    Targets: Match.arrayWith([
      Match.objectLike({
        Arn: { 'Fn::GetAtt': [functionId(name), 'Arn'] },
        RetryPolicy: { MaximumRetryAttempts: 0 },
      }),
    ]),
  })
})

it("sets an expiry for the gateway's own logs, which would otherwise be kept for ever", () => {
  const [api] = ofType('AWS::ApiGateway::RestApi')[0]!
  const name = ['API-Gateway-Execution-Logs_', { Ref: api }, `/${STAGE}`]
  const [log] = ofType('AWS::Logs::LogGroup').find(([, { LogGroupName }]) => LogGroupName)!
  expect(resources[log]?.Properties).toEqual({ LogGroupName: { 'Fn::Join': ['', name] }, RetentionInDays: 30 })
  template.hasResource('AWS::ApiGateway::Stage', { DependsOn: Match.arrayWith([log]) })
})

it('reserves instances for essential functions if a number is set', () => {
  const reserved = (one: Template) =>
    Object.fromEntries(
      allOfType(one, 'AWS::Lambda::Function').flatMap(([id, { ReservedConcurrentExecutions: count }]) =>
        count === undefined ? [] : [[id, count]],
      ),
    )
  expect(reserved(template)).toEqual({})
  expect(reserved(extended)).toEqual({ ProjectorFunction: 20, ReaperFunction: 2, StripeEventsFunction: 5 })
})

it('lists existing resources in its outputs', () => {
  const { Outputs } = template.toJSON() as { Outputs: Record<string, { Value: unknown }> }
  for (const name of ['StripeKeySecret', 'AdminKeySecret']) {
    expect(resources[reference(Outputs[name]?.Value)]?.Type).toBe('AWS::SecretsManager::Secret')
  }
  for (const name of ['StripeDeadLetters', 'ProjectorDeadLetters']) {
    expect(resources[reference(Outputs[name]?.Value)]?.Type).toBe('AWS::SQS::Queue')
  }
})

it('applies its settings', () => {
  const other = synthesize({
    stackName: 'OtherHouse',
    baseUrl: 'https://pets.example.com',
    alarmEmail: 'keeper@example.com',
    deletionProtection: false,
    tableName: 'restored',
    throttleRate: 5,
    adminKeySecretName: 'house/admin',
    stripeSecretName: 'house/stripe',
  })
  other.hasOutput('ApiUrl', { Value: 'https://pets.example.com' })
  other.hasOutput('AdminKeySecret', { Value: 'house/admin' })
  other.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ [SETTINGS.stripeSecretName]: 'house/stripe' }) },
  })
  expect(allOfType(other, 'AWS::SecretsManager::Secret').map(([id]) => id)).toEqual(
    ['DoorKey', 'CanaryPass', 'CanaryKey'].map((id) => expect.stringMatching(`^${id}`)),
  )
  other.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete', Properties: { TableName: 'restored' } })
  expect(Object.keys(other.findResources('AWS::DynamoDB::Table'))).not.toEqual(
    ofType('AWS::DynamoDB::Table').map(([id]) => id),
  )
  other.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'keeper@example.com' })
  other.hasResourceProperties('AWS::ApiGateway::ApiKey', { Value: 'OtherHouse-usage-bucket-00' })
  other.hasResourceProperties('AWS::ApiGateway::Stage', {
    MethodSettings: [Match.objectLike({ ThrottlingRateLimit: 5 })],
  })
  other.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ [SETTINGS.baseUrl]: 'https://pets.example.com' }) },
  })
})

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(readStackConfig(noSettings)).toMatchObject({
      stackName: 'CreatureHouse',
      baseUrl: null,
      deletionProtection: true,
      embeddingModelId: 'amazon.titan-embed-text-v2:0',
      imageModelId: 'stability.stable-image-core-v1:1',
    })
  })

  it('are read from the context, then from the environment', () => {
    const env = { HOUSE_ALARM_EMAIL: 'keeper@example.com', HOUSE_THROTTLE_RATE: '7' }
    const fromContext = (name: string) => (name === 'throttleRate' ? 9 : undefined)
    expect(readStackConfig(fromContext, env)).toMatchObject({ alarmEmail: 'keeper@example.com', throttleRate: 9 })
  })

  it('are rejected with all faults at once, each by its name', () => {
    const wrong: Record<string, unknown> = {
      stackName: 'x',
      small: 'tiny',
      cdn: 'maybe',
      domainName: 'https://pets.example.com',
      certificateArn: 'a certificate',
      hostedZoneId: 'pets.example.com',
      apiDomainName: 'nowhere',
      apiCertificateArn: 'none',
      basePath: '/house',
      baseUrl: 'http://pets.example.com/',
      viewerHeader: 'a b',
      doorKeyVersion: 'the new one',
      firewall: 'on',
      firewallAt: 'nowhere',
      firewallRate: 9,
      authorizerCacheSeconds: 3601,
      platformRanges: '2001:db8::/96',
      alarms: 'none',
      canaryMinutes: '6',
      alarmEmail: 'nobody',
      monthlyBudget: 'plenty',
      securityContact: 'security@example.com',
      tableName: 'x',
      deletionProtection: 'yes',
      provisionedReads: 0,
      provisionedWrites: 40_001,
      throttleRate: 0,
      throttleBurst: '1.5',
      memoryMegabytes: 128,
      logRetentionDays: 8,
      releaseMinutes: 7,
      accessLog: 'none',
      callsPerLine: 101,
      metricsBy: 'agent',
      tracedPerSecond: -1,
      careLogDays: 59,
      projectorConcurrency: -1,
      reaperConcurrency: 0,
      stripeEventsConcurrency: 'some',
      adminKeySecretName: 'a b',
      stripeEventSourceName: 'aws.partner/example.com/1',
      stripeSecretName: 'a b',
      mppNetworkId: 'a b',
      mppTokenParameter: 'a b',
      mppApiVersion: 'latest',
      mppSecretName: 'a b',
      x402FacilitatorUrl: 'facilitator',
      x402PayTo: '0x1',
      x402Networks: 'base',
      x402SecretName: 'a b',
      pipelineRepository: 'creature-house',
      pipelineBranch: 'a b',
      pipelineConnectionArn: 'a connection',
      embeddingModelId: 'titan',
      imageModelId: 'a picture',
      imageModelRegion: 'the west',
      dailyPictures: 'some',
    }
    let message = ''
    try {
      readStackConfig((name) => wrong[name])
    } catch (error) {
      message = (error as Error).message
    }
    const named = message.split('\n').slice(1)
    expect(named.map((fault) => /- (\w+) \(/.exec(fault)?.[1])).toEqual(Object.keys(wrong))
    expect(Object.keys(wrong)).toEqual(Object.keys(readStackConfig(noSettings)))
  })
})

describe('the item judge', () => {
  it('is calibrated after each deployment, without delaying it, and every hour until it has succeeded', () => {
    template.hasResourceProperties('Custom::Trigger', { InvocationType: 'Event' })
    template.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 hour)' })
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: 'CalibratorFunction' },
      MaximumRetryAttempts: 0,
    })
  })
})

describe('painted pictures', () => {
  it('are requested by table rows, through a queue that sets failures aside', () => {
    template.hasResourceProperties('AWS::Pipes::Pipe', {
      SourceParameters: {
        FilterCriteria: {
          Filters: [
            {
              Pattern: JSON.stringify({ eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['painting'] } } } }),
            },
          ],
        },
      },
    })
    const [[, queue] = []] = ofType('AWS::SQS::Queue').filter(([id]) => id.startsWith('PainterQueue'))
    expect(queue).toMatchObject({ RedrivePolicy: { maxReceiveCount: MAX_TRIES } })
  })

  it('are stored in a bucket that only CloudFront can read', () => {
    const [[gallery, bucket] = []] = ofType('AWS::S3::Bucket').filter(([id]) => id.startsWith('PainterGallery'))
    expect(bucket).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicPolicy: true, RestrictPublicBuckets: true },
    })
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: gallery },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Action: 's3:GetObject', Principal: { Service: 'cloudfront.amazonaws.com' } }),
        ]),
      },
    })
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { CacheBehaviors: Match.arrayWith([Match.objectLike({ PathPattern: '/paintings/*' })]) },
    })
  })

  it('are off unless a number is set', () => {
    const plain = synthesize({ dailyPictures: 0 })
    plain.resourceCountIs('AWS::Pipes::Pipe', 0)
    expect(Object.keys(plain.toJSON().Resources)).not.toContain('PainterFunction')
  })
})

it('enables inline payments if configured: keys and time for the selling functions only', () => {
  const sellers = Object.entries(extended.findResources('AWS::Lambda::Function')).filter(
    ([, { Properties }]) => Properties.Environment?.Variables?.[SETTINGS.mppNetworkId] === 'profile_1',
  )
  const names = ['credits', 'afterlife', 'order-sweep', 'mcp']
  expect(sellers.map(([id]) => id).toSorted()).toEqual(names.map(functionId).toSorted())
  for (const [id, { Properties }] of sellers) {
    expect(Properties.Timeout).toBe(id === functionId('order-sweep') ? 300 : 28)
    expect(Properties.Environment.Variables).toMatchObject({ [SETTINGS.x402SecretName]: 'house/facilitator' })
  }
  const signing = Object.keys(extended.findResources('AWS::SecretsManager::Secret')).filter((id) =>
    id.includes('SigningKey'),
  )
  expect(signing).toHaveLength(1)
})
