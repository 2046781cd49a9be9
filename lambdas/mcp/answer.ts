/** MCP over HTTP without sessions or streams: each message gets its own JSON response. */

import { header } from '../api/caller'
import { bodyInFull } from '../api/full-address'
import { everyRoute } from '../api/routes/every-route'
import { resourceMetadataUrl } from '../api/routes/oauth-routes'
import type { Context } from '../context'
import { type Answer, type Executed, type IncomingCall, type Refusal, type Reply, refuse } from '../http/call'
import { execute } from '../http/execute'
import type { Request } from '../http/request'
import type { RefusalForm } from '../http/respond'
import { CODES, type Id, type ParsedMessage, type RpcError, readMessage } from './message'
import { operationOf, rpcMethodOf } from './methods'
import { errorBody, resultBody } from './reply'
import type { Groups } from './run'

/**
 * A message counts by address or, if signed in, by key. One that runs an operation is admitted and counted as that
 * operation, except that a hosted client must be signed in for any operation.
 */
export async function executeMessage(ctx: Context, request: Request, groups: Groups): Promise<Executed> {
  if (isForeignOrigin(request)) return execute(ctx, asEnvelope(request), () => refuse('foreign_page'))
  const message = readMessage(textOf(request), request.headers)
  const tool = 'fault' in message ? undefined : operationOf(message)
  const isOfOperation = tool && (request.operation === 'mcp' || (tool[1].auth === 'required' && isClaimed(request)))
  const executed = await execute(ctx, isOfOperation ? asEnvelope(request) : request, (call) =>
    answerMessage(call, message, groups),
  )
  const { call, answer } = executed
  return { ...executed, answer: 'refuse' in answer ? (challengeFor(call, answer.refuse) ?? answer) : answer }
}

const asEnvelope = (request: Request): Request => ({
  ...request,
  route: { ...request.route, auth: 'none', limit: { ...request.route.limit, uncounted: /^/ } },
})

const isClaimed = ({ credential: { kind } }: Request): boolean => kind === 'key' || kind === 'token'

async function answerMessage(call: IncomingCall, message: ParsedMessage, groups: Groups): Promise<Answer> {
  if ('fault' in message) return errorReply(400, message.id, message.fault)
  const { id } = message
  if (id === null) return { status: 202, body: '' }
  const method = rpcMethodOf(message)
  if (!method) {
    const fault = { code: CODES.methodNotFound, message: `There is no method ${JSON.stringify(message.method)}` }
    return errorReply(message.stateless ? 404 : 200, id, fault)
  }
  const outcome = await method(message.params, { call, groups, message })
  return (
    challengeFor(call, outcome.refused) ??
    ('error' in outcome
      ? errorReply(200, id, outcome.error)
      : { body: resultBody(id, message, outcome), headers: outcome.headers })
  )
}

/**
 * Makes a hosted client sign in, or request a larger scope. Without a challenge, clients assume that the server needs
 * no sign-in.
 */
function challengeFor(call: IncomingCall, refused: string | undefined): Refusal | null {
  const { operation, base_url, at_gateway, credential } = call
  if (operation !== 'mcp_hosted') return null
  if (at_gateway) return refused === 'invalid_key' ? refuse('invalid_key', { suggestion: sendKey(base_url) }) : null
  const parameters = [`resource_metadata="${resourceMetadataUrl(base_url)}"`, 'scope="play"']
  const challenge = (error: string[]) => ({ 'WWW-Authenticate': `Bearer ${[...error, ...parameters].join(', ')}` })
  if (refused === 'invalid_key') {
    const error = credential.kind === 'none' || credential.kind === 'misplaced' ? [] : ['error="invalid_token"']
    return refuse('invalid_key', { suggestion: SIGN_IN, headers: challenge(error) })
  }
  if (refused !== 'insufficient_scope') return null
  return refuse('insufficient_scope', { headers: challenge(['error="insufficient_scope"']) })
}

const SIGN_IN =
  'Sign in: your client finds out how from the WWW-Authenticate header. To send a key instead, use the address without /hosted.'

/** Clients look for the metadata at the root of the domain, which API Gateway's own address does not have. */
const sendKey = (baseUrl: string): string =>
  `Sign-in is not offered at this address. Connect to ${baseUrl}${everyRoute.mcp.path} and send a key; without one, call the tool register there.`

/** Refusals and errors outside of a method, in JSON-RPC format. */
export const jsonRpcRefusal: RefusalForm = (call, { status, headers, body }) => {
  const { error, ...more } = bodyInFull(call, body as { error: string })
  const code = Number(status) === 500 ? CODES.internal : CODES.refused
  const { id } = readMessage(textOf(call), call.headers)
  return { ...errorReply(status, id, { code, message: error, data: { error, ...more } }), headers }
}

const textOf = ({ raw }: Request): string => raw.body ?? ''

const errorReply = (status: Reply['status'], id: Id | null, error: RpcError): Reply => ({
  status,
  body: errorBody(id, error),
})

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * DNS rebinding protection for the local host, which any web page could reach under a name that resolves to loopback. A
 * public deployment needs none, because a page has no API key but its own.
 */
function isForeignOrigin({ base_url, headers, host }: Request): boolean {
  if (!LOOPBACK.test(new URL(base_url).hostname)) return false
  return [header(headers, 'origin'), host && `http://${host}`].some((from) => from !== undefined && !isLoopback(from))
}

const isLoopback = (address: string): boolean => URL.canParse(address) && LOOPBACK.test(new URL(address).hostname)
