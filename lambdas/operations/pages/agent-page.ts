/** An agent's public page. */
import { momentAt } from '../../domain/creature/clock'
import { USERNAME } from '../../domain/names'
import type { Handler } from '../../http/call'
import { agentPage } from '../../pages/agent'
import { findAgent } from '../../store/agents'
import { readLatestStones } from '../../store/graveyard'
import { readHousehold } from '../../store/household'
import { pageNotFound, pageReply, siteOf } from './page-reply'

const STONES = 12

export const agent_page: Handler<'agent_page'> = async (call) => {
  const { ctx, now } = call
  const username = call.params.username.toLowerCase()
  const agentId = USERNAME.test(username) ? await findAgent(ctx.db, username) : null
  if (!agentId) return pageNotFound(call, 'agent')
  const [household, stones] = await Promise.all([
    readHousehold(ctx.db, agentId),
    readLatestStones(ctx.db, agentId, STONES),
  ])
  if (!household) return pageNotFound(call, 'agent')
  const residents = household.creatures.map(({ data }) => momentAt(data, now)).filter(({ alive }) => alive)
  return pageReply(agentPage({ site: siteOf(call), agent: household.agent.data, residents, stones }))
}
