/** The settings that a deployed stack notes in its output `Settings`, read from CloudFormation. */
import { SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs'
import { parseXML } from '@aws-sdk/xml-builder'
import { HttpRequest } from '@smithy/core/protocols'
import { Hash } from '@smithy/core/serde'
import { SignatureV4 } from '@smithy/signature-v4'
import { SETTINGS_OUTPUT } from '../stack/settings'

export type Noted = Readonly<Record<string, string>>

interface Output {
  OutputKey: string
  OutputValue: string
}

/** Where the stack is. Credentials and region default to those of the SDK. */
export type Connection = Pick<SQSClientConfig, 'region' | 'credentials'> & { endpoint?: string }

/** Null without such a stack; 'unnoted' if an earlier release deployed it. */
export async function readNotedSettings(stackName: string, at: Connection): Promise<Noted | 'unnoted' | null> {
  const { status, body } = await describeStacks(stackName, at)
  if (status === 400 && body.includes('does not exist')) return null
  if (status !== 200) throw new Error(`CloudFormation answered ${status} to DescribeStacks: ${messageOf(body)}`)
  const outputs = parseXML(body).DescribeStacksResponse.DescribeStacksResult.Stacks.member.Outputs?.member as
    | Output
    | Output[]
    | undefined
  const note = [outputs ?? []].flat().find(({ OutputKey }) => OutputKey === SETTINGS_OUTPUT)
  return note ? JSON.parse(note.OutputValue) : 'unnoted'
}

const messageOf = (body: string): string => /<Message>([^<]*)/.exec(body)?.[1] ?? body.slice(0, 200)

/** One signed request: CloudFormation's client would be a dependency for this call only. */
async function describeStacks(
  stackName: string,
  { endpoint, ...at }: Connection,
): Promise<{ status: number; body: string }> {
  const { config } = new SQSClient(at)
  const region = await config.region()
  const suffix = region.startsWith('cn-') ? '.cn' : ''
  const { protocol, hostname, port, host, href } = new URL(
    endpoint || `https://cloudformation.${region}.amazonaws.com${suffix}`,
  )
  const request = new HttpRequest({
    protocol,
    hostname,
    port: port ? Number(port) : undefined,
    method: 'POST',
    path: '/',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ Action: 'DescribeStacks', Version: '2010-05-15', StackName: stackName }).toString(),
  })
  const { credentials } = config
  const signer = new SignatureV4({ credentials, region, service: 'cloudformation', sha256: Hash.bind(null, 'sha256') })
  const { headers, body } = await signer.sign(request)
  const response = await fetch(href, { method: 'POST', headers, body })
  return { status: response.status, body: await response.text() }
}
