/** `npm run deploy` refuses to lose settings that the deployed stack notes. */
import { changedSettings, isGiven, readStackConfig } from '../../../lib/stack/settings'
import { checkDeployedSettings, readDeployArguments } from '../../../lib/tools/deploy'
import { type CloudFormationStub, startCloudFormation } from '../../support/services/cloudformation'
import { CREDENTIALS, REGION } from '../../support/services/lambda'

type Settings = Readonly<Record<string, unknown>>

let cloudFormation: CloudFormationStub
beforeAll(async () => {
  cloudFormation = await startCloudFormation()
})
afterAll(() => cloudFormation.close())
beforeEach(() => Object.assign(cloudFormation, { stacks: {}, refusal: null, authorizations: [] }))

const noteOf = (settings: Settings) => ({
  ApiUrl: 'https://pets.example.com/?a=1&b=2',
  Settings: JSON.stringify(changedSettings(readStackConfig((name) => settings[name]))),
})

function check(settings: Settings, ...dropped: string[]): Promise<void> {
  const context = (name: string) => settings[name]
  return checkDeployedSettings(
    { config: readStackConfig(context), isGiven: (name) => isGiven(name, context, {}), dropped },
    {
      region: REGION,
      endpoint: cloudFormation.url,
      credentials: { accessKeyId: CREDENTIALS.AWS_ACCESS_KEY_ID, secretAccessKey: CREDENTIALS.AWS_SECRET_ACCESS_KEY },
    },
  )
}

const FIRST = {
  alarmEmail: 'keeper@example.com',
  tableName: 'house-restored',
  rateLimits: '{"care": 60}',
  platformRanges: '203.0.113.0/24,2001:db8::/48',
  stripeEventSourceName: 'aws.partner/stripe.com/ed_1',
  firewall: 'false',
}

it('allows a first deployment, and signs its question', async () => {
  await check({ alarmEmail: 'keeper@example.com' })
  expect(cloudFormation.authorizations).toHaveLength(2)
  for (const authorization of cloudFormation.authorizations)
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/cloudformation\/aws4_request, .*Signature=[0-9a-f]{64}$/,
    )
})

it('refuses a second deployment without the settings of the first, and names each with its value', async () => {
  cloudFormation.stacks.CreatureHouse = noteOf(FIRST)
  const message = await check({ firewall: 'false' }).catch((error: Error) => error.message)
  expect(message).toContain('alarmEmail is "keeper@example.com" in the deployed stack and missing here')
  expect(message).toContain('rateLimits is "{\\"care\\": 60}"')
  for (const name of ['tableName', 'platformRanges', 'stripeEventSourceName'])
    expect(message).toContain(`run npm run deploy -- --drop ${name}`)
  expect(message).not.toContain('firewall is')
})

it('allows the same settings again, other values, and an explicit default', async () => {
  cloudFormation.stacks.CreatureHouse = noteOf(FIRST)
  await check(FIRST)
  await check({ ...FIRST, alarmEmail: 'other@example.com', firewall: 'true' })
})

it('allows the loss of a setting that is dropped by name, and of no other', async () => {
  cloudFormation.stacks.CreatureHouse = noteOf(FIRST)
  const { alarmEmail: _, ...rest } = FIRST
  await check(rest, 'alarmEmail')
  await expect(check({}, 'alarmEmail')).rejects.toThrow('tableName is "house-restored"')
})

it('notes small, and not the defaults that it changes', async () => {
  expect(changedSettings(readStackConfig((name) => (name === 'small' ? 'true' : undefined)))).toEqual({ small: 'true' })
  cloudFormation.stacks.CreatureHouse = noteOf({ small: 'true' })
  await expect(check({})).rejects.toThrow('small is "true"')
  await check({}, 'small')
})

it('asks the stack of that name, and its pipeline', async () => {
  cloudFormation.stacks.CreatureHouse = noteOf(FIRST)
  await check({ stackName: 'OtherHouse' })
  cloudFormation.stacks['OtherHouse-Pipeline'] = noteOf({ monthlyBudget: '100' })
  await expect(check({ stackName: 'OtherHouse' })).rejects.toThrow('monthlyBudget is "100"')
})

it('refuses once if a release without notes deployed the stack', async () => {
  cloudFormation.stacks.CreatureHouse = { ApiUrl: 'https://pets.example.com' }
  await expect(check({})).rejects.toThrow(/CreatureHouse was deployed by a release that did not note its settings/)
  await check({}, 'unnoted')
})

it('reports that it may not read the stack', async () => {
  cloudFormation.refusal = 'User: x is not authorized to perform: cloudformation:DescribeStacks'
  await expect(check({})).rejects.toThrow('CloudFormation answered 403 to DescribeStacks: User: x is not authorized')
})

it('passes all arguments but --drop on to the CDK', () => {
  expect(readDeployArguments(['--drop', 'alarmEmail,tableName', '--all', '--drop=small', '--profile', 'ops'])).toEqual({
    dropped: ['alarmEmail', 'tableName', 'small'],
    rest: ['--all', '--profile', 'ops'],
    profile: 'ops',
  })
  expect(() => readDeployArguments(['--drop', 'alarmMail'])).toThrow('there is no setting "alarmMail"')
})
