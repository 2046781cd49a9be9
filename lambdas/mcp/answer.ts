/** MCP over HTTP without sessions or streams: each message gets its own JSON response. */

import { sentKey } from '../api/caller'
import { resourceMetadataUrl } from '../api/routes/oauth-routes'
import type { ToolRoute } from '../api/routes/tools'
import { claimOf } from '../domain/accounts/api-key'
import { countAddress, verifyCaller } from '../http/admit'
import {
  type Answer,
  type Call,
  type IncomingCall,
  type Refusal,
  type Rephrase,
  type Reply,
  refuse,
} from '../http/call'
import { CODES, type Id, type RpcError, readMessage } from './message'
import { operationOf, rpcMethodOf } from './methods'
import { errorBody, resultBody } from './reply'
import type { Groups } from './run'

export async function answerMcp(call: Call<'mcp' | 'mcp_hosted'>, groups: Groups): Promise<Answer> {
  const { event, base_url } = call
  if (isForeignOrigin(base_url, event.headers.origin ?? event.headers.Origin, event.requestContext.domainName)) {
    return refuse('foreign_page')
  }
  const message = readMessage(textOf(event), event.headers)
  const refusal = await admitMessage(call, 'fault' in message ? undefined : operationOf(message))
  if (refusal) return refusal
  if ('fault' in message) return errorReply(400, message.id, message.fault)
  const { id } = message
  if (id === null) return { status: 202, body: '' }
  const method = rpcMethodOf(message)
  if (!method) {
    const fault = { code: CODES.methodNotFound, message: `There is no method ${JSON.stringify(message.method)}` }
    return errorReply(message.stateless ? 404 : 200, id, fault)
  }
  const outcome = await method(message.params, { call, groups, message })
  const challenged = call.operation === 'mcp_hosted' ? challengeFor(call, outcome.refused) : null
  if (challenged) return challenged
  return 'error' in outcome
    ? errorReply(200, id, outcome.error)
    : { body: resultBody(id, message, outcome), headers: outcome.headers }
}

/**
 * Counts the message by address or, if signed in, by key. A message that runs an operation is counted by that
 * operation.
 */
async function admitMessage(
  call: Call<'mcp' | 'mcp_hosted'>,
  operation: ToolRoute | undefined,
): Promise<Refusal | null> {
  if (call.operation === 'mcp') return operation ? null : countAddress(call)
  // The operation will verify the key, so a second verification here would only cost a round trip.
  const credential = sentKey(call.event.headers)
  if (operation?.auth === 'required' && credential && claimOf(credential)) return null
  const refusal = await verifyCaller(call)
  return refusal && (challengeFor(call, refusal.refuse) ?? refusal)
}

/**
 * Makes a client sign in, or request a larger scope. Without a challenge, clients assume that the server needs no
 * sign-in.
 */
function challengeFor({ base_url, event }: IncomingCall, refused: string | undefined): Refusal | null {
  const parameters = [`resource_metadata="${resourceMetadataUrl(base_url)}"`, 'scope="play"']
  const challenge = (error: string[]) => ({ 'WWW-Authenticate': `Bearer ${[...error, ...parameters].join(', ')}` })
  if (refused === 'invalid_key') {
    const error = sentKey(event.headers) ? ['error="invalid_token"'] : []
    return refuse('invalid_key', { suggestion: SIGN_IN, headers: challenge(error) })
  }
  if (refused !== 'insufficient_scope') return null
  return refuse('insufficient_scope', { headers: challenge(['error="insufficient_scope"']) })
}

const SIGN_IN =
  'Sign in: your client finds out how from the WWW-Authenticate header. To send a key instead, use the address without /hosted.'

/** Refusals and errors outside of a method, in JSON-RPC format. */
export const rephraseAsJsonRpc: Rephrase = ({ event }, { status, headers, body }) => {
  const { error, ...more } = body as { error: string }
  const code = Number(status) === 500 ? CODES.internal : CODES.refused
  return {
    ...errorReply(status, readMessage(textOf(event), event.headers).id, {
      code,
      message: error,
      data: { error, ...more },
    }),
    headers,
  }
}

const textOf = ({ body, isBase64Encoded }: IncomingCall['event']): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString() : (body ?? '')

const errorReply = (status: Reply['status'], id: Id | null, error: RpcError): Reply => ({
  status,
  body: errorBody(id, error),
})

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * DNS rebinding protection for the local host, which any web page could reach under a name that resolves to loopback. A
 * public deployment needs none, because a page has no API key but its own.
 */
function isForeignOrigin(baseUrl: string, origin: string | undefined, host: string | undefined): boolean {
  if (!LOOPBACK.test(new URL(baseUrl).hostname)) return false
  return [origin, host && `http://${host}`].some((from) => from !== undefined && !isLoopback(from))
}

const isLoopback = (address: string): boolean => URL.canParse(address) && LOOPBACK.test(new URL(address).hostname)
