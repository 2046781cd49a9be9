import { createServer } from 'node:http'
import { listen } from './http'

export async function startRedirect(status: number) {
  const arrived: string[] = []
  const target = createServer(({ method, url, rawHeaders }, response) => {
    arrived.push(`${method} ${url} ${rawHeaders}`)
    response.end('{}')
  })
  const other = await listen(target)
  const server = createServer((request, response) => {
    response.writeHead(status, { location: `${other}${request.url}` }).end()
  })
  const close = () => {
    for (const each of [server, target]) each.close().closeAllConnections()
  }
  return { url: await listen(server), other, arrived, close }
}
