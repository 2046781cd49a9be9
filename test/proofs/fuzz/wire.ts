/** Sends raw bytes, however malformed, and reads the response. */
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answered {
  status: number
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Null if the server closed the connection without a response. */
export async function exchange(url: string, bytes: Buffer, from?: string): Promise<Answered | null> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress: from })
  // Closing the connection while receiving is a valid reaction.
  socket.on('error', () => {})
  socket.write(bytes)
  const received = await buffer(socket).catch(() => Buffer.alloc(0))
  return received.length > 0 ? parsed(received) : null
}

const END_OF_HEAD = '\r\n\r\n'

function parsed(received: Buffer): Answered {
  const end = received.indexOf(END_OF_HEAD)
  const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(first.split(' ')[1])
  const rest = received.subarray(end + END_OF_HEAD.length)
  // "100 Continue" precedes the response.
  if (status === 100) return parsed(rest)
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const whole = headers['transfer-encoding'] === 'chunked' ? dechunked(rest) : rest
  return { status, headers, body: unpacked(whole, headers['content-encoding']) }
}

function dechunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at)
    const size = line < 0 ? 0 : Number.parseInt(bytes.subarray(at, line).toString(), 16)
    if (size === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0 || encoding === undefined) return body
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
}
