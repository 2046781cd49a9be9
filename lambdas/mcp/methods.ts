/** The MCP methods of this server. */
import { VIEWED } from '../api/documents/mcp-server'
import { nearestOperation } from '../api/routes/match'
import type { ToolListName } from '../api/routes/tool-lists'
import { CALL_TOOL, KEY_ARGUMENT, TOOL_PAGES, type ToolId, type ToolRoute, toolOperations } from '../api/routes/tools'
import type { IncomingCall } from '../http/call'
import { CARE_ACTIONS } from '../species/care-actions'
import { CODES, isObject, type Message, type Params } from './message'
import { openingOf } from './openings'
import { listedPrompts, PROMPTS } from './prompts'
import { type CacheHints, invalidParams, listed, type MethodOutcome, PUBLIC_HOUR } from './reply'
import { findResource, listedResources, listedTemplates } from './resources'
import { type Groups, type OperationResult, runOperation, toStrings } from './run'
import { asToolCall, listedCall, toolCallText } from './tool-call'

export interface MethodContext {
  call: IncomingCall
  /** Name of the tool list that the client uses. */
  list: ToolListName
  groups: Groups
  message: Message
}

type Outcome = MethodOutcome & {
  /** The refusal of the operation that was run. */
  refused?: string
}

type Method = (params: Params, context: MethodContext) => Promise<Outcome> | Outcome

const PUBLIC_MINUTE_HINT: CacheHints = { ttlMs: 60_000, cacheScope: 'public' }
const PRIVATE: CacheHints = { ttlMs: 0, cacheScope: 'private' }

/** No tool has a longer name, so only this many characters are compared. */
const MAX_TOOL_NAME = 50
const TOOLS: ReadonlyMap<string, ToolRoute> = new Map(toolOperations)

/** Suggests the tool for a care action that was called as a tool, or the nearest name for a misspelt one. */
function unknownTool(name: unknown, list: ToolListName): Outcome {
  const problem = `There is no tool ${JSON.stringify(name)}`
  const given = typeof name === 'string' ? name.slice(0, MAX_TOOL_NAME) : ''
  const words = [given, ...given.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/)].map((word) => word.toLowerCase())
  const action = CARE_ACTIONS.find((one) => words.includes(one))
  const nearest = action ? 'care' : nearestOperation(words, 'GET')?.operation
  if (!nearest || !TOOLS.has(nearest))
    return invalidParams(`${problem}; tools/list names ${list === 'all' ? 'all' : 'them'}`)
  const call = listedCall({ name: nearest, arguments: action ? { action } : {} }, list)
  const did_you_mean = Object.keys(call.arguments).length > 0 ? toolCallText(call) : call.name
  return invalidParams(`${problem}; did you mean ${did_you_mean}?`, { did_you_mean })
}

/** The operation and arguments of a tool call. The tool `call` has them in its arguments. */
function calledOperation({ name, arguments: given }: Params): { name: unknown; args: unknown } {
  if (name !== CALL_TOOL || !isObject(given)) return { name, args: given ?? {} }
  const { operation, arguments: inner, [KEY_ARGUMENT]: key } = given
  const args = isObject(inner) && key !== undefined ? { [KEY_ARGUMENT]: key, ...inner } : (inner ?? {})
  return { name: operation, args }
}

const METHODS: Readonly<Record<string, Method>> = {
  'resources/list': ({ cursor }) => listed(cursor, { resources: listedResources }),
  'resources/templates/list': ({ cursor }) => listed(cursor, { resourceTemplates: listedTemplates }),
  'prompts/list': ({ cursor }) => listed(cursor, { prompts: listedPrompts }),

  async 'tools/call'(params, { call, groups, list, message }) {
    const { name, args } = calledOperation(params)
    const route = TOOLS.get(name as string)
    if (!route) return unknownTool(name, list)
    if (!isObject(args)) return invalidParams('arguments must be an object')
    const operationResult = await runOperation(groups, call, route, { ...TOOL_PAGES[name as ToolId], ...args })
    const result = await toolResult(name as string, operationResult, list, message.showsViews)
    return { result, headers: rateLimitHeaders(operationResult), refused: refusalOf(operationResult) }
  },

  async 'resources/read'({ uri }, { call, groups, message }) {
    const found = typeof uri === 'string' ? findResource(uri) : null
    if (!found) {
      const code = message.stateless ? CODES.invalidParams : CODES.resourceNotFound
      return { error: { code, message: 'There is no such resource', data: { uri } } }
    }
    const { source, mimeType, _meta } = found.resource
    const contents = (text: string) => ({ contents: [{ uri, mimeType, text, ...(_meta && { _meta }) }] })
    if ('read' in source) return { result: contents(source.read()), cache: PUBLIC_HOUR }
    const route = TOOLS.get(source.operation)!
    const operationResult = await runOperation(groups, call, route, { ...source.args, ...found.args })
    const { ok, body, headers } = operationResult
    if (!ok) {
      const error = { code: CODES.refused, message: errorMessage(body), data: body }
      return { error, refused: refusalOf(operationResult) }
    }
    return {
      result: contents(typeof body === 'string' ? body : JSON.stringify(body)),
      cache: route.auth === 'none' ? PUBLIC_MINUTE_HINT : PRIVATE,
      headers: rateLimitHeaders({ headers }),
    }
  },

  'prompts/get'({ name, arguments: sent }) {
    const args = sent ?? {}
    const prompt = PROMPTS.find((one) => one.name === name)
    if (!prompt) return invalidParams(`There is no prompt ${JSON.stringify(name)}`)
    if (!isObject(args)) return invalidParams('arguments must be an object')
    const given = toStrings(args)
    const missing = prompt.arguments.filter(({ name, required }) => required && !given[name])
    if (missing.length > 0) return invalidParams(`The prompt needs ${missing.map(({ name }) => name).join(', ')}`)
    const content = { type: 'text', text: prompt.text(given) }
    return { result: { description: prompt.description, messages: [{ role: 'user', content }] } }
  },
}

export function rpcMethodOf(message: Message): Method | undefined {
  if (Object.hasOwn(METHODS, message.method)) return METHODS[message.method]
  const opening = openingOf(message)
  return (
    opening &&
    ((params, { call: { request_id, ctx }, list }) =>
      opening(params, { list, request_id, limits: ctx.config.rateLimits }))
  )
}

/** The operation that the message runs, which counts its caller. */
export function operationOf({ id, method, params }: Message): ToolRoute | undefined {
  if (id === null) return
  if (method === 'tools/call') {
    const { name, args } = calledOperation(params)
    return isObject(args) ? TOOLS.get(name as string) : undefined
  }
  const found = method === 'resources/read' && typeof params.uri === 'string' ? findResource(params.uri) : null
  return found && 'operation' in found.resource.source ? TOOLS.get(found.resource.source.operation) : undefined
}

/** The text contains everything a model needs, because most clients show nothing else. Programs read the JSON. */
async function toolResult(
  operation: string,
  operationResult: OperationResult,
  list: ToolListName,
  showsViews: boolean,
): Promise<Record<string, unknown>> {
  const { ok, status, body } = operationResult
  if (typeof body === 'string') return { content: [textOf(body)], structuredContent: { text: body } }
  const { asText } = await import('../api/texts/as-text')
  const content = [textOf(asText({ operation, status, body, call: asToolCall(list) }))]
  const shown = showsViews && VIEWED.includes(operation) ? (await import('./view')).viewMeta(operationResult, list) : {}
  return { content, structuredContent: body, ...(!ok && { isError: true }), ...shown }
}

const refusalOf = ({ ok, body }: OperationResult): string | undefined =>
  ok || typeof body === 'string' ? undefined : String(body.code)

const textOf = (text: string) => ({ type: 'text', text })

const errorMessage = (body: OperationResult['body']): string =>
  typeof body === 'string' ? body : `${body.error}. ${body.suggestion}`

const rateLimitHeaders = ({ headers }: Pick<OperationResult, 'headers'>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(x-ratelimit-|retry-after)/i.test(name)))
