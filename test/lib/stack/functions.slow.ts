/** Each function in the template: runtime, permissions, logs, memory, concurrency, triggers and environment. */
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { GROUPS, type Group } from '../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../lambdas/config'
import { PROJECTED_REMOVALS, PROJECTED_TYPES } from '../../../lambdas/domain/projections/projections'
import { VIEW_TYPE } from '../../../lambdas/store/projections/projections'
import { FUNCTIONS, type FunctionName } from '../../../lib/stack/bundle'
import { functionId } from '../../../lib/stack/house-function'
import { jobActions, tableActions } from '../../../lib/stack/table-actions'
import { idOf, ofType, type Properties, reference, synthesize } from '../../support/services/stack'

interface Statement {
  actions: string[]
  on: string
  only?: unknown
}

const template = synthesize()

const propertiesOf = (name: string, of = template): Properties =>
  of.findResources('AWS::Lambda::Function')[functionId(name)]?.Properties ?? {}

/** A resource, or an index or a prefix of one. */
const target = (value: unknown): string => {
  const parts = (value as { 'Fn::Join'?: [string, unknown[]] })['Fn::Join']?.[1]
  return parts ? parts.map((part) => (typeof part === 'string' ? part : reference(part))).join('') : reference(value)
}

const tableId = () => idOf(template, 'AWS::DynamoDB::Table')
const canRead = (secret: string): Statement => ({
  actions: ['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'],
  on: idOf(template, 'AWS::SecretsManager::Secret', secret),
})
const canConsume = (queue: string): Statement => ({
  actions: [
    'sqs:ChangeMessageVisibility',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'sqs:GetQueueUrl',
    'sqs:ReceiveMessage',
  ],
  on: idOf(template, 'AWS::SQS::Queue', queue),
})
const canEmbed: Statement = {
  actions: ['bedrock:InvokeModel'],
  on: 'arn:AWS::Partition:bedrock:AWS::Region::foundation-model/amazon.titan-embed-text-v2:0',
}

/** Permissions beyond the table's rows, by function. */
const EXTRA: Readonly<Partial<Record<FunctionName, () => Statement[]>>> = {
  house: () => [canEmbed],
  calibrator: () => [canEmbed],
  mcp: () => [canEmbed, canRead('PaymentsStripeKey')],
  credits: () => [canRead('PaymentsStripeKey')],
  'order-sweep': () => [canRead('PaymentsStripeKey')],
  admin: () => [canRead('AdminKey')],
  'stripe-events': () => [canConsume('PaymentsQueue')],
  canary: () => [
    { ...canRead('CanaryKey'), actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'] },
  ],
  painter: () => [
    { actions: ['s3:PutObject'], on: `${idOf(template, 'AWS::S3::Bucket', 'PainterGallery')}/paintings/*` },
    {
      actions: ['bedrock:InvokeModel'],
      on: 'arn:AWS::Partition:bedrock:us-west-2::foundation-model/stability.stable-image-core-v1:1',
    },
    {
      actions: ['Subscribe', 'Unsubscribe', 'ViewSubscriptions'].map((action) => `aws-marketplace:${action}`),
      on: '*',
      only: { StringEquals: { 'aws:CalledViaLast': 'bedrock.amazonaws.com' } },
    },
    canConsume('PainterQueue'),
  ],
}

/** Groups update only rate-limit counters in place. Pages put only rows of households and orders. */
function groupStatements(group: Group): Statement[] {
  const isPages = group === 'pages'
  const others = tableActions(group).filter(
    (action) => action !== 'dynamodb:UpdateItem' && !(isPages && action === 'dynamodb:PutItem'),
  )
  return [
    ...(others.length > 0 ? [{ actions: others.toSorted(), on: tableId() }] : []),
    ...(isPages
      ? [
          {
            actions: ['dynamodb:PutItem'],
            on: tableId(),
            only: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['agent#*', 'order#*'] } },
          },
          { actions: ['dynamodb:Query'], on: `${tableId()}/index/due` },
        ]
      : []),
    {
      actions: ['dynamodb:UpdateItem'],
      on: tableId(),
      only: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['limit#*'] } },
    },
  ]
}

function jobStatements(name: FunctionName): Statement[] {
  const { table, due } = jobActions(name)
  const deadLetters = {
    actions: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    on: idOf(template, 'AWS::SQS::Queue', 'ProjectorDeadLetters'),
  }
  const stream = {
    actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
    on: tableId(),
  }
  return [
    ...(table.length > 0 ? [{ actions: table.toSorted(), on: tableId() }] : []),
    ...(name === 'projector' ? [deadLetters, { actions: ['dynamodb:ListStreams'], on: '*' }, stream] : []),
    ...(due.length > 0 ? [{ actions: due, on: `${tableId()}/index/due` }] : []),
  ]
}

describe.each(FUNCTIONS)('%s', (name) => {
  const isGroup = (GROUPS as readonly string[]).includes(name)

  const role = reference(propertiesOf(name).Role)
  const statements = ofType(template, 'AWS::IAM::Policy')
    .filter(([, policy]) => (policy.Roles as unknown[]).some((each) => reference(each) === role))
    .flatMap(([, policy]) => (policy.PolicyDocument as { Statement: Properties[] }).Statement)
    .map(({ Action, Resource, Condition }) => ({
      actions: [Action].flat() as string[],
      on: Resource === '*' ? '*' : target(Resource),
      ...(Condition !== undefined && { only: Condition }),
    }))

  it('is told the names of the table and the secrets that it may use', () => {
    const { Variables = {} } = (propertiesOf(name).Environment ?? {}) as { Variables?: Properties }
    const told = Object.values(SETTINGS).map((setting) => reference(Variables[setting] ?? {}))
    const used = statements.filter(({ actions }) => /^(dynamodb|secretsmanager):(?!\w*Stream)/.test(actions[0] ?? ''))
    expect(used.map(({ on }) => on.split('/')[0]).filter((on) => !told.includes(on as string))).toEqual([])
  })

  it('has exactly the permissions that it needs', () => {
    const { LogGroup } = propertiesOf(name).LoggingConfig as { LogGroup: unknown }
    const group = GROUPS.find((each) => each === name)
    expect(statements).toEqual([
      { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], on: reference(LogGroup) },
      ...(isGroup ? [{ actions: ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'], on: '*' }] : []),
      ...(group ? groupStatements(group) : []),
      ...(EXTRA[name]?.() ?? []),
      ...jobStatements(name),
    ])
    expect(template.findResources('AWS::IAM::Role')[role]?.Properties).not.toHaveProperty('ManagedPolicyArns')
  })
})

it('reads the stream for projected rows only, with a dead-letter queue', () => {
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

it.each([
  ['reaper', 'rate(1 minute)'],
  ['order-sweep', 'rate(15 minutes)'],
  ['audit', 'rate(15 minutes)'],
])('runs the %s at a %s, without retries', (name, ScheduleExpression) => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression,
    State: 'ENABLED',
    Targets: Match.arrayWith([
      Match.objectLike({
        Arn: { 'Fn::GetAtt': [functionId(name), 'Arn'] },
        RetryPolicy: { MaximumRetryAttempts: 0 },
      }),
    ]),
  })
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: { Ref: functionId(name) },
    MaximumRetryAttempts: 0,
    MaximumEventAgeInSeconds: 60,
  })
})

it('gives a run of the reaper all the time until the next', () => {
  expect(propertiesOf('reaper')).toMatchObject({ Timeout: 60, MemorySize: 1024 })
})

it('hands rate limits to the functions behind the API only, and nothing without the setting', () => {
  const limited = synthesize({ rateLimits: '{"care": 5}' })
  const limitsOf = (name: string, of: Template) =>
    (propertiesOf(name, of).Environment as { Variables?: Properties } | undefined)?.Variables?.[SETTINGS.rateLimits]
  for (const name of FUNCTIONS) {
    expect(limitsOf(name, limited)).toBe((GROUPS as readonly string[]).includes(name) ? '{"care": 5}' : undefined)
    expect(limitsOf(name, template)).toBeUndefined()
  }
})

describe('with all payment methods and reserved concurrency', () => {
  const extended = synthesize({
    projectorConcurrency: 20,
    mppNetworkId: 'profile_1',
    x402FacilitatorUrl: 'https://facilitator.example',
    x402PayTo: `0x${'a'.repeat(40)}`,
    x402SecretName: 'house/facilitator',
  })

  it('reserves instances for the projector, and none by default', () => {
    const reserved = (of: Template) =>
      Object.fromEntries(
        ofType(of, 'AWS::Lambda::Function').flatMap(([id, { ReservedConcurrentExecutions: count }]) =>
          count === undefined ? [] : [[id, count]],
        ),
      )
    expect(reserved(template)).toEqual({})
    expect(reserved(extended)).toEqual({ ProjectorFunction: 20 })
  })

  it('gives sellers, and no other function, the keys and the time for inline payments', () => {
    const sellers = Object.entries(extended.findResources('AWS::Lambda::Function')).filter(
      ([, { Properties }]) => Properties.Environment?.Variables?.[SETTINGS.mppNetworkId] === 'profile_1',
    )
    const names = ['credits', 'afterlife', 'order-sweep', 'mcp']
    expect(sellers.map(([id]) => id).toSorted()).toEqual(names.map(functionId).toSorted())
    for (const [id, { Properties }] of sellers) {
      expect(Properties.Timeout).toBe(id === functionId('order-sweep') ? 300 : 28)
      expect(Properties.Environment.Variables).toMatchObject({ [SETTINGS.x402SecretName]: 'house/facilitator' })
    }
    const secrets = Object.keys(extended.findResources('AWS::SecretsManager::Secret'))
    expect(secrets.filter((id) => id.includes('SigningKey'))).toHaveLength(1)
  })
})
