/** A stub of CloudFormation's DescribeStacks, with the XML that the service sends. */
import { createServer } from 'node:http'
import { listen } from '../http'

export interface CloudFormationStub {
  url: string
  /** By stack name: its outputs. Other stacks do not exist. */
  stacks: Record<string, Record<string, string>>
  /** If set, every call is refused with it. */
  refusal: string | null
  /** Authorization headers of the calls. */
  authorizations: string[]
  close(): void
}

const NAMESPACE = 'http://cloudformation.amazonaws.com/doc/2010-05-15/'
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] as string)

const stackXml = (
  name: string,
  outputs: Record<string, string>,
): string => `<DescribeStacksResponse xmlns="${NAMESPACE}">
  <DescribeStacksResult>
    <Stacks>
      <member>
        <StackName>${name}</StackName>
        <StackStatus>UPDATE_COMPLETE</StackStatus>
        <Outputs>${Object.entries(outputs)
          .map(
            ([key, value]) => `
          <member>
            <OutputKey>${key}</OutputKey>
            <OutputValue>${escapeXml(value)}</OutputValue>
          </member>`,
          )
          .join('')}
        </Outputs>
      </member>
    </Stacks>
  </DescribeStacksResult>
  <ResponseMetadata>
    <RequestId>0a1b</RequestId>
  </ResponseMetadata>
</DescribeStacksResponse>`

const errorXml = (code: string, message: string): string => `<ErrorResponse xmlns="${NAMESPACE}">
  <Error>
    <Type>Sender</Type>
    <Code>${code}</Code>
    <Message>${escapeXml(message)}</Message>
  </Error>
  <RequestId>0a1b</RequestId>
</ErrorResponse>`

export async function startCloudFormation(): Promise<CloudFormationStub> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'text/xml' }).end(body)
    // The CDK's own calls to other services.
    if (form.get('Action') !== 'DescribeStacks') return answer(400, errorXml('InvalidAction', 'unknown action'))
    stub.authorizations.push(request.headers.authorization ?? '')
    const name = form.get('StackName') ?? ''
    const outputs = stub.stacks[name]
    if (stub.refusal) return answer(403, errorXml('AccessDenied', stub.refusal))
    if (!outputs) return answer(400, errorXml('ValidationError', `Stack with id ${name} does not exist`))
    return answer(200, stackXml(name, outputs))
  })
  const url = await listen(server)
  const stub: CloudFormationStub = {
    url,
    stacks: {},
    refusal: null,
    authorizations: [],
    close: () => void server.close(),
  }
  return stub
}
