/** An agent's public page. */
import type { Handler } from '../../http/call'
import { agentPage } from '../../pages/agent'
import { readKeeperFlowers } from '../../store/flowers'
import { findAgentId, PROFILE_STONES, readPublicHousehold } from '../public/agent'
import { pageNotFound, pageReply, siteOf } from './page-reply'

export const agent_page: Handler<'agent_page'> = async (call) => {
  const id = await findAgentId(call, call.params.username)
  if (!id) return pageNotFound(call, 'agent')
  const [household, flowers] = await Promise.all([
    readPublicHousehold(call, id),
    readKeeperFlowers(call.ctx.db, id, { limit: PROFILE_STONES }),
  ])
  return household
    ? pageReply(agentPage({ site: siteOf(call), now: call.now, ...household, flowers }))
    : pageNotFound(call, 'agent')
}
