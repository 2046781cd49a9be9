/** Refusal details that name each fault, its place and how to fix it. */
import { NOT_A_UUID } from '../api/schemas/schemas'
import { describeFaults, type Fault } from '../api/schemas/validate'
import { UUID } from '../domain/names'
import { type Refusal, refuse } from './call'

export const faultDetails = (...faults: readonly Fault[]) => {
  const did_you_mean = faults.find((fault) => fault.did_you_mean !== undefined)?.did_you_mean
  const issues = faults.map(({ path, message }) => ({ path, message }))
  return { more: { details: describeFaults(faults), issues, ...(did_you_mean !== undefined && { did_you_mean }) } }
}

/** The suggestion of an invalid request: `usual`, unless the body is no act at all, and first what was probably meant. */
export function fittingSuggestion(operation: string, faults: readonly Fault[], usual: string): string {
  const isAct = operation === 'care' || operation === 'visit'
  if (isAct && faults.some(({ path }) => path === 'body')) return 'Send one JSON object. Nothing was done.'
  const meant = faults.find(({ did_you_mean }) => did_you_mean !== undefined)
  return meant ? `Did you mean ${meant.did_you_mean}? ${usual}` : usual
}

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

/** For a schema that takes any text, so that the operation's refusal can list who is meant. */
export function uuidFault(fields: Readonly<Record<string, string | undefined>>): Fault | null {
  const [path] = Object.entries(fields).find(([, id]) => id !== undefined && !UUID.test(id)) ?? []
  return path === undefined ? null : { path, message: NOT_A_UUID }
}

interface CreatureIdFields {
  creature_id?: string | undefined
  id?: string | undefined
}

/** The creature id in the body or query of a DELETE, or a refusal if there is none or more than one. */
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
