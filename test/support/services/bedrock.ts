/** Bedrock runtime stub with the real wire format, for tests of the real client. */
import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import { listen } from '../http'

export interface Reply {
  status?: number
  headers?: Record<string, string>
  body: string
}

interface Received {
  path: string
  authorization: string
  body: unknown
}

/** HTTP/2, one JSON document each way. */
export class BedrockStub {
  readonly received: Received[] = []
  readonly server: Http2Server = createServer()
  readonly sessions = new Set<ServerHttp2Session>()
  reply: (attempt: number) => Reply | 'silence' = () => 'silence'
  /** Replaces `reply` with a response that depends on the request. */
  answer: ((body: Record<string, unknown>) => Promise<Reply>) | null = null

  async open(): Promise<string> {
    this.server.on('session', (session) => this.sessions.add(session))
    this.server.on('stream', (stream: ServerHttp2Stream, headers) => {
      const chunks: Buffer[] = []
      stream.on('error', () => {})
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const body = JSON.parse(Buffer.concat(chunks).toString())
        this.received.push({
          path: decodeURIComponent(String(headers[':path'])),
          authorization: String(headers.authorization),
          body,
        })
        const reply = this.answer ? await this.answer(body) : this.reply(this.received.length)
        if (reply === 'silence') return
        stream.respond({ ':status': reply.status ?? 200, 'content-type': 'application/json', ...reply.headers })
        stream.end(reply.body)
      })
    })
    return listen(this.server)
  }

  close(): void {
    for (const session of this.sessions) session.destroy()
    this.server.close()
  }
}
