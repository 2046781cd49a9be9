/** Malformed requests get an error response in the API's own format. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { faultsInRefusal } from '../../support/documented-fields'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse()

/** Sends raw bytes and reads the whole response. */
async function sendRaw(bytes: string): Promise<{ status: number; headers: string; body: string }> {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const answer = await text(socket)
  const head = answer.slice(0, answer.indexOf('\r\n\r\n'))
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: /\{.*\}/s.exec(answer)?.[0] ?? '' }
}

it.each([
  ['an invalid request line', 'hello\r\n\r\n'],
  ['a blank in the path', 'GET /api/a path HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an unknown method', 'FETCH /api HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an invalid header', 'GET /api HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n'],
  ['oversized headers', `GET /api HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an invalid length', 'POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: ten\r\n\r\n'],
  ['an invalid chunk length', 'POST /api HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n'],
  ['an unknown transfer coding', 'POST /api HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: shorthand\r\n\r\n'],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  ['an invalid URL', 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
])('%s', async (_what, bytes) => {
  const { status, headers, body } = await sendRaw(bytes)
  expect(status).toBe(400)
  expect(headers).toContain('content-type: application/json')
  expect(headers).toContain('x-ratelimit-limit')
  expect(faultsInRefusal(JSON.parse(body))).toEqual([])
  expect(JSON.parse(body)).toMatchObject({
    error: 'Invalid request',
    next_steps: [{ method: 'GET', endpoint: '/api' }],
  })
})

it.each([
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an expectation', 'GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n'],
  ['an absolute URL', 'GET http://elsewhere/api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['more than its length', 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\nand on'],
])('%s does no harm', async (_what, bytes) => {
  expect((await sendRaw(bytes)).status).toBe(200)
})
