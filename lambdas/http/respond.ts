/** Turns an answer into the HTTP response: error format, common headers and the log line. */
import type { APIGatewayProxyResult } from 'aws-lambda'
import { hasText, PLAIN_TEXT, preferredType } from '../api/accept'
import { bodyInFull, callsInFull, hasPath, stepInFull } from '../api/full-address'
import { COMMON_HEADERS } from '../api/headers'
import { metricFields, statusCounters } from '../api/metrics'
import { type NextStep, step } from '../api/next-steps'
import { routes } from '../api/routes/routes'
import { refusals } from '../api/schemas/refusals'
import type { TextRequest } from '../api/texts/as-text'
import { maskRandomParts } from '../domain/masking'
import type { Count } from '../store/limits'
import { availableSteps, freeName, stepsAfterRefusal, withinScope } from './available-steps'
import type { Executed, IncomingCall, Refusal, Reply } from './call'

/** Set by handlers only: the gateway's header mapping cannot contain its quotes. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'"

const MAX_LOGGED_PATH = 300

/** Crawlers read robots.txt only at the root of a domain. */
const UNLISTED = { 'X-Robots-Tag': 'noindex' }

/** The form of a refusal for clients that do not read JSON. */
export type RefusalForm = (call: IncomingCall, reply: Reply) => Reply | Promise<Reply>

/** An answer with its status and headers; a body that is an object is ready to be sent as JSON. */
export interface Response {
  status: number
  headers: Readonly<Record<string, string>>
  body: object | string | Uint8Array
}

/** Completes an executed call, and writes its log line. */
export async function present(
  { call, answer, count }: Executed,
  refusalForm: RefusalForm = (_, reply) => reply,
): Promise<Response> {
  const reply = negotiateContent(
    call,
    'refuse' in answer ? await refusalForm(call, refusalReply(call, answer, count)) : answer,
  )
  const { status = 200, headers, body } = await reply
  writeLogLine(call, status, 'refuse' in answer ? answer.refuse : null)
  return {
    status,
    headers: {
      ...COMMON_HEADERS,
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Request-Id': call.request_id,
      ...rateHeaders(count),
      ...call.route.headers,
      ...(call.route.group === 'pages' && hasPath(call) && UNLISTED),
      ...headers,
      // An error must not inherit the cache time of a success.
      ...(status >= 400 && { 'Cache-Control': COMMON_HEADERS['Cache-Control'] }),
    },
    body: plainBody(call, body),
  }
}

export async function respond(executed: Executed, refusalForm?: RefusalForm): Promise<APIGatewayProxyResult> {
  const { status, headers, body } = await present(executed, refusalForm)
  const isBase64Encoded = body instanceof Uint8Array
  const text = isBase64Encoded
    ? Buffer.from(body).toString('base64')
    : typeof body === 'string'
      ? body
      : JSON.stringify(body)
  return {
    statusCode: status,
    headers: { ...headers },
    body: executed.call.method === 'HEAD' ? '' : text,
    ...(isBase64Encoded && { isBase64Encoded }),
  }
}

function writeLogLine(call: IncomingCall, status: number, refused: string | null): void {
  const { ctx, request_id, operation, caller, method, path, now } = call
  const isServerError = status >= 500
  call.log({
    level: isServerError ? 'error' : 'info',
    message: 'request',
    request_id,
    operation,
    // Path and method are logged only here, because each byte of a log line costs money. For other calls the operation,
    // or the gateway's line with the same id, shows them.
    ...((isServerError || operation === 'unknown') && {
      method,
      path: maskRandomParts(path.slice(0, MAX_LOGGED_PATH)),
    }),
    status,
    ...(caller.kind === 'keeper' && { agent_id: caller.agentId }),
    ...(refused && { refused }),
    ...(isServerError && { group: call.route.group }),
    ...metricFields(ctx.config.metricsNamespace, now, { latency_ms: ctx.now() - now, ...statusCounters(status) }),
  })
}

/** JSON or plain text, by the Accept header. */
async function negotiateContent(call: IncomingCall, reply: Reply): Promise<Reply> {
  if (!hasText(call.route)) return reply
  const { Vary, ...headers } = reply.headers ?? {}
  const varying = { ...headers, Vary: [Vary, 'Accept'].filter(Boolean).join(', ') }
  const status = reply.status ?? 200
  const preferred = preferredType(call.accept, ['application/json', PLAIN_TEXT])
  // A reply with its own content type was requested in that format.
  if (preferred !== PLAIN_TEXT || headers['Content-Type'] || reply.body instanceof Uint8Array)
    return { ...reply, headers: varying }
  const body = JSON.parse(serializeBody(call, reply.body))
  const text = await plainText(call, { status, body }, (one) => asRequest(stepInFull(call, one)))
  // The list of operations names paths; it contains no words of agents.
  const plain = call.route.group === 'meta' ? callsInFull(call, text) : text
  return { ...reply, body: plain, headers: { ...varying, 'Content-Type': `${PLAIN_TEXT}; charset=utf-8` } }
}

/** The answer as plain text, in the form that fits the caller. `write`: a step as one line. */
export const plainText = async (
  { household, operation, now }: Pick<IncomingCall, 'household' | 'operation' | 'now'>,
  answer: Pick<TextRequest, 'status' | 'body'>,
  call: TextRequest['call'],
): Promise<string> => (await import('../api/texts/as-text')).asText({ household, operation, now, ...answer, call })

const asRequest = ({ method, endpoint, url, body, description }: Partial<NextStep>) => ({
  call: [method, url ?? endpoint, body && JSON.stringify(body)].filter(Boolean).join(' '),
  why: description ?? '',
})

/** The text of a JSON body, as it is sent and saved. */
export function serializeBody(call: IncomingCall, body: object | string): string {
  const plain = plainBody(call, body)
  return typeof plain === 'string' ? plain : JSON.stringify(plain)
}

/** Text and bytes are sent unchanged. */
const plainBody = (call: IncomingCall, body: Reply['body']): Response['body'] =>
  typeof body === 'string' || body instanceof Uint8Array
    ? body
    : (rounded(bodyInFull(call, withIgnoredFields(call, withUniqueNames(call, body)))) as object)

/** Here, because every answer passes through: refusals and saved answers too. */
const withIgnoredFields = ({ ignored_fields }: IncomingCall, body: object): object =>
  ignored_fields.length > 0 ? { ...body, ignored_fields } : body

function refusalReply(call: IncomingCall, answer: Refusal, count: Count): Reply {
  const entry = refusals()[answer.refuse]
  const retryAfter = Math.max(1, count.resets_at - Math.floor(call.now / 1000))
  const limited = entry.status === 429
  return {
    status: entry.status as never,
    body: {
      error: answer.error ?? entry.error,
      code: answer.refuse,
      ...answer.more,
      ...(limited && { retry_after_seconds: retryAfter }),
      suggestion: [answer.suggestion ?? entry.suggestion, call.ctx.hostAdvice[answer.refuse] ?? []].flat().join(' '),
      next_steps: stepsAfterRefusal(answer.next_steps ?? availableSteps(entry.next, call), call),
      ...(entry.status === 500 && { request_id: call.request_id }),
    },
    headers: { ...answer.headers, ...(limited && { 'Retry-After': String(retryAfter) }) },
  }
}

/**
 * Examples whose name must be unique. Each response adds its own suffix, otherwise only the first caller could use
 * them.
 */
const UNIQUE_EXAMPLES = [
  { example: routes.register.example, field: 'username', join: '-' },
  { example: routes.create_species.example, field: 'slug', join: '_' },
] as const

function withUniqueNames(call: IncomingCall, body: object & { next_steps?: readonly NextStep[] }): object {
  const suffix = call.request_id.replace(/[^0-9a-z]/g, '').slice(0, 8)
  const withUniqueName = (step: NextStep): NextStep => {
    const unique = UNIQUE_EXAMPLES.find(({ example }) => example === step.body)
    return unique
      ? { ...step, body: { ...step.body, [unique.field]: `${step.body?.[unique.field]}${unique.join}${suffix}` } }
      : step
  }
  const named = body.next_steps?.map((step) => withFreeName(call, withUniqueName(step)))
  // What a suspended agent may still do is said to its tokens too.
  const isBarred = (body as { code?: unknown }).code === 'suspended'
  const steps = isBarred ? named : named && stepsWithinScope(call, named)
  return steps ? { ...body, next_steps: steps } : body
}

/** A token that may not care is led to all that is needed, so that it can tell who may. */
function stepsWithinScope(call: IncomingCall, steps: readonly NextStep[]): readonly NextStep[] {
  const scope = call.caller.kind === 'keeper' ? call.caller.grant : 'all'
  if (scope === 'all') return steps
  const covered = steps.flatMap((one) => withinScope(scope, one))
  const isCare = ({ endpoint }: NextStep): boolean => endpoint === routes.care.path || endpoint === routes.visit.path
  if (steps.filter(isCare).length === covered.filter(isCare).length) return covered
  const description =
    'See what is needed, and by whom. This connection may only look: to act, it must be made anew with the scope play.'
  return [step(call.operation === 'me' ? 'plan' : 'me', { description }), ...covered]
}

/** A step to adopt proposes a name that no creature of the household has, and not the same to every agent. */
function withFreeName({ household, operation, now }: IncomingCall, step: NextStep): NextStep {
  const { path, example } = routes.adopt
  // The refusal of an adoption repeats the name that the agent chose.
  const isChosen = operation === 'adopt' && step.body !== example
  if (isChosen || step.endpoint !== path || step.body?.name !== example.name) return step
  return { ...step, body: { ...step.body, name: freeName(household, household?.agent.data.id ?? `${now}`) } }
}

const rateHeaders = ({ max, used, resets_at }: Count) => ({
  'X-RateLimit-Limit': String(max),
  'X-RateLimit-Remaining': String(Math.max(0, max - used)),
  'X-RateLimit-Reset': String(resets_at),
})

/** The JSON form of every response body: plain data, with numbers rounded to two decimals. */
export const serializeJson = (body: object): string => JSON.stringify(rounded(body))

/**
 * Copies what has numbers to round, instead of using a replacer function, which makes `JSON.stringify` several times
 * slower.
 */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 100) / 100
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(rounded)
  const fields = value as Record<string, unknown>
  let copy = fields
  for (const name in fields) {
    const one = rounded(fields[name])
    if (one === fields[name]) continue
    if (copy === fields) copy = { ...fields }
    copy[name] = one
  }
  return copy
}
