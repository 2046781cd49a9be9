/** An agent's public page. */
import type { Handler } from '../../http/call'
import { agentPage } from '../../pages/agent'
import { readPublicHousehold } from '../public/agent'
import { pageNotFound, pageReply, siteOf } from './page-reply'

export const agent_page: Handler<'agent_page'> = async (call) => {
  const found = await readPublicHousehold(call, call.params.username)
  return found ? pageReply(agentPage({ site: siteOf(call), ...found })) : pageNotFound(call, 'agent')
}
