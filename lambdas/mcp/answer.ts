/** MCP over HTTP without sessions or streams: each message gets its own JSON response. */

import { SERVER } from '../api/documents/mcp-server'
import { countAddress } from '../http/admit'
import { type Answer, type Call, type IncomingCall, type Rephrase, type Reply, refuse } from '../http/call'
import { CODES, type Id, type Message, type RpcError, readMessage, SERVER_INFO } from './message'
import { callsOperation, type MethodOutcome, rpcMethodOf } from './methods'
import type { Groups } from './run'

export async function answerMcp(call: Call<'mcp'>, groups: Groups): Promise<Answer> {
  const { event, base_url } = call
  if (isForeignOrigin(base_url, event.headers.origin ?? event.headers.Origin, event.requestContext.domainName)) {
    return refuse('foreign_page')
  }
  const message = readMessage(textOf(event), event.headers)
  const method = 'fault' in message ? undefined : rpcMethodOf(message)
  // An operation counts its caller itself; every other message is counted by address.
  const refusal = 'fault' in message || !callsOperation(message) ? await countAddress(call) : null
  if (refusal) return refusal
  if ('fault' in message) return errorReply(400, message.id, message.fault)
  const { id } = message
  if (id === null) return { status: 202, body: '' }
  if (!method) {
    const fault = { code: CODES.methodNotFound, message: `There is no method ${JSON.stringify(message.method)}` }
    return errorReply(message.stateless ? 404 : 200, id, fault)
  }
  const outcome = await method(message.params, { call, list: call.query.tools, groups, message })
  return 'error' in outcome ? errorReply(200, id, outcome.error) : resultReply(id, message, outcome)
}

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

/** Not serialized by the pipeline, which rounds numbers: the id must be returned exactly as sent. */
const serialize = (id: Id | null, rest: object): string =>
  `{"jsonrpc":"2.0",${id === null ? '' : `"id":${id},`}${JSON.stringify(rest).slice(1)}`

const errorReply = (status: Reply['status'], id: Id | null, error: RpcError): Reply => ({
  status,
  body: serialize(id, { error }),
})

function resultReply(
  id: Id,
  { stateless }: Message,
  { result, cache, headers }: Exclude<MethodOutcome, { error: RpcError }>,
): Reply {
  const _meta = { ...(result._meta as object), [SERVER_INFO]: SERVER }
  const statelessFields = stateless ? { resultType: 'complete', ...cache, _meta } : {}
  return { body: serialize(id, { result: { ...result, ...statelessFields } }), headers }
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * DNS rebinding protection for the local host: any web page could reach it under a name that resolves to loopback. A
 * public deployment needs none: a page has no key but its own.
 */
function isForeignOrigin(baseUrl: string, origin: string | undefined, host: string | undefined): boolean {
  if (!LOOPBACK.test(new URL(baseUrl).hostname)) return false
  return [origin, host && `http://${host}`].some((from) => from !== undefined && !isLoopback(from))
}

const isLoopback = (address: string): boolean => URL.canParse(address) && LOOPBACK.test(new URL(address).hostname)
