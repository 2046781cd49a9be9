/** Releases a living creature. */
import { step } from '../../api/next-steps'
import { talliesAfter } from '../../domain/accounts/agent'
import { lossOf, type Past } from '../../domain/afterlife/gravestone'
import { releaseText } from '../../domain/voice/adoption'
import { type Answer, type Call, type Handler, refuse } from '../../http/call'
import { requestedCreatureId } from '../../http/faults'
import { commitOrRetry } from '../../http/idempotency'
import { agentChange } from '../../store/agents'
import { archiveChanges } from '../../store/creatures'
import { deathView, readDeath, stoneView } from '../../views/stone'
import { statusStep } from '../../views/suggest'
import { type CurrentHousehold, residentOf, withHousehold } from '../household/household'
import { findLost, householdStatusSteps, stepsAfterLoss } from '../household/household-steps'

export const release: Handler<'release'> = (call) => {
  const id = requestedCreatureId(call)
  if (typeof id !== 'string') return id

  const stored = call.household.creatures.find((row) => row.data.id === id)
  /** A concurrent call may have recorded its death between read and write. */
  const readConcurrentDeath = async () => (stored ? readDeath(call, id) : null)
  return withHousehold(call, async (current) => {
    const { agent, residents, buried } = current
    const resident = residentOf(residents, id)
    const death = resident ? null : (buried.find(({ creature }) => creature.id === id) ?? (await readConcurrentDeath()))
    if (death) {
      return refuse('died_before_release', {
        error: `${death.creature.name} died before the release completed`,
        more: { gravestone: stoneView(death.stone, call) },
        next_steps: stepsAfterLoss(current, lossOf(death), call.now),
      })
    }
    if (!resident && !stored) return noSuchCreature(call, current, id)
    if (!resident) return refuse('creature_changed', { next_steps: householdStatusSteps(current) })
    const { row, moment } = resident
    if (row.version !== stored?.version) {
      const { name } = row.data
      const retryStep = step('release', { description: `Let ${name} go all the same.`, body: { creature_id: id } })
      return refuse('creature_changed', { next_steps: [statusStep(row.data, `See how ${name} is.`), retryStep] })
    }

    const grown = talliesAfter(agent.data.tallies, row.data, moment.creature)
    const tallies = { ...grown, released: grown.released + 1 }
    const past: Past = { ended: 'released', creature: moment.creature, released_at: moment.now }
    const changes = [...archiveChanges(row, past), agentChange(agent, { ...agent.data, tallies, last_released_id: id })]
    return commitOrRetry(call, changes, {
      body: {
        success: true,
        message: releaseText(moment),
        creature_id: id,
        next_steps: [
          ...householdStatusSteps({ residents: residents.filter((one) => one !== resident) }),
          step('adopt', { description: 'The room is free again.' }),
        ],
      },
    })
  })
}

/** The refusal if no living creature has this id. If the creature died, it says how. */
export async function noSuchCreature(
  call: Call<'release'> | Call<'rename'>,
  current: CurrentHousehold,
  id: string,
): Promise<Answer> {
  const lost = await findLost(call, current, id)
  return lost
    ? refuse('no_such_living_creature', {
        more: deathView(lost, call),
        next_steps: stepsAfterLoss(current, lost, call.now, householdStatusSteps(current)),
      })
    : refuse('no_such_living_creature')
}
