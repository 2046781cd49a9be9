/** OpenAPI, the MCP server's card and registry entry, and the guides in text form. */

import { registryEntry, serverCard } from '../../api/documents/cards'
import { type Guides, guides } from '../../api/documents/guides'
import { openapi as describeApi } from '../../api/documents/openapi'
import type { DocumentSite } from '../../api/routes/limits'
import { cacheByAddress } from '../../http/cache-by-address'
import type { Handler, Reply } from '../../http/call'
import { serializeJson } from '../../http/respond'

const PUBLIC = { 'Cache-Control': 'public, max-age=300' }

const document = (describe: (site: Required<DocumentSite>) => object) =>
  cacheByAddress((site): Reply => ({ body: serializeJson(describe(site)), headers: PUBLIC }))

export const openapi: Handler<'openapi'> = document(describeApi)
export const server_card: Handler<'server_card'> = document(({ base_url }) => serverCard(base_url))
export const server_json: Handler<'server_json'> = document(({ base_url }) => registryEntry(base_url))

const guide = (name: keyof Guides, type: 'text/plain' | 'text/markdown') =>
  cacheByAddress(
    (site): Reply => ({
      body: guides(site)[name],
      headers: { ...PUBLIC, 'Content-Type': `${type}; charset=utf-8` },
    }),
  )

export const llms: Handler<'llms'> = guide('llms', 'text/plain')
export const skill: Handler<'skill'> = guide('skill', 'text/markdown')
export const heartbeat: Handler<'heartbeat'> = guide('heartbeat', 'text/markdown')
