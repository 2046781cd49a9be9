/** The synthesized stack: table, gateway, secrets, names, payments, pictures and outputs. */
import { Match } from 'aws-cdk-lib/assertions'
import { CALLER } from '../../../lambdas/api/caller'
import { SETTINGS } from '../../../lambdas/config'
import { STRIPE_EVENTS } from '../../../lambdas/domain/money/stripe-event'
import { MAX_TRIES } from '../../../lambdas/domain/painting/painting'
import { TABLE } from '../../../lambdas/store/table'
import { STAGE } from '../../../lib/stack/api/house-api'
import { USAGE_PLAN } from '../../../lib/stack/api/usage-plan'
import { idOf, ofType, reference, synthesize } from '../../support/services/stack'
import type { Resource } from '../../support/services/templates'

const STRIPE_SOURCE = 'aws.partner/stripe.com/ed_test_1'

const template = synthesize()
const resources: Record<string, Resource> = template.toJSON().Resources

describe('the gateway', () => {
  it('has exactly the usage keys that the authorizer names', () => {
    const keys = ofType(template, 'AWS::ApiGateway::ApiKey').map(([, key]) => key.Value as string)
    expect(keys).toEqual(USAGE_PLAN.keys('CreatureHouse'))
    expect(Math.min(...keys.map(({ length }) => length))).toBeGreaterThanOrEqual(20)
    expect(ofType(template, 'AWS::ApiGateway::UsagePlanKey')).toHaveLength(keys.length)
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: { [SETTINGS.usageKeys]: keys.join(','), [SETTINGS.usageSalt]: { Ref: 'AWS::StackId' } },
      },
    })
  })

  it('logs neither headers nor query strings nor bodies', () => {
    const [, stage] = ofType(template, 'AWS::ApiGateway::Stage')[0]!
    const { Format } = stage.AccessLogSetting as { Format: string }
    expect(Object.keys(JSON.parse(Format))).toEqual(expect.arrayContaining(['request_id', 'status', 'latency_ms']))
    expect(Format).not.toMatch(/header|query|apiKey|body/i)
    expect(Format.match(/authorizer\.\w+/g)).toEqual([`authorizer.${CALLER}`])
    // A trace would keep the URL of a keeper page, which is its secret.
    expect(stage).not.toHaveProperty('TracingEnabled')
    expect(stage.MethodSettings).toMatchObject([{ DataTraceEnabled: false, ThrottlingRateLimit: 1000 }])
  })

  it('has an execution log that expires, created before the stage', () => {
    const name = ['API-Gateway-Execution-Logs_', { Ref: idOf(template, 'AWS::ApiGateway::RestApi') }, `/${STAGE}`]
    const [log] = ofType(template, 'AWS::Logs::LogGroup').find(([, { LogGroupName }]) => LogGroupName)!
    expect(resources[log]?.Properties).toEqual({ LogGroupName: { 'Fn::Join': ['', name] }, RetentionInDays: 30 })
    template.hasResource('AWS::ApiGateway::Stage', { DependsOn: Match.arrayWith([log]) })
  })
})

describe('the table', () => {
  it('has point-in-time recovery and is retained once it exists', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        // Protection from the start would block the rollback of a failed first deployment.
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
  ])('gets the deletion protection %s after all other resources exist', (protect, made) => {
    const all: Record<string, Resource> = made().toJSON().Resources
    const [id, { Properties = {}, DependsOn = [] }] = Object.entries(all).find(
      ([, { Type }]) => Type === 'Custom::AWS',
    )!
    expect(JSON.stringify(Properties.Create)).toContain(`\\"DeletionProtectionEnabled\\":${protect}`)
    expect([Properties.Update, Properties.Delete]).toEqual([Properties.Create, undefined])
    const own = Object.keys(all).filter((each) => /^(DeletionProtection|AWS679f53fac)/.test(each))
    expect(own).toContain(id)
    expect([...DependsOn, ...own].toSorted()).toEqual(expect.arrayContaining(Object.keys(all).toSorted()))
  })
})

it('leaves nothing behind when a first deployment fails, and retains data afterwards', () => {
  const kept = Object.values(resources).filter(({ DeletionPolicy = 'Delete' }) => DeletionPolicy !== 'Delete')
  expect(kept.map(({ Type }) => Type).toSorted()).toEqual([
    'AWS::ApiGateway::Account',
    'AWS::DynamoDB::Table',
    'AWS::IAM::Role',
    'AWS::S3::Bucket',
  ])
  for (const { DeletionPolicy } of kept) expect(DeletionPolicy).toBe('RetainExceptOnCreate')
})

it('has neither a firewall nor alarms on throttles and the edge with small=true', () => {
  const few = synthesize({ small: 'true' })
  few.resourceCountIs('AWS::WAFv2::WebACL', 0)
  const alarms = JSON.stringify(few.findResources('AWS::CloudWatch::Alarm'))
  for (const entry of ['function-errors', 'error-budget', 'reaper-behind', 'projector-age', 'table-throttles'])
    expect(JSON.stringify(few.toJSON())).toContain(`#${entry}`)
  for (const entry of ['function-throttles', 'edge-errors']) expect(alarms).not.toContain(`#${entry}`)
  few.resourceCountIs('AWS::CloudWatch::Dashboard', 0)
})

it('pages for five errors of a function with small=true, and for a share of its calls otherwise', () => {
  const alarmOf = (of: typeof template) =>
    of.findResources('AWS::CloudWatch::Alarm')[idOf(of, 'AWS::CloudWatch::Alarm', 'AlarmsHouseFunctionErrors')]
      ?.Properties
  expect(alarmOf(template)).toHaveProperty('Metrics')
  expect(alarmOf(synthesize({ small: 'true' }))).toMatchObject({ MetricName: 'Errors', Threshold: 4 })
})

it('stays well below the 500 resources of a stack', () => {
  expect(Object.keys(resources).length).toBeLessThan(300)
})

it('contains no secret: keys are generated by Secrets Manager and referred to by name', () => {
  template.hasResourceProperties('AWS::SecretsManager::Secret', { SecretString: Match.absent() })
  template.hasOutput('AdminKeySecret', {})
  const text = JSON.stringify(template.toJSON())
  expect(text).not.toMatch(/ch_[0-9A-Za-z]{22}/)
  const resolved = [...text.matchAll(/resolve:secretsmanager:",\{"Ref":"(\w+)"/g)].map(([, secret]) => secret)
  expect(resolved).toHaveLength(text.match(/resolve:/g)?.length ?? 0)
  for (const secret of resolved) expect(secret).toMatch(/^DoorKey/)
})

describe('payments', () => {
  it('listen to Stripe only if its event source is named, and only to events that they handle', () => {
    template.resourceCountIs('AWS::Events::EventBus', 0)
    const listening = synthesize({ stripeEventSourceName: STRIPE_SOURCE })
    listening.hasResourceProperties('AWS::Events::EventBus', { EventSourceName: STRIPE_SOURCE, Name: STRIPE_SOURCE })
    listening.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: { source: [STRIPE_SOURCE], 'detail-type': [...STRIPE_EVENTS] },
      Targets: [Match.objectLike({ Arn: Match.anyValue() })],
    })
  })

  it('move an event to the dead-letter queue after five failures, and raise an alarm', () => {
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

  it('create the secret for the Stripe key without a value', () => {
    const secret = resources[idOf(template, 'AWS::SecretsManager::Secret', 'PaymentsStripeKey')]
    expect(Object.keys(secret?.Properties ?? {})).toEqual(['Description'])
  })
})

describe('painted pictures', () => {
  it('are ordered through the table’s stream and a queue with a dead-letter queue', () => {
    const pattern = { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['painting'] } } } }
    template.hasResourceProperties('AWS::Pipes::Pipe', {
      SourceParameters: { FilterCriteria: { Filters: [{ Pattern: JSON.stringify(pattern) }] } },
    })
    const queue = resources[idOf(template, 'AWS::SQS::Queue', 'PainterQueue')]
    expect(queue?.Properties).toMatchObject({ RedrivePolicy: { maxReceiveCount: MAX_TRIES } })
  })

  it('are in a bucket that only CloudFront may read', () => {
    const gallery = idOf(template, 'AWS::S3::Bucket', 'PainterGallery')
    expect(resources[gallery]?.Properties).toMatchObject({
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
})

it.each([
  ['StripeKeySecret', 'AWS::SecretsManager::Secret'],
  ['AdminKeySecret', 'AWS::SecretsManager::Secret'],
  ['StripeDeadLetters', 'AWS::SQS::Queue'],
  ['ProjectorDeadLetters', 'AWS::SQS::Queue'],
])('has the output %s, which refers to a %s', (name, type) => {
  const { Outputs } = template.toJSON() as { Outputs: Record<string, { Value: unknown }> }
  expect(resources[reference(Outputs[name]?.Value)]?.Type).toBe(type)
})
