/** Finds OAuth clients: by their metadata document, or by the registration in their id. */
import { fetchClientDocument, nodeWeb } from '../../adapters/oauth/client-documents'
import { isOverwritten, misplacedInBody } from '../../api/schemas/rehearsal'
import { describeFaults, MAX_DEPTH, nestedBeyond } from '../../api/schemas/validate'
import type { Context } from '../../context'
import {
  clientDocumentUrl,
  clientOfDocument,
  type OAuthClient,
  registeredClient,
  registeredClientId,
} from '../../domain/accounts/oauth'
import { redirectsFault } from '../../domain/accounts/redirect-address'
import type { Instant } from '../../domain/time/instants'
import type { Handler } from '../../http/call'
import { oauthError } from './oauth-format'

const CACHED_MS = 5 * 60_000
const MAX_CACHED = 200

const cached = new WeakMap<Context, Map<string, { client: OAuthClient; until: number }>>()

/** The client of an id, or why its document is refused; null if there is none. */
export async function findClient(
  ctx: Context,
  id: string,
  now: Instant,
): Promise<OAuthClient | { fault: string } | null> {
  const url = clientDocumentUrl(id)
  if (!url) return registeredClient(id)
  const known = cached.get(ctx) ?? new Map()
  cached.set(ctx, known)
  const found = known.get(id)
  if (found && found.until > now) return found.client
  const client = clientOfDocument(url, await fetchClientDocument(url, ctx.web ?? nodeWeb))
  if (known.size >= MAX_CACHED) known.clear()
  if (client && !('fault' in client)) known.set(id, { client, until: now + CACHED_MS })
  return client
}

const TOO_LONG = 'redirect_uris are too long together: at most 1,400 characters.'

/** Clients get no secret: a person decides at every sign-in what the client may do. */
export const register_client: Handler<'register_client'> = ({ raw, now }) => {
  const sent = readJson(raw.body)
  if (!sent)
    return oauthError(
      'invalid_client_metadata',
      'The body must be a JSON object with redirect_uris and without dry_run.',
    )
  const [misplaced] = misplacedInBody(sent, false)
  if (misplaced) return oauthError('invalid_client_metadata', describeFaults([misplaced]))
  const client_id = registeredClientId(sent)
  const client = client_id && registeredClient(client_id)
  if (!client) return oauthError('invalid_redirect_uri', redirectsFault(sent.redirect_uris) ?? TOO_LONG)
  return {
    status: 201,
    body: {
      client_id,
      client_id_issued_at: Math.floor(now / 1000),
      ...(client.name && { client_name: client.name }),
      redirect_uris: client.redirect_uris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
  }
}

const MAX_BODY = 16 * 1024

function readJson(text: string | null): Readonly<Record<string, unknown>> | null {
  if (!text || text.length > MAX_BODY) return null
  try {
    const value = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    return nestedBeyond(MAX_DEPTH, value) || isOverwritten(text, value) ? null : value
  } catch {
    return null
  }
}
