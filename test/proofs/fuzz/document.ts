/** What the OpenAPI document says of every operation, and whether an answer is as it says. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { openapi } from '../../../lambdas/api/openapi'
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

const DOCUMENT = openapi('https://house.test') as { paths: Record<string, Record<string, Described>> }

export const OPERATIONS: readonly Operation[] = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ ...described, path, method: method.toUpperCase() })),
)

const NAME = 'house'
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema(DOCUMENT, NAME)
const validators = new Map<string, ValidateFunction>()

/** A place in the document, as a validator. */
function at(...place: readonly string[]): ValidateFunction {
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `${NAME}#/${pointer}` })
  validators.set(pointer, known)
  return known
}

const JSON_TYPE = 'application/json'
const isJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** What is wrong with the answer of this operation; null when it is as documented. */
export function objection(operation: Operation, { status, headers, body }: Answered, head: boolean): string | null {
  if (status >= 500) return `a ${status}: ${body}`
  const described = operation.responses[status]
  if (!described) return `a ${status}, which is not documented: ${body}`
  const always = Object.keys(described.headers).filter((name) => name !== 'Idempotency-Replayed')
  const missing = always.find((name) => headers[name.toLowerCase()] === undefined)
  if (missing) return `a ${status} without ${missing}`
  if (!described.content) return body.length === 0 ? null : `a ${status} with a body`
  const type = headers['content-type']?.split(';')[0] ?? ''
  if (!described.content[type]) return `a ${status} as ${type}, which is not documented`
  if (head) return body.length === 0 ? null : 'a body for a HEAD'
  if (type !== JSON_TYPE) return body.length > 0 ? null : 'nothing at all'
  const { method, path } = operation
  return mismatch(at('paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'), body)
}

/** What is wrong with the answer to something that is no operation: it is refused or sent on, in the house's words. */
export function strangeObjection({ status, headers, body }: Answered, head: boolean): string | null {
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
