/** Name, version and protocol versions of the MCP server, for the handshake and the discovery cards. */
import { SERVICE } from './discovery'

export const SERVER = { name: 'creature-house', title: SERVICE.name, version: SERVICE.version } as const

/** Stateless version: every request names its protocol version. */
export const STATELESS = '2026-07-28'
export const WITH_HANDSHAKE = ['2025-11-25', '2025-06-18'] as const
export const REVISIONS: readonly string[] = [STATELESS, ...WITH_HANDSHAKE]

/** The MCP Apps view, and the tools whose results it shows. */
export const UI = 'io.modelcontextprotocol/ui'
export const VIEW = { uri: 'ui://creature-house/creature.html', mimeType: 'text/html;profile=mcp-app' } as const
export const VIEWED: readonly string[] = ['adopt', 'status', 'visit']

/** A data URI, since clients accept only https and data addresses. */
const EGG =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M16 3c6 0 10 9 10 15a10 10 0 0 1-20 0C6 12 10 3 16 3Z' fill='#f4e3c1' stroke='#5b4636' stroke-width='2'/><path d='m8 17 4 3 4-4 4 4 4-3' fill='none' stroke='#5b4636' stroke-width='2'/></svg>"
export const SERVER_ICON = {
  src: `data:image/svg+xml,${encodeURIComponent(EGG)}`,
  mimeType: 'image/svg+xml',
  sizes: ['any'],
}
