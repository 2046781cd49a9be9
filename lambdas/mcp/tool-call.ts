/** Converts a next step into an MCP tool call. */
import type { NextStep } from '../api/next-steps'
import { match } from '../api/routes/match'
import type { ToolListName } from '../api/routes/tool-lists'
import { asArgument, CALL_TOOL, isListed, type ToolRoute, toolOperations } from '../api/routes/tools'

const TOOLS: ReadonlyMap<string, ToolRoute> = new Map(toolOperations)

export interface ToolCall {
  name: string
  arguments: Record<string, unknown>
}

/** The tool of the operation itself, listed or not. Null if no tool covers the step. */
export function toolCallOf({ method, endpoint, body }: Partial<NextStep>): ToolCall | null {
  const [path = '', search] = (endpoint ?? '').split('?')
  const matched = match(String(method), path)
  if (!matched || !TOOLS.has(matched.operation)) return null
  const query = Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [name, asArgument(matched.route, name, value)]),
  )
  return { name: matched.operation, arguments: { ...matched.params, ...query, ...body } }
}

/** The same call, made with a tool of the client's list. */
export function listedCall(call: ToolCall, list: ToolListName): ToolCall {
  if (list === 'all' || isListed(call.name)) return call
  if (call.name === 'care') return { name: 'visit', arguments: { care: [call.arguments] } }
  const hasArguments = Object.keys(call.arguments).length > 0
  return { name: CALL_TOOL, arguments: { operation: call.name, ...(hasArguments && { arguments: call.arguments }) } }
}

export const toolCallText = ({ name, arguments: args }: ToolCall): string => `${name} ${JSON.stringify(args)}`

/** Next steps as one line of text. Leaves out a description that repeats the tool's own. */
export const asToolCall = (list: ToolListName) => (step: Partial<NextStep>) => {
  const why = step.description ?? ''
  if (step.url) return { call: step.url, why }
  const call = toolCallOf(step)
  return (
    call && {
      call: toolCallText(listedCall(call, list)),
      why: why === TOOLS.get(call.name)?.summary ? '' : why,
    }
  )
}
