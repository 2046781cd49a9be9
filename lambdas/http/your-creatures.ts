/** Helps a caller that sent something else where the id of a creature belongs: lists the creatures that it has. */
import type { Fault } from '../api/schemas/validate'
import type { HouseholdRows } from '../store/household'
import type { Refusal } from './call'
import type { Request } from './request'

const TAKES_NAMES: readonly Request['operation'][] = ['care', 'visit', 'status', 'history', 'preferences', 'dress']

const IS_CREATURE_ID = /^(query|body)(\.care\.\d+)?\.(creature_id|id)$/

/** Adds `your_creatures` to the refusal of an invalid id, where a name is understood too. */
export function withYourCreatures(
  { operation }: Pick<Request, 'operation'>,
  refusal: Refusal | null,
  household: HouseholdRows | null,
): Refusal | null {
  const issues = (refusal?.more?.issues ?? []) as readonly Fault[]
  if (
    !refusal ||
    !household ||
    !TAKES_NAMES.includes(operation) ||
    !issues.some(({ path }) => IS_CREATURE_ID.test(path))
  )
    return refusal
  const your_creatures = household.creatures.map(({ data: { id, name, species, stage } }) => ({
    id,
    name,
    species: species.name,
    stage,
  }))
  return { ...refusal, more: { ...refusal.more, your_creatures } }
}
