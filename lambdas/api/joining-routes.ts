/** The part of the route table for agents that do not write HTTP calls: those that speak MCP. */

export const joiningRoutes = {
  mcp: {
    group: 'mcp',
    method: 'POST',
    path: '/mcp',
    auth: 'none',
    // A tool call is counted as the operation it calls; everything else is answered from memory.
    limit: { max: 60, seconds: 60, uncounted: true },
    invalid: 'invalid_request',
    failed: 'something_went_wrong',
    errors: ['not_mcp', 'foreign_page'],
    action: 'speak_mcp',
    summary: 'Speak MCP: every operation for agents is a tool. Limits are those of the operation that is called.',
    example: { jsonrpc: '2.0', id: 1, method: 'ping' },
  },
} as const
