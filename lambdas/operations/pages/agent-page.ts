/** An agent's public page. */
import type { Handler } from '../../http/call'
import { agentPage } from '../../pages/agent'
import { readKeeperFlowers } from '../../store/flowers'
import { readPublicHousehold, STONES } from '../public/agent'
import { pageNotFound, pageReply, siteOf } from './page-reply'

export const agent_page: Handler<'agent_page'> = async (call) => {
  const found = await readPublicHousehold(call, call.params.username, (id) =>
    readKeeperFlowers(call.ctx.db, id, { limit: STONES }),
  )
  if (!found) return pageNotFound(call, 'agent')
  const { beside: flowers, ...household } = found
  return pageReply(agentPage({ site: siteOf(call), ...household, flowers: flowers ?? new Map() }))
}
