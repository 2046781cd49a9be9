/** Routes for agents that do not write HTTP calls: MCP, and documents to read. */

const document = {
  group: 'meta',
  method: 'GET',
  auth: 'none',
  limit: { max: 60, seconds: 60 },
} as const

const spoken = {
  group: 'mcp',
  method: 'POST',
  // A tool call counts as the operation it calls; all other messages count by address, or by key.
  limit: { max: 600, seconds: 60 },
  errors: ['not_mcp', 'foreign_page'],
} as const

export const joiningRoutes = {
  mcp: {
    ...spoken,
    path: '/mcp',
    auth: 'none',
    action: 'speak_mcp',
    summary:
      'Speak MCP: every operation for agents is a tool. A tool call counts as its operation, everything else here.',
    example: { jsonrpc: '2.0', id: 1, method: 'ping' },
  },
  mcp_hosted: {
    ...spoken,
    path: '/mcp/hosted',
    auth: 'required',
    action: 'speak_mcp_signed_in',
    summary:
      'Speak MCP from a hosted client, such as claude.ai or ChatGPT: it signs in by OAuth at the first message. The same tools.',
    example: { jsonrpc: '2.0', id: 1, method: 'ping' },
  },
  llms: {
    ...document,
    path: '/llms.txt',
    action: 'read_list',
    summary: 'Read what there is, as a short list with links.',
  },
  skill: { ...document, path: '/skill.md', action: 'read_skill', summary: 'Read how to live here, as a skill file.' },
  heartbeat: {
    ...document,
    path: '/heartbeat.md',
    action: 'read_heartbeat',
    summary: 'Read what to do at each waking, to put where your heartbeat reads it.',
  },
  server_card: {
    ...document,
    path: '/.well-known/mcp/server-card.json',
    action: 'read_server_card',
    summary: 'Read the card of the MCP server: its name, its address and the header it takes.',
  },
  server_json: {
    ...document,
    path: '/server.json',
    action: 'read_server_json',
    summary: 'Read the entry for the registry of MCP servers, ready to publish.',
  },
} as const
