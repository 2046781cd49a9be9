/** The official MCP client signs in by OAuth: at the local host, and at the bundled functions. */
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import type { Web } from '../../lambdas/adapters/oauth/client-documents'
import { match } from '../../lambdas/api/routes/match'
import { type Deployed, deploy } from '../../lib/local/deployed'
import { destinationOf } from '../../lib/stack/api/gateway-routes'
import { REVISIONS, type Revision, STATELESS } from '../support/services/mcp'
import { openTestHouse, type TestHouse } from '../support/test-house'

const CALLBACK = 'http://127.0.0.1:43110/callback'
const DOCUMENT = 'https://client.example/app.json'

const web: Web = {
  resolve: async () => ['93.184.215.14'],
  get: async () => ({
    status: 200,
    contentType: 'application/json',
    body: (async function* () {
      yield Buffer.from(
        JSON.stringify({
          client_id: DOCUMENT,
          client_name: 'The official client',
          redirect_uris: ['http://127.0.0.1/callback'],
          token_endpoint_auth_method: 'none',
        }),
      )
    })(),
  }),
}

let house: TestHouse
let deployed: Deployed
beforeAll(async () => {
  house = await openTestHouse({ web })
  deployed = await deploy(house.context)
})
afterAll(async () => {
  deployed.close()
  await house.close()
})

type Fetch = typeof fetch

/** Calls the bundled functions as API Gateway does, with the renamed header of a challenge. */
const bundled: Fetch = async (input, init = {}) => {
  const url = new URL(String(input instanceof Request ? input.url : input))
  const { method = 'GET', body } = init
  const { operation } = match(method, url.pathname) ?? {}
  if (!operation)
    return new Response(null, { status: destinationOf(method, url.pathname).group === 'meta' ? 404 : 405 })
  const headers = Object.fromEntries(new Headers(init.headers))
  const text = body ? String(body) : undefined
  const fields = text?.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
  const reply = await deployed.call(operation, {
    headers,
    host: url.host,
    query: Object.fromEntries(url.searchParams),
    ...(text && { body: fields }),
  })
  const sent = Object.entries(reply.headers).map(([name, value]): [string, string] => [
    name.toLowerCase() === 'www-authenticate' ? 'x-amzn-remapped-www-authenticate' : name,
    String(value),
  ])
  const empty = [202, 204, 303, 304].includes(reply.status)
  return new Response(empty ? null : new Uint8Array(reply.content), { status: reply.status, headers: sent })
}

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
async function consent(get: Fetch, asked: URL, username: string): Promise<URL> {
  const page = await (await get(asked, { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('wants to come in')
  const press = (fields: Record<string, string>) =>
    get(new URL('/oauth/authorize', house.url), {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', origin: house.url, 'content-type': 'application/x-www-form-urlencoded' },
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

const CASES: [revision: Revision, place: string, how: string, get: Fetch, document: string | null][] = [
  ...REVISIONS.flatMap((revision): typeof CASES => [
    [revision, 'at the local host', 'registered', fetch, null],
    [revision, 'at the bundles', 'registered', bundled, null],
  ]),
  [STATELESS, 'at the local host', 'with a document', fetch, DOCUMENT],
]

it.each(CASES)(
  'the client in %s signs in %s, %s, and keeps a creature',
  async (revision, place, _how, get, document) => {
    const { provider, saved } = memoryProvider(document)
    const transport = () =>
      new StreamableHTTPClientTransport(new URL(`${house.url}/mcp/hosted`), {
        authProvider: provider,
        fetch: get as never,
      })
    const first = transport()
    await expect(newClient(revision).connect(first)).rejects.toThrow(UnauthorizedError)
    const asked = saved.asked as URL
    expect(asked.searchParams.get('resource')).toBe(`${house.url}/mcp/hosted`)
    expect(asked.searchParams.get('client_id')).toMatch(document ?? /^chd_/)

    const name = `person-${revision}-${place.at(-1)}-${document ? 'd' : 'r'}`
    const back = await consent(get, asked, name)
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
    house.clock.advance(2)
    const again = (await client.callTool({ name: 'status', arguments: {} })) as { structuredContent?: unknown }
    expect(again.structuredContent).toMatchObject({ creature: { name: 'Moth' } })
    expect(saved.tokens?.access_token).not.toBe(before)
    await client.close()
  },
)
