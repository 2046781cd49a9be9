/**
 * The pipeline: its order of stages, what staging shares with production, and that its stacks equal direct deployments.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, type Stack, Validations } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { context } from '../../../cdk.json'
import { addValidatedStacks } from '../../../lib/stack/house-app'
import { readStackConfig } from '../../../lib/stack/settings'
import { PROOFS } from '../../../lib/tools/commands'
import { scripts } from '../../../package.json'
import { findCollisions, findFaults, findMovedNames } from '../../proofs/rehearse/rules'
import { DEPLOYMENTS, PIPELINE } from '../../support/services/logical-ids'
import { bundles, ofType, type Properties } from '../../support/services/stack'
import { type StackTemplate, synthesizeStacks } from '../../support/services/templates'

const CONNECTION = 'arn:aws:codeconnections:eu-central-1:123456789012:connection/0a1b'
const MONEY = {
  stripeEventSourceName: 'aws.partner/stripe.com/ed_test_1',
  mppNetworkId: 'profile_1',
  x402FacilitatorUrl: 'https://facilitator.example',
  x402PayTo: `0x${'a'.repeat(40)}`,
}
const OWN = {
  domainName: 'pets.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b',
  monthlyBudget: '100',
  releaseMinutes: '10',
  alarmEmail: 'keeper@example.com',
}

function furnished(settings: Record<string, string>) {
  const app = new App({ context })
  const given: Record<string, string> = {
    pipelineRepository: 'someone/creature-house',
    pipelineConnectionArn: CONNECTION,
    ...settings,
  }
  addValidatedStacks(
    app,
    readStackConfig((name) => given[name]),
    bundles,
    { account: '123456789012', region: 'eu-central-1' },
  )
  return app
}

let pipeline: Template
let elsewhere: Template
let houses: Record<string, Template>
let selectors: string[]
beforeAll(() => {
  const app = furnished({ ...MONEY, ...OWN })
  // The same checks as in a deployment: they throw.
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  const assembly = app.synth()
  const made = app.node.findChild('CreatureHouse-Pipeline') as Stack
  pipeline = Template.fromStack(made)
  elsewhere = Template.fromJSON(assembly.getStackByName('CreatureHouse-Pipeline-support-us-east-1').template)
  const released = assembly.nestedAssemblies.flatMap(({ nestedAssembly }) => nestedAssembly.stacks)
  houses = Object.fromEntries(released.map(({ stackName, template }) => [stackName, Template.fromJSON(template)]))
  selectors = [...assembly.stacks, ...released].map(({ hierarchicalId }) => hierarchicalId)
}, 300_000)

interface Made {
  Name: string
  Actions: { Name: string; RunOrder: number; ActionTypeId: { Provider: string } }[]
}
const stages = () => ofType(pipeline, 'AWS::CodePipeline::Pipeline')[0]![1].Stages as Made[]

it('checks, updates itself, deploys to staging, asks for approval, and then releases', () => {
  expect(stages().map(({ Name }) => Name)).toEqual([
    'Source',
    'Build',
    'UpdatePipeline',
    'Assets',
    'Staging',
    'Production',
  ])
  const inOrder = ({ Actions }: Made) => Actions.toSorted((a, b) => a.RunOrder - b.RunOrder).map(({ Name }) => Name)
  const [trial, real] = stages().slice(-2).map(inOrder)
  expect(trial?.at(-1)).toBe('LookAtStaging')
  expect(trial).not.toContain('Release')
  expect(real?.[0]).toBe('Release')
  expect(real?.at(-1)).toBe('LookAtProduction')
  const approval = stages()
    .at(-1)
    ?.Actions.find(({ Name }) => Name === 'Release')
  expect(approval?.ActionTypeId.Provider).toBe('Manual')
})

it('builds on arm64 with the image for code caches, after the tests', () => {
  const build = stages().find(({ Name }) => Name === 'Build')
  expect(build?.Actions.map(({ Name, RunOrder }) => [Name, RunOrder])).toEqual([
    ['Test', 1],
    ['Check', 2],
  ])
  const environments = ofType(pipeline, 'AWS::CodeBuild::Project').map(
    ([, { Environment }]) => Environment as Properties,
  )
  const arm = environments.filter(({ Type }) => Type === 'ARM_CONTAINER')
  expect(arm).toHaveLength(1)
  expect(arm[0]).toMatchObject({ PrivilegedMode: true })
  expect(JSON.stringify(arm)).toContain(
    '{"Name":"CODE_CACHE_IMAGE","Type":"PLAINTEXT","Value":"public.ecr.aws/lambda/nodejs:24-arm64"}',
  )
})

it('runs existing commands, on a clone with history', () => {
  const specs = JSON.stringify(ofType(pipeline, 'AWS::CodeBuild::Project').map(([, { Source }]) => Source))
  const run = [...specs.matchAll(/npm run (prove )?([\w:]+)/g)]
  expect(run.length).toBeGreaterThan(2)
  for (const [, prove, name = ''] of run) expect(prove ? Object.keys(PROOFS) : Object.keys(scripts)).toContain(name)
  const source = stages()[0]?.Actions[0] as unknown as { Configuration: Properties }
  expect(source.Configuration).toMatchObject({
    ConnectionArn: CONNECTION,
    FullRepositoryId: 'someone/creature-house',
    BranchName: 'main',
    OutputArtifactFormat: 'CODEBUILD_CLONE_REF',
  })
})

it('keeps the settings it was deployed with', () => {
  const projects = JSON.stringify(ofType(pipeline, 'AWS::CodeBuild::Project'))
  for (const [name, value] of [
    ['HOUSE_DOMAIN_NAME', 'pets.example.com'],
    ['HOUSE_RELEASE_MINUTES', '10'],
    ['HOUSE_PIPELINE_REPOSITORY', 'someone/creature-house'],
  ])
    expect(projects).toContain(`"Name":"${name}","Type":"PLAINTEXT","Value":"${value}"`)
  expect(projects).not.toContain('HOUSE_THROTTLE_RATE')
})

it('stages in a stack that takes no money, has its own address and notifies the same person', () => {
  const trial = houses['CreatureHouse-Staging']!
  trial.resourceCountIs('AWS::Events::EventBus', 0)
  trial.resourceCountIs('AWS::Budgets::Budget', 0)
  trial.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' })
  trial.hasResourceProperties('AWS::SNS::Subscription', { Endpoint: 'keeper@example.com' })
  expect(JSON.stringify(trial.toJSON())).not.toMatch(/pets\.example\.com|profile_1|facilitator/)
})

describe.each([
  ['eu-central-1', 'stack'],
  ['us-east-1', 'stack'],
  ['eu-central-1', 'stage'],
])('takeover in %s with the logical ids of the %s', (region, logicalIds) => {
  const settings = { ...DEPLOYMENTS.E, logicalIds }
  let direct: StackTemplate[]
  let released: StackTemplate[]
  beforeAll(() => {
    direct = synthesizeStacks(settings, bundles, region)
    released = synthesizeStacks({ ...settings, ...PIPELINE }, bundles, region)
  })

  it('changes no resource, so that the pipeline and a direct deployment can alternate', () => {
    for (const { stack, template } of direct)
      expect(released.find((other) => other.stack === stack)?.template.Resources).toEqual(template.Resources)
    expect(direct).toHaveLength(region === 'us-east-1' ? 1 : 2)
  })

  it('moves nothing that may exist only once', () => {
    expect(findMovedNames(direct, released)).toEqual([])
    expect(findMovedNames(released, direct)).toEqual([])
  })
})

describe('a restored table in production', () => {
  const tableIn = (settings: Record<string, string>) => {
    const stack = synthesizeStacks({ ...PIPELINE, ...settings }, bundles, 'us-east-1').find(
      (each) => each.stack === 'CreatureHouse',
    )!
    const tables = Object.entries(stack.template.Resources).filter(([, { Type }]) => Type === 'AWS::DynamoDB::Table')
    expect(tables).toHaveLength(1)
    return { stack, id: tables[0]![0], table: tables[0]![1] }
  }

  it('is a new resource that CloudFormation can import by its name, and the old table is retained', () => {
    const [before, after] = [tableIn({}), tableIn({ tableName: 'house-restored' })]
    expect(after.id).not.toBe(before.id)
    expect(after.table.Properties?.TableName).toBe('house-restored')
    for (const { table } of [before, after]) expect(table.DeletionPolicy).toBe('RetainExceptOnCreate')
    expect(findMovedNames([before.stack], [after.stack])).toEqual([])
  })

  it('is selected by the pattern of the drill, alone', () => {
    expect(readFileSync(join(__dirname, '../../../docs/drills.md'), 'utf8')).toContain(
      'npm run deploy -- "**/$STACK" --import-existing-resources',
    )
    expect(selectors.filter((id) => id.endsWith('/CreatureHouse'))).toHaveLength(1)
  })
})

it('keeps the resources of its own stack and of staging, whatever the logical ids of production', () => {
  const own = (logicalIds: string) =>
    synthesizeStacks({ ...PIPELINE, logicalIds }, bundles, 'eu-central-1')
      .filter(({ stack }) => stack !== 'CreatureHouse')
      .map(({ stack, template }) => [stack, Object.keys(template.Resources).toSorted()])
  expect(own('stack')).toEqual(own('stage'))
})

it('can be deployed with the longest names', () => {
  const stackName = 'x'.repeat(23)
  expect(findCollisions(synthesizeStacks({ ...PIPELINE, stackName }, bundles, 'us-east-1'))).toEqual([])
  const settings = { ...DEPLOYMENTS.E, stackName: 'x'.repeat(58) }
  const faults = synthesizeStacks(settings, bundles, 'eu-central-1').flatMap((stack) => findFaults(stack, settings))
  expect(faults).toEqual([])
})

it('finds the 34 moved pairs of a takeover that changes the logical ids', () => {
  const [direct, staged] = ['stack', 'stage'].map((logicalIds) =>
    synthesizeStacks({ logicalIds }, bundles, 'us-east-1'),
  ) as [StackTemplate[], StackTemplate[]]
  const kinds = findMovedNames(direct, staged).map((fault) => /the name (AWS::\S+)/.exec(fault)?.[1])
  expect(kinds.filter((kind) => kind === 'AWS::Lambda::EventSourceMapping')).toHaveLength(2)
  expect(kinds.filter((kind) => kind === 'AWS::ApiGateway::UsagePlanKey')).toHaveLength(32)
})

it('expires build artifacts, and can be recreated', () => {
  const forgotten = { LifecycleConfiguration: { Rules: [{ ExpirationInDays: 30, Status: 'Enabled' }] } }
  pipeline.hasResource('AWS::S3::Bucket', { DeletionPolicy: 'RetainExceptOnCreate', Properties: forgotten })
  elsewhere.hasResource('AWS::S3::Bucket', { DeletionPolicy: 'Delete', Properties: forgotten })
})

it('is absent unless a repository is set', () => {
  const app = new App({ context })
  addValidatedStacks(
    app,
    readStackConfig(() => undefined),
    bundles,
  )
  expect(app.node.children.map(({ node }) => node.id)).toEqual(['CreatureHouse'])
})
