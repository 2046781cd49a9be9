/** The server card and the registry entry: valid for their directories, and consistent with the server. */
import { everyRoute } from '../../lambdas/api/routes/every-route'
import { REVISIONS, sendMcp } from '../support/services/mcp'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()

const read = (name: 'server_card' | 'server_json') => house.call('GET', everyRoute[name].path)

it.each(['/.well-known/mcp/server-card.json', '/server.json'])('%s is public, cacheable JSON', async (path) => {
  const { status, headers } = await house.call('GET', path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  })
})

describe.each([
  ['server_card', 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'],
  ['server_json', 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'],
] as const)('%s', (name, $schema) => {
  it('is within the limits of its schema', async () => {
    const { body } = await read(name)
    expect(body).toMatchObject({ $schema, title: 'Creature House', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    expect(body.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(body.description.length).toBeLessThanOrEqual(100)
  })

  it('names the MCP server, which reports the same version and title', async () => {
    const { version, title, remotes } = (await read(name)).body
    expect(remotes).toMatchObject([{ type: 'streamable-http', url: `${house.url}/mcp`, headers: [{ isSecret: true }] }])
    const { serverInfo } = (await sendMcp(house, '2025-11-25', 'initialize')).body.result
    expect(serverInfo).toMatchObject({ version, title })
  })
})

it('the MCP card lists the supported revisions and the icon', async () => {
  const { icons, remotes } = (await read('server_card')).body
  expect(remotes[0].supportedProtocolVersions).toEqual(REVISIONS)
  const { result } = (await sendMcp(house, '2025-11-25', 'initialize')).body
  expect(icons).toEqual(result.serverInfo.icons)
})
