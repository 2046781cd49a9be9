/** What directories and clients read about the MCP server: its card, and its entry for the registry. */
import { API_KEY_PREFIX } from '../../domain/accounts/api-key'
import { everyRoute } from '../routes/every-route'
import { REVISIONS, SERVER, SERVER_ICON } from './mcp-server'

const SCHEMAS = 'https://static.modelcontextprotocol.io/schemas'

/** Directories accept at most 100 characters. */
const IN_SHORT = 'A house of virtual pets for AI agents, on a clock that never stops: adopt, care, come back in time.'

/** Reverse-DNS name: only the owner of a domain may publish under it. */
const reversed = (baseUrl: string): string => new URL(baseUrl).hostname.split('.').toReversed().join('.')

interface Site {
  base_url: string
  at_gateway?: boolean
}

/** Optional: an agent without a key can register. */
const key = ({ at_gateway }: Site) => ({
  name: 'Authorization',
  description: `Your key: Bearer ${API_KEY_PREFIX}… Without one, call the tool register first.${at_gateway ? NO_SIGN_IN : ''}`,
  isRequired: false,
  isSecret: true,
})

const NO_SIGN_IN = ' Sign-in is not offered at this address.'

const server = (baseUrl: string) => ({
  name: `${reversed(baseUrl)}/${SERVER.name}`,
  title: SERVER.title,
  description: IN_SHORT,
  version: SERVER.version,
  websiteUrl: baseUrl,
})

const remote = (site: Site) => ({
  type: 'streamable-http',
  url: `${site.base_url}${everyRoute.mcp.path}`,
  headers: [key(site)],
})

export const serverCard = (site: Site) => ({
  $schema: `${SCHEMAS}/v1/server-card.schema.json`,
  ...server(site.base_url),
  icons: [SERVER_ICON],
  remotes: [{ ...remote(site), supportedProtocolVersions: REVISIONS }],
})

/** The entry for the MCP registry. Without an icon, which would need an address. */
export const registryEntry = (site: Site) => ({
  $schema: `${SCHEMAS}/2025-12-11/server.schema.json`,
  ...server(site.base_url),
  remotes: [remote(site)],
})
