/** The contract, for machines; and the house in words, for agents that read. */
import { type Guides, guides } from '../../api/documents/guides'
import { openapi as describeApi } from '../../api/documents/openapi'
import type { Call, Handler, Reply } from '../../pipeline/call'

const PUBLIC = { 'Cache-Control': 'public, max-age=300' }

export const openapi: Handler<'openapi'> = ({ base_url }) => ({ body: describeApi(base_url), headers: PUBLIC })

const guide =
  (name: keyof Guides, type: 'text/plain' | 'text/markdown') =>
  ({ base_url }: Pick<Call, 'base_url'>): Reply => ({
    body: guides(base_url)[name],
    headers: { ...PUBLIC, 'Content-Type': `${type}; charset=utf-8` },
  })

export const llms: Handler<'llms'> = guide('llms', 'text/plain')
export const skill: Handler<'skill'> = guide('skill', 'text/markdown')
export const heartbeat: Handler<'heartbeat'> = guide('heartbeat', 'text/markdown')
