/** A small HTTP server on loopback, for the doors of the trial. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface DoorReply {
  status: number
  /** A text, or JSON. */
  body: string | object
}

export interface Door {
  url: string
  close(): Promise<void>
}

/** Longer than clients keep idle connections; otherwise their next request hits a closed one. */
const KEEP_ALIVE = { keepAliveTimeout: 65_000, headersTimeout: 66_000 }
const MAX_BYTES = 1024 * 1024

class BadRequest extends Error {}

export async function openDoor(
  { port, host }: { port: number; host: string },
  serve: (request: IncomingMessage, path: URL) => Promise<DoorReply>,
): Promise<Door> {
  const server = createServer(KEEP_ALIVE, async (request, response) => {
    const { status, body } = await serve(request, new URL(request.url ?? '/', 'http://trial')).catch(
      (error: Error): DoorReply =>
        error instanceof BadRequest
          ? { status: 400, body: { error: error.message } }
          : { status: 500, body: { error: 'The trial failed to answer.' } },
    )
    const isText = typeof body === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json' })
    response.end(isText ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An empty body is an empty object. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > MAX_BYTES) throw new BadRequest('The body is too large.')
  }
  try {
    return JSON.parse(text || '{}')
  } catch {
    throw new BadRequest('The body is not JSON.')
  }
}

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
