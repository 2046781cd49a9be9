/** The MCP methods of this server. */
import { VIEWED } from '../api/documents/mcp-server'
import { TOOL_PAGES } from '../api/routes/tools'
import type { IncomingCall } from '../http/call'
import { plainText } from '../http/respond'
import { calledTool } from './called-tool'
import { CODES, isObject, type Message, type Params } from './message'
import { openingOf } from './openings'
import { listedPrompts, PROMPTS } from './prompts'
import { invalidParams, listed, type MethodOutcome, PUBLIC_HOUR } from './reply'
import { viewContent, viewResource } from './resources'
import { type Groups, type OperationResult, runOperation, type ToolEntry, toStrings } from './run'
import { asToolCall } from './tool-call'

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

const METHODS: Readonly<Record<string, Method>> = {
  'resources/list': ({ cursor }) => listed(cursor, { resources: [viewResource] }),
  'resources/templates/list': ({ cursor }) => listed(cursor, { resourceTemplates: [] }),
  'prompts/list': ({ cursor }) => listed(cursor, { prompts: listedPrompts }),

  async 'tools/call'(params, { call, groups, message }) {
    const called = calledTool(params)
    if ('outcome' in called) return called.outcome
    const { id, tool, args } = called
    const operationResult = await runOperation(groups, call, tool, { ...TOOL_PAGES[id], ...args })
    const result = await toolResult(id, operationResult, message.showsViews)
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
  const called = calledTool(params)
  return 'tool' in called ? called.tool : undefined
}

/** The text contains everything a model needs, because most clients show nothing else. Programs read the JSON. */
async function toolResult(
  operation: string,
  operationResult: OperationResult,
  showsViews: boolean,
): Promise<Record<string, unknown>> {
  const { ok, status, body, call } = operationResult
  if (typeof body === 'string') return { content: [textOf(body)], structuredContent: { text: body } }
  const content = [textOf(await plainText(call, { status, body }, asToolCall))]
  const shown = showsViews && VIEWED.includes(operation) ? (await import('./view')).viewMeta(operationResult) : {}
  return { content, structuredContent: body, ...(!ok && { isError: true }), ...shown }
}

const refusalOf = ({ ok, body }: OperationResult): string | undefined =>
  ok || typeof body === 'string' ? undefined : String(body.code)

const textOf = (text: string) => ({ type: 'text', text })

const rateLimitHeaders = ({ headers }: Pick<OperationResult, 'headers'>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(x-ratelimit-|retry-after)/i.test(name)))
