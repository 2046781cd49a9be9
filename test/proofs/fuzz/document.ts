/** Operations of the OpenAPI document, and checks of responses against it. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { openapi } from '../../../lambdas/api/documents/openapi'
import type { Answered } from './wire'

export interface Schema {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

interface Described {
  operationId: string
  security: readonly Readonly<Record<string, unknown>>[]
  parameters?: readonly { name: string; in: 'path' | 'query'; schema: Schema; required: boolean }[]
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
  responses: Readonly<
    Record<string, { headers: Readonly<Record<string, unknown>>; content?: Readonly<Record<string, unknown>> }>
  >
}

export interface Operation extends Described {
  method: string
  path: string
}

const DOCUMENT = openapi({ base_url: 'https://house.test' }) as { paths: Record<string, Record<string, Described>> }

export const OPERATIONS: readonly Operation[] = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ ...described, path, method: method.toUpperCase() })),
)

/** Disallows undocumented fields: later versions may add fields, but all current ones are documented. */
const closed = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(closed)
  if (typeof part !== 'object' || part === null) return part
  const inner = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closed(value)]))
  const names = Object.keys((part as Schema).properties ?? {})
  return names.length > 0 && !('additionalProperties' in part) ? { ...inner, additionalProperties: false } : inner
}

const NAME = 'house'
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema(closed(DOCUMENT) as object, NAME)
const validators = new Map<string, ValidateFunction>()

/** Validator for a part of the document. */
function at(...place: readonly string[]): ValidateFunction {
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `${NAME}#/${pointer}` })
  validators.set(pointer, known)
  return known
}

const JSON_TYPE = 'application/json'
/** How complete documents end, by media type. */
const ENDS: Readonly<Record<string, RegExp>> = {
  'text/html': /<\/html>\s*$/,
  'image/svg+xml': /<\/svg>\s*$/,
  'text/calendar': /END:VCALENDAR\r\n$/,
}
/** Header values are text; the schema of some is a number. */
const read = (value: string): unknown => (/^\d+$/.test(value) ? Number(value) : value)
const isJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** Headers that depend on state: replays, inline payments, and living creatures. */
const ONLY_SOMETIMES = [
  'Idempotency-Replayed',
  'Link',
  'Payment-Receipt',
  'PAYMENT-RESPONSE',
  'WWW-Authenticate',
  'PAYMENT-REQUIRED',
  'X-PAYMENT-REQUIRED',
]

/** The fault of an operation's response; null if it is as documented. */
export function faultOf(operation: Operation, { status, headers, body }: Answered, head: boolean): string | null {
  if (status >= 500) return `a ${status}: ${body}`
  const described = operation.responses[status]
  if (!described) return `a ${status}, which is not documented: ${body}`
  for (const name of Object.keys(described.headers)) {
    const value = headers[name.toLowerCase()]
    if (value === undefined && !ONLY_SOMETIMES.includes(name)) return `a ${status} without ${name}`
    const validate = at('components', 'headers', name, 'schema')
    if (value !== undefined && !validate(read(value))) return `${name}: ${value}, ${ajv.errorsText(validate.errors)}`
  }
  if (!described.content) return body.length === 0 ? null : `a ${status} with a body`
  const type = headers['content-type']?.split(';')[0] ?? ''
  if (!described.content[type]) return `a ${status} as ${type}, which is not documented`
  if (head) return body.length === 0 ? null : 'a body for a HEAD'
  if (type !== JSON_TYPE) return (ENDS[type] ?? /\S/).test(body.toString('latin1')) ? null : `${type} cut off: ${body}`
  const { method, path } = operation
  return mismatch(at('paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'), body)
}

/** The fault of a response to an unknown route, which must be an error or a redirect in the API's own format. */
export function unknownRouteFault({ status, headers, body }: Answered, head: boolean): string | null {
  if (status >= 500) return `a ${status}: ${body}`
  const type = headers['content-type']?.split(';')[0]
  if (head || type !== JSON_TYPE) return null
  return status < 400 ? null : mismatch(at('components', 'schemas', 'Error'), body)
}

function mismatch(validate: ValidateFunction, body: Buffer): string | null {
  const value = isJson(body)
  if (value === undefined) return `no JSON: ${body}`
  return validate(value) ? null : `${ajv.errorsText(validate.errors)}: ${body}`
}
