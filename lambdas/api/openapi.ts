/** The OpenAPI 3.1 description, generated from the route table, the response schemas and the error catalogue. */
import * as z from 'zod/mini'
import { SERVICE } from './discovery'
import { ERRORS, type ErrorCode } from './errors'
import { type ResponseEntry, responses, sharedSchemas } from './responses'
import { type OperationId, operations, type Route } from './routes'

type Json = Record<string, unknown>

const RATE_HEADERS = {
  'X-RateLimit-Limit': { description: 'Requests allowed in the window.', schema: { type: 'integer' } },
  'X-RateLimit-Remaining': { description: 'Requests left in the window.', schema: { type: 'integer' } },
  'X-RateLimit-Reset': { description: 'Unix time at which the window ends.', schema: { type: 'integer' } },
}

export function openapi(baseUrl: string): Json {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(sharedSchemas)) registry.add(schema, { id })
  for (const [operation, entry] of Object.entries(responses)) {
    if (entry.schema) registry.add(entry.schema, { id: schemaName(operation) })
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` })

  return {
    openapi: '3.1.0',
    info: {
      title: SERVICE.name,
      version: SERVICE.version,
      description: SERVICE.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl, description: 'This house' }],
    tags: [...new Set(operations.map(([, route]) => route.group))].map((name) => ({ name, description: TAGS[name] })),
    paths: describePaths(),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema as Json)])),
      headers: RATE_HEADERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Your API key as a bearer token.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'Your API key.' },
        adminKey: { type: 'apiKey', in: 'header', name: 'x-admin-key', description: 'The key of those who run it.' },
      },
    },
  }
}

/** An empty entry says that it also goes without. */
const SECURITY: Readonly<Record<Route['auth'], readonly Json[]>> = {
  none: [],
  optional: [{ bearer: [] }, { apiKey: [] }, {}],
  required: [{ bearer: [] }, { apiKey: [] }],
  admin: [{ adminKey: [] }, { bearer: [] }],
}

const TAGS: Readonly<Record<Route['group'], string>> = {
  auth: 'Registration and keys',
  house: 'Living with creatures',
  credits: 'Credits, and the pages of the person who pays for them',
  afterlife: 'The way back from death',
  public: 'The public house',
  admin: 'Running the house',
  meta: 'Finding your way',
}

function describePaths(): Json {
  const paths: Record<string, Json> = {}
  for (const [operation, route] of operations) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describe(operation, route) }
  }
  return paths
}

function describe(operation: OperationId, route: Route): Json {
  const entry = responses[operation]
  return {
    operationId: operation,
    tags: [route.group],
    summary: route.summary,
    security: SECURITY[route.auth],
    ...parameters(route),
    ...requestBody(route),
    responses: { [entry.status]: success(operation, entry), ...failures(route) },
  }
}

function parameters({ request }: Route): Json {
  const list = (['path', 'query'] as const).flatMap((place) => {
    const schema = request?.[place] && toSchema(request[place])
    return Object.entries((schema?.properties ?? {}) as Json).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || ((schema?.required ?? []) as string[]).includes(name),
      schema: property,
    }))
  })
  return list.length > 0 ? { parameters: list } : {}
}

function requestBody({ request, example }: Route): Json {
  if (!request?.body) return {}
  const schema = toSchema(request.body)
  const required = ((schema.required ?? []) as string[]).length > 0
  return { requestBody: { required, content: { 'application/json': { schema, ...(example && { example }) } } } }
}

function success(operation: OperationId, entry: ResponseEntry): Json {
  const content = entry.schema
    ? {
        'application/json': {
          schema: { $ref: `#/components/schemas/${schemaName(operation)}` },
          ...(entry.example !== undefined && { example: entry.example }),
        },
      }
    : { [entry.contentType ?? 'text/plain']: { schema: { type: 'string' } } }
  return { description: entry.description, headers: headerRefs(), content }
}

/** Every route can be limited and can fail; what takes input can be invalid, what wants a key can lack one. */
function failures(route: Route): Json {
  const codes: ErrorCode[] = [
    ...(route.request ? [route.invalid] : []),
    ...(route.auth === 'required' ? (['invalid_key'] as const) : []),
    ...(route.errors ?? []),
    'rate_limited',
    route.failed,
  ]
  return Object.fromEntries(
    [...groupByStatus(codes)].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${ERRORS[code].error}\``).join(' or '),
        headers: headerRefs(),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            example: { error: ERRORS[group[0]!].error, suggestion: ERRORS[group[0]!].suggestion },
          },
        },
      },
    ]),
  )
}

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>()
  for (const code of codes) groups.set(ERRORS[code].status, [...(groups.get(ERRORS[code].status) ?? []), code])
  return groups
}

const headerRefs = () =>
  Object.fromEntries(Object.keys(RATE_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const schemaName = (operation: string): string =>
  `${operation.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Response`

const toSchema = (schema: z.ZodMiniType): Json =>
  bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)

const bare = ({ $schema: _, $id: __, ...schema }: Json): Json => schema
