/** An HTTP proxy in front of a DynamoDB endpoint, in which a test can record, hold, refuse or drop calls. */
import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../http'

export interface ProxiedCall {
  /** Such as `DynamoDB_20120810` and `PutItem`. */
  service: string
  operation: string
  url: string
  headers: IncomingHttpHeaders
  body: string
  /** Resolves when the client closes the connection. */
  closed(): Promise<unknown>
}

export interface ProxiedReply {
  status: number
  headers?: Readonly<Record<string, string | string[] | undefined>>
  body: string | Buffer
}

/** `forward` sends the call to the endpoint. Returning null closes the connection without a reply. */
type Handle = (call: ProxiedCall, forward: () => Promise<ProxiedReply>) => Promise<ProxiedReply | null>

export async function startDynamoDbProxy(endpoint: string, handle: Handle) {
  const agent = new Agent({ keepAlive: true })
  const forward = (headers: IncomingHttpHeaders, body: string): Promise<ProxiedReply> =>
    new Promise((resolve, reject) => {
      const { host: _, ...passed } = headers
      request(endpoint, { method: 'POST', headers: passed, agent }, async (reply) =>
        resolve({ status: reply.statusCode ?? 500, headers: reply.headers, body: await buffer(reply) }),
      )
        .on('error', reject)
        .end(body)
    })
  const server = createServer(async (incoming, outgoing) => {
    const { headers, url = '', socket } = incoming
    const body = (await buffer(incoming)).toString()
    const [service = '', operation = ''] = String(headers['x-amz-target']).split('.')
    const call = { service, operation, url, headers, body, closed: () => once(socket, 'close') }
    const reply = await handle(call, () => forward(headers, body)).catch(() => null)
    if (reply) outgoing.writeHead(reply.status, reply.headers).end(reply.body)
    else socket.destroy()
  })
  const url = await listen(server)
  return {
    url,
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

export const errorReply = (type: string, status = 400, more: object = {}): ProxiedReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'injected fault', ...more }),
})
