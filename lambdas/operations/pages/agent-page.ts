/** An agent's public page. */
import type { Handler } from '../../http/call'
import { agentPage } from '../../pages/agent'
import { readKeeperFlowers } from '../../store/flowers'
import { readPublicHousehold } from '../public/agent'
import { pageNotFound, pageReply, siteOf } from './page-reply'

export const agent_page: Handler<'agent_page'> = async (call) => {
  const found = await readPublicHousehold(call, call.params.username)
  if (!found) return pageNotFound(call, 'agent')
  const { agent, stones } = found
  const from = stones.at(-1)?.number
  const flowers = from === undefined ? new Map() : await readKeeperFlowers(call.ctx.db, agent.id, { from })
  return pageReply(agentPage({ site: siteOf(call), ...found, flowers }))
}
