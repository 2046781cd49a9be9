/** Plain HTTP client for tests. Each test agent may have a separate loopback address. */
import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'

export interface Sent {
  body?: unknown
  /** Sent unchanged, instead of `body`. */
  raw?: string
  key?: string
  /** An array is sent as several headers. */
  headers?: Record<string, string | string[]>
  /** Client address, such as 127.0.0.9. */
  from?: string
}

export interface Received {
  status: number
  headers: IncomingHttpHeaders
  text: string
  bytes: Buffer
  // Tests read response bodies freely; their shapes are checked against the schemas elsewhere.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any
}

/** An answer without the fields of care that are read again when the answer is repeated. */
export const savedPartOf = ({ your_recent, others, house_activity, ...saved }: Received['body']): object => saved

let lastAddress = 0

/** A fresh client address, so that one test's requests do not count against another's. */
export function freshAddress(): string {
  lastAddress += 1
  return `127.${1 + ((lastAddress >> 15) & 127)}.${(lastAddress >> 7) & 255}.${1 + (lastAddress & 127)}`
}

/** Starts a server on a free port of this machine; returns its address. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = new URL(await listen(server))
  await new Promise((resolve) => server.close(resolve))
  return Number(port)
}

export function send(url: string, method: string, path: string, sent: Sent = {}): Promise<Received> {
  const text = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        method,
        path,
        localAddress: sent.from,
        headers: {
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(sent.key && { authorization: `Bearer ${sent.key}` }),
          ...sent.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const received = bytes.toString()
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: received,
            bytes,
            body: parsed(received),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
