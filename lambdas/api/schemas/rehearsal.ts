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
/** In any case, and however its words are joined: `dryRun`, `dry-run`. */
const SPELLING = /^[\W_]*dry[\W_]*run[\W_]*$/i

export const isRehearsalField = (name: string): boolean => SPELLING.test(name)

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
  const names = Object.keys({ ...query, ...values }).filter(isRehearsalField)
  return names.flatMap((name) => {
    const given = [query?.[name], ...(values?.[name] ?? [])].find((value) => value !== undefined && value !== 'false')
    return given === undefined ? [] : faultAt('query', [name], given)
  })
}

const STRINGS = /("(?:[^"\\]|\\.)*")(\s*:)?/g

const isNamed = (json: string): boolean => isRehearsalField(json.includes('\\') ? JSON.parse(json) : json.slice(1, -1))

const fieldsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).reduce((sum, [name, one]) => sum + Number(isRehearsalField(name)) + fieldsIn(one), 0)
    : 0

/**
 * Whether the JSON text has more of these fields than its value: of two fields with one name the last counts, so that
 * one of them was lost.
 */
export function isOverwritten(json: string, value: unknown): boolean {
  // Most texts hold none, not even as escapes.
  if (!/dry|\\/i.test(json)) return false
  const sent = [...json.matchAll(STRINGS)].filter(([, name, colon]) => colon && isNamed(name as string)).length
  return sent > fieldsIn(value)
}

export const OVERWRITTEN = `holds ${FIELD} more than once; send it once. Nothing was done`

/** Beside the arguments of an MCP tool, at any depth. */
export const isBesideArguments = (params: Readonly<Record<string, unknown>>): boolean =>
  misplacedInBody(params, false).length > 0

export const BESIDE_ARGUMENTS = `${FIELD} belongs within the arguments of care or visit, not beside them. Nothing was done`

export const isAbsentRehearsal = (name: string, value: unknown): boolean => isRehearsalField(name) && isAbsent(value)

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === false

const faultAt = (place: string, path: readonly (string | number)[], value: unknown): Misplaced[] =>
  isAbsent(value) ? [] : [{ path: [place, ...path].join('.').slice(0, MAX_PATH).toWellFormed(), message: MISPLACED }]

const MAX_PATH = 200
