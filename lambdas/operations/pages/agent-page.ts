/** A keeper's public page. */
import { at } from '../../domain/creature/clock'
import { USERNAME } from '../../domain/names'
import { agentPage } from '../../pages/agent'
import { findAgent } from '../../store/agents'
import { readLatestStones } from '../../store/graveyard'
import { readHouse } from '../../store/house'
import { asked, looking, lost, shown, siteOf } from './page-read'

const STONES = 12

export const agent_page = looking(
  'agent_page',
  async (call) => {
    const username = asked(call).toLowerCase()
    return USERNAME.test(username) ? findAgent(call.ctx.db, username) : null
  },
  async (call, agentId) => {
    if (!agentId) return lost(call, 'agent')
    const { ctx, now } = call
    const [house, stones] = await Promise.all([readHouse(ctx.db, agentId), readLatestStones(ctx.db, agentId, STONES)])
    if (!house) return lost(call, 'agent')
    const residents = house.creatures.map(({ data }) => at(data, now)).filter(({ alive }) => alive)
    return shown(agentPage({ site: siteOf(call), agent: house.agent.data, residents, stones }))
  },
)
