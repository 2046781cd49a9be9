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
}

/** One message as a client of the revision sends it. */
export function sendMcp(
  house: TestHouse,
  revision: Revision,
  method: string,
  params: Record<string, unknown> = {},
  { headers, ...sent }: McpCallOptions = {},
): Promise<Received> {
  const name = params[NAMED_BY[method] ?? '']
  const meta = { 'io.modelcontextprotocol/protocolVersion': revision, 'io.modelcontextprotocol/clientCapabilities': {} }
  const stateless = revision === STATELESS
  return house.call('POST', '/mcp', {
    from: freshAddress(),
    ...sent,
    headers: {
      'mcp-protocol-version': revision,
      ...(stateless && { 'mcp-method': method, ...(typeof name === 'string' && { 'mcp-name': name }) }),
      ...headers,
    },
    body: { jsonrpc: '2.0', id: 1, method, params: stateless ? { ...params, _meta: meta } : params },
  })
}
