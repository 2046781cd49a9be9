/** Lists the resources of deployments, one line each, and says what CloudFormation would do if one were missing. */
import { API_DOMAIN, OWN_DOMAIN } from './domains'
import { fixedName, type Resource, type StackTemplate } from './templates'

const REGION = 'eu-central-1'
const EVERYTHING = {
  ...OWN_DOMAIN,
  firewallAt: 'edge',
  mcpOpeningsAt: 'edge',
  platformRanges: '203.0.113.0/24,2001:db8::/48',
  alarmEmail: 'keeper@example.com',
  monthlyBudget: '3000',
  provisionedReads: '100',
  provisionedWrites: '200',
  startingCapacity: '300,700',
  releaseMinutes: '10',
  accessLog: 'infrequent',
  stripeEventSourceName: 'aws.partner/stripe.com/ed_test_1',
  mppNetworkId: 'profile_1',
  x402FacilitatorUrl: 'https://facilitator.example',
  x402PayTo: '0x1111111111111111111111111111111111111111',
  x402SecretName: 'house/facilitator',
  dailyPictures: '100',
}

export const PIPELINE = {
  pipelineRepository: 'someone/creature-house',
  pipelineConnectionArn: 'arn:aws:codeconnections:us-east-1:123456789012:connection/0a1b',
}

/** Between them, these switch on every resource that a setting can add. The letter marks a line's deployments. */
export const DEPLOYMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  D: {},
  E: EVERYTHING,
  A: {
    ...API_DOMAIN,
    platformRanges: '203.0.113.0/24',
    tableName: 'house-restored',
  },
  N: { ...OWN_DOMAIN, cdn: 'false', basePath: 'house' },
  // Its ids are those that the pipeline of the last release created.
  P: { ...EVERYTHING, ...PIPELINE, logicalIds: 'stage' },
}

export type Synthesize = (settings: Readonly<Record<string, string>>, region: string) => readonly StackTemplate[]

/** These ids contain a hash of the content: each change makes a new resource on purpose. */
const VERSIONED = ['AWS::ApiGateway::Deployment', 'AWS::Lambda::Version']

/** `<deployments> <stack> <logical id> <type> [<fixed name>]`, sorted. */
export function listResources(synthesize: Synthesize): string[] {
  const deploymentsOf = new Map<string, string>()
  for (const [letter, settings] of Object.entries(DEPLOYMENTS)) {
    // The alarms on CloudFront's metrics exist in us-east-1 only.
    for (const { stack, template } of synthesize(settings, letter === 'D' ? 'us-east-1' : REGION)) {
      // Staging has the resources of the default deployment.
      if (stack.endsWith('-Staging')) continue
      for (const [id, resource] of Object.entries(template.Resources)) {
        if (VERSIONED.includes(resource.Type)) continue
        for (const line of [describeResource(stack, id, resource), ...describeIndexes(stack, id, resource)])
          deploymentsOf.set(line, `${deploymentsOf.get(line) ?? ''}${letter}`)
      }
    }
  }
  return [...deploymentsOf].map(([line, letters]) => `${letters} ${line}`).toSorted(byResource)
}

const describeResource = (stack: string, id: string, resource: Resource): string =>
  [stack, id, resource.Type, fixedName(resource)?.name ?? ''].join(' ').trim()

/** The indexes of a table are listed like resources: DynamoDB creates or deletes one per update. */
export const INDEX_TYPE = 'AWS::DynamoDB::GlobalSecondaryIndex'

const describeIndexes = (stack: string, id: string, { Properties = {} }: Resource): string[] =>
  ((Properties.GlobalSecondaryIndexes ?? []) as { IndexName: string }[]).map(
    ({ IndexName }) => `${stack} ${id}/${IndexName} ${INDEX_TYPE}`,
  )

const byResource = (one: string, two: string): number => {
  const [a, b] = [one, two].map((line) => line.slice(line.indexOf(' ')))
  return a! < b! ? -1 : 1
}

/** What CloudFormation would do to resources that the later list lacks or names differently. */
export function losses(earlier: readonly string[], later: readonly string[]): string[] {
  const now = new Map(later.flatMap(eachDeployment))
  return earlier.flatMap(eachDeployment).flatMap(([place, before]) => {
    const after = now.get(place)
    if (!after) return [`CloudFormation would delete ${place} (${before.type}), and its data: keep its construct path`]
    if (after.type !== before.type)
      return [`CloudFormation would refuse ${place}: ${before.type} becomes ${after.type}`]
    if (after.name !== before.name)
      return [
        `CloudFormation would delete and recreate ${place} (${before.type}): ${before.name} becomes ${after.name}`,
      ]
    return []
  })
}

function eachDeployment(line: string): [place: string, resource: { type: string; name: string }][] {
  const [letters = '', stack, id, type = '', ...name] = line.split(' ')
  return [...letters].map((letter) => [`${stack}/${id} in deployment ${letter}`, { type, name: name.join(' ') }])
}
