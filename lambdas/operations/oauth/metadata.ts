/** OAuth metadata, from which clients learn how to sign in. */

import { SERVICE } from '../../api/documents/discovery'
import { everyRoute } from '../../api/routes/every-route'
import { SCOPES } from '../../domain/accounts/oauth'
import type { Handler, Reply } from '../../http/call'

const PUBLIC = { 'Cache-Control': 'public, max-age=300' }

const resourceReply = (baseUrl: string): Reply => ({
  headers: PUBLIC,
  body: {
    resource: `${baseUrl}${everyRoute.mcp_hosted.path}`,
    authorization_servers: [baseUrl],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: SERVICE.name,
    resource_documentation: `${baseUrl}${everyRoute.docs.path}`,
  },
})

export const oauth_resource: Handler<'oauth_resource'> = ({ base_url }) => resourceReply(base_url)
export const oauth_hosted_resource: Handler<'oauth_hosted_resource'> = ({ base_url }) => resourceReply(base_url)

export const oauth_server: Handler<'oauth_server'> = ({ base_url }) => ({
  headers: PUBLIC,
  body: {
    issuer: base_url,
    authorization_endpoint: `${base_url}${everyRoute.authorize.path}`,
    token_endpoint: `${base_url}${everyRoute.token.path}`,
    registration_endpoint: `${base_url}${everyRoute.register_client.path}`,
    revocation_endpoint: `${base_url}${everyRoute.revoke.path}`,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${base_url}${everyRoute.docs.path}`,
  },
})
