/** Validates a request against its schemas: returns the input, or every fault with its path and how to fix it. */
import * as z from 'zod/mini'
import { typingErrors } from '../../domain/typing-errors'
import {
  isAbsentRehearsal,
  isOverwritten,
  isRehearsalField,
  misplacedInBody,
  misplacedInQuery,
  OVERWRITTEN,
} from './rehearsal'

export interface Fault {
  path: string
  message: string
  /** The value that was probably meant. */
  did_you_mean?: string
}

export interface RawRequest {
  body: string | null
  type?: string | undefined
  query: Readonly<Record<string, string | undefined>> | null
  values?: Readonly<Record<string, readonly string[] | undefined>> | null
  path: Readonly<Record<string, string | undefined>> | null
}

export interface RequestSchemas {
  body?: z.ZodMiniObject
  query?: z.ZodMiniObject
  path?: z.ZodMiniObject
  /** Body fields that are ignored if one of others is present and not empty: by field, the names of the others. */
  ignored?: Readonly<Record<string, readonly string[]>>
  /** The body may also be sent by an HTML form. */
  form?: true
}

const SCHEMA_PARTS = ['body', 'query', 'path', 'ignored', 'form'] as const satisfies readonly (keyof RequestSchemas)[]

/** Builds the schemas on first use, because a process serves few of the operations. */
export function lazySchemas<Schemas extends RequestSchemas>(build: () => Schemas): Schemas {
  let built: Schemas | undefined
  const schemas = () => (built ??= build())
  const lazy = {}
  for (const part of SCHEMA_PARTS) Object.defineProperty(lazy, part, { enumerable: true, get: () => schemas()[part] })
  return lazy as Schemas
}

export type ParsedRequest = ({ input: { body: unknown; query: unknown; path: unknown } } | { faults: Fault[] }) & {
  /** Fields of the body and the query that the operation does not know. */
  unknown_fields: string[]
}

const MAX_BODY_BYTES = 16 * 1024
const NO_FIELDS = z.object({})

/** `acts`: the operation changes something. Then a rehearsal is refused where it is not understood. */
export function parseRequest(schemas: RequestSchemas, raw: RawRequest, { acts = true } = {}): ParsedRequest {
  const body = schemas.body ? readBody(raw.body, schemas.form && isForm(raw.type)) : { value: undefined }
  if ('fault' in body) return { faults: [{ path: 'body', message: body.fault }], unknown_fields: [] }
  const unknown_fields = [
    ...(schemas.body ? unknownFields(schemas.body, body.value) : []),
    ...unknownFields(schemas.query ?? NO_FIELDS, raw.query ?? {}),
  ].slice(0, MAX_UNKNOWN_FIELDS)
  const parts = {
    body: check('body', schemas.body, withoutIgnored(schemas.ignored, body.value)),
    query: check('query', schemas.query, raw.query ?? {}),
    path: check('path', schemas.path, raw.path ?? {}),
  }
  const ambiguous = Object.keys(schemas.query?.shape ?? {}).filter((name) => new Set(raw.values?.[name]).size > 1)
  const takesRehearsal = Object.keys(schemas.body?.shape ?? {}).some(isRehearsalField)
  const faults = [
    ...(acts
      ? [...misplacedInBody(body.value, takesRehearsal), ...misplacedInQuery(raw)].slice(0, MAX_UNKNOWN_FIELDS)
      : []),
    ...Object.values(parts).flatMap((part) => part.faults),
    ...ambiguous.map((name) => ({
      path: `query.${name}`,
      message: 'is given more than once with different values; send it once',
    })),
  ]
  if (faults.length > 0) {
    // What was refused was not ignored.
    const refused = new Set(faults.map(({ path }) => path.replace(/^(body|query)\./, '')))
    return { faults, unknown_fields: unknown_fields.filter((name) => !refused.has(name)) }
  }
  return { input: { body: parts.body.value, query: parts.query.value, path: parts.path.value }, unknown_fields }
}

/** Enough to notice a misspelt field; a body could hold thousands. */
const MAX_UNKNOWN_FIELDS = 20
const MAX_FIELD_LENGTH = 100

type Def = z.core.$ZodTypeDef & {
  shape?: Readonly<Record<string, z.core.$ZodType>>
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  /** Refuses or checks the fields that the schema does not name. */
  catchall?: z.core.$ZodType
}

/** Paths of the fields that no schema names, such as `care.0.itm`. Null counts as absent. */
function unknownFields(schema: z.core.$ZodType, value: unknown, at: readonly (string | number)[] = []): string[] {
  const { shape, element, innerType, catchall } = schema._zod.def as Def
  if (innerType) return unknownFields(innerType, value, at)
  if (element && Array.isArray(value)) return value.flatMap((one, index) => unknownFields(element, one, [...at, index]))
  if (!shape || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (known) return unknownFields(known, one, [...at, name])
    return one === null || catchall ? [] : [[...at, name].join('.').slice(0, MAX_FIELD_LENGTH).toWellFormed()]
  })
}

function withoutIgnored(ignored: RequestSchemas['ignored'], body: unknown): unknown {
  if (!ignored || typeof body !== 'object' || body === null) return body
  const given = body as Readonly<Record<string, unknown>>
  const isGiven = (name: string): boolean => !!given[name] && (given[name] as { length?: number }).length !== 0
  return Object.fromEntries(Object.entries(given).filter(([name]) => !ignored[name]?.some(isGiven)))
}

export const describeFaults = (faults: readonly Fault[]): string =>
  faults.map(({ path, message }) => `${path}: ${message}`).join('; ')

const isForm = (type = ''): boolean => type.startsWith('application/x-www-form-urlencoded')

function readBody(text: string | null, isFromForm = false): { value: unknown } | { fault: string } {
  if (text === null || text.trim() === '') return { value: {} }
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) {
    return { fault: `is larger than ${MAX_BODY_BYTES / 1024} KB; send less` }
  }
  if (isFromForm) return { value: Object.fromEntries(new URLSearchParams(text)) }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { fault: `is not valid JSON (${(error as Error).message.toWellFormed()}); send a JSON object` }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { fault: `must be a JSON object, not ${kindOf(value)}` }
  }
  const trap = findForbidden(value) ?? (isOverwritten(text, value) ? OVERWRITTEN : null)
  return trap ? { fault: trap } : { value }
}

/** Unpaired surrogates, which cannot be stored, become U+FFFD. Fields that count as absent are dropped. */
function normalizeText(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(normalizeText)
  if (typeof value !== 'object' || value === null) return value
  const given = Object.entries(value).filter(([name, inner]) => inner !== null && !isAbsentRehearsal(name, inner))
  return Object.fromEntries(given.map(([name, inner]) => [name, normalizeText(inner)]))
}

export const MAX_DEPTH = 32

export const nestedBeyond = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels < 0 || Object.values(value).some((inner) => nestedBeyond(levels - 1, inner)))

/** Structures that no legitimate request has: excessive nesting and `__proto__`. */
function findForbidden(value: unknown): string | null {
  if (nestedBeyond(MAX_DEPTH, value)) return `is nested more than ${MAX_DEPTH} levels deep; send it flatter`
  return hasPrototype(value) ? 'must not have a field named __proto__; remove it' : null
}

const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototype))

function check(place: string, schema: z.ZodMiniType | undefined, value: unknown): { value: unknown; faults: Fault[] } {
  if (!schema) return { value: {}, faults: [] }
  const result = z.safeParse(schema, normalizeText(value), { reportInput: true })
  if (result.success) return { value: result.data, faults: [] }
  return {
    value: undefined,
    faults: withoutConsequences(result.error.issues).flatMap((issue) => faultsOf(place, issue)),
  }
}

function faultsOf(place: string, issue: Issue): Fault[] {
  const at = (...more: string[]) => [place, ...issue.path, ...more].join('.')
  if (issue.code !== 'unrecognized_keys') return [{ path: at(), message: explain(issue), ...nearestValue(issue) }]
  return issue.keys
    .filter((name) => !isRehearsalField(name))
    .slice(0, MAX_UNKNOWN_FIELDS)
    .map((name) => ({ path: at(name.slice(0, MAX_FIELD_LENGTH)), message: 'is not known here; leave it out' }))
}

/**
 * Drops follow-up faults of a value with the wrong type: zod would also check the length of a text where a list is
 * expected.
 */
const withoutConsequences = (issues: readonly Issue[]): Issue[] => {
  const placeOf = ({ path }: Issue) => path.join('.')
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(placeOf))
  return issues.filter((issue) => issue.code === 'invalid_type' || !mistyped.has(placeOf(issue)))
}

type Issue = z.core.$ZodIssue

/** One typing error away from a value that is known. */
function nearestValue(issue: Issue): Pick<Fault, 'did_you_mean'> {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return {}
  const sent = issue.input.trim().toLowerCase()
  const meant = issue.values.find(
    (value) => typeof value === 'string' && /[a-z]/.test(value) && typingErrors(sent, value, 1) <= 1,
  )
  return meant === undefined ? {} : { did_you_mean: String(meant) }
}

/** Messages for issues whose schema has no message of its own. */
function explain(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `is required: ${article(issue.expected)}`
        : `must be ${article(issue.expected)}, not ${kindOf(issue.input)}`
    case 'too_small':
      return `must ${bound(issue.origin, 'at least', issue.minimum)}`
    case 'too_big':
      return `must ${bound(issue.origin, 'at most', issue.maximum)}`
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    default:
      return issue.message
  }
}

function bound(origin: string, side: string, limit: number | bigint): string {
  const unit = { string: 'character', array: 'item' }[origin]
  return unit ? `have ${side} ${limit} ${unit}${limit === 1 ? '' : 's'}` : `be ${side} ${limit}`
}

const article = (kind: string): string => {
  const noun = { int: 'whole number', record: 'object' }[kind] ?? kind
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : article(typeof value)
