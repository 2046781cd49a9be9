/** The consent page: a person lets a client act for a keeper, either a new one or one whose key the person enters. */
import { header } from '../../api/caller'
import { routes } from '../../api/routes/routes'
import { describeFaults, parseRequest } from '../../api/schemas/validate'
import { claimedAgentId, formatApiKey, hashApiKey, sameHash } from '../../domain/accounts/api-key'
import { CODE_PREFIX, codeEndsAt, keyMark } from '../../domain/accounts/oauth'
import { hostOf } from '../../domain/accounts/redirect-address'
import type { Answer, AnyHandler, Call, Handler, IncomingCall, Outcome, Reply } from '../../http/call'
import { execute } from '../../http/execute'
import type { ConsentView } from '../../pages/consent'
import { deleteAgentData, registrationUndone } from '../../store/account-deletion'
import { agentChange } from '../../store/agents'
import { commit } from '../../store/commit'
import { type Account, readAccount } from '../../store/household'
import { hasPlacedOrders } from '../../store/money/orders'
import { newGrant } from '../../store/oauth/connections'
import { newSecret } from '../account/new-key'
import { register } from '../account/register'
import { type AuthorizationRequest, readAuthorizationRequest, redirectBack } from './authorization-request'
import { type FormFields, messageReply, pages, readForm, readQuery } from './oauth-format'

const suggestedName = ({ ctx }: IncomingCall): string => `keeper-${ctx.newId().slice(0, 6)}`

export const authorize: Handler<'authorize'> = async (call) => {
  const request = await readAuthorizationRequest(call, readQuery(call))
  if ('reply' in request) return request.reply
  return consentReply(call, request, { username: suggestedName(call) })
}

export const consent: Handler<'consent'> = async (call) => {
  if (!isFromOwnPage(call))
    return messageReply(
      'This form came from elsewhere',
      'Only the page of this house may send it. Nothing was allowed.',
    )
  const fields = readForm(call)
  const request = await readAuthorizationRequest(call, fields)
  if ('reply' in request || !fields) return 'reply' in request ? request.reply : messageReply('', '')
  switch (fields.choice) {
    case 'new':
      return makeKeeper(call, request, fields)
    case 'key':
      return giveCode(call, request, fields.api_key ?? '')
    default:
      if (fields.api_key) await unmakeKeeper(call, fields.api_key)
      return redirectBack(call, request, { error: 'access_denied' })
  }
}

/** Browsers send the origin with a form. Without this check, a page of another origin could submit the consent form. */
export function isFromOwnPage({ headers, base_url }: Pick<IncomingCall, 'headers' | 'base_url'>): boolean {
  const site = header(headers, 'sec-fetch-site')
  const origin = header(headers, 'origin')
  return (site === undefined || site === 'same-origin') && origin === new URL(base_url).origin
}

async function consentReply(
  call: IncomingCall,
  { client, host, redirect_uri, scope, fields }: AuthorizationRequest,
  more: Partial<ConsentView>,
): Promise<Reply> {
  const { host: house } = new URL(call.base_url)
  const view = {
    root: call.root,
    house,
    host,
    name: client.name,
    returns_to: hostOf(redirect_uri),
    scope,
    fields,
    ...more,
  }
  return (await pages()).consentPage(view, redirect_uri)
}

/** Tells keepers that were made on the consent page. */
const SOURCE = 'oauth'

/**
 * Registers a new agent under the same rate limit as the API, and shows its key before the client is allowed anything.
 */
async function makeKeeper(call: Call<'consent'>, request: AuthorizationRequest, fields: FormFields): Promise<Answer> {
  const { username = '', timezone } = fields
  const again = (problem: string) => consentReply(call, request, { username, timezone, problem })
  const sent = JSON.stringify({ username, ...(timezone && { timezone }), source: SOURCE })
  const parsed = parseRequest(routes.register.request, { body: sent, query: null, path: null })
  if ('faults' in parsed) return again(describeFaults(parsed.faults).replaceAll('body.', ''))
  const raw = { body: sent, query: null, path: null }
  const registration = { ...call, operation: 'register', route: routes.register, raw } as const
  const { answer } = await execute(call.ctx, registration, register as AnyHandler)
  if ('refuse' in answer)
    return again(
      answer.refuse === 'rate_limited'
        ? 'Three keepers were made from here within the hour. Use the key of one, or come back later.'
        : 'That name is taken. Choose another.',
    )
  return consentReply(call, request, { username, key: (answer.body as { your_token: string }).your_token })
}

const MINUTES_TO_REFUSE = 60

/** The keeper was made on this page and nothing was done with it since: refusing removes it, its name too. */
async function unmakeKeeper(call: IncomingCall, apiKey: string): Promise<void> {
  const account = await accountOfKey(call, apiKey)
  if (!account || account.connections.length > 0) return
  const { agent } = account
  const { id, source, registered_at, suspended_at, tallies } = agent.data
  if (suspended_at !== undefined) return
  if (source !== SOURCE || tallies.adopted > 0 || call.now - registered_at > MINUTES_TO_REFUSE * 60_000) return
  // An order placed meanwhile writes the agent's row, so this commit then conflicts.
  if (await hasPlacedOrders(call.ctx.db, id)) return
  const { kind } = await commit(call.ctx.db, registrationUndone(agent, call.now))
  if (kind === 'done') await deleteAgentData(call.ctx.db, id, () => true)
}

async function giveCode(call: Call<'consent'>, request: AuthorizationRequest, apiKey: string): Promise<Outcome> {
  const state = await accountOfKey(call, apiKey)
  if (!state)
    return consentReply(call, request, {
      username: suggestedName(call),
      problem: 'This key is not known here.',
      asks_key: true,
    })
  const row = state.agent
  if (row.data.suspended_at !== undefined)
    return messageReply('This account is suspended', 'An operator of this house suspended it. Nothing was allowed.')
  const { id, key_hash } = row.data
  const { client, host, redirect_uri, challenge, scope } = request
  const code = formatApiKey(id, newSecret(call), CODE_PREFIX)
  const grant = {
    client_hash: hashApiKey(client.id),
    client_host: host,
    client_name: client.name,
    scope,
    key_mark: keyMark(key_hash),
    redirect_uri,
    challenge,
    ends_at: codeEndsAt(call.now),
  }
  // Writes the agent row so that a concurrent account deletion conflicts, and no code is left.
  const also = [agentChange(row, row.data), newGrant(id, hashApiKey(code), grant)]
  return { also, reply: redirectBack(call, request, { code }) }
}

export async function accountOfKey({ ctx }: Pick<IncomingCall, 'ctx'>, apiKey: string): Promise<Account | null> {
  const key = apiKey.trim()
  const agentId = claimedAgentId(key)
  const account = agentId ? await readAccount(ctx.db, agentId) : null
  return account && sameHash(account.agent.data.key_hash, hashApiKey(key)) ? account : null
}
