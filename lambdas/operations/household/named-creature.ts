/** The creature that an act of care names: by `creature_id`, by its alias `id`, or by `creature`, an id or a name. */
import { invalidCode } from '../../api/routes/routes'
import type { ErrorCode } from '../../api/schemas/errors'
import type { NoTarget } from '../../domain/household/act'
import { type Household, momentsOf } from '../../domain/household/household'
import { UUID } from '../../domain/names'
import { typingErrors } from '../../domain/typing-errors'
import { type Call, type Refusal, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { allReturnsView, deathView } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'
import { readAbsent, stepsAfterLoss, yourCreatures } from './household-steps'

interface CreatureFields {
  creature_id?: string | undefined
  id?: string | undefined
  creature?: string | undefined
}

/**
 * Undefined if the act names no creature. `at`: path of the act in the request. A wrong name is refused, never replaced
 * by the nearest one, because care cannot be undone.
 */
export function namedCreatureId(
  call: Pick<Call, 'route' | 'now' | 'base_url'>,
  household: Household,
  { creature_id, id, creature }: CreatureFields,
  at = 'body',
): string | undefined | Refusal {
  const { agent, creatures } = household
  const given = creature_id ?? id
  if (creature === undefined) return given
  const isCalled = (name: string | undefined): boolean => name?.toLowerCase() === creature.toLowerCase()
  const past = [...agent.losses, agent.last_released].flatMap((one) =>
    one && isCalled(one.name) ? [one.creature_id] : [],
  )
  const called = creatures.filter(({ name }) => isCalled(name)).map((one) => one.id)
  const ids = UUID.test(creature.toLowerCase())
    ? [creature.toLowerCase()]
    : called.length > 0
      ? called
      : [...new Set(past)]
  // Without a creature, living or lost, the operation itself says that the house is empty.
  if (ids.length === 0 && creatures.length + agent.losses.length === 0) return given
  const refusal = (code: ErrorCode, message: string, did_you_mean?: string): Refusal => {
    const { more } = faultDetails({ path: `${at}.creature`, message, ...(did_you_mean && { did_you_mean }) })
    const back = called.length === 0 ? allReturnsView(household, call) : {}
    return refuse(code, { more: { ...more, your_creatures: yourCreatures(household, call.now), ...back } })
  }
  const near = creatures.find(({ name }) => typingErrors(name.toLowerCase(), creature.toLowerCase(), 1) <= 1)
  if (ids.length === 0)
    return refusal('unknown_creature', 'is neither the id nor the name of a creature of yours', near?.name)
  if (given !== undefined)
    return ids.includes(given)
      ? given
      : refusal(invalidCode(call.route), 'is not the same as creature_id; send only one of them')
  return ids.length === 1
    ? ids[0]
    : refusal('ambiguous_creature', `is the name of several; send creature_id instead: ${ids.join(' or ')}`)
}

/** An act without a creature to do it to. Lists the living creatures, or says how the requested one died. */
export async function refuseTarget(
  call: Pick<Call, 'ctx' | 'now' | 'base_url'>,
  household: Household,
  reason: NoTarget,
  id: string | undefined,
): Promise<Refusal> {
  const { creatures } = household
  const your_creatures = yourCreatures(household, call.now)
  if (reason === 'which_creature')
    return refuse(reason, { more: { your_creatures }, next_steps: suggestSteps(momentsOf(household, call.now)) })
  const { lost, ...released } = await readAbsent(call, household, id)
  return refuse(reason, {
    ...(creatures.length > 0 && { suggestion: 'Look at your house to see who is there.' }),
    ...released,
    more: { ...(lost && deathView(lost, call)), ...(your_creatures.length > 0 && { your_creatures }) },
    ...(lost && { next_steps: stepsAfterLoss(household, lost, call.now) }),
  })
}
