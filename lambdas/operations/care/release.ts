/** Releases a living creature. */
import { step } from '../../api/next-steps'
import { lossOf } from '../../domain/afterlife/gravestone'
import { momentAt } from '../../domain/creature/clock'
import { deathsIn, type Household, livingCreature, withRelease } from '../../domain/household/household'
import { releaseText } from '../../domain/voice/adoption'
import { type Call, type Handler, type Refusal, refuse } from '../../http/call'
import { requestedCreatureId } from '../../http/faults'
import { readEnded } from '../../store/creatures'
import { deathView, stoneView } from '../../views/stone'
import { statusStep } from '../../views/suggest'
import { householdStatusSteps, readAbsent, stepsAfterLoss, yourCreatures } from '../household/household-steps'

export const release: Handler<'release'> = async (call, household) => {
  const id = requestedCreatureId(call)
  if (typeof id !== 'string') {
    const your_creatures = yourCreatures(household, call.now)
    return { ...id, more: { ...id.more, ...(your_creatures.length > 0 && { your_creatures }) } }
  }

  const stored = call.household.creatures.find((row) => row.data.id === id)
  const { agent, creatures, rows } = household
  const creature = livingCreature(household, id)
  const buried = deathsIn(household).find(({ creature }) => creature.id === id)
  // A concurrent call may have recorded its death between read and write.
  const death = creature ? null : (buried ?? (stored ? await readEnded(call.ctx.db, agent.id, id) : null))
  if (death?.ended === 'died') {
    return refuse('died_before_release', {
      error: `${death.creature.name} died before the release completed`,
      more: { gravestone: stoneView(death.stone, call) },
      next_steps: stepsAfterLoss(household, lossOf(death), call.now),
    })
  }
  if (!creature && !stored) return noSuchCreature(call, household, id)
  if (!creature) return refuse('creature_changed', { next_steps: householdStatusSteps(creatures) })
  if (rows.creatures.find(({ data }) => data === creature)?.version !== stored?.version) {
    const { name } = creature
    const retryStep = step('release', { description: `Let ${name} go all the same.`, body: { creature_id: id } })
    return refuse('creature_changed', { next_steps: [statusStep(creature, `See how ${name} is.`), retryStep] })
  }

  const after = withRelease(household, creature, call.now)
  return {
    household: after,
    reply: {
      body: {
        success: true,
        message: releaseText(momentAt(creature, call.now)),
        creature_id: id,
        next_steps: [
          ...householdStatusSteps(after.creatures),
          step('adopt', { description: 'The room is free again.' }),
        ],
      },
    },
  }
}

/** The refusal if no living creature has this id. If the creature died, it says how. */
export async function noSuchCreature(
  call: Call<'release'> | Call<'rename'>,
  household: Household,
  id: string,
): Promise<Refusal> {
  const { lost, ...released } = await readAbsent(call, household, id)
  return lost
    ? refuse('no_such_living_creature', {
        more: deathView(lost, call),
        next_steps: stepsAfterLoss(household, lost, call.now),
      })
    : refuse('no_such_living_creature', released)
}
