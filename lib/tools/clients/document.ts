/**
 * The OpenAPI document reduced to what the typed clients need: JSON operations of agents, each argument in one place
 * and under one name, without headers, refusals and examples.
 */
import { openapi } from '../../../lambdas/api/documents/openapi'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { ERRORS, type ErrorCode } from '../../../lambdas/api/schemas/errors'

export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly (string | null)[]
  const?: unknown
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  /** A reference to another schema, and additional fields. */
  allOf?: readonly Schema[]
  additionalProperties?: Schema
  description?: string
}

export interface Argument {
  name: string
  in: 'path' | 'query' | 'body'
  required: boolean
  schema: Schema
  description?: string
}

export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  status: string
  args: readonly Argument[]
  /** The schema name of the response. */
  answer: string
}

/** An operation in the format of the document. */
interface Described {
  operationId: string
  summary: string
  description?: string
  parameters?: readonly (Argument | { in: 'header'; name: string })[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>
}

const document = openapi({ base_url: '' }) as {
  info: object
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

export const schemaName = (reference: string): string => reference.split('/').at(-1) as string
const pascal = (name: string): string => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

export const operations: readonly Operation[] = everyOperation
  .filter(([, { path, auth }]) => path.startsWith('/api') && auth !== 'admin')
  .map(([id, { method, path }]) => {
    const { summary, description = '', responses, ...asked } = document.paths[path]![method.toLowerCase()]!
    const status = Object.keys(responses).find((one) => one.startsWith('2'))!
    const { $ref } = responses[status]!.content!['application/json']!.schema
    return {
      id,
      method,
      path,
      summary: `${summary} ${description}`.trim(),
      status,
      args: argumentsOf(method, asked),
      answer: schemaName($ref!),
    }
  })

/** Takes the arguments of a DELETE from its query, because some proxies drop its body. */
function argumentsOf(method: Operation['method'], { parameters = [], requestBody }: Partial<Described>): Argument[] {
  const inAddress = parameters.filter((one): one is Argument => one.in === 'path' || one.in === 'query')
  const body = requestBody?.content['application/json'].schema
  const { properties = {}, required = [] } = (method !== 'DELETE' && body) || {}
  // Some fields have an alternative name. The clients use the first one.
  const either = body?.oneOf?.[0]?.required ?? []
  const inBody = Object.entries(properties).map(([name, schema]) => {
    const needed = required.includes(name) || either.includes(name)
    return { name, in: 'body', required: needed, schema, description: schema.description } as const
  })
  const args = [...inAddress, ...inBody]
  const hasBothNames = args.some(({ name }) => name === 'creature_id')
  return args
    .filter(({ name }) => !(hasBothNames && name === 'id'))
    .sort((one, other) => Number(other.required) - Number(one.required))
}

/** The schemas of all responses, and all schemas that they refer to. */
export const schemas: Readonly<Record<string, Schema>> = deduplicated(
  reachable(['Error', ...operations.map(({ answer }) => answer), ...Object.keys(ERRORS).map(errorBody)]),
)

/** Replaces duplicate schemas by references, and makes schemas that contain all fields of `Error` extend it. */
function deduplicated(all: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const names = new Map<string, string>()
  const entries = Object.entries(all).map(([name, schema]): [string, Schema] => {
    const text = JSON.stringify(schema)
    const first = names.get(text) ?? name
    names.set(text, first)
    return [name, first === name ? onError(schema, name, all.Error!) : referTo(first)]
  })
  return Object.fromEntries(entries)
}

function referTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}

function onError(schema: Schema, name: string, error: Schema): Schema {
  const { properties = {}, required = [] } = schema
  const common = Object.keys(error.properties ?? {})
  const isSame = (field: string) =>
    JSON.stringify(properties[field]) === JSON.stringify(error.properties?.[field]) &&
    required.includes(field) === error.required?.includes(field)
  if (name === 'Error' || !common.every(isSame)) return schema
  const own = {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => !common.includes(field))),
    required: required.filter((field) => !common.includes(field)),
  }
  return { allOf: [referTo('Error'), own] }
}

function reachable(names: readonly string[]): Record<string, Schema> {
  const found = new Map<string, Schema>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    const schema = document.components.schemas[name]!
    found.set(name, schema)
    for (const [, inner] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) visit(inner!)
  }
  for (const name of names) visit(name)
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The schema name of a refusal's body: its own, or `Error`. */
export function errorBody(code: string): string {
  const own = `${pascal(code)}Error`
  return own in document.components.schemas ? own : 'Error'
}

/** Without an id, this operation answers only about a living creature; with one, the creature may be dead. */
export const isAboutLiving = ({ args, answer }: Operation): boolean =>
  args.some(({ name, required }) => name === 'creature_id' && !required) &&
  (schemas[answer]?.properties?.creature?.anyOf?.some(({ $ref }) => $ref?.endsWith(`/${DEAD}`)) ?? false)

const DEAD = 'DeadCreature'
export const LIVING = 'Creature'

/** Refusal codes of the HTTP API. MCP reports its own errors in its own format. */
export const errorCodes = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => code !== 'not_mcp')
