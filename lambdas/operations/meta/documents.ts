/** OpenAPI, the MCP server's card and registry entry, and the guides in text form. */

import { registryEntry, serverCard } from '../../api/documents/cards'
import { type Guides, guides } from '../../api/documents/guides'
import { notOfferedChapter } from '../../api/documents/not-offered'
import { openapi as describeApi } from '../../api/documents/openapi'
import { callsInFull } from '../../api/full-address'
import { cacheByAddress, type Site } from '../../http/cache-by-address'
import type { Handler, Reply } from '../../http/call'
import { serializeJson } from '../../http/respond'

const PUBLIC = { 'Cache-Control': 'public, max-age=300' }

const document = (describe: (site: Site) => object) =>
  cacheByAddress((site): Reply<string> => ({ body: callsInFull(site, serializeJson(describe(site))), headers: PUBLIC }))

export const openapi: Handler<'openapi'> = document(describeApi)
export const server_card: Handler<'server_card'> = document(serverCard)
export const server_json: Handler<'server_json'> = document(registryEntry)

const guide = (name: keyof Guides, type: 'text/plain' | 'text/markdown') =>
  cacheByAddress(
    (site): Reply<string> => ({
      body: callsInFull(site, guideAt(site, name)),
      headers: { ...PUBLIC, 'Content-Type': `${type}; charset=utf-8` },
    }),
  )

const guideAt = (site: Site, name: keyof Guides): string =>
  name === 'skill' && site.at_gateway ? `${guides(site).skill}${notOfferedChapter}` : guides(site)[name]

export const llms: Handler<'llms'> = guide('llms', 'text/plain')
export const skill: Handler<'skill'> = guide('skill', 'text/markdown')
export const heartbeat: Handler<'heartbeat'> = guide('heartbeat', 'text/markdown')
