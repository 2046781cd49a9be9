/** A server that redirects every request to another one, which records what arrives. */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function startRedirect(status: number) {
  const arrived: string[] = []
  const listen = async (serve: RequestListener) => {
    const server = createServer(serve).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }
  const other = await listen(({ method, url, rawHeaders }, response) => {
    arrived.push(`${method} ${url} ${rawHeaders}`)
    response.end('{}')
  })
  const { server, url } = await listen((request, response) => {
    response.writeHead(status, { location: `${other.url}${request.url}` }).end()
  })
  const close = () => {
    for (const each of [server, other.server]) each.close().closeAllConnections()
  }
  return { url, other: other.url, arrived, close }
}
