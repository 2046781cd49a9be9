/** Client documents are fetched from public addresses only, whatever DNS or the server answers. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import {
  fetchClientDocument,
  isPublicAddress,
  nodeWeb,
  type Web,
  type WebAnswer,
} from '../../lambdas/adapters/oauth/client-documents'

const URL_OF_CLIENT = new URL('https://client.example/app.json')
const PUBLIC = '93.184.215.14'
const DOCUMENT = { client_id: URL_OF_CLIENT.href, redirect_uris: ['https://client.example/callback'] }

async function* chunks(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part)
}

const answer = (changed: Partial<WebAnswer> = {}): WebAnswer => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: chunks(JSON.stringify(DOCUMENT)),
  ...changed,
})

/** A network in which the host has these addresses; records the connections. */
function web(addresses: readonly string[], reply: () => WebAnswer | Promise<WebAnswer> = answer) {
  const connected: string[] = []
  const fake: Web = {
    resolve: async () => addresses,
    get: async (_url, address) => {
      connected.push(address)
      return reply()
    },
  }
  return { fake, connected }
}

it.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.8.9.1'],
  ['this network', '0.0.0.0'],
  ['private', '10.0.0.7'],
  ['private', '172.16.3.4'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['shared by carriers', '100.64.0.1'],
  ['link-local', '169.254.169.254'],
  ['link-local', '169.254.170.2'],
  ['documentation', '203.0.113.5'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '255.255.255.255'],
  ['IPv6 loopback', '::1'],
  ['IPv6 unspecified', '::'],
  ['IPv6-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv6-mapped private', '::ffff:a00:1'],
  ['IPv6-mapped public', '::ffff:93.184.215.14'],
  ['IPv4-compatible', '::7f00:1'],
  ['translated', '64:ff9b::7f00:1'],
  ['translated locally', '64:ff9b:1::1'],
  ['unique local', 'fd00:ec2::254'],
  ['IPv6 link-local', 'fe80::1'],
  ['IPv6 link-local with a zone', 'fe80::1%eth0'],
  ['IPv6 multicast', 'ff02::1'],
  ['6to4 of a private address', '2002:a00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['IPv6 documentation', '2001:db8::1'],
  ['no address', 'localhost'],
])('does not connect to %s: %s', async (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
  // Also if another address of the host is public.
  for (const addresses of [[address], [PUBLIC, address], [address, PUBLIC]]) {
    const { fake, connected } = web(addresses)
    expect(await fetchClientDocument(URL_OF_CLIENT, fake)).toBeNull()
    expect(connected).toEqual([])
  }
})

it.each([PUBLIC, '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::8a'])('connects to %s', async (address) => {
  const { fake, connected } = web([address])
  expect(await fetchClientDocument(URL_OF_CLIENT, fake)).toEqual(DOCUMENT)
  expect(connected).toEqual([address])
})

it('connects to the address that was checked, so that a second DNS answer changes nothing', async () => {
  const answers = [[PUBLIC], ['127.0.0.1']]
  const connected: string[] = []
  const rebinding: Web = {
    resolve: async () => answers.shift() ?? [],
    get: async (_url, address) => {
      connected.push(address)
      return answer()
    },
  }
  expect(await fetchClientDocument(URL_OF_CLIENT, rebinding)).toEqual(DOCUMENT)
  expect([connected, answers]).toEqual([[PUBLIC], [['127.0.0.1']]])
})

it('connects to the given address, with TLS for the host', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const hello = once(server, 'connection').then(async ([socket]) => (await once(socket, 'data'))[0] as Buffer)
  const got = nodeWeb.get(new URL(`https://client.example:${port}/app.json`), '127.0.0.1', AbortSignal.timeout(2_000))
  await expect(got).rejects.toThrow()
  const bytes = await hello
  // A TLS handshake that names the host.
  expect([bytes[0], bytes.includes('client.example')]).toEqual([0x16, true])
  server.close()
})

it.each<[string, () => WebAnswer]>([
  ['a redirect', () => answer({ status: 302 })],
  ['an error', () => answer({ status: 500 })],
  ['a page', () => answer({ contentType: 'text/html' })],
  ['no JSON', () => answer({ body: chunks('{') })],
  ['more than 5 KB', () => answer({ body: chunks(JSON.stringify({ ...DOCUMENT, more: 'x'.repeat(5_200) })) })],
  ['more than 5 KB, in parts', () => answer({ body: chunks(...Array(600).fill('[1,2,3,4,')) })],
])('takes no document from %s', async (_, reply) => {
  const { fake } = web([PUBLIC], reply)
  expect(await fetchClientDocument(URL_OF_CLIENT, fake)).toBeNull()
})

it('stops reading a body that does not end', async () => {
  let read = 0
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) {
      read += 1
      yield Buffer.alloc(1024, ' ')
    }
  }
  const { fake } = web([PUBLIC], () => answer({ body: endless() }))
  expect(await fetchClientDocument(URL_OF_CLIENT, fake)).toBeNull()
  expect(read).toBe(6)
})

it.each(['resolve', 'get', 'body'] as const)('gives up after two seconds if %s does not answer', async (part) => {
  const never = () => new Promise<never>(() => {})
  const silent = {
    async next() {
      return never()
    },
  }
  const { fake } = web([PUBLIC], () => answer({ body: { [Symbol.asyncIterator]: () => silent as never } }))
  const stuck: Web = { ...fake, ...(part !== 'body' && { [part]: never }) }
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(2_000)
    const controller = new AbortController()
    setImmediate(() => controller.abort())
    return controller.signal
  })
  try {
    expect(await fetchClientDocument(URL_OF_CLIENT, stuck)).toBeNull()
  } finally {
    timeout.mockRestore()
  }
})
