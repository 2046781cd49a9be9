/** The contract and the cards, for machines; and the house in words, for agents that read. */
import { agentCard, aiCatalogue, registryEntry, serverCard } from '../../api/documents/cards'
import { type Guides, guides } from '../../api/documents/guides'
import { openapi as describeApi } from '../../api/documents/openapi'
import { cacheByAddress } from '../../http/cache-by-address'
import type { Handler, Reply } from '../../http/call'
import { serializeJson } from '../../http/respond'

const PUBLIC = { 'Cache-Control': 'public, max-age=300' }

const document = (describe: (baseUrl: string, pagesUrl: string) => object) =>
  cacheByAddress(
    ({ base_url, pages_url }): Reply => ({ body: serializeJson(describe(base_url, pages_url)), headers: PUBLIC }),
  )

export const openapi: Handler<'openapi'> = document(describeApi)
export const ai_catalog: Handler<'ai_catalog'> = document((_, pagesUrl) => aiCatalogue(pagesUrl))
export const server_card: Handler<'server_card'> = document(serverCard)
export const agent_card: Handler<'agent_card'> = document(agentCard)
export const server_json: Handler<'server_json'> = document(registryEntry)

const guide = (name: keyof Guides, type: 'text/plain' | 'text/markdown') =>
  cacheByAddress(
    ({ base_url, pages_url }): Reply => ({
      body: guides(base_url, pages_url)[name],
      headers: { ...PUBLIC, 'Content-Type': `${type}; charset=utf-8` },
    }),
  )

export const llms: Handler<'llms'> = guide('llms', 'text/plain')
export const skill: Handler<'skill'> = guide('skill', 'text/markdown')
export const heartbeat: Handler<'heartbeat'> = guide('heartbeat', 'text/markdown')
