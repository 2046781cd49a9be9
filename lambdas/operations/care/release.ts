/** An agent lets a living creature go. */
import { step } from '../../api/next-steps'
import { talliesAfter } from '../../domain/accounts/agent'
import { logKeptUntil, lossOf, type Past } from '../../domain/creature/death'
import { withoutSitter } from '../../domain/creature/sitter'
import { releaseText } from '../../domain/voice/adoption'
import { type Answer, type Call, type Handler, refuse } from '../../http/call'
import { requestedCreatureId } from '../../http/faults'
import { commitWithReply } from '../../http/idempotency'
import { changedAgent } from '../../store/agents'
import { departed } from '../../store/creatures'
import { over } from '../../store/sittings'
import { deathView, readDeath, stoneView } from '../../views/stone'
import { statusStep } from '../../views/suggest'
import { afterLoss, atHome, type Home, homeSteps, lostOne, residentOf } from '../household/household'

export const release: Handler<'release'> = (call) => {
  const id = requestedCreatureId(call)
  if (typeof id !== 'string') return id

  const seen = call.household.creatures.find((row) => row.data.id === id)
  /** Another call may have buried it between our read and our write. */
  const diedMeanwhile = async () => (seen ? readDeath(call, id) : null)
  return atHome(call, async (found) => {
    const { agent, residents, buried } = found
    const resident = residentOf(residents, id)
    const dead = resident ? null : (buried.find(({ creature }) => creature.id === id) ?? (await diedMeanwhile()))
    if (dead) {
      return refuse('died_before_release', {
        error: `${dead.creature.name} died before the release completed`,
        more: { gravestone: stoneView(dead.stone, call) },
        next_steps: afterLoss(found, lossOf(dead), call.now),
      })
    }
    if (!resident && !seen) return notHere(call, found, id)
    if (!resident) return refuse('creature_changed', { next_steps: homeSteps(found) })
    const { row, moment } = resident
    if (row.version !== seen?.version) {
      const { name } = row.data
      const again = step('release', { description: `Let ${name} go all the same.`, body: { creature_id: id } })
      return refuse('creature_changed', { next_steps: [statusStep(row.data, `See how ${name} is.`), again] })
    }

    const grown = talliesAfter(agent.data.tallies, row.data, moment.creature)
    const tallies = { ...grown, released: grown.released + 1 }
    const past: Past = { ended: 'released', creature: withoutSitter(moment.creature), released_at: moment.now }
    const changes = [
      ...departed(row, past, logKeptUntil(past, call.ctx.config.careLogDays)),
      changedAgent(agent, { ...agent.data, tallies }),
      ...over(row.data, agent.data.username, call.now),
    ]
    const conclusion = await commitWithReply(call, changes, {
      body: {
        success: true,
        message: releaseText(moment),
        creature_id: id,
        next_steps: [
          ...homeSteps({ residents: residents.filter((one) => one !== resident) }),
          step('adopt', { description: 'The room is free again.' }),
        ],
      },
    })
    return conclusion.kind === 'conflict' ? 'retry' : conclusion.answer
  })
}

/** None of the living has that id: it may have died, and then that is told. */
async function notHere(call: Call<'release'>, found: Home, id: string): Promise<Answer> {
  const lost = await lostOne(call, found, id)
  return lost
    ? refuse('no_such_living_creature', {
        more: deathView(lost, call),
        next_steps: afterLoss(found, lost, call.now, homeSteps(found)),
      })
    : refuse('no_such_living_creature')
}
