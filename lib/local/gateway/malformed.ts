/** Sends the API's own error responses where Node's server would drop the connection or use its default. */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { gatewayError } from './gateway'

/** Unreadable request lines or headers, CONNECT, and unknown Expect headers. */
export function answerMalformed(server: Server, serve: RequestListener): void {
  const inFlight = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', ({ socket }, response) => void inFlight.set(socket, response))
  server.on('clientError', (_error, socket) => {
    const before = inFlight.get(socket)
    // A complete request before the malformed bytes is already being served: send its response first.
    if (before?.req.complete && !before.writableFinished) before.once('finish', () => refuse(socket))
    else refuse(socket)
  })
  server.on('connect', (_request, socket) => refuse(socket))
  server.on('checkExpectation', serve)
}

function refuse(socket: Duplex): void {
  if (!socket.writable) return
  const { statusCode, headers, body } = gatewayError('BAD_REQUEST_PARAMETERS')
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' })
  socket.end(
    `HTTP/1.1 ${statusCode} Bad Request\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
}
