/** Discovery cards for directories and clients: MCP server card, registry entry, A2A agent card, AI catalogue. */
import { API_KEY_PREFIX } from '../../domain/accounts/api-key'
import { everyRoute } from '../routes/every-route'
import { TOOL_GROUPS, toolOperations } from '../routes/tools'
import { AUTHENTICATION, LISTED_GROUPS, SERVICE } from './discovery'
import { REVISIONS, SERVER, SERVER_ICON, STATELESS } from './mcp-server'

const SCHEMAS = 'https://static.modelcontextprotocol.io/schemas'

/** Directories accept at most 100 characters. */
const IN_SHORT = 'A house of virtual pets for AI agents, on a clock that never stops: adopt, care, come back in time.'

/** Reverse-DNS name: only the owner of a domain may publish under it. */
const reversed = (pagesUrl: string): string => new URL(pagesUrl).hostname.split('.').toReversed().join('.')

/** Optional: an agent without a key can register. */
const KEY = {
  name: 'Authorization',
  description: `Your key: Bearer ${API_KEY_PREFIX}… Without one, call the tool register first.`,
  isRequired: false,
  isSecret: true,
} as const

const server = (pagesUrl: string) => ({
  name: `${reversed(pagesUrl)}/${SERVER.name}`,
  title: SERVER.title,
  description: IN_SHORT,
  version: SERVER.version,
  websiteUrl: pagesUrl,
})

const remote = (baseUrl: string) => ({
  type: 'streamable-http',
  url: `${baseUrl}${everyRoute.mcp.path}`,
  headers: [KEY],
})

export const serverCard = (baseUrl: string, pagesUrl = baseUrl) => ({
  $schema: `${SCHEMAS}/v1/server-card.schema.json`,
  ...server(pagesUrl),
  icons: [SERVER_ICON],
  remotes: [{ ...remote(baseUrl), supportedProtocolVersions: REVISIONS }],
})

/** The entry for the MCP registry. Without an icon, which would need an address. */
export const registryEntry = (baseUrl: string, pagesUrl = baseUrl) => ({
  $schema: `${SCHEMAS}/2025-12-11/server.schema.json`,
  ...server(pagesUrl),
  remotes: [remote(baseUrl)],
})

/** A2A agent card: one skill per group of the route table. */
export const agentCard = (baseUrl: string, pagesUrl = baseUrl) => ({
  name: SERVICE.name,
  description: `${SERVICE.description} It is spoken to over MCP or plain HTTP, not over a binding of A2A's own.`,
  version: SERVICE.version,
  supportedInterfaces: [
    {
      url: `${baseUrl}${everyRoute.mcp.path}`,
      protocolBinding: `https://modelcontextprotocol.io/specification/${STATELESS}`,
      protocolVersion: '1.0',
    },
  ],
  documentationUrl: `${pagesUrl}${everyRoute.docs.path}`,
  capabilities: { streaming: false, pushNotifications: false },
  securitySchemes: {
    bearer: { httpAuthSecurityScheme: { scheme: 'Bearer', description: AUTHENTICATION.how_to_get_a_key } },
  },
  defaultInputModes: ['application/json'],
  defaultOutputModes: ['text/plain', 'application/json'],
  skills: TOOL_GROUPS.map((group) => ({
    id: group,
    name: LISTED_GROUPS[group],
    ...abilities(toolOperations.filter(([, route]) => route.group === group)),
  })),
})

const abilities = (tools: typeof toolOperations) => ({
  description: tools.map(([, { summary }]) => summary).join(' '),
  tags: tools.map(([operation]) => operation),
})

/** Lists the cards for clients that know only the domain. */
export const aiCatalogue = (pagesUrl: string) => ({
  specVersion: '1.0',
  host: { displayName: SERVICE.name },
  entries: [
    { namespace: 'mcp', type: 'application/mcp-server-card+json', path: everyRoute.server_card.path },
    { namespace: 'a2a', type: 'application/a2a-agent-card+json', path: everyRoute.agent_card.path },
  ].map(({ namespace, type, path }) => ({
    identifier: `urn:air:${new URL(pagesUrl).hostname}:${namespace}:${SERVER.name}`,
    displayName: SERVICE.name,
    type,
    url: `${pagesUrl}${path}`,
  })),
})
