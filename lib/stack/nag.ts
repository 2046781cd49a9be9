/** The findings of cdk-nag that the house accepts, each with its reason. They are acknowledged where they arise. */
import { Stack, Validations } from 'aws-cdk-lib'
import { CfnPolicy } from 'aws-cdk-lib/aws-iam'
import type { IConstruct } from 'constructs'

const ACCEPTED = {
  APIG2: 'The handlers check every request against the route table and name all faults at once; the gateway cannot.',
  APIG3:
    'Whoever runs the house has turned the firewall off, where usage-plan buckets and exact windows still hold floods back, or put it before CloudFront, where these hold whoever calls the API itself, and the authorizer lets nobody around it whom it would have seen.',
  CFR1: 'Agents may come from anywhere.',
  CFR2: 'The firewall stands at the API behind it, where it also sees who calls that straight; or whoever runs the house has turned it off.',
  CFR3: 'The gateway behind it logs every request, without keys; the edge would log query strings.',
  CFR4: "Without a domain the certificate is CloudFront's own, whose protocols nobody else can choose.",
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
    'The policy AWS names for the one role per account with which the gateway writes its logs.',
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
    'The policy AWS names for CodeDeploy to move the alias of a function.',
  'IAM5[Resource::*]':
    'X-Ray takes trace segments for no resource in particular, ListStreams and the Marketplace name none; nothing else is given on everything.',
  L1: 'The CDK brings this function, and chooses the runtime that it was written for.',
  S1: 'Pictures are public and are put there by one function; who looks at them is nobody’s business.',
  SQS3: 'The queue is itself the one for dead letters, of a stream, which cdk-nag does not see.',
  SMG4: 'Whoever runs the house replaces its keys by hand, and must tell those who use them.',
} as const

/** Wildcards within a name. cdk-nag wants each acknowledged as it stands in the template. */
const WILDCARDS = {
  pictures: 'Pictures hang under names that the painter makes up.',
  profile: 'An inference profile answers from any region of its area, and AWS adds to these.',
} as const

export function accept(scope: IConstruct, ...findings: (keyof typeof ACCEPTED)[]): void {
  for (const finding of findings) acknowledge(scope, finding, ACCEPTED[finding])
}

export function acceptWildcard(scope: IConstruct, kind: keyof typeof WILDCARDS, arn: string): void {
  acknowledge(scope, `IAM5[Resource::${asWritten(Stack.of(scope).resolve(arn))}]`, WILDCARDS[kind])
}

/** What the CDK's own pipeline may do, and how it keeps what passes from one step to the next. */
const PIPELINE = {
  CB4: 'What is built lies in an encrypted bucket; a key of its own would cost a dollar a month and keep nobody out.',
  S1: 'The bucket holds what a release is made of, for the pipeline alone.',
  IAM5: 'The CDK writes these rights: on the bucket between the steps, the logs and reports of each, and the roles that deploy.',
} as const

/** Of everything in this stack and its buckets elsewhere, but not of the houses that it deploys. */
export function acceptPipeline(stack: Stack, elsewhere: readonly Stack[]): void {
  acknowledge(stack, 'CB4', PIPELINE.CB4)
  for (const each of [stack, ...elsewhere]) acknowledge(each, 'S1', PIPELINE.S1)
  for (const policy of stack.node.findAll().filter((each) => each instanceof CfnPolicy)) {
    if (Stack.of(policy) !== stack) continue
    const { Statement } = stack.resolve(policy.policyDocument) as {
      Statement: Record<'Action' | 'Resource', Written>[]
    }
    for (const kind of ['Action', 'Resource'] as const) {
      const all = Statement.flatMap((statement) => [statement[kind]].flat().map(asWritten))
      for (const one of all.filter((written) => written.includes('*')))
        acknowledge(policy, `IAM5[${kind}::${one}]`, PIPELINE.IAM5)
    }
  }
}

const acknowledge = (scope: IConstruct, finding: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id: `AwsSolutions::AwsSolutions-${finding}`, reason })

type Written =
  | string
  | { Ref: string }
  | { 'Fn::Sub': string }
  | { 'Fn::GetAtt': string[] }
  | { 'Fn::Join': [string, Written[]] }

/** As cdk-nag writes what CloudFormation puts together. */
function asWritten(value: Written): string {
  if (typeof value === 'string') return value
  if ('Ref' in value) return `<${value.Ref}>`
  if ('Fn::GetAtt' in value) return `<${value['Fn::GetAtt'].join('.')}>`
  if ('Fn::Sub' in value) return value['Fn::Sub'].replace(/\$\{([^}]+)\}/g, '<$1>')
  const [between, parts] = value['Fn::Join']
  return parts.map(asWritten).join(between)
}
