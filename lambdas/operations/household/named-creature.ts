/** The creature that an act of care names: by `creature_id`, by its alias `id`, or by `creature`, an id or a name. */
import { invalidCode } from '../../api/routes/routes'
import type { ErrorCode } from '../../api/schemas/errors'
import { UUID } from '../../domain/names'
import { type Call, type Refusal, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import type { CurrentHousehold } from './household'
import { yourCreatures } from './household-steps'

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
  { route }: Pick<Call, 'route'>,
  { agent, residents, losses }: CurrentHousehold,
  { creature_id, id, creature }: CreatureFields,
  at = 'body',
): string | undefined | Refusal {
  const given = creature_id ?? id
  if (creature === undefined) return given
  const living = residents.map(({ row }) => row.data)
  const lost = [agent.data.last_lost, ...losses].find((one) => one?.name === creature)
  const called = living.filter(({ name }) => name === creature).map((one) => one.id)
  const ids = UUID.test(creature.toLowerCase())
    ? [creature.toLowerCase()]
    : called.length > 0
      ? called
      : lost
        ? [lost.creature_id]
        : []
  // No creature has an id or name: the operation itself refuses with the empty household.
  if (ids.length === 0 && living.length === 0) return given
  const refusal = (code: ErrorCode, message: string): Refusal => {
    const { more } = faultDetails({ path: `${at}.creature`, message })
    return refuse(code, { more: { ...more, your_creatures: yourCreatures(residents) } })
  }
  if (ids.length === 0)
    return refusal('unknown_creature', 'is neither the id nor the exact name of a creature of yours')
  if (given !== undefined)
    return ids.includes(given)
      ? given
      : refusal(invalidCode(route), 'is not the same as creature_id; send only one of them')
  return ids.length === 1
    ? ids[0]
    : refusal('ambiguous_creature', `is the name of several; send creature_id instead: ${ids.join(' or ')}`)
}
