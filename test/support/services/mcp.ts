/** Handwritten MCP client, for each revision. */

import { freshAddress, type Received } from '../http'
import type { TestHouse } from '../test-house'

export const STATELESS = '2026-07-28'
export const REVISIONS = [STATELESS, '2025-11-25', '2025-06-18'] as const
export type Revision = (typeof REVISIONS)[number]

const NAMED_BY: Record<string, string> = { 'tools/call': 'name', 'prompts/get': 'name', 'resources/read': 'uri' }

export interface McpCallOptions {
  key?: string
  from?: string
  headers?: Record<string, string>
  /** As a client that shows MCP Apps views. */
  views?: boolean
}

const VIEWS = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } }

/** The session id by which the server knows that a client of a revision with a handshake shows views. */
async function viewSession(house: TestHouse, revision: Revision): Promise<Record<string, string>> {
  const { headers } = await sendMcp(house, revision, 'initialize', { protocolVersion: revision, capabilities: VIEWS })
  return { 'mcp-session-id': String(headers['mcp-session-id']) }
}

/** One message as a client of the revision sends it. */
export async function sendMcp(
  house: TestHouse,
  revision: Revision,
  method: string,
  params: Record<string, unknown> = {},
  { headers, views = false, ...sent }: McpCallOptions = {},
): Promise<Received> {
  const name = params[NAMED_BY[method] ?? '']
  const meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientCapabilities': views ? VIEWS : {},
  }
  const stateless = revision === STATELESS
  const session = views && !stateless ? await viewSession(house, revision) : {}
  return house.call('POST', '/mcp', {
    from: freshAddress(),
    ...sent,
    headers: {
      'mcp-protocol-version': revision,
      ...(stateless && { 'mcp-method': method, ...(typeof name === 'string' && { 'mcp-name': name }) }),
      ...session,
      ...headers,
    },
    body: { jsonrpc: '2.0', id: 1, method, params: stateless ? { ...params, _meta: meta } : params },
  })
}
