/** The rehearsal of deployments: the house passes, and each fault that was once made, or could be, is found. */
import type { Place } from './rehearse/cloud'
import { Account } from './rehearse/cloud'
import type { Resource, Template } from './rehearse/rules'
import { type Rehearsed, rehearse, type StagedStack } from './rehearse/scenes'
import { LATER, openStage, type Settings } from './rehearse/staged'

jest.setTimeout(600_000)

const stage = openStage()
afterAll(stage.close)

it('the house goes through every scene', () => {
  const later = Object.fromEntries(Object.entries(LATER).map(([name, settings]) => [name, stage.with(settings)]))
  const { scenes, faults } = rehearse(stage.with(), later)
  expect(faults).toEqual([])
  expect(scenes).toBeGreaterThan(250)
})

/** The template with something changed in it, for every place alike. */
const planted =
  (change: (template: Template) => void, settings?: Settings) =>
  (place: Place): StagedStack[] => {
    const stacks = structuredClone(stage.with(settings)(place)) as StagedStack[]
    for (const { template } of stacks) change(template)
    return stacks
  }
const ofType = ({ Resources }: Template, type: string): [string, Resource][] =>
  Object.entries(Resources).filter(([, resource]) => resource.Type === type)
const first = (template: Template, type: string): Resource => ofType(template, type)[0]![1]
const set = (resource: Resource, properties: Record<string, unknown>): void => {
  resource.Properties = { ...resource.Properties, ...properties }
}

const PLANTED: readonly [fault: string, change: (template: Template) => void, found: RegExp][] = [
  [
    'a table that is kept under a fixed name, even by a deployment that failed',
    (template) => {
      const table = first(template, 'AWS::DynamoDB::Table')
      set(table, { TableName: 'house' })
      table.DeletionPolicy = 'Retain'
    },
    /fails, and the next: .*the name house is taken in the region/,
  ],
  [
    'a table that is kept under a fixed name when the stack is deleted',
    (template) => set(first(template, 'AWS::DynamoDB::Table'), { TableName: 'house' }),
    /deleted, and deployed again: .*the name house is taken/,
  ],
  [
    'a bucket that a failed deployment leaves behind',
    (template) => {
      // First, so that something is left to fail after it.
      const Bucket = { Type: 'AWS::S3::Bucket', DeletionPolicy: 'Retain' }
      template.Resources = { Bucket, ...template.Resources }
    },
    /Bucket of CreatureHouse .* is left behind/,
  ],
  [
    'a table that is protected from the start',
    (template) => {
      const table = first(template, 'AWS::DynamoDB::Table')
      set(table, { DeletionProtectionEnabled: true })
      table.DeletionPolicy = 'Delete'
    },
    /the stack is stuck/,
  ],
  [
    'a dashboard whose name is the same in every region',
    (template) => set(first(template, 'AWS::CloudWatch::Dashboard'), { DashboardName: 'CreatureHouse' }),
    /second region: .*taken in the account/,
  ],
  [
    'usage keys that are the same in every house',
    (template) => {
      for (const [index, [, key]] of ofType(template, 'AWS::ApiGateway::ApiKey').entries())
        set(key, { Value: `a-usage-bucket-of-no-house-${index}` })
    },
    /a second house beside it: .*taken in the region/,
  ],
  [
    'usage keys that are added to their plan all at once',
    (template) => {
      for (const [, member] of ofType(template, 'AWS::ApiGateway::UsagePlanKey')) delete member.DependsOn
    },
    /one key at a time to a usage plan/,
  ],
  [
    'a log group that the function makes before the stack does',
    (template) => {
      template.Resources.Late = {
        Type: 'AWS::Logs::LogGroup',
        Properties: { LogGroupName: { 'Fn::Join': ['', ['/aws/lambda/', { Ref: 'HouseFunction' }]] } },
      }
    },
    /Late is not sure to come before HouseFunction/,
  ],
  [
    'a log group that the gateway makes before the stack does',
    (template) => {
      delete first(template, 'AWS::ApiGateway::Stage').DependsOn
    },
    /at the first call of the stage/,
  ],
  [
    'a secret under a fixed name, which stays taken for days',
    (template) => set(first(template, 'AWS::SecretsManager::Secret'), { Name: 'house/door' }),
    /deleted for days/,
  ],
  [
    'more resources than a stack may have',
    (template) => {
      for (let more = 0; more < 500; more++) template.Resources[`More${more}`] = { Type: 'AWS::SNS::Topic' }
    },
    /resources of a stack, and 500 at most/,
  ],
  [
    'more environment than a function may have',
    (template) =>
      set(template.Resources.HouseFunction as Resource, { Environment: { Variables: { LONG: 'x'.repeat(5_000) } } }),
    /HouseFunction: \d+ bytes of a function’s environment/,
  ],
  [
    'a circle',
    (template) => {
      template.Resources.One = { Type: 'AWS::SNS::Topic', DependsOn: 'Two' }
      template.Resources.Two = { Type: 'AWS::SNS::Topic', DependsOn: ['One'] }
    },
    /a circle: One → Two → One/,
  ],
]

it.each(PLANTED)('finds %s', (_, change, found) => {
  const { faults }: Rehearsed = rehearse(planted(change))
  expect(faults.join('\n')).toMatch(found)
})

it('finds two indexes in one update, and lets one pass', () => {
  const indexed = (count: number) =>
    planted((template) => {
      const table = first(template, 'AWS::DynamoDB::Table')
      const more = Array.from({ length: count }, (_, at) => ({ IndexName: `index-${at}` }))
      set(table, {
        GlobalSecondaryIndexes: [...((table.Properties?.GlobalSecondaryIndexes ?? []) as object[]), ...more],
      })
    })
  const home = { stack: 'CreatureHouse', region: 'us-east-1' }
  const update = (count: number) => () => {
    const account = new Account()
    for (const { place, template } of [...stage.with()(home), ...indexed(count)(home)]) account.deploy(place, template)
  }
  expect(update(1)).not.toThrow()
  expect(update(2)).toThrow(/index-0, index-1 in one update/)
})

it.each([
  [
    'a firewall before CloudFront that is made where the house is',
    LATER['what is made at the edge'],
    (template: Template) => {
      // As if it stood in the house's own stack.
      if (ofType(template, 'AWS::CloudFront::Distribution').length > 0)
        template.Resources.Acl = { Type: 'AWS::WAFv2::WebACL', Properties: { Scope: 'CLOUDFRONT' } }
    },
    /second region: Acl of CreatureHouse: a firewall before CloudFront is made in us-east-1/,
  ],
  [
    'a certificate of another region on the API itself',
    LATER['a domain for the API beside that of the pages'],
    (template: Template) =>
      set(first(template, 'AWS::ApiGateway::DomainName'), {
        RegionalCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b',
      }),
    /second region: .*API Gateway takes certificates of its own region/,
  ],
  [
    'what runs at the edge under one name for every house',
    LATER['what is made at the edge'],
    (template: Template) => {
      for (const [, parameter] of ofType(template, 'AWS::SSM::Parameter'))
        set(parameter, { Name: '/cdk/EdgeFunctionArn' })
      if (ofType(template, 'AWS::Lambda::Version').length > 0)
        template.Resources.Arn = { Type: 'AWS::SSM::Parameter', Properties: { Name: '/cdk/EdgeFunctionArn' } }
    },
    /the name \/cdk\/EdgeFunctionArn is taken in the region/,
  ],
])('finds %s', (_, settings, change, found) => {
  expect(rehearse(planted(change, settings)).faults.join('\n')).toMatch(found)
})

it('finds an import that nobody exports, and an export that is still imported when its stack goes', () => {
  const [one, two] = [
    { stack: 'One', region: 'us-east-1' },
    { stack: 'Two', region: 'us-east-1' },
  ]
  const exporting: Template = {
    Resources: { Topic: { Type: 'AWS::SNS::Topic' } },
    Outputs: { Told: { Value: { Ref: 'Topic' }, Export: { Name: 'the-topic' } } },
  }
  const importing: Template = {
    Resources: { Queue: { Type: 'AWS::SQS::Queue', Properties: { About: { 'Fn::ImportValue': 'the-topic' } } } },
  }
  const account = new Account()
  expect(() => account.deploy(two, importing)).toThrow('nobody exports the-topic')
  account.deploy(one, exporting)
  account.deploy(two, importing)
  expect(() => account.remove(one)).toThrow(/imported by us-east-1\/Two: delete that one first/)
  account.remove(two)
  expect(() => account.remove(one)).not.toThrow()
})
