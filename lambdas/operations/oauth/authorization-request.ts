/**
 * Validates an authorization request. Its faults are shown on the house's own page: nothing is sent to a redirect
 * address before a person has decided, because anybody can register a client and hand out links.
 */
import { isChallenge, type OAuthClient, type Scope, scopeOf } from '../../domain/accounts/oauth'
import { hostOf, isRedirectUri, matchesRedirect } from '../../domain/accounts/redirect-address'
import type { IncomingCall, Reply } from '../../http/call'
import { findClient } from './clients'
import { type FormFields, hostedAddress, messageReply, UNREAD_FORM } from './oauth-format'

export interface AuthorizationRequest {
  client: OAuthClient
  /** Host shown to the person: that of the client's document, or the one that receives the code. */
  host: string
  redirect_uri: string
  state: string | undefined
  challenge: string
  scope: Scope
  fields: FormFields
}

const SENT_AGAIN = [
  'response_type',
  'client_id',
  'redirect_uri',
  'code_challenge',
  'code_challenge_method',
  'state',
  'scope',
  'resource',
] as const

export async function readAuthorizationRequest(
  call: IncomingCall,
  fields: FormFields | null,
): Promise<AuthorizationRequest | { reply: Reply }> {
  if (!fields)
    return { reply: await messageReply('This link or form is broken', `${UNREAD_FORM} Nothing was allowed.`) }
  const client = await findClient(call.ctx, fields.client_id ?? '', call.now)
  if (!client)
    return {
      reply: await messageReply(
        'This app is not known',
        'It has not registered, or the page that describes it cannot be read. Nothing was allowed. Try to connect again from the app.',
      ),
    }
  if ('fault' in client)
    return { reply: await messageReply('This app cannot connect', `${client.fault} Nothing was allowed.`) }
  const redirect_uri = fields.redirect_uri ?? (client.redirect_uris.length === 1 ? client.redirect_uris[0] : undefined)
  if (!isRedirectUri(redirect_uri) || !client.redirect_uris.some((one) => matchesRedirect(one, redirect_uri)))
    return {
      reply: await messageReply(
        'This app asks for an address that is not its own',
        'It wants you to be sent to an address that it has not registered. Nothing was allowed.',
      ),
    }
  const fault = faultOf(call, fields)
  if (fault) return { reply: await messageReply('This app asked in the wrong way', `${fault} Nothing was allowed.`) }
  return {
    client,
    host: client.id.startsWith('https:') ? client.host : hostOf(redirect_uri),
    redirect_uri,
    state: fields.state,
    challenge: fields.code_challenge as string,
    scope: scopeOf(fields.scope),
    fields: Object.fromEntries(SENT_AGAIN.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
  }
}

function faultOf(call: IncomingCall, fields: FormFields): string | null {
  if (fields.response_type !== 'code') return 'unsupported_response_type: response_type must be code.'
  if (fields.code_challenge_method !== 'S256' || !isChallenge(fields.code_challenge))
    return 'invalid_request: code_challenge is missing, or code_challenge_method is not S256.'
  return isHosted(call, fields.resource) ? null : `invalid_target: resource must be ${hostedAddress(call)}.`
}

/** Clients older than resource indicators send none, which is fine: there is only one resource. */
export const isHosted = (call: IncomingCall, resource: string | undefined): boolean =>
  resource === undefined || resource.replace(/\/$/, '') === hostedAddress(call)

/** Adds the issuer, which protects clients that use several servers from mix-up attacks. */
export function redirectBack(
  { base_url }: Pick<IncomingCall, 'base_url'>,
  { redirect_uri, state }: Pick<AuthorizationRequest, 'redirect_uri' | 'state'>,
  answer: { code: string } | { error: 'access_denied' },
): Reply {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...answer, ...(state && { state }), iss: base_url }))
    url.searchParams.set(name, value)
  return { status: 303, body: '', headers: { Location: url.href, 'Referrer-Policy': 'no-referrer' } }
}
