/** The token endpoint, which exchanges codes and refresh tokens for new tokens, and revocation. */
import {
  claimedAgentId,
  claimOf,
  formatAccessToken,
  formatApiKey,
  hashApiKey,
  sameHash,
} from '../../domain/accounts/api-key'
import {
  ACCESS_SECONDS,
  agentOfRefreshToken,
  CODE_PREFIX,
  type Connection,
  connectionOfToken,
  isLatest,
  isOpen,
  keyMark,
  MAX_CONNECTIONS,
  type NewTokens,
  provesChallenge,
  REFRESH_TOKEN_PREFIX,
  refreshed,
  refreshTokenFamily,
  type Scope,
  successorsOf,
  tokenFields,
} from '../../domain/accounts/oauth'
import type { Answer, Call, Handler, IncomingCall, Reply } from '../../http/call'
import { commit } from '../../store/commit'
import { type Account, type ConnectionRow, readAccount } from '../../store/household'
import { connectionChange, connectionEnd, newConnection, readGrant, usedGrant } from '../../store/oauth/connections'
import { newNonce, newSecret } from '../account/new-key'
import { isHosted } from './authorization-request'
import { type FormFields, oauthError, readForm, UNREAD_FORM } from './oauth-format'

export const token: Handler<'token'> = async (call) => {
  const fields = readForm(call)
  if (!fields) return oauthError('invalid_request', UNREAD_FORM)
  if (!fields.client_id) return oauthError('invalid_client', 'client_id is missing.')
  if (!isHosted(call, fields.resource)) return oauthError('invalid_target', 'Tokens are for /mcp/hosted alone.')
  if (fields.grant_type === 'authorization_code') return redeemCode(call, fields)
  if (fields.grant_type === 'refresh_token') return refresh(call, fields)
  return oauthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.')
}

const INVALID_CODE = oauthError(
  'invalid_grant',
  'The code is unknown, used, older than a minute, or of another client.',
)

/** A code works once. A second use may mean that it was stolen, so it ends the connection. */
async function redeemCode(call: Call<'token'>, fields: FormFields): Promise<Answer> {
  const { code = '', code_verifier = '', client_id = '', redirect_uri } = fields
  const { ctx, now } = call
  const agentId = claimedAgentId(code, CODE_PREFIX)
  if (!agentId) return INVALID_CODE
  const [row, account] = await Promise.all([readGrant(ctx.db, agentId, hashApiKey(code)), readAccount(ctx.db, agentId)])
  if (!row || !account) return INVALID_CODE
  const grant = row.data
  const isOwn =
    sameHash(grant.client_hash, hashApiKey(client_id)) &&
    grant.redirect_uri === (redirect_uri ?? grant.redirect_uri) &&
    provesChallenge(code_verifier, grant.challenge)
  if (isOwn && grant.connection_id) await endConnection(call, agentId, grant.connection_id)
  const { key_hash } = account.agent.data
  if (!isOwn || grant.connection_id || grant.ends_at <= now || grant.key_mark !== keyMark(key_hash)) return INVALID_CODE

  const family = `${formatApiKey(agentId, newSecret(call), REFRESH_TOKEN_PREFIX)}.`
  const tokens = newTokens(call, account, family)
  const { client_hash, client_host, client_name, scope, key_mark } = grant
  const connection: Connection = {
    id: ctx.newId(),
    client_hash,
    client_host,
    client_name,
    scope,
    key_mark,
    made_at: now,
    family_hash: hashApiKey(family),
    ...tokenFields(tokens, now),
  }
  const outcome = await commit(ctx.db, [
    usedGrant(row, connection.id),
    newConnection(agentId, connection),
    ...surplus(account.connections).map(connectionEnd),
  ])
  return outcome.kind === 'done' ? tokenReply(tokens, scope) : INVALID_CODE
}

/** The connections to end so that there is room for a new one: those unused for the longest time. */
const surplus = (connections: readonly ConnectionRow[]): ConnectionRow[] =>
  connections.toSorted((a, b) => b.data.ends_at - a.data.ends_at).slice(MAX_CONNECTIONS - 1)

const newTokens = (call: Call<'token'>, { agent }: Account, family: string): NewTokens => ({
  access: formatAccessToken(agent.data.id, newSecret(call)),
  refresh: family + Buffer.from(newSecret(call)).toString('base64url'),
})

const tokenReply = (
  { access, refresh: refresh_token }: NewTokens,
  scope: Scope,
  expires_in: number = ACCESS_SECONDS,
): Reply => ({
  body: { access_token: access, token_type: 'Bearer', expires_in, refresh_token, scope },
  headers: { Pragma: 'no-cache' },
})

const INVALID_REFRESH = oauthError('invalid_grant', 'The refresh token is unknown, used, ended, or of another client.')
const MAX_ATTEMPTS = 5

/**
 * Every refresh returns a new refresh token. For a minute a used one gives the same tokens again; a later use may mean
 * that it was stolen, so it ends the connection.
 */
async function refresh(call: Call<'token'>, fields: FormFields): Promise<Answer> {
  const { refresh_token = '', client_id = '', scope: asked } = fields
  const { ctx, now } = call
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await connectionOfRefreshToken(call, refresh_token)
    if (!found || !sameHash(found.row.data.client_hash, hashApiKey(client_id))) return INVALID_REFRESH
    const { account, row } = found
    const { scope } = row.data
    if (asked && scope === 'read' && asked.split(' ').includes('play'))
      return oauthError('invalid_grant', 'The scope is larger than what was allowed.')
    if (!isLatest(row.data, refresh_token)) {
      const given = successorsOf(row.data, refresh_token, now)
      if (given) return tokenReply(given, scope, ACCESS_SECONDS - Math.floor((now - given.given_at) / 1000))
      await endConnection(call, account.agent.data.id, row.data.id, row)
      return INVALID_REFRESH
    }
    const tokens = newTokens(call, account, refreshTokenFamily(refresh_token))
    const change = connectionChange(row, refreshed(row.data, tokens, refresh_token, now, newNonce(call)))
    // After a conflict: another call has refreshed or ended the connection.
    if ((await commit(ctx.db, [change])).kind === 'done') return tokenReply(tokens, scope)
  }
  throw new Error('refresh token write conflict: retries exhausted')
}

async function connectionOfRefreshToken({ ctx, now }: IncomingCall, refreshToken: string) {
  const agentId = agentOfRefreshToken(refreshToken)
  const account = agentId ? await readAccount(ctx.db, agentId) : null
  if (!account) return null
  const family = hashApiKey(refreshTokenFamily(refreshToken))
  const row = account.connections.find(
    ({ data }) => sameHash(data.family_hash, family) && isOpen(data, account.agent.data.key_hash, now),
  )
  return row ? { account, row } : null
}

/** `known`: the row if it was read before. A conflict means that it has changed since, so read it again. */
export async function endConnection(
  { ctx }: IncomingCall,
  agentId: string,
  id: string,
  known?: ConnectionRow,
): Promise<void> {
  const read = async () => (await readAccount(ctx.db, agentId))?.connections.find(({ data }) => data.id === id)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const row = attempt === 0 && known ? known : await read()
    if (!row || (await commit(ctx.db, [connectionEnd(row)])).kind === 'done') return
  }
  throw new Error('connection write conflict: retries exhausted')
}

/** Any token of a connection ends it. An unknown token needs no action. */
export const revoke: Handler<'revoke'> = async (call) => {
  const fields = readForm(call)
  if (!fields) return oauthError('invalid_request', UNREAD_FORM)
  const { token: sent } = fields
  if (!sent) return oauthError('invalid_request', 'token is missing.')
  const found = await (claimOf(sent) ? connectionOfAccessToken(call, sent) : connectionOfRefreshToken(call, sent))
  if (found) await endConnection(call, found.account.agent.data.id, found.row.data.id, found.row)
  return { body: {} }
}

async function connectionOfAccessToken({ ctx, now }: IncomingCall, accessToken: string) {
  const claim = claimOf(accessToken)
  const account = claim?.kind === 'token' ? await readAccount(ctx.db, claim.agentId) : null
  if (!claim || !account) return null
  const open = account.connections.map(({ data }) => data)
  const connection = connectionOfToken(open, claim.hash, account.agent.data.key_hash, now)
  const row = account.connections.find(({ data }) => data === connection)
  return row ? { account, row } : null
}
