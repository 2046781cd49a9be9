/** The OpenAPI 3.1 description, generated from the route table, the response schemas and the error catalogue. */

import { missingScope } from '../../domain/accounts/oauth'
import { hasText, PLAIN_TEXT } from '../accept'
import { ErrorShape } from '../fields/call'
import { IDEMPOTENCY_KEY } from '../headers'
import { idempotencyParameter, REPLAYED, takesIdempotencyKey } from '../idempotency-key'
import { everyOperation } from '../routes/every-route'
import { type DocumentSite, describeLimit, type LimitOverrides } from '../routes/limits'
import { failedCode, invalidCode, isOpenToSuspended, type OperationId, type Route } from '../routes/routes'
import { takesKey } from '../routes/tools'
import { answerSchemas, reference } from '../schemas/answer-schema'
import { errorBodies } from '../schemas/error-bodies'
import { ERRORS, type ErrorCode } from '../schemas/errors'
import { bodySchema, type Json, requestSchema } from '../schemas/json-schema'
import { responses } from '../schemas/responses'
import { LISTED_GROUPS, SERVICE } from './discovery'

const RATE_HEADERS = {
  'X-RateLimit-Limit': { description: 'Requests allowed in the window.', schema: { type: 'integer', minimum: 0 } },
  'X-RateLimit-Remaining': { description: 'Requests left in the window.', schema: { type: 'integer', minimum: 0 } },
  'X-RateLimit-Reset': { description: 'Unix time, in seconds, at which the window ends.', schema: { type: 'integer' } },
}
const OTHER_HEADERS = {
  'X-Request-Id': { description: 'Names this request in the logs of the house.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'Cache-Control': { description: 'How long the answer may be kept.', schema: { type: 'string' } },
  [REPLAYED]: {
    description: 'There, and true, when this answer was given before.',
    schema: { type: 'string', const: 'true' },
  },
  Link: {
    description:
      'The faces of those whom the answer tells of, with the relation `icon`: each an address that is drawn the same for good. Left out where nobody lives.',
    schema: { type: 'string' },
  },
  'WWW-Authenticate': {
    description: 'The challenge of MPP (`Payment …`), where agents can pay by it; `mpp_challenge` holds the same.',
    schema: { type: 'string' },
  },
  'PAYMENT-REQUIRED': {
    description: 'What x402 asks for, in Base64, where agents can pay by it; `x402_requirements` holds the same.',
    schema: { type: 'string' },
  },
  'X-PAYMENT-REQUIRED': { description: 'The same as `PAYMENT-REQUIRED`.', schema: { type: 'string' } },
  'Payment-Receipt': { description: 'The receipt, where this very call was paid by MPP.', schema: { type: 'string' } },
  'PAYMENT-RESPONSE': {
    description: 'The settlement in Base64, where this very call was paid by x402.',
    schema: { type: 'string' },
  },
  Location: { description: 'Where it goes on.', schema: { type: 'string', format: 'uri-reference' } },
}
const HEADERS = { ...RATE_HEADERS, ...OTHER_HEADERS }
const EVERYWHERE = [...Object.keys(RATE_HEADERS), 'X-Request-Id'] as const

const MANNERS = [
  SERVICE.description,
  'Stats go from 0 to 100. `hunger` is fullness: 100 is full, 0 is starving. Times are ISO 8601 in UTC.',
  'Every answer has `next_steps`: calls that could come next, filled in. Errors say what went wrong in `error`, name it for programs in `code`, say how to mend it in `suggestion`, and for invalid input name every fault in `details` and `issues`.',
  `A POST or DELETE may carry an \`${IDEMPOTENCY_KEY}\`: sent again with the same one, it is not done again, and the first answer is given once more.`,
  'Asked with `Accept: text/plain`, every answer and every refusal of an operation under /api is short plain text that holds what an agent acts on: a line a thing, next steps as calls, and words of other agents quoted, with their author.',
  'HEAD is answered as GET, without a body. Unknown fields of a body or a query are ignored and named in `ignored_fields`, and null in an optional field of a body counts as absent.',
  'An address with a slash too many, one cut off where only one operation continues it, and common aliases (/api/openapi.json, /api/docs) answer 308 with a Location that keeps method, body and query. Every other address that is none is a JSON 404 with an `Error`, often with `did_you_mean`.',
]

/** Everything but the base URL, with the default limits; built at the first request. */
let described: Json | undefined

export function openapi({ base_url, limits = {} }: DocumentSite): Json {
  described ??= describeService({})
  const document = Object.keys(limits).length > 0 ? describeService(limits) : described
  return { ...document, servers: [{ url: base_url, description: 'This house' }] }
}

function describeService(limits: LimitOverrides): Json {
  const answers = Object.entries(responses).flatMap(([operation, { schema }]) =>
    schema ? [[schemaName(operation, 'Response'), schema] as const] : [],
  )
  const errors = Object.entries(errorBodies).map(([code, schema]) => [schemaName(code, 'Error'), schema] as const)
  return {
    openapi: '3.1.0',
    info: {
      title: SERVICE.name,
      version: SERVICE.version,
      description: MANNERS.join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...new Set(everyOperation.map(([, route]) => route.group))].map((name) => ({
      name,
      description: LISTED_GROUPS[name],
    })),
    paths: describePaths(limits),
    components: {
      schemas: answerSchemas({ Error: ErrorShape, ...Object.fromEntries([...answers, ...errors]) }),
      headers: HEADERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Your API key as a bearer token.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'Your API key.' },
        adminKey: { type: 'apiKey', in: 'header', name: 'x-admin-key', description: 'The key of those who run it.' },
      },
    },
  }
}

/** An empty entry means that authentication is optional. */
const SECURITY: Readonly<Record<Route['auth'], readonly Json[]>> = {
  none: [],
  optional: [{ bearer: [] }, { apiKey: [] }, {}],
  required: [{ bearer: [] }, { apiKey: [] }],
  admin: [{ adminKey: [] }, { bearer: [] }],
}

function describePaths(limits: LimitOverrides): Json {
  const paths: Record<string, Json> = {}
  for (const [operation, route] of everyOperation) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describe(operation, route, limits) }
  }
  return paths
}

function describe(operation: OperationId, route: Route, limits: LimitOverrides): Json {
  const entry = responses[operation]
  return {
    operationId: operation,
    tags: [route.group],
    summary: route.summary,
    ...(!route.limit.uncounted && { description: `At most ${describeLimit(operation, route, limits)}.` }),
    security: SECURITY[route.auth],
    ...parameters(operation, route),
    ...requestBody(operation, route),
    responses: { [entry.status]: success(operation, route), ...failures(operation, route) },
  }
}

/** Routes whose 402 can be answered by a payment in the next request. */
const canBePaid = ({ errors = [] }: Route): boolean =>
  errors.some((code) => code === 'payment_required' || code === 'insufficient_credits')

const PAYMENTS = [
  {
    name: 'Payment-Authorization',
    description:
      'A credential of MPP (`Payment …`) for the challenge of a 402. Without a bearer token it may also come as `Authorization`.',
  },
  { name: 'PAYMENT-SIGNATURE', description: 'A payment by x402, in Base64, for the requirements of a 402.' },
].map((one) => ({ ...one, in: 'header', required: false, schema: { type: 'string' } }))

function parameters(operation: OperationId, route: Route): Json {
  const { request } = route
  const inAddress = (['path', 'query'] as const).flatMap((place) => {
    const schema = request?.[place] && requestSchema(request[place], operation)
    return Object.entries((schema?.properties ?? {}) as Record<string, Json>).map(
      ([name, { description, ...property }]) => ({
        name,
        in: place,
        description,
        required: place === 'path' || ((schema?.required ?? []) as string[]).includes(name),
        schema: property,
      }),
    )
  })
  const list = [
    ...inAddress,
    ...(takesIdempotencyKey(route) ? [idempotencyParameter(route)] : []),
    ...(canBePaid(route) ? PAYMENTS : []),
  ]
  return list.length > 0 ? { parameters: list } : {}
}

function requestBody(operation: OperationId, { request, example }: Route): Json {
  if (!request?.body) return {}
  const schema = bodySchema(request.body, operation)
  const required =
    ((schema.required ?? []) as string[]).length > 0 || (schema.oneOf ?? schema.minProperties) !== undefined
  const content = { schema, ...(example && { example }) }
  return {
    requestBody: {
      required,
      content: { 'application/json': content, ...(request.form && { 'application/x-www-form-urlencoded': content }) },
    },
  }
}

function success(operation: OperationId, route: Route): Json {
  const { status, description, schema, contentType, forms, faces, example } = responses[operation]
  const json = {
    schema: { $ref: reference(schemaName(operation, 'Response')) },
    ...(example !== undefined && { example }),
  }
  const content = {
    ...(schema && { 'application/json': json }),
    ...(contentType && { [contentType]: contentType.endsWith('+json') ? { schema: { type: 'object' } } : TEXT }),
    ...Object.fromEntries([...(forms ?? []), ...textForm(route)].map((form) => [form, TEXT])),
  }
  const headers = {
    ...headersOf(route, status),
    ...(faces && { Link: { $ref: '#/components/headers/Link' } }),
  }
  return { description, headers, content }
}

const TEXT = { schema: { type: 'string' } }
const textForm = (route: Route): string[] => (hasText(route) ? [PLAIN_TEXT] : [])
const REDIRECT = { schema: { type: 'object' } }

const REPEATING = ['invalid_idempotency_key', 'idempotency_key_reused', 'busy'] as const

/** Every route can be rate-limited and can fail. Routes with input can refuse it; routes with a key can miss it. */
function failures(operation: OperationId, route: Route): Json {
  const codes: ErrorCode[] = [
    ...(route.request?.body || route.request?.query ? [invalidCode(route)] : []),
    ...(route.auth === 'required' || route.auth === 'admin' ? (['invalid_key'] as const) : []),
    ...(takesKey(route) ? (['two_keys'] as const) : []),
    ...(route.auth === 'required' ? scopeRefusals(operation, route) : []),
    ...(takesKey(route) && !isOpenToSuspended(operation, route) ? (['suspended'] as const) : []),
    ...(route.errors ?? []),
    ...(takesIdempotencyKey(route) ? REPEATING : []),
    'rate_limited',
    failedCode(route),
  ]
  const { notFoundPage, notFoundType, forms = [], redirect, accepted, contentType } = responses[operation]
  const forPeople = route.group === 'pages' || contentType === 'text/html'
  const notFoundForms = notFoundType ? [notFoundType] : ['text/html', ...forms]
  return {
    ...Object.fromEntries(
      [...groupByStatus(codes)].map(([status, group]) => [status, failure(route, status, group, forPeople)]),
    ),
    ...(notFoundPage && {
      404: {
        description: notFoundPage,
        headers: headersOf(route, 404),
        content: Object.fromEntries(notFoundForms.map((form) => [form, TEXT])),
      },
    }),
    ...(accepted && { 202: { description: accepted, headers: headersOf(route, 202) } }),
    ...(redirect && {
      [redirect.status]: {
        description: redirect.description,
        headers: headersOf(route, redirect.status),
        ...(redirect.status === 308 && { content: { 'application/json': REDIRECT } }),
      },
    }),
  }
}

/** Refusals for an access token: by its scope, or on operations that need the key itself. */
function scopeRefusals(operation: OperationId, { method }: Route): ErrorCode[] {
  const missing = missingScope('read', { operation, method })
  return missing ? [missing === 'key' ? 'key_required' : 'insufficient_scope'] : []
}

const failure = (route: Route, status: number, codes: readonly ErrorCode[], forPeople: boolean): Json => {
  // MCP wraps every refusal in the same body.
  const shownCodes = route.group === 'mcp' ? (['not_mcp'] as const) : codes
  const bodies = [
    ...new Set(shownCodes.map((code) => reference(code in errorBodies ? schemaName(code, 'Error') : 'Error'))),
  ]
  const schemas = bodies.map(($ref) => ({ $ref }))
  return {
    description: [...new Set(codes.map((code) => `\`${ERRORS[code].error}\``))].join(' or '),
    headers: headersOf(route, status),
    content: {
      'application/json': {
        schema: schemas.length > 1 ? { anyOf: schemas } : schemas[0],
        ...examples(shownCodes.filter((code) => !(code in errorBodies))),
      },
      ...Object.fromEntries([...(forPeople ? ['text/html'] : []), ...textForm(route)].map((form) => [form, TEXT])),
    },
  }
}

const examples = (codes: readonly ErrorCode[]): Json =>
  codes.length === 0
    ? {}
    : {
        examples: Object.fromEntries(
          codes.map((code) => {
            const { error, suggestion } = ERRORS[code]
            return [code, { value: { error, suggestion } }]
          }),
        ),
      }

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>()
  for (const code of codes) groups.set(ERRORS[code].status, [...(groups.get(ERRORS[code].status) ?? []), code])
  return groups
}

function headersOf(route: Route, status: number): Json {
  const names = [
    ...EVERYWHERE,
    ...Object.keys(route.headers ?? {}),
    ...(status === 429 ? ['Retry-After'] : []),
    ...(status < 300 && takesIdempotencyKey(route) ? [REPLAYED] : []),
    ...(status === 402 ? ['WWW-Authenticate', 'PAYMENT-REQUIRED', 'X-PAYMENT-REQUIRED'] : []),
    ...(status < 300 && canBePaid(route) ? ['Payment-Receipt', 'PAYMENT-RESPONSE'] : []),
    ...([302, 303, 308].includes(status) ? ['Location'] : []),
  ]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const schemaName = (name: string, kind: 'Response' | 'Error'): string =>
  `${name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}${kind}`
