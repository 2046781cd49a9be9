/** A refusal that names what is wrong, where, and how to mend it: in words, and one by one. */
import { describeFaults, type Fault } from '../api/schemas/validate'
import { type Refusal, refuse } from './call'

export const faultDetails = (...faults: readonly Fault[]) => ({
  more: { details: describeFaults(faults), issues: faults },
})

/** For calls that are about one creature and take its id under one name, in one place. */
export function idFault(fields: Readonly<Record<string, string | undefined>>): Fault | null {
  const given = Object.entries(fields).filter(([, id]) => id !== undefined)
  const [first, second] = given
  if (!first) return { path: 'body.creature_id', message: 'is required: the id of one of your creatures' }
  if (!second) return null
  const message =
    first[1] === second[1]
      ? `says the same as ${first[0]}; send only one of them`
      : `is not the same as ${first[0]}; send only one of them`
  return { path: second[0], message }
}

interface CreatureIdFields {
  creature_id?: string | undefined
  id?: string | undefined
}

/** The id that a DELETE names its creature by, in its body or its query; or what is wrong with that. */
export function requestedCreatureId({
  body,
  query,
}: {
  body: CreatureIdFields
  query: CreatureIdFields
}): string | Refusal {
  const given = {
    'body.creature_id': body.creature_id,
    'body.id': body.id,
    'query.creature_id': query.creature_id,
    'query.id': query.id,
  }
  const fault = idFault(given)
  return fault
    ? refuse('creature_id_required', faultDetails(fault))
    : (Object.values(given).find((id) => id !== undefined) as string)
}
