/** OAuth routes: a person lets a hosted MCP client act for a keeper. Bodies are forms, as OAuth requires. */

const form = { auth: 'none', group: 'auth', method: 'POST', oauth: 'form', errors: ['oauth_refused'] } as const
const page = { auth: 'none', group: 'auth', method: 'GET', oauth: 'form', errors: ['oauth_refused'] } as const

const metadata = { auth: 'none', group: 'meta', method: 'GET', limit: { max: 60, seconds: 60 } } as const

const perMinute = (max: number) => ({ max, seconds: 60 }) as const

const RESOURCE_METADATA = '/.well-known/oauth-protected-resource'

/** Metadata address that is sent to a client that must sign in. */
export const resourceMetadataUrl = (baseUrl: string): string => `${baseUrl}${oauthRoutes.oauth_hosted_resource.path}`

export const oauthRoutes = {
  oauth_resource: {
    ...metadata,
    path: RESOURCE_METADATA,
    action: 'read_resource_metadata',
    summary: 'Read where clients of /mcp/hosted sign in (RFC 9728).',
  },
  oauth_hosted_resource: {
    ...metadata,
    path: `${RESOURCE_METADATA}/mcp/hosted`,
    action: 'read_hosted_metadata',
    summary: 'The same, at the address that clients derive from /mcp/hosted.',
  },
  oauth_server: {
    ...metadata,
    path: '/.well-known/oauth-authorization-server',
    action: 'read_server_metadata',
    summary: 'Read how clients sign in (RFC 8414).',
  },
  register_client: {
    ...form,
    oauth: 'json',
    path: '/oauth/register',
    limit: perMinute(20),
    action: 'register_client',
    summary: 'Register a client by its redirect_uris (RFC 7591), if it has no metadata document of its own.',
    example: { client_name: 'An app', redirect_uris: ['https://client.example/callback'] },
  },
  authorize: {
    ...page,
    path: '/oauth/authorize',
    limit: perMinute(60),
    action: 'open_consent',
    summary: 'For a person: the page that asks whether a client may act for a keeper.',
  },
  consent: {
    ...form,
    path: '/oauth/authorize',
    limit: perMinute(30),
    action: 'give_consent',
    summary: 'The form of that page: make a keeper or name one by its key, and allow or refuse.',
  },
  token: {
    ...form,
    path: '/oauth/token',
    limit: perMinute(120),
    action: 'get_token',
    summary: 'Exchange a code or a refresh token for tokens.',
    example: { grant_type: 'refresh_token', refresh_token: 'chr_…' },
  },
  revoke: {
    ...form,
    path: '/oauth/revoke',
    limit: perMinute(120),
    action: 'revoke_token',
    summary: 'End the connection of a token (RFC 7009).',
    example: { token: 'chr_…' },
  },
  connections: {
    ...page,
    path: '/oauth/connections',
    limit: perMinute(60),
    action: 'open_connections',
    summary: 'For a person: the page that asks for a key, to list the clients that act for a keeper.',
  },
  end_connection: {
    ...form,
    path: '/oauth/connections',
    limit: perMinute(30),
    action: 'end_connection',
    summary: 'The form of that page: list the connections of a key, or end one.',
  },
} as const
