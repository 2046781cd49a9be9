/**
 * The cdk-nag findings that the stack accepts, with reasons. They are acknowledged on the constructs that cause them.
 */
import { Stack, Validations } from 'aws-cdk-lib/core'
import type { IConstruct } from 'constructs'

const ACCEPTED = {
  APIG2: 'The handlers check every request against the route table and name all faults at once; the gateway cannot.',
  APIG3: 'The operator has turned the firewall off. Usage-plan keys and exact rate limits still apply.',
  CFR1: 'Agents call from all countries.',
  CFR2: 'The firewall is on the API behind CloudFront, where it also sees direct calls, or the operator has turned it off.',
  CFR3: 'The gateway logs every request without keys; CloudFront would log query strings.',
  CFR4: "Without a domain the certificate is CloudFront's own, and its protocols cannot be chosen.",
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
    'The AWS managed policy for the role with which the gateway writes its logs, one per account.',
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
    'The AWS managed policy with which CodeDeploy moves the alias of a function.',
  'IAM5[Resource::*]':
    'The actions of X-Ray, ListStreams and the Marketplace have no resource; nothing else is allowed on all resources.',
  L1: 'The CDK provides this function and chooses its runtime.',
  S1: 'The pictures are public, one function writes them, and access is not recorded for privacy.',
  SQS3: 'The queue is itself the dead-letter queue of a stream, which cdk-nag does not recognise.',
  SMG4: 'The operator rotates the keys by hand, because their users must be informed.',
} as const

/** Wildcards in resource names. cdk-nag requires the exact text of the template. */
const WILDCARDS = {
  pictures: 'The painter generates the names of the pictures.',
  profile: 'An inference profile uses any region of its area, and AWS adds regions.',
} as const

export function accept(scope: IConstruct, ...findings: (keyof typeof ACCEPTED)[]): void {
  for (const finding of findings) acknowledge(scope, finding, ACCEPTED[finding])
}

export function acceptWildcard(scope: IConstruct, kind: keyof typeof WILDCARDS, arn: string): void {
  acknowledge(scope, `IAM5[Resource::${render(Stack.of(scope).resolve(arn))}]`, WILDCARDS[kind])
}

const acknowledge = (scope: IConstruct, finding: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id: `AwsSolutions::AwsSolutions-${finding}`, reason })

type TemplateValue =
  | string
  | { Ref: string }
  | { 'Fn::Sub': string }
  | { 'Fn::GetAtt': string[] }
  | { 'Fn::Join': [string, TemplateValue[]] }

function render(value: TemplateValue): string {
  if (typeof value === 'string') return value
  if ('Ref' in value) return `<${value.Ref}>`
  if ('Fn::GetAtt' in value) return `<${value['Fn::GetAtt'].join('.')}>`
  if ('Fn::Sub' in value) return value['Fn::Sub'].replace(/\$\{([^}]+)\}/g, '<$1>')
  const [between, parts] = value['Fn::Join']
  return parts.map(render).join(between)
}
