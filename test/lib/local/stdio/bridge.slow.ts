import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { bridge } from '../../../../lib/local/stdio/bridge'
import { keptKey } from '../../../../lib/local/stdio/kept-keys'
import { openOwnHouse } from '../../../../lib/local/stdio/own-house'
import { listen } from '../../../support/http'
import { sharedTestHouse } from '../../../support/test-house'

const folder = mkdtempSync(join(tmpdir(), 'stdio-'))
const newFolder = () => mkdtempSync(join(folder, 'data-'))
const house = sharedTestHouse({ rateLimits: { register: 100 } })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// biome-ignore lint/suspicious/noExplicitAny: tests read messages freely
type Message = any

interface Session {
  request(method: string, params?: object): Promise<Message>
  tool(name: string, args?: object): Promise<Message>
  line(text: string): Promise<Message>
  end(): Promise<void>
}

let requests = 0

/** A client at the other end of the pipes. */
function connect(dataDir: string, { url = house.url as string | null, key = null as string | null } = {}): Session {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const open = async () => (url ? { url, close: async () => {} } : openOwnHouse(dataDir, undefined))
  const ended = bridge({ input, output, open, key: keptKey(dataDir, url ?? 'own', key) })
  const waiting: ((message: Message) => void)[] = []
  createInterface({ input: output }).on('line', (line) => waiting.shift()?.(JSON.parse(line)))
  const line = (text: string): Promise<Message> => {
    const answered = new Promise((resolve) => waiting.push(resolve))
    input.write(`${text}\n`)
    return answered
  }
  const request = (method: string, params: object = {}) => {
    requests += 1
    return line(JSON.stringify({ jsonrpc: '2.0', id: requests, method, params }))
  }
  return {
    line,
    request,
    tool: async (name, args = {}) => (await request('tools/call', { name, arguments: args })).result,
    end: async () => {
      input.end()
      await ended
    },
  }
}

const INITIALIZE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
const VIEWS = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } }

it('passes on the data of the view only to a client that declares it', async () => {
  for (const capabilities of [{}, VIEWS]) {
    const client = connect(newFolder())
    await client.request('initialize', { ...INITIALIZE, capabilities })
    await client.tool('register', { username: `viewer-${Object.keys(capabilities).length}` })
    const { _meta } = await client.tool('adopt', { name: 'Polly' })
    expect(Object.keys(_meta ?? {})).toEqual(capabilities === VIEWS ? ['creature-house/view'] : [])
    await client.end()
  }
})

it('raises a creature without sending a key, also in a later session', async () => {
  const dataDir = newFolder()
  const first = connect(dataDir)
  const { result } = await first.request('initialize', INITIALIZE)
  expect(result).toMatchObject({ protocolVersion: '2025-11-25', serverInfo: { name: 'creature-house' } })
  expect(result.instructions).not.toContain('You are registered already')
  expect((await first.request('tools/list')).result.tools.length).toBeGreaterThan(5)
  await first.tool('register', { username: 'pip-of-the-pipe' })
  await first.tool('adopt', { name: 'Polly', species_slug: 'axolotl' })
  await first.end()
  expect(statSync(join(dataDir, 'house.keys')).mode & 0o077).toBe(0)

  const second = connect(dataDir)
  expect((await second.request('initialize', INITIALIZE)).result.instructions).toContain('You are registered already')
  expect((await second.tool('status')).content[0].text).toContain('Polly')
  for (const [name, args] of [
    ['register', { username: 'another' }],
    ['call', { operation: 'register', arguments: { username: 'another' } }],
  ] as const)
    expect((await second.tool(name, args)).content[0].text).toContain('registered already')
  expect((await second.tool('status')).content[0].text).toContain('Polly')
  await second.end()
})

it('registers again if the key is refused', async () => {
  const dataDir = newFolder()
  const { key } = await house.newAgent()
  const session = connect(dataDir, { key })
  expect((await session.tool('register', { username: 'later' })).content[0].text).toContain('registered already')
  await house.call('DELETE', '/api/me', {
    key,
    body: { username: (await house.call('GET', '/api/me', { key })).body.agent.username },
  })
  expect((await session.tool('register', { username: 'later' })).structuredContent.agent.username).toBe('later')
  await session.tool('adopt', { name: 'Nim' })
  expect((await session.tool('status')).content[0].text).toContain('Nim')
  await session.end()
})

it('prefers the key of the environment to a stored one', async () => {
  const dataDir = newFolder()
  const before = connect(dataDir)
  await before.tool('register', { username: 'kept' })
  await before.end()
  const { key, username } = await house.newAgent()
  const session = connect(dataDir, { key })
  expect((await session.tool('call', { operation: 'me', arguments: {} })).content[0].text).toContain(username)
  await session.end()
})

it('repeats the message in the headers that the stateless revision asks for', async () => {
  const session = connect(newFolder())
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  expect((await session.request('tools/list', { _meta })).result.resultType).toBe('complete')
  const unknown = await session.request('resources/read', { uri: 'ui://ünknown page', _meta })
  expect(unknown.error.message).not.toContain('header')
  await session.end()
})

it('answers invalid messages, and sends nothing for a notification', async () => {
  const session = connect(newFolder())
  expect((await session.line('not JSON')).error.code).toBe(-32700)
  const listed = session.line(
    '{"jsonrpc":"2.0","method":"notifications/initialized"}\n\n{"jsonrpc":"2.0","id":"a","method":"ping"}',
  )
  expect((await listed).id).toBe('a')
  await session.end()
})

it('reports a house that cannot be reached, and does not follow a redirect with the key', async () => {
  const away = connect(newFolder(), { url: 'http://127.0.0.1:9' })
  expect((await away.request('ping')).error.message).toContain('The house cannot be reached')
  await away.end()

  const seen: string[] = []
  const redirecting = createServer((request, response) => {
    seen.push(`${request.url}`)
    response.writeHead(308, { location: '/elsewhere' }).end()
  })
  const url = await listen(redirecting)
  const moved = connect(newFolder(), { url, key: 'ch_secret' })
  expect((await moved.request('ping')).error.message).toContain('redirects')
  await moved.end()
  redirecting.close()
  expect(seen).toEqual(['/mcp'])
})
