/**
 * A rehearsal tells what a call would do and does nothing. It is understood in one place; anywhere else it is refused,
 * because it must never act.
 */

interface Misplaced {
  path: string
  message: string
}

interface SentQuery {
  query: Readonly<Record<string, string | undefined>> | null
  values?: Readonly<Record<string, readonly string[] | undefined>> | null
}

const FIELD = 'dry_run'
const NAMES: readonly string[] = [FIELD, 'dryRun']

export const isRehearsalField = (name: string): boolean => NAMES.includes(name)

const WHERE = `"${FIELD}": true belongs at the top of the body of POST /api/house/care or POST /api/house/visit, with any other field beside it`
const MISPLACED = `is not understood here: ${WHERE}. Nothing was done; leave it out to do it`

/** `takesIt`: the operation can be rehearsed. Its own field is checked by its schema. */
export function misplacedInBody(body: unknown, takesIt: boolean, at: readonly (string | number)[] = []): Misplaced[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    const path = [...at, name]
    const isOwn = takesIt && at.length === 0 && name === FIELD
    return isRehearsalField(name) && !isOwn ? faultAt('body', path, value) : misplacedInBody(value, takesIt, path)
  })
}

/** In the query of a call that acts. A query holds only text. */
export function misplacedInQuery({ query, values }: SentQuery): Misplaced[] {
  return NAMES.flatMap((name) => {
    const given = [query?.[name], ...(values?.[name] ?? [])].find((value) => value !== undefined && value !== 'false')
    return given === undefined ? [] : faultAt('query', [name], given)
  })
}

/** Beside the arguments of an MCP tool. */
export const isBesideArguments = (params: Readonly<Record<string, unknown>>): boolean =>
  NAMES.some((name) => !isAbsent(params[name]))

export const BESIDE_ARGUMENTS = `${FIELD} belongs within the arguments of care or visit, not beside them. Nothing was done`

export const isAbsentRehearsal = (name: string, value: unknown): boolean => isRehearsalField(name) && isAbsent(value)

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === false

const faultAt = (place: string, path: readonly (string | number)[], value: unknown): Misplaced[] =>
  isAbsent(value) ? [] : [{ path: [place, ...path].join('.').slice(0, MAX_PATH).toWellFormed(), message: MISPLACED }]

const MAX_PATH = 200
