/** What Node's server would drop or answer by itself is answered in the house's own shape. */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { ownAnswer } from './gateway'

/** A request line or header that cannot be read, a tunnel asked for, an expectation that nobody knows. */
export function answerMalformed(server: Server, serve: RequestListener): void {
  const underWay = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', ({ socket }, response) => void underWay.set(socket, response))
  server.on('clientError', (_error, socket) => {
    const before = underWay.get(socket)
    // What came whole before the nonsense is a request like any other, and is being carried out: its answer comes first.
    if (before?.req.complete && !before.writableFinished) before.once('finish', () => refuse(socket))
    else refuse(socket)
  })
  server.on('connect', (_request, socket) => refuse(socket))
  server.on('checkExpectation', serve)
}

function refuse(socket: Duplex): void {
  if (!socket.writable) return
  const { statusCode, headers, body } = ownAnswer('BAD_REQUEST_PARAMETERS')
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' })
  socket.end(
    `HTTP/1.1 ${statusCode} Bad Request\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
}
