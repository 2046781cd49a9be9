/** A refusal that names what is wrong, where, and how to mend it: in words, and one by one. */
import { describeFaults, type Fault } from '../api/schemas/validate'

export const naming = (...faults: readonly Fault[]) => ({ more: { details: describeFaults(faults), issues: faults } })

/** For calls that are about one creature and take its id under one name, in one place. */
export function idFault(given: Readonly<Record<string, string | undefined>>): Fault | null {
  const named = Object.entries(given).filter(([, id]) => id !== undefined)
  const [first, second] = named
  if (!first) return { path: 'body.creature_id', message: 'is required: the id of one of your creatures' }
  if (!second) return null
  const message =
    first[1] === second[1]
      ? `says the same as ${first[0]}; send only one of them`
      : `is not the same as ${first[0]}; send only one of them`
  return { path: second[0], message }
}
