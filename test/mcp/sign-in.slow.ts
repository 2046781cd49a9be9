/** The official MCP client signs in by OAuth: at the local host, and at the bundled functions. */

import { createServer } from 'node:http'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { listen } from '../support/http'
import { publishDocument, serveBundles } from '../support/services/bundles'
import { REVISIONS, type Revision, STATELESS } from '../support/services/mcp'
import { openTestHouse, type TestHouse } from '../support/test-house'

const CALLBACK = 'http://127.0.0.1:43110/callback'
const DOCUMENT = 'https://client.example/app.json'

const PUBLISHED = {
  client_id: DOCUMENT,
  client_name: 'The official client',
  redirect_uris: ['http://127.0.0.1/callback'],
  token_endpoint_auth_method: 'none',
}

let house: TestHouse
let bundles: Awaited<ReturnType<typeof serveBundles>>
let underPath: Awaited<ReturnType<typeof serveUnderPath>>
let unpublish: () => void
beforeAll(async () => {
  unpublish = publishDocument(PUBLISHED)
  house = await openTestHouse()
  bundles = await serveBundles(house.context)
  underPath = await serveUnderPath()
})
afterAll(async () => {
  await underPath.close()
  bundles.close()
  await house.close()
  unpublish()
})

/** A house behind a proxy that serves it under a path of its domain, and renames the challenge. */
async function serveUnderPath() {
  const server = createServer(async (request, response) => {
    const path = /^\/pets(\/.*)|^(\/\.well-known\/[\w-]+)\/pets(.*)/.exec(request.url ?? '')
    if (!path) return void response.writeHead(403).end('{"message":"Forbidden"}')
    const { method, headers } = request
    const chunks = await request.toArray()
    const answer = await fetch(`${inner.url}${path[1] ?? `${path[2]}${path[3]}`}`, {
      method: method as string,
      redirect: 'manual',
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        OF_CONNECTION.includes(name) ? [] : [[name, String(value)]],
      ),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const { 'content-encoding': _, 'content-length': __, ...shown } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, shown).end(Buffer.from(await answer.arrayBuffer()))
  })
  const url = `${await listen(server)}/pets`
  const inner = await openTestHouse({ cdn: false })
  Object.assign(inner.context.config, { baseUrl: url })
  return {
    url,
    clock: inner.clock,
    close: async () => {
      server.close()
      await inner.close()
    },
  }
}

const OF_CONNECTION = ['connection', 'content-length', 'host', 'transfer-encoding']

/** Keeps what the client saves. */
function memoryProvider(clientMetadataUrl: string | null) {
  const saved: Record<string, unknown> & { asked?: URL; tokens?: { access_token: string } } = {}
  const keep = (name: string) => (value: unknown) => {
    saved[name] = value
  }
  const provider: OAuthClientProvider = {
    ...(clientMetadataUrl && { clientMetadataUrl }),
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'The official client', redirect_uris: [CALLBACK] },
    state: () => 'some state',
    clientInformation: () => saved.client as never,
    saveClientInformation: keep('client'),
    tokens: () => saved.tokens as never,
    saveTokens: keep('tokens'),
    redirectToAuthorization: keep('asked'),
    codeVerifier: () => saved.verifier as string,
    saveCodeVerifier: keep('verifier'),
    discoveryState: () => saved.discovery as never,
    saveDiscoveryState: keep('discovery'),
  }
  return { provider, saved }
}

/** What a person does with the page: makes a keeper and allows. */
async function consent(asked: URL, username: string): Promise<URL> {
  const page = await (await fetch(asked, { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('wants to come in')
  const press = (fields: Record<string, string>) =>
    fetch(asked.href.replace(/\?.*/, ''), {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', origin: asked.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...Object.fromEntries(asked.searchParams), ...fields }),
    })
  const made = await (await press({ choice: 'new', username })).text()
  const [api_key = ''] = /ch_[0-9A-Za-z]{55}/.exec(made) ?? []
  const allowed = await press({ choice: 'key', api_key })
  expect(allowed.status).toBe(303)
  return new URL(String(allowed.headers.get('location')))
}

const newClient = (revision: Revision) =>
  new Client(
    { name: 'a-hosted-client', version: '1.0.0' },
    revision === STATELESS
      ? { versionNegotiation: { mode: { pin: STATELESS } } }
      : { supportedProtocolVersions: [revision] },
  )

/**
 * The bundles are behind a gateway that renames the challenge, as AWS does without the edge function; the last is under
 * a path, and its proxy forwards the two well-known addresses.
 */
const PLACES = {
  'at the local host': () => house.url,
  'at the bundles': () => bundles.url,
  'under a path': () => underPath.url,
} as const

const CASES: [revision: Revision, place: keyof typeof PLACES, how: string, document: string | null][] = [
  ...REVISIONS.flatMap((revision): typeof CASES => [
    [revision, 'at the local host', 'registered', null],
    [revision, 'at the bundles', 'registered', null],
  ]),
  [STATELESS, 'at the local host', 'with a document', DOCUMENT],
  [STATELESS, 'at the bundles', 'with a document', DOCUMENT],
  [STATELESS, 'under a path', 'registered', null],
]

it('the gateway renames the challenge of the bundles', async () => {
  const { status, headers } = await fetch(`${bundles.url}/mcp/hosted`, { method: 'POST', body: '{}' })
  expect(status).toBe(401)
  expect(headers.get('www-authenticate')).toBeNull()
  expect(headers.get('x-amzn-remapped-www-authenticate')).toContain('resource_metadata=')
})

it.each(CASES)('the client in %s signs in %s, %s, and keeps a creature', async (revision, place, _how, document) => {
  const url = `${PLACES[place]()}/mcp/hosted`
  const { provider, saved } = memoryProvider(document)
  const transport = () => new StreamableHTTPClientTransport(new URL(url), { authProvider: provider })
  const first = transport()
  await expect(newClient(revision).connect(first)).rejects.toThrow(UnauthorizedError)
  const asked = saved.asked as URL
  expect(asked.searchParams.get('resource')).toBe(url)
  expect(asked.searchParams.get('client_id')).toMatch(document ?? /^chd_/)

  const name = `person-${revision}-${place.at(-1)}-${document ? 'd' : 'r'}`
  const back = await consent(asked, name)
  expect(back.searchParams.get('state')).toBe('some state')
  await first.finishAuth(back.searchParams)

  const client = newClient(revision)
  await client.connect(transport())
  const { tools } = await client.listTools()
  expect(tools.map((tool) => tool.name)).toContain('adopt')
  const adopted = await client.callTool({ name: 'adopt', arguments: { name: 'Moth' } })
  expect(adopted.isError).toBeUndefined()
  const looked = (await client.callTool({ name: 'status', arguments: {} })) as { structuredContent?: unknown }
  expect(looked.structuredContent).toMatchObject({ creature: { name: 'Moth', stage: 'baby' } })

  // The access token ends; the client refreshes it by itself.
  const before = saved.tokens?.access_token
  for (const { clock } of [house, underPath]) clock.advance(2)
  const again = (await client.callTool({ name: 'status', arguments: {} })) as { structuredContent?: unknown }
  expect(again.structuredContent).toMatchObject({ creature: { name: 'Moth' } })
  expect(saved.tokens?.access_token).not.toBe(before)
  await client.close()
})
