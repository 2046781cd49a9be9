/** S3 stub with the real wire format, as far as a gallery needs it: put and read objects. */
import { createServer, type Server } from 'node:http'
import { listen } from '../http'

export interface StoredObject {
  type: string
  cache: string
  authorization: string
  bytes: Buffer
}

export class S3Stub {
  readonly objects = new Map<string, StoredObject[]>()
  /** Status of each put, by its number from 1 on. */
  answer: (put: number) => number = () => 200
  private puts = 0
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      this.puts += 1
      const status = this.answer(this.puts)
      if (status === 200) {
        const path = new URL(request.url ?? '/', 'http://s3').pathname
        const stored = {
          type: String(request.headers['content-type']),
          cache: String(request.headers['cache-control']),
          authorization: String(request.headers.authorization),
          bytes: Buffer.concat(chunks),
        }
        this.objects.set(path, [...(this.objects.get(path) ?? []), stored])
      }
      response.writeHead(status, { ETag: '"0"' }).end()
    })
  })

  async open(): Promise<string> {
    return listen(this.server)
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}
