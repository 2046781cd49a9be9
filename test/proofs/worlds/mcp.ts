/** Sends the same calls through MCP tools and reads their results. */
import { WITH_HANDSHAKE } from '../../../lambdas/api/documents/mcp-server'
import { toolOperations } from '../../../lambdas/api/routes/tools'
import { ERRORS } from '../../../lambdas/api/schemas/errors'
import type { Answer, Request } from './simulated-house'

export function asTool({ method, path, headers, body }: Request, at: '/mcp' | '/mcp/hosted'): Request {
  const [address = '', search = ''] = path.split('?')
  const [name] = toolOperations.find(([, route]) => route.method === method && route.path === address) ?? []
  if (!name) throw new Error(`no tool for ${method} ${address}`)
  const params = { name, arguments: { ...Object.fromEntries(new URLSearchParams(search)), ...body } }
  return {
    method: 'POST',
    path: at,
    headers: { ...headers, accept: 'application/json, text/event-stream', 'mcp-protocol-version': WITH_HANDSHAKE[0] },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  }
}

interface ToolReply {
  result?: { isError?: boolean; structuredContent?: Answer['body'] }
}

/** Converts a tool result to the HTTP response: with the status of its error code, or else of success. */
export function fromTool(answer: Answer, done: number): Answer {
  const { result } = answer.body as ToolReply
  const body = result?.structuredContent
  if (!result || !body) return answer
  const refused = result.isError ? ERRORS[body.code as keyof typeof ERRORS] : null
  const status = refused ? refused.status : result.isError ? 500 : done
  return { ...answer, status, body, text: JSON.stringify(body) }
}
