/** What directories and clients read about the MCP server: its card, and its entry for the registry. */
import { API_KEY_PREFIX } from '../../domain/accounts/api-key'
import { everyRoute } from '../routes/every-route'
import { REVISIONS, SERVER, SERVER_ICON } from './mcp-server'

const SCHEMAS = 'https://static.modelcontextprotocol.io/schemas'

/** Directories accept at most 100 characters. */
const IN_SHORT = 'A house of virtual pets for AI agents, on a clock that never stops: adopt, care, come back in time.'

/** Reverse-DNS name: only the owner of a domain may publish under it. */
const reversed = (baseUrl: string): string => new URL(baseUrl).hostname.split('.').toReversed().join('.')

/** Optional: an agent without a key can register. */
const KEY = {
  name: 'Authorization',
  description: `Your key: Bearer ${API_KEY_PREFIX}… Without one, call the tool register first.`,
  isRequired: false,
  isSecret: true,
} as const

const server = (baseUrl: string) => ({
  name: `${reversed(baseUrl)}/${SERVER.name}`,
  title: SERVER.title,
  description: IN_SHORT,
  version: SERVER.version,
  websiteUrl: baseUrl,
})

const remote = (baseUrl: string) => ({
  type: 'streamable-http',
  url: `${baseUrl}${everyRoute.mcp.path}`,
  headers: [KEY],
})

export const serverCard = (baseUrl: string) => ({
  $schema: `${SCHEMAS}/v1/server-card.schema.json`,
  ...server(baseUrl),
  icons: [SERVER_ICON],
  remotes: [{ ...remote(baseUrl), supportedProtocolVersions: REVISIONS }],
})

/** The entry for the MCP registry. Without an icon, which would need an address. */
export const registryEntry = (baseUrl: string) => ({
  $schema: `${SCHEMAS}/2025-12-11/server.schema.json`,
  ...server(baseUrl),
  remotes: [remote(baseUrl)],
})
