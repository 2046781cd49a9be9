/** The public profile of an agent, as JSON; its page shows the same. */
import { step } from '../../api/next-steps'
import { momentAt, publicMoment } from '../../domain/creature/clock'
import { USERNAME } from '../../domain/names'
import { type Handler, type IncomingCall, refuse } from '../../http/call'
import { withDesigners } from '../../http/designers'
import { findAgent } from '../../store/agents'
import { readLatestStones } from '../../store/graveyard'
import { readHousehold } from '../../store/household'
import { type PublicHousehold, publicAgentView } from '../../views/public-agent'

export const agent: Handler<'agent'> = async (call) => {
  const found = await readPublicHousehold(call, await findAgentId(call, call.params.username))
  if (!found) return refuse('agent_not_found')
  const { username } = found.agent
  const creatures = await withDesigners(
    call,
    found.residents.map(({ creature }) => creature),
  )
  const residents = found.residents.map((moment, at) => ({ ...moment, creature: creatures[at] ?? moment.creature }))
  return {
    body: {
      ...publicAgentView(call, { ...found, residents }),
      next_steps: [
        ...(found.stones.length > 0
          ? [step('graveyard', { description: 'Read all of its stones.', query: { agent: username } })]
          : []),
        step('hall'),
      ],
    },
  }
}

/** Stones of a profile; the graveyard has all. */
export const PROFILE_STONES = 12

export async function findAgentId({ ctx }: IncomingCall, name: string): Promise<string | null> {
  const username = name.toLowerCase()
  return USERNAME.test(username) ? findAgent(ctx.db, username) : null
}

/** Null if there is no such agent, or if it left. */
export async function readPublicHousehold(call: IncomingCall, agentId: string | null): Promise<PublicHousehold | null> {
  if (!agentId) return null
  const { db } = call.ctx
  const [household, stones] = await Promise.all([
    readHousehold(db, agentId),
    readLatestStones(db, agentId, PROFILE_STONES),
  ])
  if (!household) return null
  const moments = household.creatures.map(({ data }) => publicMoment(momentAt(data, call.now)))
  return {
    agent: household.agent.data,
    residents: moments.filter(({ alive }) => alive),
    unburied: moments.filter(({ alive }) => !alive),
    stones,
  }
}
