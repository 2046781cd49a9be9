/** A proxy between the house and its database that makes one database call of a request fail. */
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const KINDS = ['cut', 'lost', 'error', 'throttled', 'cancelled', 'slow'] as const
/**
 * `cut`: the connection breaks before the call arrives. `lost`: the call is executed, but its reply is lost.
 * `error`: executed, and answered with a 500. `throttled`, `cancelled`: refused. `slow`: executed, and never answered
 * before the client's timeout.
 */
export type Kind = (typeof KINDS)[number]

export const LASTINGS = ['once', 'throughout', 'on'] as const
/** One attempt; every attempt of this call and of later ones of its kind; everything from this call on. */
export type Lasting = (typeof LASTINGS)[number]

export interface Trouble {
  /** The kind and number of the call in the request: the second query is `Query#2`. */
  call: string
  kind: Kind
  lasting: Lasting
}

export interface Wire {
  url: string
  /** Resets the counts; from now on this call fails, or none if null. */
  begin(trouble: Trouble | null): void
  /** The calls since then, each once however often it was retried. */
  calls(): string[]
  /** Whether a call has failed. */
  struck(): boolean
  close(): void
}

const WRITES = /^(Put|Update|Delete|TransactWrite|BatchWrite)/
/** Only writes can be cancelled by a concurrent transaction. */
export const canMeet = (call: string, kind: Kind): boolean => kind !== 'cancelled' || WRITES.test(call)

export async function proxyTo(endpoint: string): Promise<Wire> {
  const upstream = new Agent({ keepAlive: true })
  let [trouble, struck, begun]: [Trouble | null, boolean, boolean] = [null, false, false]
  let names = new Map<string, string>()
  let counts = new Map<string, number>()

  /** A retry has the same id, so it counts as the same call. */
  const nameOf = (target: string, id: string): string => {
    const known = names.get(id)
    if (known) return known
    const count = (counts.get(target) ?? 0) + 1
    counts.set(target, count)
    names.set(id, `${target}#${count}`)
    return `${target}#${count}`
  }

  const faultOf = (target: string, name: string): Kind | null => {
    if (!trouble) return null
    if (name === trouble.call && (trouble.lasting !== 'once' || !struck)) begun = true
    else if (trouble.lasting === 'once') return null
    if (!begun || (trouble.lasting === 'throughout' && target !== trouble.call.split('#')[0])) return null
    if (!canMeet(target, trouble.kind)) return null
    struck = true
    return trouble.kind
  }

  const execute = (incoming: IncomingMessage, body: Buffer): Promise<{ answer: IncomingMessage; bytes: Buffer }> =>
    new Promise((resolve, reject) => {
      const { host: _, ...headers } = incoming.headers
      request(endpoint, { method: 'POST', headers, agent: upstream }, async (answer) =>
        resolve({ answer, bytes: await buffer(answer) }),
      )
        .on('error', reject)
        .end(body)
    })

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const target = String(incoming.headers['x-amz-target']).split('.')[1] ?? ''
    const kind = faultOf(target, nameOf(target, String(incoming.headers['amz-sdk-invocation-id'])))
    if (kind === 'cut') return incoming.socket.destroy()
    if (kind === 'throttled') return refuse(outgoing, 'ProvisionedThroughputExceededException')
    if (kind === 'cancelled') return cancel(outgoing, target, body)
    const { answer, bytes } = await execute(incoming, body)
    if (kind === 'lost') return incoming.socket.destroy()
    if (kind === 'error') return refuse(outgoing, 'InternalServerError', {}, 500)
    if (kind === 'slow') await once(incoming.socket, 'close')
    else outgoing.writeHead(answer.statusCode ?? 500, answer.headers).end(bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin(next) {
      ;[trouble, struck, begun] = [next, false, false]
      ;[names, counts] = [new Map(), new Map()]
    },
    calls: () => [...names.values()],
    struck: () => struck,
    close: () => {
      upstream.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function refuse(outgoing: ServerResponse, type: string, more: object = {}, status = 400): void {
  outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  outgoing.end(
    JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'injected fault', ...more }),
  )
}

/** As if a concurrent transaction had locked the first row. */
function cancel(outgoing: ServerResponse, target: string, body: Buffer): void {
  if (target !== 'TransactWriteItems') {
    refuse(outgoing, 'TransactionConflictException')
    return
  }
  const { TransactItems } = JSON.parse(body.toString()) as { TransactItems: object[] }
  const CancellationReasons = TransactItems.map((_, index) => ({ Code: index === 0 ? 'TransactionConflict' : 'None' }))
  refuse(outgoing, 'TransactionCanceledException', { CancellationReasons })
}
