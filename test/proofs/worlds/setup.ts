/**
 * Initial state of worlds: agents with creatures, one of them dead and discovered, one dead and not yet discovered,
 * one credit too few for a resurrection in one account, and one agent that may design a species. In a crowded world its
 * household has room for one more creature and it has credits. Every agent has a keeper page and a hosted client. Made
 * once through the API, then copied.
 */
import { MAX_LIVING } from '../../../lambdas/domain/accounts/agent'
import { RESURRECTION } from '../../../lambdas/domain/afterlife/resurrection'
import { newEgg } from '../../../lambdas/domain/creature/life'
import { asInstant, type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { agentChange, readAgent } from '../../../lambdas/store/agents'
import { commit } from '../../../lambdas/store/commit'
import { adoptionChange } from '../../../lambdas/store/creatures'
import type { Db } from '../../../lambdas/store/db'
import { readHousehold } from '../../../lambdas/store/household'
import { preparePosting } from '../../../lambdas/store/money/ledger'
import type { Change } from '../../../lambdas/store/row'
import { connectAtFirst } from './hosted'
import type { Plan } from './plan'
import { directDb } from './simulated-house'
import { type Agent, type BuildRequest, OPENING, type Setup, World } from './world'

const MOST_AGENTS = 4
const HOURS_TO_DIE = 70
/** Time for every agent to let a client in. */
const CONNECTING_MS = 5 * 60_000

const known = new Map<string, Promise<Setup>>()

/** The same for all plans with this number of agents. */
export function setupFor({ agents, settings, crowded }: Plan): Promise<Setup> {
  const name = `${agents} ${settings.pictures > 0} ${crowded}`
  const made = known.get(name) ?? make(agents, settings.pictures, crowded)
  known.set(name, made)
  return made
}

async function make(agents: number, pictures: number, crowded: boolean): Promise<Setup> {
  const settings = { host: 'cloud', pictures, shards: 1, limits: 'ample', skewMs: 0 } as const
  const calm = { phases: [], acts: [], faultRate: 0, faults: null, auditRate: 0 }
  const plan: Plan = { seed: agents, settings, agents, crowded, ...calm }
  const world = new World(plan, { now: OPENING, changes: 0, rows: [], agents: [] })
  return world.prepare(async () => {
    const { time } = world
    const nobody: Agent = {
      actor: { name: 'nobody', dead: false },
      username: '',
      id: '',
      keys: [],
      creatures: [],
      tokens: [],
      page: null,
    }
    let asked = 0
    const send = async (agent: Agent, request: ReturnType<BuildRequest>) => {
      asked += 1
      const answer = await world.send(agent, `before ${asked}`, request)
      // Long enough for every replica to catch up: the setup must not fail.
      await time.sleep(5_000, agent.actor)
      if (!answer || answer.status > 303) throw new Error(`${request.path} returned ${answer?.status} ${answer?.text}`)
      return answer
    }
    const ask = async (agent: Agent, method: string, path: string, body?: object) =>
      (await send(agent, { method, path, body })).body as Record<string, never>
    const raise = async (agent: Agent, name: string) => {
      const { creature } = await ask(agent, 'POST', '/api/house/adopt', { name, species_slug: 'calico' })
      agent.creatures.push((creature as unknown as { id: string }).id)
      await ask(agent, 'GET', '/api/house/status')
    }
    for (let at = 1; at <= Math.min(agents, MOST_AGENTS); at++) {
      const username = `keeper-${at}`
      const body = { username, model: { provider: 'anthropic', name: 'claude' } }
      const { agent, your_token } = await ask(nobody, 'POST', '/api/auth/register', body)
      const actor = { name: `agent-${at}`, dead: false }
      world.agents.push({
        actor,
        username,
        id: (agent as unknown as { id: string }).id,
        keys: [your_token ?? ''],
        creatures: [],
        tokens: [],
        page: null,
      })
    }
    for (const agent of world.agents) {
      const { url } = await ask(agent, 'POST', '/api/house/window', {})
      agent.page = String(url).split('/').at(-1) ?? null
    }
    const [first, second] = world.agents as [Agent, Agent]
    await raise(first, 'Moth')
    await raise(second, 'Wren')
    await time.sleep(HOURS_TO_DIE * MS_PER_HOUR, first.actor)
    // The first agent's creature is dead and discovered; the second agent's is dead and not yet discovered.
    await world.send(first, 'before it is found', { method: 'GET', path: '/api/me' })
    for (const agent of world.agents) if (agent !== second) await raise(agent, `Pet of ${agent.username}`)
    await raise(first, 'Another')
    const db = directDb(world.table)
    const row = await readAgent(db, first.id, { consistent: true })
    if (!row) throw new Error('the first agent is missing')
    const eggs = crowded ? await eggsBesides(db, first, asInstant(time.now)) : []
    const { tallies } = row.data
    const adopted = tallies.adopted + eggs.length
    // One credit less than a resurrection costs.
    const credits = crowded ? 10 * RESURRECTION.base_credits : RESURRECTION.base_credits - 1
    const movements = [{ kind: 'purchase', credits }] as const
    const posting = { agent_id: first.id, movements, at: asInstant(time.now), about: {} }
    const { changes } = preparePosting(null, posting, () => `grant-${agents}`)
    const keeper = { ...row.data, tallies: { ...tallies, adopted, adults_raised: 1 } }
    await commit(db, [agentChange(row, keeper), ...eggs, ...changes])
    const opening = Math.ceil(time.now / MS_PER_HOUR + 3) * MS_PER_HOUR
    await time.sleep(opening - CONNECTING_MS - time.now, first.actor)
    for (const agent of world.agents) agent.tokens.push(await connectAtFirst(agent, (request) => send(agent, request)))
    await time.sleep(opening - time.now, first.actor)
  })
}

/** As many as leave room for one more creature. */
async function eggsBesides(db: Db, { id: agent_id }: Agent, now: Instant): Promise<Change[]> {
  const { creatures = [] } = (await readHousehold(db, agent_id)) ?? {}
  const [one] = creatures
  if (!one) throw new Error('the first agent has no creature')
  const { keeper, species, timezone, temperament } = one.data
  return Array.from({ length: MAX_LIVING - 1 - creatures.length }, (_, at) => {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
    const egg = { id, agent_id, keeper, name: `Egg ${at}`, species, timezone, temperament, picture_url: null }
    return adoptionChange(newEgg(egg, now))
  })
}
