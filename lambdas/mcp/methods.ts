/** The MCP methods of this server. */
import { VIEWED } from '../api/documents/mcp-server'
import { nearestOperation } from '../api/routes/match'
import {
  CALL_TOOL,
  KEY_ARGUMENT,
  onlyReads,
  READ_TOOL,
  TOOL_PAGES,
  type ToolId,
  toolOperations,
} from '../api/routes/tools'
import { BESIDE_ARGUMENTS, isBesideArguments } from '../api/schemas/rehearsal'
import type { IncomingCall } from '../http/call'
import { CARE_ACTIONS } from '../species/care-actions'
import { CODES, isObject, type Message, type Params } from './message'
import { openingOf } from './openings'
import { listedPrompts, PROMPTS } from './prompts'
import { invalidParams, listed, type MethodOutcome, PUBLIC_HOUR } from './reply'
import { viewContent, viewResource } from './resources'
import { type Groups, type OperationResult, runOperation, type ToolEntry, toStrings } from './run'
import { asToolCall, listedCall, toolCallText } from './tool-call'

export interface MethodContext {
  call: IncomingCall
  groups: Groups
  message: Message
}

type Outcome = MethodOutcome & {
  /** The refusal of the operation that was run. */
  refused?: string
}

type Method = (params: Params, context: MethodContext) => Promise<Outcome> | Outcome

/** No tool has a longer name, so only this many characters are compared. */
const MAX_TOOL_NAME = 50
const TOOLS: ReadonlyMap<string, ToolEntry> = new Map(toolOperations.map((tool) => [tool[0], tool]))

interface CalledTool {
  name: unknown
  args: unknown
  /** Undefined if there is no such tool, or if `read` was asked to act. */
  tool: ToolEntry | undefined
  /** The fields beside the arguments, of the message and of the tools `read` and `call`. */
  besides: readonly Params[]
}

/** The operation and arguments of a tool call. The tools `read` and `call` have them in their arguments. */
function calledTool(params: Params): CalledTool {
  const { name, arguments: given } = params
  const isRunner = name === READ_TOOL || name === CALL_TOOL
  if (!isRunner || !isObject(given))
    return { name, args: given ?? {}, tool: TOOLS.get(name as string), besides: [params] }
  const { operation, arguments: inner, [KEY_ARGUMENT]: key } = given
  const args = isObject(inner) && key !== undefined ? { [KEY_ARGUMENT]: key, ...inner } : (inner ?? {})
  const tool = TOOLS.get(operation as string)
  const acts = tool !== undefined && !onlyReads(tool[1])
  return { name: operation, args, tool: name === READ_TOOL && acts ? undefined : tool, besides: [params, given] }
}

/**
 * Suggests the tool for a care action that was called as a tool, the one that acts for an operation that does not only
 * read, or the nearest name for a misspelt one.
 */
function unknownTool({ name, args }: CalledTool): Outcome {
  if (TOOLS.has(name as string)) {
    const call = toolCallText(listedCall({ name: name as string, arguments: isObject(args) ? args : {} }))
    return invalidParams(`${name} does not only read; call it with ${call}`, { did_you_mean: call })
  }
  const problem = `There is no tool ${JSON.stringify(name)}`
  const given = typeof name === 'string' ? name.slice(0, MAX_TOOL_NAME) : ''
  const words = [given, ...given.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/)].map((word) => word.toLowerCase())
  const action = CARE_ACTIONS.find((one) => words.includes(one))
  const nearest = action ? 'care' : nearestOperation(words, 'GET')?.operation
  if (!nearest || !TOOLS.has(nearest)) return invalidParams(`${problem}; tools/list names them`)
  const call = listedCall({ name: nearest, arguments: action ? { action } : {} })
  const did_you_mean = Object.keys(call.arguments).length > 0 ? toolCallText(call) : call.name
  return invalidParams(`${problem}; did you mean ${did_you_mean}?`, { did_you_mean })
}

const METHODS: Readonly<Record<string, Method>> = {
  'resources/list': ({ cursor }) => listed(cursor, { resources: [viewResource] }),
  'resources/templates/list': ({ cursor }) => listed(cursor, { resourceTemplates: [] }),
  'prompts/list': ({ cursor }) => listed(cursor, { prompts: listedPrompts }),

  async 'tools/call'(params, { call, groups, message }) {
    const called = calledTool(params)
    const { args, tool } = called
    if (!tool) return unknownTool(called)
    if (called.besides.some(isBesideArguments)) return invalidParams(BESIDE_ARGUMENTS)
    if (!isObject(args)) return invalidParams('arguments must be an object')
    const name = called.name as ToolId
    const operationResult = await runOperation(groups, call, tool, { ...TOOL_PAGES[name], ...args })
    const result = await toolResult(name, operationResult, message.showsViews)
    return { result, headers: rateLimitHeaders(operationResult), refused: refusalOf(operationResult) }
  },

  'resources/read'({ uri }, { message }) {
    if (uri === viewResource.uri) return { result: { contents: [viewContent()] }, cache: PUBLIC_HOUR }
    const code = message.stateless ? CODES.invalidParams : CODES.resourceNotFound
    return { error: { code, message: 'There is no such resource', data: { uri } } }
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
    ((params, { call: { request_id, ctx } }) => opening(params, { request_id, limits: ctx.config.rateLimits }))
  )
}

/** The operation that the message runs, which counts its caller. */
export function operationOf({ id, method, params }: Message): ToolEntry | undefined {
  if (id === null || method !== 'tools/call') return
  const { args, tool } = calledTool(params)
  return isObject(args) ? tool : undefined
}

/** The text contains everything a model needs, because most clients show nothing else. Programs read the JSON. */
async function toolResult(
  operation: string,
  operationResult: OperationResult,
  showsViews: boolean,
): Promise<Record<string, unknown>> {
  const { ok, status, body } = operationResult
  if (typeof body === 'string') return { content: [textOf(body)], structuredContent: { text: body } }
  const { asText } = await import('../api/texts/as-text')
  const content = [textOf(asText({ operation, status, body, call: asToolCall }))]
  const shown = showsViews && VIEWED.includes(operation) ? (await import('./view')).viewMeta(operationResult) : {}
  return { content, structuredContent: body, ...(!ok && { isError: true }), ...shown }
}

const refusalOf = ({ ok, body }: OperationResult): string | undefined =>
  ok || typeof body === 'string' ? undefined : String(body.code)

const textOf = (text: string) => ({ type: 'text', text })

const rateLimitHeaders = ({ headers }: Pick<OperationResult, 'headers'>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(x-ratelimit-|retry-after)/i.test(name)))
