/** The official MCP client in every supported revision. */
import { Client, type ClientCapabilities, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { REVISIONS, type Revision, STATELESS } from '../support/services/mcp'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ rateLimits: { care: 10_000, status: 10_000 } })

async function connected(revision: Revision, key?: string, capabilities: ClientCapabilities = {}): Promise<Client> {
  const client = new Client(
    { name: 'a-keeper', version: '1.0.0' },
    {
      capabilities,
      ...(revision === STATELESS
        ? { versionNegotiation: { mode: { pin: STATELESS } } }
        : { supportedProtocolVersions: [revision] }),
    },
  )
  const headers = key ? { authorization: `Bearer ${key}` } : undefined
  await client.connect(new StreamableHTTPClientTransport(new URL(`${house.url}/mcp`), { requestInit: { headers } }))
  return client
}

/** The client validates every result against the output schema of the tool. */
const use = async (client: Client, name: string, args: Record<string, unknown> = {}) =>
  (await client.callTool({ name, arguments: args })) as {
    isError?: boolean
    // biome-ignore lint/suspicious/noExplicitAny: results are inspected freely
    structuredContent?: any
    content: { text: string }[]
    _meta?: object
  }

it.each(REVISIONS)('the client in %s keeps a creature', async (revision) => {
  const stranger = await connected(revision)
  expect(stranger.getNegotiatedProtocolVersion()).toBe(revision)
  expect(stranger.getServerVersion()?.name).toBe('creature-house')
  const registered = await use(stranger, 'register', { username: `keeper-${revision}` })
  await stranger.close()

  const client = await connected(revision, registered.structuredContent.your_token)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['read', 'call']))
  await use(client, 'adopt', { name: 'Moth' })
  expect((await use(client, 'status')).structuredContent.creature).toMatchObject({ name: 'Moth', stage: 'baby' })
  house.clock.advance(4)
  expect((await use(client, 'care', { action: 'reflect' })).structuredContent.action_result.success).toBe(true)
  for (const operation of ['history', 'preferences', 'credits', 'graveyard', 'hall', 'list_species', 'stats']) {
    expect((await use(client, operation)).structuredContent).toBeDefined()
    expect(await use(client, 'read', { operation })).toMatchObject({ structuredContent: expect.any(Object) })
  }
  expect((await use(client, 'history', { format: 'markdown' })).structuredContent.text).toContain('# Moth')
  expect(await use(client, 'create_species', {})).toMatchObject({ isError: true })
  const { resources } = await client.listResources()
  expect(resources).toHaveLength(1)
  for (const { uri } of resources) expect((await client.readResource({ uri })).contents).toHaveLength(1)
  expect((await client.listResourceTemplates()).resourceTemplates).toEqual([])
  const { prompts } = await client.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual(['get_started', 'visit', 'memorial'])
  expect((await client.getPrompt({ name: 'visit' })).messages).toHaveLength(1)
  await client.close()
})

it.each(REVISIONS)(
  'the client in %s gets the data of the view if it declares that it shows views',
  async (revision) => {
    const { key } = await house.newAgent()
    await house.call('POST', '/api/house/adopt', { key, body: { name: 'Moth' } })
    const view = ['creature-house/view', 'faces']
    const extensions = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } }
    const [shows, reads] = [await connected(revision, key, { extensions }), await connected(revision, key)]
    expect((await use(shows, 'status'))._meta).toHaveProperty(view)
    expect((await use(reads, 'status'))._meta ?? {}).not.toHaveProperty(view)
    await Promise.all([shows.close(), reads.close()])
  },
)
